import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const naoFecha: NarrowConcept[] = [
  {
    id: "nao-fecha-completamente",
    broader: "nao-fecha",
    label: "Não fecha completamente",
    phrase: "o portão que não fecha por completo",
    asks: [
      "para palmo final",
      "para um palmo do final",
      "para pouco antes do final",
      "falta um palmo para fechar",
      "para faltando um palmo",
      "fica meio aberto",
      "ficando meio aberto",
      "fica entreaberto",
      "ficando entreaberto",
      "entreaberto",
      "fica um pouco aberto",
      "fica pouco aberto",
      "fica aberto um pouco",
      "fica com fresta",
      "sobra fresta",
      "não encosta fica aberto",
      "para antes chegar fim",
      "parando antes chegar fim",
      "para antes do fim fechar",
      "fica fresta dedo",
      "fresta um dedo",
      "fecha fica fresta dedo",
      "sobra um dedo fechar",
      "não termina fechar cm",
      "fica aberto cm não termina fechar",
      "fica aberto não termina fechar",
      "sobra cm não fecha",
      "portão não chega até final",
      "portão não chega no final",
      "portão não chega até o fim",
      "não encosta no final",
      "não encosta até fim",
      "portão não encosta final",
      "fica aberto palmo",
      "aberto um palmo",
      "fica aberto palmo fechar",
      "parando palmo batente",
      "para palmo antes batente",
      "para antes encostar fica entreaberto",
      "fresta embaixo",
      "fica vão embaixo portão",
      "sobra vão embaixo portão",
      "portão fechado sobra vão",
      "correr faltando meio metro",
      "faltando metro fechar",
      "faltando pedaço fechar",
      "fecha fica aberto cm",
      "fica aberto uns cm",
      "fecha fica fresta",
      "fecha fica pedaço aberto",
      "freia antes fechar",
      "não fecha completamente",
      "não fecha totalmente",
      "não fecha tudo",
      "não fecha até fim",
      "não fecha todo",
      "falta fechar palmo",
      "não encosta batente",
      "deixa fresta",
      "fica fresta",
      "fica vão aberto",
      "parou antes fechar",
      "não fecha até final",
      "não fecha final",
      "não fecha inteiro",
      "não fecha por completo",
      "para antes fechar",
      "não fecha direito",
      "falta pouco fechar",
      "não termina fechar",
      "não chega fechar",
      "não fecha até o fim",
      "motor parando antes",
      "parando antes fechar",
      "portão parando antes",
      "não completa fechamento",
      "não completa fechar",
    ],
    answers: {
      any: [
        "O portão que não termina de fechar e fica aberto uns 10 cm está, quase sempre, com o fim de curso fora do ponto: essa peça manda o motor parar, e está mandando cedo. Areia no fim do trilho faz o mesmo. Desligue o disjuntor, varra e teste uma vez; se continuar, a regulagem em casa parte de {price.preventive}, sem peças.",
        "O portão que não chega até o final, num sentido ou no outro, quase sempre tem o fim de curso fora do lugar, que é a peça que marca a parada, ou algo prendendo a folha no último trecho. Com o disjuntor desligado, varra o trilho e limpe as lentes da fotocélula. Se continuar, a regulagem em casa parte de {price.preventive}, sem peças.",
        "Quando o portão não fecha completamente e deixa uma fresta, quase sempre o fim de curso, a peça que marca a parada, saiu do lugar ou há sujeira no fim do trilho. Com o disjuntor desligado, varra o trilho e limpe as lentes da fotocélula. Se continuar, a visita com regulagem em casa custa a partir de {price.preventive}, sem peças.",
        "O portão que não fecha completamente, parando um pouco antes, costuma ter o fim de curso deslocado, o sensor que diz à placa onde parar, ou algo prendendo a folha no final. Desligue o disjuntor, limpe trilho, batente e lentes e tente uma vez. Se não encostar, o ajuste em residência começa em {price.preventive}, fora as peças.",
        "Portão que não fecha direito, fica aberto um palmo ou deixa um vão no batente perdeu o ponto de parada ou encontra atrito no fim, por areia, roldana gasta ou folha que cedeu. Tire a sujeira com o disjuntor desligado. Se a fresta continua, o técnico regula em visita a partir de {price.preventive} em casa, sem peças.",
        "Se o portão não fecha totalmente, o mais comum é o fim de curso fora do lugar; depois vêm sujeira no trilho, roldana gasta e folha caída. Limpe o trilho e as lentes, com o disjuntor desligado, e teste uma vez. A regulagem em casa custa a partir de {price.preventive}, sem peças.",
        "O portão que fica meio aberto, sem encostar, está quase sempre com o fim de curso fora do ponto, o sensor que diz à placa onde parar, e ele manda parar cedo. Areia no trilho ou folha raspando no final faz o mesmo. Desligue o disjuntor, limpe e teste uma vez; a regulagem em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Acertar um portão que não fecha até o fim costuma ser regulagem, feita na visita em casa a partir de {price.preventive}, sem peças. Roldana gasta ou fim de curso quebrado somam a peça, com o valor informado antes. Um vídeo do último metro do fechamento basta para a estimativa.",
        "Na maioria dos casos, o portão que não completa o fechamento precisa só de ajuste: a visita em residência parte de {price.preventive}, sem peças, e inclui regular a parada. Se houver peça a trocar, você aprova o valor antes. Mande um vídeo do trecho final.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que faz o portão parar antes do fim", "Por que o portão não termina de fechar"],
        slots: [
          [
            "O jeito de parar mostra a causa. Se o portão para em silêncio, sempre no mesmo ponto, é fim de curso; se ronca antes de parar, a folha está prendendo. Se encosta e volta a abrir, é fotocélula ou força mal regulada.",
            "Repare em como ele para. Se para em silêncio e no mesmo lugar, o ponto de parada está marcado cedo. Se ronca antes de parar, a folha está prendendo. Se volta a abrir, a suspeita é a fotocélula ou o ajuste de força.",
            "Se o motor desliga calado, sempre no mesmo ponto, o fim de curso está adiantado. Se ele ronca antes de parar, a folha está pesada ou presa. Se ele encosta e abre de novo, veja a fotocélula e a força.",
          ],
        ],
        bullets: [
          "Ímã de fim de curso deslocado na cremalheira: o motor desliga cedo",
          "Areia, pedra ou barro no último trecho do trilho",
          "Percurso gravado curto na central",
          "Roldana gasta ou folha que desceu e raspa",
          "Dobradiça caída, batente solto ou piso mais alto",
        ],
      },
      {
        about: "check",
        headings: ["O que conferir antes de chamar", "Faltam alguns centímetros para fechar: o que conferir"],
        slots: [
          [
            "Muita fresta se resolve com vassoura e pano. Em basculante, não fique embaixo da folha.",
            "Comece pela limpeza, porque sujeira no fim do caminho parece defeito de motor. Não passe sob a folha do basculante.",
            "Vale limpar antes de regular, já que uma pedra no canto segura os últimos centímetros. Ninguém deve ficar debaixo do basculante.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho e o canto do batente.",
          "Veja se o batente está no lugar e se a folha não raspa no piso.",
          "Olhe, sem tocar, se o ímã ou a haste do fim de curso está solto.",
          "Limpe as lentes da fotocélula com pano seco.",
          "Religue, feche uma vez e filme o último metro.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acerta o fechamento", "O que o técnico faz no portão que não fecha"],
        slots: [
          [
            "O técnico move a folha à mão para achar atrito e corrige o que pesa. Depois reposiciona o fim de curso até a folha encostar no batente sem pancada e, nas placas que aprendem o percurso, refaz a gravação.",
            "Primeiro a folha é movida à mão, para ver onde prende, e o que pesa é corrigido antes da força. Depois o ponto de parada é levado até o batente, e o percurso é regravado quando a placa pede.",
            "Com a folha solta e leve, o fim de curso é acertado para ela chegar ao batente sem bater. Se a placa grava o percurso, ele é refeito; aumentar a força contra folha torta só gastaria o motor.",
          ],
          [
            "No basculante, a fresta embaixo pode ser cabo desigual, contrapeso ou piso irregular, e o acerto é só do técnico. Na folha de abrir, ele confere dobradiça, batente e o curso do braço.",
            "Basculante que não encosta no chão pede medida de cabos e contrapeso, serviço perigoso para quem não é técnico. Já a folha de abrir costuma ter dobradiça caída ou braço com curso curto.",
            "Em folha de abrir, são conferidos dobradiças, batente e curso do braço. No basculante, o desnível vem de cabos, contrapeso ou piso, e só o técnico deve mexer ali.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso mexer no ímã para fechar a fresta do portão?",
        answers: [
          "Não convém. Alguns milímetros a mais fazem a folha bater no batente e forçar o motor. Fotografe a posição e deixe o ajuste com o técnico.",
          "Melhor não: se passar do ponto, o motor empurra o batente até gastar as engrenagens. O ajuste é pequeno e precisa de teste a cada passo.",
          "Deixe com o técnico, porque o ímã fora do ponto faz o motor forçar o batente. Se ele está solto, fotografe e não aperte.",
        ],
      },
      {
        question: "A fresta do portão deixa a casa insegura?",
        answers: [
          "Pode deixar, se a trava não encaixa. Até o acerto, prenda por dentro com ferrolho ou cadeado e mantenha o disjuntor desligado.",
          "Depende da trava. Se um empurrão aumenta a fresta, tranque por dentro, com o disjuntor desligado para o motor não forçar o cadeado.",
          "Sim, quando a folha pode ser puxada de fora. Tranque por dentro e desligue o disjuntor, para ninguém acionar o motor com o portão trancado.",
        ],
      },
      {
        question: "Por que a fresta do portão aumenta com o tempo?",
        answers: [
          "Porque o suporte do ímã continua se soltando ou a roldana continua se gastando. Reapertar o suporte e trocar a peça gasta mantém o ponto de parada.",
          "Cada vibração desloca mais um pouco o ímã ou gasta mais a roldana. Sem fixar o suporte, a regulagem não dura.",
          "O parafuso do ímã afrouxa mais a cada dia, ou a folha vai descendo com a roldana gasta. Por isso convém corrigir logo.",
        ],
      },
      {
        question: "O portão é novo e não fecha direito. É normal?",
        answers: [
          "Acontece nas primeiras semanas, enquanto a folha e o trilho se acomodam. Peça a quem instalou que refaça o ponto de parada, porque esse ajuste faz parte do serviço.",
          "Um reajuste depois da acomodação da folha é comum. Chame primeiro o instalador, porque essa regulagem faz parte do serviço dele.",
          "Sim, pode ser só acomodação. O ajuste do ponto de parada cabe a quem instalou, dentro da garantia do serviço.",
        ],
      },
    ],
    photo: "um vídeo do último metro do fechamento e uma foto do ímã ou da chave de fim de curso, sem mexer",
  },
  {
    id: "so-fecha-segurando",
    broader: "nao-fecha",
    label: "Só fecha segurando o botão",
    phrase: "o portão que só fecha com o botão apertado",
    asks: [
      "só abre se segurar botão",
      "só abre segurar controle",
      "só abre segurando controle",
      "só abre ficar segurando",
      "solto botão portão para",
      "soltar controle para",
      "só anda botão apertado",
      "só funciona controle pressionado",
      "só funciona controle apertado",
      "soltei botão portão parou",

      "central modo homem presente",
      "modo homem presente como tirar",
      "só abre botão segurado",
      "abre segurando botão",
      "só abre segurando",
      "só abre segurando botão",
      "abre botão segurado",
      "só fecha segurando",
      "fecha segurando botão",
      "precisa segurar botão",
      "só fecha apertando",
      "segurar controle fechar",
      "só funciona segurando",
      "só anda segurando",
      "botão apertado tempo todo",
      "apertar segurar fechar",
      "segurar para fechar",
      "dedo no botão",
      "ficar dedo botão",
      "tem que segurar botão",
    ],
    answers: {
      any: [
        "Portão que só fecha com o botão segurado, e para quando você solta, está no modo de comando contínuo, em geral porque a fotocélula acusa obstáculo ou a central perdeu o percurso. Limpe as lentes e teste com um toque só. Se continuar, a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Se você precisa apertar e segurar o botão para o portão fechar, a central não recebe o sinal da fotocélula ou foi programada para andar só com alguém comandando. Comece limpando as duas lentes. Sem melhora, o técnico confere sensores e programação a partir de {price.preventive} em casa, sem peças.",
        "Ficar com o dedo no botão para o portão andar é sinal de fotocélula com falha, percurso perdido ou modo contínuo ligado na central. Passe um pano seco nas duas lentes e tente com um toque. Se nada mudou, a conferência em residência começa em {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer antes de chamar", "Comece pela fotocélula"],
        slots: [
          [
            "Enquanto durar o defeito, feche só com o portão inteiro à vista e a passagem vazia. Crianças não devem usar nesse modo, porque o sensor não as protege.",
            "Quem segura o botão precisa vigiar a passagem do começo ao fim. Não deixe crianças fazerem isso e nunca prenda a tecla com fita.",
            "Feche apenas vendo a folha toda e o vão livre. Não calce o botão e não deixe criança usar o portão nesse modo.",
          ],
        ],
        steps: [
          "Tire vaso, lixeira ou planta da linha entre as lentes.",
          "Limpe as duas lentes com pano macio e seco.",
          "Veja se a luz do receptor da fotocélula está acesa e firme.",
          "Desligue o disjuntor por um minuto, religue e teste um toque só.",
          "Se continuou, grave um vídeo do fechamento.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a central exige o botão apertado", "Sensor, programação ou memória"],
        slots: [
          [
            "Com a fotocélula suja, torta ou com o fio rompido, muitas centrais só andam enquanto alguém comanda e olha o vão. Isso é uma proteção, e por isso o sensor não deve ser anulado.",
            "Sem o sinal da fotocélula, a central exige o botão apertado, para que uma pessoa vigie a folha. Lente suja, suporte torto ou fio partido já bastam para isso, e o sensor não deve ser anulado.",
            "A falta de sinal do sensor, por sujeira, desalinhamento ou fio, faz a placa exigir o comando contínuo. Assim alguém sempre vê a passagem, e anular o sensor acabaria com essa proteção.",
          ],
          [
            "A outra causa é a programação: o modo chamado homem presente, em que o portão só anda com o botão apertado, ou o percurso perdido depois de troca de placa ou queda de luz. Gravar o percurso de novo resolve o segundo caso.",
            "Também pode estar ligada a função homem presente, em que a folha anda só com o dedo no botão. O percurso apagado por falta de energia ou placa nova tem o mesmo efeito, até ser gravado de novo.",
            "Se o sensor está bom, o técnico verifica se a central está no modo homem presente, que exige o botão apertado, e se a memória do percurso se perdeu em queda de luz ou troca de placa.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico devolve o toque único", "O conserto e o que muda o preço"],
        slots: [
          [
            "O técnico mede na placa o sinal da fotocélula e dos fins de curso, os sensores que mandam parar. Depois de corrigir o que falta, grava o percurso e testa com um toque só.",
            "Os sinais da fotocélula e dos fins de curso, que avisam a parada, são medidos na central um a um. Depois de acertar o que falhou, o percurso é gravado e o portão é testado com um toque.",
            "A medição na central mostra qual sinal não chega, o da fotocélula ou o da parada. Em seguida vêm a correção, a gravação do percurso e os testes.",
          ],
          [
            "Limpar, alinhar e programar cabem na visita. Um par novo de fotocélulas soma a peça, e a placa, que raramente é a causa, é o item mais caro.",
            "Alinhamento e programação ficam no preço da visita. Sensor queimado acrescenta a peça, e só em poucos casos a central precisa de reparo.",
            "Na maioria dos casos se paga só o ajuste. Fotocélula nova custa mais, e a placa só é trocada depois da medição.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão segurando o botão até o conserto?",
        answers: [
          "Pode, com o portão à vista e a passagem vazia do começo ao fim. Não prenda o botão com fita: ele fecharia sem ninguém olhando.",
          "Por poucos dias e com atenção. Solte o botão se alguém se aproximar e nunca calce a tecla.",
        ],
      },
      {
        question: "Por que o portão fecha pela botoeira e não pelo controle?",
        answers: [
          "Muitas centrais aceitam o comando contínuo só pela botoeira com fio, de onde se vê o portão. O controle volta quando o sensor ou a programação é acertada.",
          "Por segurança, o modo contínuo costuma valer só no botão da parede. É sinal de que a fotocélula está acusando falha.",
        ],
      },
      {
        question: "É defeito da placa?",
        answers: [
          "Raramente. A fotocélula, o fio dela e a programação são testados primeiro, e a placa só é examinada depois.",
          "Na maioria das vezes, não. A placa só é suspeita se o sinal do sensor chega certo e o defeito continua.",
        ],
      },
      {
        question: "Posso desligar a fotocélula para fechar com um toque?",
        answers: [
          "Não: sem ela o portão fecha sobre pessoa, bicho ou carro. Limpe, alinhe e, se não resolver, peça a medição.",
          "Não se anula o sensor, que é a proteção da passagem. O conserto dele costuma ser simples.",
        ],
      },
    ],
    photo: "um vídeo do fechamento com o botão apertado e uma foto das fotocélulas",
  },
  {
    id: "travado-aberto",
    broader: "nao-fecha",
    label: "Travado aberto, casa exposta",
    phrase: "o portão travado aberto",
    asks: [
      "não fecha mais sozinha casa",
      "não fecha mais estou sozinha",
      "não fecha estou sozinha",
      "não fecha sozinha em casa",
      "não fecha mais estou sozinha em casa",
      "não fecha estou sozinho casa",
      "não fecha medo",
      "não fecha moro sozinha",
      "não fecha sem segurança",
      "não fecha casa exposta",
      "não fecha casa aberta",
      "técnico urgente portão aberto não fecha",
      "emperrado aberto",
      "enguiçado aberto",
      "não fecha vou dormir",
      "não fecha dormir",
      "parou meio não fecha noite",
      "travado aberto",
      "travou aberto",
      "não fecha noite",
      "aberto noite",
      "emperrou aberto",
      "ficou aberto",
      "quebrou aberto",
      "parou aberto",
      "aberto madrugada",
      "não fecha madrugada",
      "fechar portão quebrado",
      "como fechar portão quebrado",
      "fechar portão eletrônico quebrado",
      "fechar portão estragado",
      "como fechar portão na mão",
      "fechar portão na mão",
      "fechar portão eletrônico manualmente",
      "fechar portão com defeito",
    ],
    intent: "emergency",
    answers: {
      any: [
        "O portão que fica aberto e não fecha está, na maioria das vezes, com a fotocélula suja ou com algo na frente dela. Limpe as duas lentes e mande fechar uma única vez. Se não fechar, desligue o disjuntor: o de correr ou de abrir, com a folha reta, pode ser destravado com a chave e fechado na mão; o basculante fica como está. Atendemos {shop.hours}.",
        "Portão travado aberto à noite se resolve nesta ordem: limpe as lentes da fotocélula e tente fechar uma única vez; se não fechou, desligue o disjuntor. Portão de correr ou de abrir, com a folha reta, pode ser destravado com a chave e fechado na mão. Basculante não se mexe. Atendemos pelo WhatsApp, {shop.hours}.",
        "Se o portão não fecha e você vai dormir, tire o que estiver na frente do sensor e dê um só comando; sem resposta, desligue o disjuntor. Folha de correr ou de abrir, reta, é solta com a chave e levada à mão até o batente. Se é basculante, não destrave: chame, {shop.hours}.",
        "Quando o portão parou no meio e não fecha, à noite, não insista no controle: limpe a fotocélula, tente uma vez e depois desligue o disjuntor. O de correr ou de abrir se fecha na mão, destravado com a chave; o basculante fica onde está. Chame pelo WhatsApp, {shop.hours}, com endereço e foto.",
        "O portão eletrônico travado aberto costuma estar com a fotocélula suja ou desalinhada, que impede o fechamento. Limpe as lentes e tente uma vez; se não fechar, desligue o disjuntor e feche na mão apenas folha de correr ou de abrir que esteja reta. Atendemos {shop.hours}, e o valor da ida é informado antes.",
        "Portão que travou aberto e não fecha antes de dormir tem duas saídas seguras. A primeira é limpar a fotocélula e comandar uma vez; a segunda, cortar a energia e fechar na mão, se for de correr ou de abrir e estiver reto. Basculante só o técnico mexe, e o WhatsApp responde {shop.hours}.",
        "Se o portão abriu, não fecha mais e você está sozinha ou sozinho em casa, limpe as lentes da fotocélula e dê um comando; se não fechou, desligue o disjuntor. O de correr ou de abrir, reto, se fecha na mão com a chave do motor; o basculante não. Fique dentro, com a porta trancada, e chame pelo WhatsApp, {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como fechar a casa agora", "Portão travado aberto: faça nesta ordem"],
        slots: [
          [
            "Fechar na mão serve só para folha de correr ou de abrir, inteira, no trilho e em piso nivelado. Folha torta ou cabo solto encerra as tentativas: disjuntor desligado e distância.",
            "Só se empurra folha de correr ou de abrir que esteja reta e em piso plano. Se ela entortou, saiu do trilho ou é basculante, desligue o disjuntor e afaste todos.",
            "À mão, feche apenas portão de correr ou de abrir, com a folha reta e o piso plano. Em qualquer outro caso, corte a energia, mantenha distância e chame.",
            "O tipo do portão define o que você pode fazer. O de correr e o de abrir, se estão retos e o chão é plano, podem ser fechados com a mão. Com basculante, folha torta ou cabo frouxo, só se desliga o disjuntor e se afasta todo mundo.",
            "Olhe a folha inteira antes de tocar nela. Se é de correr ou de abrir, está reta e o piso é plano, pode ser fechada na mão. Com qualquer defeito visível, ou se é basculante, afaste-se e corte a energia.",
          ],
        ],
        steps: [
          "Se é basculante, não passe embaixo nem destrave: desligue o disjuntor, isole a passagem e chame.",
          "Se é de correr ou de abrir, limpe as lentes da fotocélula e tente fechar uma única vez.",
          "Se não fechou, desligue o disjuntor e o nobreak, se houver.",
          "Destrave com a chave e leve a folha devagar até o batente, sem forçar.",
          "Trave o motor de novo e passe ferrolho ou cadeado por dentro, com o disjuntor desligado.",
        ],
      },
      {
        about: "safety",
        headings: ["Casa aberta: o que fazer até o técnico chegar", "Enquanto o portão não fecha"],
        slots: [
          [
            "Tranque a porta que liga a garagem à casa, tire do carro documentos e controles e deixe a luz acesa. Assim o portão aberto não dá acesso ao resto da casa.",
            "Feche as portas internas, recolha do carro o que tem valor, inclusive o controle, e mantenha a frente iluminada. O portão fica aberto, mas a casa não.",
            "A porta interna trancada e a luz acesa protegem a casa enquanto o portão espera. Leve para dentro documentos e controles que estejam no carro.",
            "Passe a chave na porta da garagem, acenda a luz da frente e retire do carro papéis e controles. Assim o vão aberto não dá caminho para dentro da casa.",
            "Tranque as portas de dentro, que passam a proteger a casa. Deixe a luz externa acesa e o carro sem objetos nem controle à vista.",
          ],
          [
            "Ninguém fica embaixo de folha erguida, nem para tirar o carro, e o carro não serve de calço. Também não anule a fotocélula para fechar só esta noite: sem ela, a folha desce ou corre sobre quem estiver no caminho.",
            "Não use o carro como escora nem passe sob o basculante parado no alto. Juntar os fios do sensor para forçar o fechamento troca um portão aberto por um perigoso.",
            "Mantenha pessoas e carro longe da folha suspensa, que pode descer de repente. A fotocélula fica como está, porque ela é o que impede o portão de fechar sobre alguém.",
            "Estacionar embaixo para segurar a folha é perigoso, e tirar o carro dali também, porque ela pode cair. Deixe a fotocélula ligada como está, já que sem ela nada detém o portão diante de uma pessoa.",
            "O basculante erguido não se apoia em carro, escada nem madeira, e o espaço sob ele fica vazio. Emendar os fios da fotocélula tampouco é saída, pois elimina a proteção de quem passa.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão não fecha", "O que impede o fechamento"],
        slots: [
          [
            "A primeira suspeita é a fotocélula, o par de sensores na passagem: suja, torta ou com fio rompido, ela deixa abrir e não deixa fechar. Se a folha para em silêncio sempre no mesmo ponto, o fim de curso, que marca a parada, saiu do lugar.",
            "Portão que abre e não volta costuma obedecer à fotocélula, o sensor que acha haver alguém no vão. Se a folha para quieta, longe do batente, o fim de curso, o ponto de parada, provavelmente saiu de posição.",
            "Lente suja ou suporte torto na fotocélula, o sensor de passagem, é o motivo mais comum de o portão recusar o fechamento. Depois vem o fim de curso deslocado, que desliga o motor antes da hora.",
            "Quase sempre é a fotocélula, que vigia a passagem por um feixe de luz e, com poeira, desvio ou fio partido, impede o fechamento. Se o portão para calado sempre no mesmo lugar, o fim de curso, que marca a parada, deve ter se deslocado.",
            "A fotocélula suja ou torta faz a placa entender que há um carro na passagem, e o portão não fecha. A outra causa comum é o fim de curso, o ponto de parada, que saiu do lugar e desliga o motor antes da hora.",
          ],
          [
            "Motor que ronca e desiste indica folha presa ou capacitor fraco, a peça que dá força à partida. Cheiro de queimado ou silêncio total indicam motor, placa ou falta de energia.",
            "Se ele ronca sem sair do lugar, a folha prendeu ou o capacitor, que ajuda o motor a partir, enfraqueceu. Sem som algum, procure na energia, na placa ou no motor queimado.",
            "O ronco sem movimento vem de atrito no trilho ou de capacitor cansado, que dá o impulso inicial. Quando não há ruído nenhum, falta energia, ou a placa ou o motor queimou.",
            "Se o motor zumbe com a folha imóvel, o capacitor, que dá a partida, está gasto ou o portão está preso. Sem ruído, ou com cheiro de queimado, restam placa, motor e alimentação.",
            "Pelo som da última tentativa se separa a causa. Se o motor zuniu e parou, faltou capacitor ou há atrito demais; se nem zuniu, o problema está na energia, na central ou no próprio motor.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O basculante travou aberto. Posso baixar com duas pessoas?",
        answers: [
          "Não. A folha pode estar presa só pelo motor, e soltá-la derruba todo o peso. Desligue o disjuntor, isole a passagem e espere o técnico escorar.",
          "Não tente: duas pessoas não seguram uma folha sem contrapeso. Deixe o disjuntor desligado, mantenha todos longe e chame.",
          "De jeito nenhum: sem o equilíbrio do contrapeso, a folha pesa mais do que duas pessoas aguentam. Cerque o lugar, corte a energia e deixe a escora para o técnico.",
        ],
      },
      {
        question: "Fechei na mão. O portão fica seguro?",
        answers: [
          "Só depois de travar o motor e conferir, empurrando de leve, que a folha não cede. Um cadeado por dentro reforça, com o disjuntor desligado.",
          "Fica, se o motor estiver travado ou houver ferrolho passado. Destravado, qualquer empurrão da rua abre.",
          "Depende da trava: com o motor engatado de novo ou um ferrolho por dentro, sim. Solta, a folha cede a quem empurrar, e o disjuntor precisa continuar desligado.",
        ],
      },
      {
        question: "Vocês atendem portão travado aberto de madrugada?",
        answers: [
          "Sim, o atendimento funciona {shop.hours}. Diga se a folha está reta, o tipo de portão e a marca do motor, para o técnico levar as peças prováveis.",
          "Atendemos {shop.hours}. Mande foto de longe e endereço; se a peça só for achada em loja, o portão é deixado fechado até o fim do serviço.",
          "Atendemos a qualquer hora, {shop.hours}. Para vir com a peça provável, o técnico precisa da marca do motor, do tipo de portão e de uma foto à distância.",
        ],
      },
      {
        question: "Quanto custa atender um portão travado aberto?",
        answers: [
          "De madrugada e no fim de semana a ida tem valor próprio, informado antes de o técnico sair, e o conserto é orçado à parte, pela peça. Foto e vídeo adiantam a estimativa.",
          "Somam-se a ida, que fora de hora tem preço próprio informado antes, e o que for feito: só fechar e travar, ou já trocar a peça. Nada começa sem a sua aprovação.",
          "São dois valores: o da ida, maior fora do horário comum e avisado antes, e o do reparo, conforme a peça. Fechar e travar apenas, deixando o resto para depois, reduz a conta.",
        ],
      },
    ],
    photo: "o endereço, uma foto de longe do portão aberto e outra da etiqueta do motor",
  },
  {
    id: "basculante-nao-fecha",
    broader: "nao-fecha",
    label: "Portão basculante não fecha",
    phrase: "o portão basculante que não fecha",
    asks: [
      "portão não encosta chão",
      "desce não encosta chão",
      "desce não chega chão",
      "basculante para centímetros antes piso",
      "basculante para antes do chão",
      "basculante desce fica vão chão",
      "basculante não fecha por completo",
      "basculante não fecha completamente",
      "basculante aberto embaixo",
      "basculante fica aberto embaixo",
      "basculante fica cm aberto embaixo",
      "basculante cm aberto embaixo",
      "basculante fresta embaixo",

      "basculante faltando pouco fechar",
      "basculante faltando fechar",
      "basculante obedece abrir não obedece fechar",
      "basculante sobe não desce",
      "basculante só sobe não desce",
      "basculante sobe não desce controle",
      "basculante sobe mas não desce",
      "basculante trava descer",
      "basculante trava hora descer",
      "basculante emperra descer",
      "basculante trava palmo chão",
      "basculante para palmo chão",
      "basculante palmo chão",
      "basculante trava antes chão",
      "basculante não chega chão",
      "basculante não fecha",
      "basculante não desce",
      "basculante não baixa",
      "basculante não fecha todo",
      "basculante não encosta chão",
      "basculante fica aberto",
      "basculante não fecha direito",
      "basculante não fecha chão",
      "não desce",
      "não está descendo",
      "não baixa",
      "basculante não fecha até chão",
      "basculante não fecha até fim",
      "basculante não fecha até final",
      "basculante não fecha totalmente",
      "basculante deixa fresta",
    ],
    answers: {
      any: [
        "Portão basculante que não fecha por completo costuma estar com o fim de curso de baixo, o ponto de parada, marcado cedo demais; se nem começa a descer, a primeira suspeita é a fotocélula suja. Limpe as lentes pelo lado e teste a botoeira uma vez, sem passar embaixo. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o portão basculante subiu e não desce mais, a causa mais comum é a fotocélula suja ou desalinhada, que impede o fechamento. Depois vêm a parada de cima e o relé da placa. Limpe as lentes pelo lado e não destrave nem puxe a folha; a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão basculante que trava na descida tem, em geral, a folha raspando na guia, um cabo fora da roldana ou o contrapeso desequilibrado. Pare de acionar, desligue o disjuntor e fique longe, porque a folha pode cair. A visita que equilibra e regula, em casa, parte de {price.preventive}, sem peças.",
        "Se o portão basculante enguiçou fechado, confira o disjuntor e aperte a botoeira uma vez. Motor em silêncio indica falta de energia ou placa; motor que ronca indica capacitor ou folha presa. Não destrave nem force, porque a folha pode cair; o conserto com regulagem, em casa, parte de {price.preventive}, sem peças.",
        "Quando o motor [marca] do basculante não desce, veja primeiro a fotocélula: suja ou desalinhada, ela bloqueia o fechamento. Se a folha começa a descer e para, o problema está na guia, no contrapeso ou no ponto de parada. Não destrave; a visita de ajuste, em casa, parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Consertar basculante que não fecha custa conforme a causa: alinhar a fotocélula e regular a parada cabem na visita com ajuste, a partir de {price.preventive} em casa, sem peças. Cabo, contrapeso ou placa somam a peça; um vídeo de longe adianta o valor.",
        "O preço para o basculante voltar a fechar depende de ser sensor, regulagem ou peça. A visita em residência parte de {price.preventive}, sem peças, e o que for além você aprova antes; mande foto da etiqueta e vídeo do portão.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o basculante não fecha", "Causas conforme o ponto em que ele para"],
        slots: [
          [
            "A causa depende do ponto em que o basculante para, e isso se vê de longe. Não chegue perto da folha para olhar.",
            "Repare, de longe, se o basculante nem começa a descer, se trava no meio ou se falta pouco para fechar. Cada caso leva a uma peça.",
            "De longe, observe onde a descida termina: no alto, no meio ou quase no chão. Por aí o técnico sabe por onde começar.",
          ],
        ],
        bullets: [
          "Sobe e não desce: fotocélula suja ou desalinhada, parada de cima ou relé da placa",
          "Para no meio: folha raspando na guia, cabo ou contrapeso fora do ponto",
          "Fica aberto embaixo, em silêncio: parada de baixo marcada cedo",
          "Fica aberto só de um lado: cabo desigual, e não se usa o portão",
          "Desce e sobe de novo: fotocélula, atrito ou parada marcada além do chão",
        ],
      },
      {
        about: "check",
        headings: ["O que dá para conferir com segurança", "Antes do técnico, faça só isto"],
        slots: [
          [
            "No basculante, só se testa de fora e de lado, porque a folha erguida guarda muito peso. Folha torta, cabo solto ou estalo encerram o teste: disjuntor desligado e passagem isolada.",
            "Teste apenas pelos lados, nunca sob a folha, que pode cair. Se ela inclinou, se há cabo solto ou se ouviu um estalo, desligue o disjuntor e isole a passagem.",
            "Fique fora da linha da folha e não destrave o motor. Cabo pendurado, folha inclinada ou estalo pedem disjuntor desligado e distância.",
          ],
        ],
        steps: [
          "Olhe de longe se a folha está reta e os cabos, esticados.",
          "Limpe as lentes da fotocélula pelo lado, com pano seco.",
          "Tire o que estiver no piso, sem passar sob a folha.",
          "Aperte a botoeira uma única vez e observe.",
          "Se não obedeceu, desligue o disjuntor e chame o técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["O conserto do basculante que não fecha", "O que o técnico faz na visita"],
        slots: [
          [
            "O técnico escora a folha antes de tudo e confere cabos, roldanas e contrapeso, que devem segurá-la sem subir nem cair. Só então regula o fim de curso, para ela encostar no chão sem bater.",
            "Com a folha escorada, cabos, guias e contrapeso são conferidos e o equilíbrio é corrigido. Depois o ponto de parada é acertado até o chão, sem pancada.",
            "Primeiro vem a escora, depois o equilíbrio: a folha não pode subir nem descer sozinha. Acertado isso, regula-se a parada de baixo para fechar encostando de leve.",
          ],
          [
            "Se o defeito é elétrico, ele mede a fotocélula e a placa, onde o relé de descer pode ter falhado. Cabo gasto se troca aos pares, com o valor aprovado antes.",
            "Na parte elétrica, o exame passa pela fotocélula e pelo relé da placa que manda descer. Peças gastas, como cabos, são trocadas depois da sua aprovação.",
            "Quando a mecânica está boa, a medição passa à fotocélula e ao relé da placa que manda descer. O preço de qualquer peça é informado antes da troca.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso baixar o basculante na mão?",
        answers: [
          "Não. Se cabo ou contrapeso falhou, a folha cai com todo o peso ao soltar o motor. O técnico escora antes de mexer.",
          "Não destrave com a folha no alto. Desligue o disjuntor, isole a passagem e espere o técnico.",
        ],
      },
      {
        question: "O basculante enguiçou fechado. Como abro?",
        answers: [
          "Teste a botoeira e o disjuntor, uma vez cada. Não destrave se a folha pesou ou um cabo soltou; chame pelo WhatsApp, {shop.hours}, dizendo se há carro preso.",
          "Confira o disjuntor e aperte a botoeira uma vez. Sem resposta, deixe travado e peça o conserto, {shop.hours}, porque folha desequilibrada pode cair ao ser solta.",
        ],
      },
      {
        question: "Por que o basculante desce e sobe de novo?",
        answers: [
          "A central entendeu que há um obstáculo. Se ele volta depois de tocar o chão, é o ponto de parada; se volta antes, é fotocélula ou atrito.",
          "É a proteção agindo, por feixe cortado, folha raspando ou parada marcada além do chão. O ponto em que ele volta mostra qual das três.",
        ],
      },
      {
        question: "O basculante deixa uma fresta embaixo. Posso usar?",
        answers: [
          "Se a fresta é igual dos dois lados e a folha está reta, pode, até o ajuste. Se é só de um lado, há cabo desigual: pare e desligue o disjuntor.",
          "Fresta igual dos dois lados é regulagem e permite usar por pouco tempo. Fresta só de um lado é risco de queda, e o portão fica parado até o acerto.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, tirada de longe, e outra das fotocélulas",
  },
  {
    id: "correr-nao-fecha",
    broader: "nao-fecha",
    label: "Portão de correr não fecha",
    phrase: "o portão de correr que não fecha",
    asks: [
      "correr abre não volta",
      "deslizante abre não volta",
      "correr não volta",
      "deslizante abre não volta fechar",
      "correr abre não volta fechar",
      "correr abre não responde fechar",
      "deslizante abre não responde fechar",
      "correr não fecha",
      "deslizante não fecha",
      "correr parou fechar",
      "deslizante parou fechar",
      "correr fica aberto",
      "deslizante fica aberto",
      "correr não está fechando",
      "correr abre não fecha",
      "correr travou aberto não fecha",
      "correr travado aberto não fecha",
      "portão correr travou aberto não fecha",
      "deslizante abre não fecha",
    ],
    answers: {
      any: [
        "Portão de correr que não fecha quase sempre tem a fotocélula bloqueada, o sensor da passagem, ou sujeira no trilho. Limpe as lentes e depois o trilho, com o disjuntor desligado, e tente uma vez. Se a folha para perto do batente, o ímã de fim de curso saiu do ponto. A regulagem em casa parte de {price.preventive}, sem peças.",
        "Se o portão de correr automático fica aberto e não fecha mais, comece pela fotocélula, que costuma estar suja, torta ou com algo na frente. Se o caminho do feixe está livre e o portão continua aberto, a causa é areia no trilho, roldana ou fim de curso. O ajuste em residência custa a partir de {price.preventive}, fora peças.",
        "O portão deslizante abre e não fecha quando a placa vê obstáculo na fotocélula ou quando a folha prende no trilho. Passe um pano seco nas lentes, desligue o disjuntor para varrer o trilho e tente uma vez. Se não fechar, a visita de ajuste em casa custa a partir de {price.preventive}, sem contar peças.",
        "Quando o portão de correr abre e não volta, a placa quase sempre está vendo obstáculo: fotocélula suja, torta ou com algo na frente. Limpe as lentes e tente uma vez. Se não adiantar, desligue o disjuntor e veja se há pedra no trilho; a regulagem do sensor e da parada em casa parte de {price.preventive}, sem peças.",
      ],
      price: [
        "Consertar portão de correr que não fecha custa pouco quando é fotocélula suja, trilho ou ímã fora do lugar: o ajuste em casa parte de {price.preventive}, sem peças. Roldana, sensor e placa novos somam a peça, nessa ordem de custo, e um vídeo do fechamento adianta o orçamento.",
        "O valor do conserto do deslizante que não fecha depende da causa: regular e alinhar cabe na visita, desde {price.preventive} na residência, fora peças. Depois vêm o par de fotocélulas e a roldana, e a placa é o item mais caro.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Fotocélula e trilho: o que conferir", "O que fazer com o portão de correr aberto"],
        slots: [
          [
            "Se a folha estiver fora do trilho ou inclinada, não mexa, porque ela pode tombar. Nunca emende os fios da fotocélula para fechar, porque o portão passa a fechar sobre quem estiver no caminho.",
            "Antes de tudo, veja se a folha está reta no trilho. Se está inclinada, não toque, porque ela pode tombar. Não desligue a fotocélula da placa, já que é esse sensor que protege quem passa.",
            "Folha inclinada ou fora do trilho fica onde está até o técnico chegar. Deixe também a fotocélula ligada, porque sem esse sensor o portão fecha sobre pessoas e carros.",
          ],
        ],
        steps: [
          "Tire o que estiver na passagem e limpe as duas lentes da fotocélula.",
          "Desligue o disjuntor e varra o trilho até o batente.",
          "Olhe, sem tocar, se o ímã da cremalheira está firme.",
          "Religue e tente fechar uma vez, de longe.",
          "Se não fechou, desligue o disjuntor e, com a folha reta e no trilho, destrave e feche na mão.",
          "Trave o motor de volta e passe cadeado por dentro.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão de correr não fecha", "O que segura o deslizante aberto"],
        slots: [
          [
            "Quando o portão nem tenta fechar, o sinal é de fotocélula: lente suja, suporte torto, planta ou sol no feixe. A central obedece para abrir e recusa a ordem de fechar, por segurança.",
            "O portão que fica parado e em silêncio está obedecendo à fotocélula. A causa costuma ser sujeira, batida no suporte ou um vaso na linha do feixe. Por proteção, a placa aceita abrir e recusa fechar.",
            "O caso mais comum é a fotocélula suja, desalinhada ou encoberta, e o portão nem tenta fechar. Com o feixe cortado, a central aceita a ordem de abrir e recusa a de fechar.",
          ],
          [
            "Se o portão anda e para, ou volta, a folha está prendendo em areia, roldana gasta ou guia apertada. Quando ele para sempre a um palmo do batente, o ímã de fim de curso, que avisa a chegada, saiu do lugar.",
            "O portão que começa a fechar e desiste tem atrito: pedra no trilho, roldana que arrasta ou folha raspando na guia. Quando falta só um palmo, o ímã do fim de curso, que avisa a chegada, escorregou.",
            "Se a folha começa a fechar e volta, o motor está fazendo esforço, por trilho sujo, roldana ou guia. A parada repetida perto do fim mostra que o ímã da cremalheira, que marca o fim de curso, saiu do lugar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz para ele fechar", "Do sensor ao ponto de parada"],
        slots: [
          [
            "O técnico mede se a fotocélula libera a ordem, alinha o par e segue os fios até achar a emenda ruim. Se o sensor está bom, ele testa a botoeira, o controle e a saída da placa.",
            "Na visita, mede-se primeiro a fotocélula: alinhamento, alimentação e cabo. Se ela está boa, o técnico isola botoeira e receptor até achar quem barra o fechamento.",
            "Com o multímetro, o técnico vê se o sensor bloqueia ou libera e corrige o fio com defeito. Depois vêm botoeira e placa, para não trocar peça por palpite.",
          ],
          [
            "Em seguida ele solta a folha, procura o atrito e regula a parada, até o portão encostar sem pancada. O serviço leva até {trade.smallRepair} quando não há peça a trocar.",
            "Por fim, a folha é movida solta, o atrito é tirado e o fim de curso fica no ponto. Sem peça nova, conte até {trade.smallRepair}.",
            "Por último, a folha é acertada para correr leve, e a parada é regulada no batente. O serviço leva até {trade.smallRepair} se nada precisa ser trocado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preço para o portão voltar a fechar", "Do que depende o preço do conserto"],
        slots: [
          [
            "Limpar, alinhar e regular é o mais barato: em casa, a faixa comum vai de {price.preventiveRange}, sem peças. Portão grande ou com vários pontos a acertar fica na parte de cima.",
            "O ajuste em residência fica, em geral, de {price.preventiveRange}, sempre sem peças. Folha larga e mais de um ponto a acertar aumentam o valor.",
            "Na maioria das casas, regular e alinhar custa de {price.preventiveRange}, sem as peças. O valor depende do tamanho da folha e de quantos pontos é preciso acertar.",
          ],
          [
            "A peça só é cobrada se a medição mostrar defeito. O par de fotocélulas custa menos que a placa, e folha empenada, que é serviço de serralheiro, costuma ser o mais caro. No cartão, o valor é dividido em até {shop.instalments} vezes.",
            "Quando há peça com defeito, ela é somada: o sensor é o mais barato, depois vêm a roldana e a placa. Folha torta pede serralheiro. O pagamento pode ser dividido em até {shop.instalments} vezes no cartão.",
            "As peças aumentam a conta: sensor custa pouco, roldana custa mais, e a placa é a mais cara. Quadro torto exige serralheiro. No cartão são até {shop.instalments} parcelas.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão de correr fecha e abre de novo. É a mesma causa?",
        answers: [
          "É parecida. Se o portão volta no meio, o feixe foi cortado ou há atrito. Se volta ao encostar, o ímã de fechamento avisa tarde e precisa de regulagem.",
          "Quase: a volta no caminho vem da fotocélula ou do esforço, e a volta no batente vem do fim de curso.",
        ],
      },
      {
        question: "O sol pode impedir o portão de fechar?",
        answers: [
          "Pode: sol baixo direto na lente cega a fotocélula em certos horários. O técnico troca de lado o emissor e o receptor ou põe uma aba, e o defeito some.",
          "Sim, no começo da manhã ou no fim da tarde. Se só falha com sol, conte isso; a solução é inverter o par ou sombrear a lente.",
        ],
      },
      {
        question: "Fechei o portão na mão. A casa fica segura?",
        answers: [
          "Fica, se você travou o motor de volta e empurrou para conferir. Deixe o disjuntor desligado e, de noite, some um cadeado por dentro.",
          "Só depois de girar a chave para a posição travada, porque a folha solta abre com um empurrão. Um cadeado interno completa.",
        ],
      },
      {
        question: "Limpei tudo e continua sem fechar. Aumento a força?",
        answers: [
          "Não. Força maior machuca quem passa e gasta o redutor, sem tirar a causa. Filme a tentativa de longe, que o vídeo já separa sensor de atrito.",
          "De jeito nenhum, porque a força baixa protege quem passa. O atrito é corrigido na roldana e no trilho, e a fotocélula é medida pelo técnico.",
        ],
      },
    ],
    photo: "um vídeo da tentativa de fechar, feito de longe, e uma foto das fotocélulas e do trilho",
  },
  {
    id: "nao-fecha-com-vento",
    broader: "nao-fecha",
    label: "Portão não fecha com vento",
    phrase: "o portão que não fecha com vento",
    asks: [
      "não fecha venta batendo",
      "venta fica batendo",
      "não fecha venta fica batendo",
      "portão abrir venta batendo",
      "não fecha vento",
      "vento não fecha",
      "vento não deixa",
      "não fecha ventando",
      "vento portão volta",
      "volta vento",
      "vento forte não fecha",
      "ventania não fecha",
      "vento empurra portão",
      "vento atrapalha portão",
    ],
    answers: {
      any: [
        "Quando o vento empurra o portão e ele volta, a central sente a rajada como obstáculo, e o portão de abrir com folga ainda fica batendo. Espere a calmaria e não empurre a folha; o técnico firma batente, trava, dobradiça e sensor e regula a força, a partir de {price.preventive} em casa, sem peças.",
        "Com vento forte, a folha cheia vira vela: o motor não vence, o portão volta ou, com folga na trava e no batente, bate de um lado para o outro. Não fique no caminho; feche na calmaria e peça o ajuste de folga, trava e força, que em residência começa em {price.preventive}, fora as peças.",
        "Portão de abrir batendo com o vento, ou que não fecha nele, tem folga na dobradiça ou no braço, trava e batente frouxos ou folha cheia demais para o motor. Não force nem aumente a força por conta; a visita que regula tudo isso em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o vento impede o fechamento", "Esforço, sensor ou folga"],
        slots: [
          [
            "A rajada contra a chapa soma peso, e a proteção de esforço manda parar ou reabrir, como faria com uma pessoa no caminho. Quanto mais cheia a folha, maior o empurrão.",
            "Para a central, o vento é esforço, e ela inverte por segurança, do mesmo modo que diante de alguém. Folha de chapa fechada sofre mais que a de grade.",
            "Folha fechada recebe o vento inteiro, e o motor força até a proteção mandar voltar. Em folha vazada isso quase não acontece.",
          ],
          [
            "Se ela volta sem fazer força, olhe a fotocélula: suporte frouxo treme e corta o feixe, e galho balançando faz o mesmo. A folha que bate sem parar tem folga na dobradiça, no braço ou na guia.",
            "Voltar sem ronco aponta o sensor, que balança com o suporte solto ou vê uma planta se mexendo. Já as batidas vêm de dobradiça, braço ou guia com folga.",
            "Suporte de sensor solto ou galho na linha dele também fazem o portão voltar, sem esforço do motor. Quando a folha bate, procure folga em dobradiça, guia ou braço.",
          ],
        ],
      },
      {
        about: "choose",
        headings: ["O que resolve em lugar de muito vento", "Reduzir o vento ou reforçar o portão"],
        slots: [
          [
            "A solução que dura é diminuir a área cheia da folha e acabar com a folga; mais motor vem por último.",
            "Comece por folga e trava, que custam menos, e deixe o motor maior para o fim.",
            "Antes de comprar potência, acerte o portão.",
          ],
        ],
        bullets: [
          "Apertar dobradiça, guia e suporte do sensor",
          "Firmar o batente e pôr trava elétrica, que segura a folha fechada",
          "Abrir frestas ou trocar parte da chapa por grade",
          "Motor com mais folga, com a reversão testada depois",
        ],
      },
      {
        about: "safety",
        headings: ["Cuidados com o portão no vento", "Enquanto o vento não passa"],
        slots: [
          [
            "Não segure nem empurre a folha: a rajada a vira sobre quem está perto, sobretudo no portão de abrir. Se precisar fechar, espere a calmaria, com o disjuntor desligado, em folha de correr ou de abrir reta.",
            "A folha de abrir machuca quando o vento vira, por isso ninguém a segura. Fechar à mão só na calmaria, sem energia, se ela é de correr ou de abrir e está firme.",
            "Fique longe da folha durante a ventania, principalmente a de abrir. Na calmaria, com o disjuntor desligado, dá para fechar à mão a de correr ou de abrir que esteja reta.",
          ],
          [
            "Aumentar a força é perigoso, porque o portão deixa de voltar diante de uma pessoa. Basculante parado no alto com vento pede distância e disjuntor desligado.",
            "Força a mais tira a proteção contra esmagamento, então não mexa nela. No basculante erguido, corte a energia e isole a passagem.",
            "Quem aumenta a força perde a reversão de segurança. Se o basculante parou no alto, disjuntor desligado e ninguém embaixo.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O vento pode derrubar o portão?",
        answers: [
          "Pode, se guia, dobradiça ou batente estão gastos. Folha que balança pede vistoria antes da próxima ventania.",
          "Sim, sobretudo o de correr sem guia superior firme e o de abrir com dobradiça trincada.",
        ],
      },
      {
        question: "Trava elétrica ajuda o portão no vento?",
        answers: [
          "Ajuda a segurar fechado, não a fechar. Com ela, a rajada não abre o portão nem força o braço.",
          "Só depois de fechado: a trava tira o esforço do braço e do motor e acaba com as batidas.",
        ],
      },
      {
        question: "Um motor mais forte resolve?",
        answers: [
          "Em parte, e só depois de acertar folga e folha. Sem isso, ele empurra mais e gasta mais.",
          "Raramente sozinho. Folha vazada e trava resolvem melhor, com a força no mínimo necessário.",
        ],
      },
      {
        question: "Posso deixar o portão destravado no vento?",
        answers: [
          "Não: solta, a folha bate e arranca dobradiça e braço. Deixe o motor travado e a trava fechada.",
          "Melhor não. Motor travado segura a folha; destravada, ela vira um perigo para quem passa.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, de frente, e um vídeo da parada, feito de longe",
  },
  {
    id: "nao-fecha-com-chuva",
    broader: "nao-fecha",
    label: "Portão não fecha com chuva",
    phrase: "o portão que não fecha com chuva",
    asks: [
      "chuva só fecha mão",
      "depois chuva só fecha mão",
      "fecha abre chuva",
      "fecha volta chuva",
      "volta chuva",
      "fecha abre chove",
      "volta chove",
      "fecha abre de novo chuva",
      "não fecha chuva",
      "não fecha depois chuva",
      "não fecha chove",
      "não fecha chovendo",
      "não fecha quando chove",
      "não fecha molhado",
      "parou fechar chuva",
      "abre não fecha chuva",
      "não fecha garoa",
    ],
    answers: {
      any: [
        "O portão não fecha com chuva porque a fotocélula, o sensor da passagem, molha ou embaça e entende a água como obstáculo, e por isso ele só abre, ou fecha e volta. Seque as duas lentes com pano macio e tente uma vez. Se repete, a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão eletrônico não fecha quando está chovendo e funciona no sol, a primeira suspeita é fotocélula molhada ou embaçada, e a segunda é água na botoeira ou na placa. Seque as lentes com pano. Se o DR caiu, deixe desligado; a medição custa desde {price.preventive} em casa, fora peças.",
        "Portão que fecha e abre na chuva está com a fotocélula vendo água no caminho ou com umidade na botoeira, o botão de parede, que manda abrir. Seque as lentes depois da chuva. Se a falha volta, é preciso vedar ou trocar o par, com visita a partir de {price.preventive} em casa, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer quando não fecha na chuva", "Como fechar com tudo molhado"],
        slots: [
          [
            "Só mexa com os pés secos e sem abrir nenhuma tampa. Se sentir formigamento na folha, afaste-se e desligue o disjuntor.",
            "Espere a chuva diminuir antes de mexer na passagem. Se houver choque ou formigamento ao tocar o ferro, desligue a energia na hora.",
            "Não abra nenhuma caixa com chuva e não encoste na folha se houve choque. Com o tempo firme, siga estes passos.",
          ],
        ],
        steps: [
          "Veja se o DR ou o disjuntor caiu; se caiu, deixe desligado.",
          "Com o disjuntor desligado, seque as duas lentes da fotocélula.",
          "Tire barro e folhas do caminho.",
          "Religue e tente um fechamento, olhando de longe.",
          "Se não fechar, desligue a energia e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que a chuva impede o fechamento", "Água na fotocélula, na botoeira ou no trilho"],
        slots: [
          [
            "Gotas, barro e lente embaçada cortam o feixe da fotocélula, e a central só aceita abrir. Uma lente velha deixa a umidade entrar e embaça por dentro, onde o pano não alcança.",
            "Respingo e névoa na lente interrompem o feixe, e a placa recusa o fechamento por segurança. Se o embaçado está por dentro, a vedação do sensor se perdeu.",
            "Para a placa, água na lente é o mesmo que alguém no vão, e por isso ela não fecha. Um sensor ressecado deixa entrar umidade, que nenhum pano tira.",
          ],
          [
            "A botoeira ou uma emenda molhada pode mandar abrir sem parar, como se alguém apertasse o botão. No portão de correr, a areia da enxurrada trava a roda, e a folha volta no meio.",
            "O contato úmido na botoeira ou no interfone mantém a ordem de abrir. Já a sujeira que a chuva leva para o trilho faz a folha parar e voltar.",
            "Um fio com emenda úmida aciona a abertura sozinho. Já pedra e areia no trilho do portão de correr fazem a roda prender.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o ajuste do fechamento", "Limpar, vedar ou trocar o sensor"],
        slots: [
          [
            "Limpar, alinhar e vedar é o mais barato. Trocar o par de fotocélulas soma a peça e leva até {trade.smallRepair}, e placa molhada custa mais. O ajuste em casa fica em geral de {price.preventiveRange}, sem peças.",
            "Vedação e alinhamento custam menos, o par novo vem depois, montado em até {trade.smallRepair}, e a placa com água é o caso mais caro. Sem material, o usual é de {price.preventiveRange} em uma casa.",
            "O custo vai da limpeza e da vedação ao sensor novo, com até {trade.smallRepair} de serviço, e à central molhada. Só o ajuste costuma ficar de {price.preventiveRange} em residência, fora peças.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quando secar, o portão volta ao normal?",
        answers: [
          "Muitas vezes volta, mas a falha se repete. Um módulo que embaça por dentro precisa ser trocado.",
          "Pode voltar. Se repete a cada chuva, a vedação está perdida.",
        ],
      },
      {
        question: "Posso tirar a fotocélula até parar de chover?",
        answers: [
          "Não. Sem ela o portão fecha sobre quem estiver na passagem.",
          "Não faça isso. Feche na mão, se for de correr ou de abrir e reto, com o disjuntor desligado; basculante, não.",
        ],
      },
      {
        question: "Existe fotocélula para área externa?",
        answers: [
          "As próprias para portão são externas; o que falha é borracha velha, furo de cabo aberto e montagem baixa demais.",
          "Sim, e o que faz diferença é a vedação do cabo. Uma pequena aba sobre o sensor reduz o respingo.",
        ],
      },
      {
        question: "O motor molhado pode ser usado?",
        answers: [
          "Não até secar e ser medido. Água na placa dá curto, e na carcaça, choque.",
          "Deixe o disjuntor desligado. O técnico seca, mede a isolação e só então religa.",
        ],
      },
    ],
    photo: "uma foto dos dois sensores e um vídeo da tentativa de fechar",
  },
  {
    id: "forca-so-ao-fechar",
    broader: "nao-fecha",
    label: "Faz força só para fechar",
    phrase: "o portão que força na hora de fechar",
    intent: "repair",
    asks: [
      "motor sofre fechamento",
      "motor sofre fechar",
      "fechando motor geme",

      "abre fechar força",
      "abre mas fechar força",
      "hora fechar força",
      "fechar fazendo força",
      "força fechar",
      "força para fechar",
      "abre bem fecha pesado",
      "abre normal fecha pesado",
      "pesado fechar",
      "pesado só fechar",
      "sofre fechar",
      "esforço fechar",
      "ronca fechar",
      "forçando fechar",
      "forçando para fechar",
      "abre leve fecha pesado",
    ],
    answers: {
      any: [
        "Portão que abre leve e faz força para fechar tem a folha pesada só nesse sentido: no de correr, trilho em subida ou pedra; no de abrir, dobradiça caída; no basculante, contrapeso fora do ponto. Não aumente a força; aliviar a folha em casa parte de {price.preventive}, sem peças.",
        "Se abrindo vai bem e fechando o motor geme, o defeito é da folha, e não do motor: desnível, atrito ou contrapeso. O motor sofre apenas no fechamento porque ali empurra contra o peso; o acerto na residência custa desde {price.preventive}, fora peças.",
        "O portão pesado só ao fechar mostra no sentido do esforço a causa: trilho inclinado, dobradiça arriada, trava desalinhada ou contrapeso em excesso. Subir a força da central só esconde e machuca; equilibrar e regular começa em {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que pesa só no fechamento", "O sentido que sofre mostra a causa"],
        slots: [
          [
            "Veja o tipo do portão e o ponto em que ele geme.",
            "A força num sentido só tem estas causas.",
            "Compare o seu portão com a lista.",
          ],
        ],
        bullets: [
          "De correr: trilho em descida para abrir, que cobra na volta",
          "De correr, num ponto: pedra, emenda ou guia apertada",
          "De abrir: dobradiça caída, e a folha sobe no batente",
          "Basculante: contrapeso em excesso, que segura a folha no alto",
          "Só no último palmo: trava ou batente desalinhado",
        ],
      },
      {
        about: "check",
        headings: ["O que observar sem risco", "Antes de chamar"],
        slots: [
          [
            "Observe de longe, com o vão livre. Basculante não se destrava para sentir o peso, porque a folha pode subir ou descer de uma vez.",
            "Não solte o basculante para testar: desequilibrado, ele se move sozinho. Nos outros, olhe com o disjuntor desligado.",
            "De longe se vê quase tudo. No basculante, nada de destravar.",
          ],
        ],
        steps: [
          "Filme um ciclo inteiro, de lado, com som.",
          "Repare em que ponto o motor começa a gemer.",
          "Desligue o disjuntor e varra o trilho ou o arco da folha.",
          "De correr ou de abrir, reto: destrave e compare o esforço nos dois sentidos.",
          "Veja se a trava elétrica recolhe antes de fechar.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta", "Folha aliviada, força no mínimo"],
        slots: [
          [
            "O técnico mede a corrente na ida e na volta e corrige trilho, dobradiça ou contrapeso até os valores se igualarem. No basculante, isso é feito com escora.",
            "Comparando a corrente dos dois sentidos, acha-se o lado pesado. Trilho, roldana, dobradiça ou contrapeso são acertados, com a folha escorada se sobe.",
            "A corrente medida em cada sentido confirma o desequilíbrio. O acerto vai do trilho ao contrapeso, este com escora.",
          ],
          [
            "Depois regula parada e trava e baixa a força ao mínimo. Sem peça, leva até {trade.smallRepair}.",
            "No fim a força volta ao mínimo, com a parada e a trava no ponto. São até {trade.smallRepair} sem peça.",
            "Parada, trava e força mínima encerram, em até {trade.smallRepair} quando nada se troca.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["O que pesa no preço", "Ajuste, peça ou serralheria"],
        slots: [
          [
            "O ajuste em casa fica em geral de {price.preventiveRange}, sem peças; roldana, dobradiça e trava somam, e trilho refeito é o mais caro. Deixar assim acaba no motor, de {price.homeSwap} na troca em casa.",
            "Regular costuma ir de {price.preventiveRange} em residência, fora peças. Depois vêm dobradiça, roldana e trilho, e motor forçado termina em troca, de {price.homeSwap} em casa.",
            "Na maioria das casas o ajuste sai de {price.preventiveRange}, peças à parte. Ignorar custa o motor: de {price.homeSwap} na troca residencial.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso aumentar a força para o portão fechar?",
        answers: [
          "Não. A força alta tira a proteção de quem passa e gasta o motor.",
          "De jeito nenhum: o peso continua lá, e o portão fica perigoso.",
        ],
      },
      {
        question: "O motor pode ter defeito só para fechar?",
        answers: [
          "Raramente: relé de fechar gasto deixa mudo, e não pesado. Geme em um sentido só, a causa é da folha.",
          "Quase nunca. Defeito do motor aparece nos dois sentidos.",
        ],
      },
      {
        question: "O vento pode ser a causa?",
        answers: [
          "Pode, em folha fechada e grande: o portão sofre só em dia de vento. Frestas ou motor com folga resolvem.",
          "Sim, se acontece só quando venta. Conte isso ao técnico.",
        ],
      },
      {
        question: "Posso continuar usando?",
        answers: [
          "Pouco, e olhando o vão. Se o motor esquenta ou para, desligue o disjuntor até o acerto.",
          "Algumas vezes por dia, se não esquenta. Basculante que pende, não use.",
        ],
      },
    ],
    photo: "um vídeo de lado, com som, do fechamento inteiro",
  },
  {
    id: "so-fecha-com-ajuda",
    broader: "nao-fecha",
    label: "Só fecha com ajuda da mão",
    phrase: "o portão que só fecha se empurrar",
    intent: "repair",
    asks: [
      "empurrãozinho portão fechar",
      "dar mãozinha portão fechar",
      "empurrão portão fechar",
      "mãozinha portão terminar fechar",
      "só fecha ajudar",
      "só fecha se ajudar",
      "só fecha ajudar mão",
      "só fecha empurrar",
      "só fecha empurrando",
      "só fecha com a mão",
      "tem que ajudar fechar",
      "tenho que ajudar fechar",
      "tenho que empurrar fechar",
      "preciso empurrar fechar",
      "precisa ajuda fechar",
      "empurrar para fechar",
      "ajudar portão fechar",
      "só abre ajudar",
      "só abre empurrando",
      "só abre se empurrar",
      "tem que empurrar abrir",
      "preciso ajudar abrir",
    ],
    answers: {
      any: [
        "Portão que só fecha se você empurrar tem o motor sem força, em geral por capacitor fraco, ou a folha pesada, por roldana travada, trilho sujo ou contrapeso errado. Pare de dar a mãozinha com o motor ligado, que é perigoso, e desligue o disjuntor; a visita com ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o portão precisa de ajuda para terminar de fechar, ou o motor perdeu força, quase sempre pelo capacitor, a peça que o faz partir, ou a folha prende no trilho, na roldana ou na dobradiça. Não empurre com ele ligado; desligue o disjuntor e peça o ajuste, desde {price.preventive} em casa, sem peças.",
        "O portão só fecha empurrando quando a folha pesa demais para o motor: capacitor cansado, roda ou dobradiça presa, sujeira no trilho ou contrapeso fora. Empurrar com o motor ligado põe a mão no caminho e queima o enrolamento; a regulagem em residência começa em {price.preventive}, fora as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Folha ou motor: o teste de um minuto", "Descubra se o fraco é o motor ou a folha"],
        slots: [
          [
            "O teste serve só para portão de correr ou de abrir, reto e em piso plano. No basculante ele não se faz, porque destravar derruba a folha.",
            "Faça apenas em folha de correr ou de abrir que esteja reta. O basculante fica fora, já que solto ele pode cair.",
            "Vale para portão de correr ou de abrir, sem empeno. Basculante não se destrava em nenhuma hipótese.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Destrave o motor com a chave e mova a folha com uma mão.",
          "Andou leve: o fraco é o motor, e o capacitor é o primeiro suspeito.",
          "Andou pesada: é trilho, roda ou dobradiça.",
          "Trave de novo o motor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que ele precisa de ajuda", "O que tira a força do portão"],
        slots: [
          [
            "O capacitor dá o impulso ao motor e se gasta com os anos: o sinal é a partida lenta, com zumbido. Tensão baixa no horário de pico tem o mesmo efeito.",
            "Motor que zumbe e parte devagar está com o capacitor, a peça do impulso, no fim. À noite, a tensão fraca da rede agrava.",
            "Partida arrastada, com zumbido, é típica de capacitor gasto, que já não dá o empurrão inicial. Rede fraca no pico piora o quadro.",
          ],
          [
            "Na folha, areia no trilho, roldana que não gira e dobradiça caída fazem o peso. No basculante, é cabo ou contrapeso fora do equilíbrio, e ali só o técnico mexe.",
            "O resto é peso: trilho sujo, roda travada ou dobradiça arriada. Basculante pesado tem contrapeso ou cabo desajustado, serviço do técnico.",
            "Quando a folha é que pesa, procure trilho, roldana e dobradiça. Se é basculante, o desequilíbrio vem de cabo e contrapeso, que não se tocam.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico devolve a força", "O conserto e o que muda o preço"],
        slots: [
          [
            "Primeiro o técnico deixa a folha leve, depois mede o capacitor e a corrente do motor. Aumentar a força sem isso só castiga a engrenagem e tira a proteção contra esmagamento.",
            "A folha vem antes, e só com ela leve se medem capacitor e corrente. Força a mais não substitui esse trabalho e deixa o portão perigoso.",
            "Acerta-se o atrito, em seguida se mede o capacitor e o consumo do motor. Subir a força mascara o defeito e faz o portão deixar de voltar.",
          ],
          [
            "Limpeza e ajuste cabem na visita, e capacitor ou roldana somam a peça, com o valor informado antes. Se o motor for pequeno para a folha, a troca em casa fica de {price.homeSwap}.",
            "Regular é o menor custo; capacitor e roda vêm depois. Motor abaixo do peso da folha se troca, em casa, por {price.homeSwap}.",
            "O ajuste é o mais barato, seguido de capacitor e roldana. Só motor fraco para o portão leva à troca, de {price.homeSwap} em residência.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Empurrar o portão estraga o motor?",
        answers: [
          "Estraga: ele fica roncando parado, esquenta e queima o enrolamento. E a mão fica no caminho da folha.",
          "Sim. O motor força sem andar, superaquece, e quem empurra corre risco quando a folha solta.",
        ],
      },
      {
        question: "Um capacitor novo resolve o portão que precisa de ajuda?",
        answers: [
          "Se a folha anda leve e o motor zumbe, costuma resolver. A medição confirma antes da troca.",
          "Muitas vezes, quando a folha está boa. Com folha pesada, o capacitor novo dura pouco.",
        ],
      },
      {
        question: "Posso trocar o capacitor sozinho?",
        answers: [
          "Não: ele guarda carga mesmo desligado e fica junto da rede. É troca rápida para o técnico.",
          "Não convém, porque o capacitor dá choque com tudo desligado. O técnico descarrega, mede e troca.",
        ],
      },
      {
        question: "Por que acontece mais à noite ou no frio?",
        answers: [
          "No pico a tensão cai, e no frio a graxa endurece: motor no limite sente os dois. É sinal de capacitor ou folha no fim.",
          "A rede fica mais fraca e a graxa, mais dura. Um portão ajustado não percebe; um no limite para.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa e a foto da etiqueta",
  },
  {
    id: "sensor-bom-e-nao-fecha",
    broader: "nao-fecha",
    label: "Sensor limpo e alinhado e não fecha",
    phrase: "o portão que não fecha com a fotocélula em ordem",
    asks: [
      "fotocélula boa não fecha",
      "sensor bom não fecha",
      "fotocélula boa mas não fecha",
      "fotocélula tá boa portão não fecha",
      "fotocélula boa portão não fecha",
      ...combine(
        [
          "troquei fotocélula",
          "trocou fotocélula",
          "troquei sensor",
          "trocou sensor",
          "fotocélula nova",
          "sensor novo",
        ],
        ["sem fechar", "continua sem fechar", "continua"],
      ),
      ...combine(
        ["fotocélula limpa", "sensor limpo"],
        ["mesmo assim não fecha", "continua não fecha", "ainda não fecha", "mas não fecha", "alinhada não fecha"],
      ),
      ...combine(
        [
          "sensor alinhado",
          "fotocélula alinhada",
          "sensor funciona",
          "fotocélula funciona",
          "troquei fotocélula",
          "troquei sensor",
          "fotocélula nova",
          "sensor novo",
          "sensor ok",
          "fotocélula ok",
        ],
        ["não fecha", "mesmo assim não fecha"],
      ),
      "sensor nada frente não fecha",
      "sem nada frente sensor não fecha",
      "fotocélula nada frente não fecha",
      "sem obstáculo não fecha",
      "nada frente não fecha",
      "nada sensor não fecha",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que não fecha mesmo com o sensor limpo e alinhado costuma ter o fio da fotocélula rompido ou umidade dentro dela, que avisa obstáculo sem haver nada. Se o led do sensor responde certo, a causa é fim de curso, botoeira presa ou placa. A visita em casa parte de {price.preventive}, sem peças.",
        "Fotocélula boa, sem nada na frente, e o portão que não fecha indicam defeito no fio ou em outra peça. Um fio partido faz a central entender que há alguém no vão. Com o led normal, a suspeita é o fim de curso, a botoeira presa ou o relé da placa, medidos a partir de {price.preventive} em casa, sem peças.",
        "Se você trocou a fotocélula e o portão continua sem fechar, o defeito costuma estar no fio dela ou em outra peça: fim de curso, o sensor que avisa a parada, botoeira presa ou relé da placa. O led do sensor ajuda a separar os casos. A medição em casa começa em {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Três testes que separam o sensor do resto", "O que conferir antes da visita"],
        slots: [
          [
            "Faça um teste por vez, com o vão livre, a tampa fechada e todos longe da folha. O led é a luzinha do sensor que muda quando algo passa na frente.",
            "Cada teste elimina uma causa, e nenhum exige abrir o motor. Mantenha a passagem vazia e olhe o led, a luz pequena que acusa o obstáculo.",
            "Sem ferramenta dá para saber se o defeito é do sensor, olhando o led, a luz que acende ou apaga quando algo passa na frente. Deixe o vão livre e teste de fora.",
          ],
        ],
        steps: [
          "Com o portão parado, passe um cabo de vassoura diante do sensor e veja se o led muda.",
          "Tente fechar pela botoeira e depois pelo controle.",
          "Veja se alguma tecla da botoeira ou do interfone está afundada.",
          "Repare se a folha abre até o fim antes de parar.",
          "Grave um vídeo da tentativa de fechar.",
        ],
      },
      {
        about: "causes",
        headings: ["Quando o sensor não é o culpado", "O que sobra depois da fotocélula"],
        slots: [
          [
            "A lente limpa não garante o fio inteiro: uma emenda oxidada ou um cabo partido avisa obstáculo à central o tempo todo. Sol baixo na lente e umidade dentro do sensor fazem o mesmo em certas horas.",
            "As duas fotocélulas podem estar perfeitas e o cabo não. Para a central, fio cortado é o mesmo que alguém no caminho, e água no sensor ou sol de frente repetem o defeito em certos horários.",
            "O próximo suspeito é o cabo, que se parte ou oxida na emenda e impede o fechamento. Em dias úmidos ou com sol baixo, a falha pode aparecer e sumir.",
          ],
          [
            "Além do sensor, três defeitos impedem o fechamento: o fim de curso que não avisa a abertura completa, a botoeira ou o interfone em curto mandando abrir e o relé da placa que já não faz contato.",
            "Se o led está certo, há três lugares a verificar: o sensor que confirma a abertura completa, um botão preso que manda abrir e o relé de fechar, dentro da placa.",
            "Sem defeito na fotocélula, verificam-se o aviso de que a folha abriu por inteiro, um botão preso que manda abrir e o relé da placa, a chave que aciona o motor para fechar.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico mede", "Como se acha a causa na visita"],
        slots: [
          [
            "O técnico mede na central o sinal da fotocélula. Se ele indica passagem livre e o portão não fecha, o sensor está bom, e a busca segue por fim de curso, botoeira e relé, para trocar só o que falhou.",
            "A medição na placa mostra o que chega do sensor. Se o sinal é de caminho livre e o portão fica parado, o técnico testa o fim de curso, os botões e o relé, e troca apenas a peça com defeito.",
            "A entrada da central mostra se o sensor está liberando a passagem. Quando está, o técnico desliga botoeira e interfone um a um e testa fim de curso e relé, sem trocar peça boa.",
          ],
          [
            "A fotocélula nunca deve ser anulada para o portão voltar a fechar, porque sem ela a folha desce ou corre sobre pessoa, bicho ou carro.",
            "O sensor continua ligado durante todo o serviço, porque sem ele o portão fecharia sobre quem estivesse passando.",
            "Fazer uma ponte nos fios do sensor não é conserto, porque tira a proteção de quem está no caminho da folha.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Troquei a fotocélula e o portão continua sem fechar. E agora?",
        answers: [
          "Quase sempre o fio é o mesmo e está rompido, ou a causa era outra, como fim de curso, botoeira presa ou relé. A medição na central mostra qual delas é.",
          "O par novo não corrige cabo partido nem defeito da placa. Peça a medição do sinal na central antes de comprar mais uma peça.",
        ],
      },
      {
        question: "Posso desligar a fotocélula para fechar?",
        answers: [
          "Não: sem ela o portão fecha sobre pessoa, bicho ou carro. Se é de correr ou de abrir, reto, desligue o disjuntor e feche na mão com a chave do motor.",
          "Não faça isso. Até a visita, folha de correr ou de abrir se fecha à mão, destravada pela chave e com a energia desligada; o basculante espera o técnico.",
        ],
      },
      {
        question: "Pode ser o sol no sensor?",
        answers: [
          "Pode: sol baixo na lente cega o receptor em certas horas. Trocar os dois módulos de lado ou pôr um anteparo costuma resolver.",
          "Se a falha tem horário, é bem provável. O técnico inverte emissor e receptor, para que a lente que recebe fique de costas para o sol.",
        ],
      },
      {
        question: "Quanto custa resolver?",
        answers: [
          "Refazer fio, alinhar ou acertar o fim de curso cabe na visita com ajuste, desde {price.preventive} em casa, sem peças. Fotocélula, botoeira ou reparo da placa somam a peça, aprovada antes.",
          "Ajuste e emenda têm o menor custo, dentro da visita a partir de {price.preventive} em residência, sem peças. O sensor novo custa mais, e a placa é o item mais caro.",
        ],
      },
    ],
    photo: "um vídeo da tentativa de fechar e fotos da fotocélula e da etiqueta do motor",
  },
  {
    id: "nao-fecha-com-carro-na-garagem",
    broader: "nao-fecha",
    label: "Não fecha com o carro na garagem",
    phrase: "o portão que não fecha com o carro na garagem",
    asks: [
      "não fecha carro garagem",
      "não fecha carro dentro sem carro",
      "não fecha com carro dentro",
      "só fecha sem carro",
      "fecha sem carro com carro não",
      "não fecha quando carro garagem",
      "não fecha só com carro",
      "carro dentro não fecha",
      "não fecha carro estacionado",
      "não fecha com carro só sem carro",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão que fecha sem carro e não fecha com o carro dentro tem o carro cortando o feixe da fotocélula, o sensor da passagem, ou perto demais da folha. Estacione mais para dentro e teste: se fechar, era isso. Sem espaço, o técnico muda o sensor de lugar, a partir de {price.preventive} em casa, sem peças.",
        "Se o portão não fecha só quando você estaciona o carro na garagem, a fotocélula entende o para-choque como obstáculo e protege o carro. Recue um palmo e tente. Se não couber, o sensor muda de altura ou de posição em visita que, em casa, começa em {price.preventive}, sem peças.",
        "Com o carro dentro o portão não fecha porque o para-choque, o engate ou o retrovisor entra no feixe da fotocélula ou no espaço da folha. Avance o carro na vaga e teste de novo. Se falta recuo, o sensor pode ser reposicionado, desde {price.preventive} em casa, fora as peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Teste do recuo", "Meça até onde o carro pode ficar"],
        slots: [
          [
            "Um teste simples mostra se é o carro ou o sensor. Faça com o portão parado e ninguém entre o carro e a folha.",
            "Basta mover o carro um palmo por vez para achar o limite. Deixe o vão livre e o portão parado enquanto mede.",
            "Descubra primeiro se um palmo resolve. Ninguém fica entre a folha e o carro durante o teste.",
          ],
        ],
        steps: [
          "Ponha o carro mais para dentro e tente fechar.",
          "Se fechou, marque no piso até onde ele pode ficar.",
          "Se não fechou, olhe o led do sensor com o carro no lugar.",
          "Limpe as lentes com pano seco e tente outra vez.",
          "Fotografe o carro, o vão e o sensor.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que só falha com o carro", "O carro no caminho do sensor"],
        slots: [
          [
            "O feixe da fotocélula passa rente ao vão, e um palmo de para-choque, engate ou retrovisor já o corta. O sensor do tipo com espelho ainda pode se confundir com o reflexo da lataria.",
            "Para-choque, engate de reboque ou retrovisor dentro do feixe bastam para o portão não fechar. Nos sensores com espelho, o brilho da lataria também engana.",
            "Basta uma ponta do carro no feixe para o portão não fechar. Menos comum é o reflexo da pintura, que atrapalha o sensor de espelho.",
          ],
          [
            "No basculante, parte da folha ocupa a garagem enquanto desce e precisa desse espaço livre. Se ela encosta no carro, o problema é a vaga, e não o sensor.",
            "O basculante usa parte da garagem durante o movimento, e o carro não pode estar ali. Nesse caso nenhum ajuste de sensor resolve, porque falta espaço.",
            "A folha do basculante passa por dentro da garagem enquanto desce. Quando o carro está nesse espaço, a solução é recuar ou mudar o tipo de abertura.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico muda o sensor de lugar", "O que dá para ajustar"],
        slots: [
          [
            "O par pode ir para outra altura ou mais perto da folha, desde que continue vigiando o vão. Depois da mudança, os fios são protegidos, o par é alinhado e o fechamento testado com o carro na vaga.",
            "O técnico sobe, desce ou aproxima o sensor da linha da folha, sem deixar de ver a passagem. Depois de refazer o fio e o alinhamento, testa com o carro parado onde costuma ficar.",
            "O técnico muda a altura e a posição do sensor, mantendo a vigilância do vão. O teste final é com o carro no lugar e o portão fechando sem parar.",
          ],
          [
            "Mudar o sensor de lugar cabe na visita, e só um par novo ou cabo extra soma peça. Ele não é retirado, porque protege também quem passa.",
            "A mudança fica no preço da visita, a não ser que precise de cabo ou fotocélula nova. O sensor nunca é retirado, já que protege pessoas e bichos, além do carro.",
            "Reposicionar é um ajuste, e trocar o par acrescenta a peça. O portão não pode ficar sem sensor, que protege a passagem toda.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso deixar o portão sem sensor?",
        answers: [
          "Não. A folha fecharia sobre o carro e sobre quem passa.",
          "Não convém nem por um dia: é ele que impede o portão de fechar em alguém.",
        ],
      },
      {
        question: "Meu carro é mais comprido que a vaga. Tem jeito?",
        answers: [
          "Meça o carro e o fundo da vaga. Se a folha passa pelo lugar do carro, a solução é outro tipo de abertura, como a de correr.",
          "Às vezes falta espaço, e não sensor. Um portão de correr não ocupa a garagem e libera esse recuo.",
        ],
      },
      {
        question: "Com a moto também acontece. Por quê?",
        answers: [
          "A roda ou o guidão entra no feixe, mais ainda se o sensor é baixo. Estacione fora da linha das lentes e teste.",
          "Qualquer coisa na linha do sensor impede o fechamento, até a roda da moto. Mude o lugar dela ou peça para subir as fotocélulas.",
        ],
      },
      {
        question: "Como fecho o portão hoje?",
        answers: [
          "Mova o carro e feche. Se não puder, folha de correr ou de abrir, reta, se fecha na mão com o disjuntor desligado e a chave do motor; basculante, não.",
          "Recue o carro um palmo. Sem espaço, só portão de correr ou de abrir pode ser solto com a chave e fechado à mão, sem energia.",
        ],
      },
    ],
    photo: "fotos do carro na vaga, do vão e da fotocélula",
  },
];
