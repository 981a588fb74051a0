import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const naoFecha: NarrowConcept[] = [
  {
    id: "nao-fecha-completamente",
    broader: "nao-fecha",
    label: "Não fecha completamente",
    phrase: "o portão que não fecha por completo",
    asks: [
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
      "vão embaixo portão fechado",
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
        "Portão que não fecha até o final quase sempre tem o ponto de parada, o fim de curso, fora do lugar, sujeira no fim do trilho, sensor sujo ou folha arriada. Limpe as lentes, tire o que prende e tente uma vez: se para quieto no mesmo ponto, é regulagem; se ronca, é atrito. A visita em casa parte de {price.preventive}, sem peças.",
        "Um portão que não fecha completamente costuma ter o fim de curso fora do lugar ou algo no fim do caminho: no de correr, ímã deslocado e sujeira no trilho vêm primeiro. Se ele para e volta a abrir, a suspeita passa à fotocélula.",
        "O portão que para antes de fechar tem algo no fim do caminho ou perdeu o ponto de parada: ímã, chave ou percurso gravado. Com o disjuntor desligado, varra o fim do trilho e o canto do batente; se ainda faltam centímetros, a regulagem é do técnico.",
        "Quando o portão para antes de fechar, sempre no mesmo ponto e em silêncio, o fim de curso, que marca a parada, está atuando cedo. Com o motor roncando antes de parar, é atrito: areia, roldana gasta, piso alto ou folha que cedeu.",
      ],
      price: [
        "Acertar portão que não fecha até o fim costuma ser regulagem, dentro da visita preventiva, a partir de {price.preventive} em casa, sem peças. A roldana gasta ou fim de curso quebrado soma a peça; um vídeo do último metro basta para o orçamento, que é grátis.",
        "O preço é o de um ajuste na maioria dos casos: a visita em casa parte de {price.preventive}, sem peças, e inclui o curso. Se houver peça a trocar, o valor é passado antes; o orçamento por vídeo é grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que sobra uma fresta no fechamento",
          "Fim de curso, trilho ou folha que cedeu",
          "O que faz o portão parar antes do fim",
        ],
        slots: [
          [
            "No portão de correr, o ímã preso à cremalheira desliza alguns centímetros e avisa a central antes da hora.",
            "O ímã ou a chave de fim de curso que saiu do lugar desliga o motor com a folha ainda longe do batente.",
            "Vibração solta o suporte do ímã, e o ponto de parada vai recuando até sobrar uma fresta.",
          ],
          [
            "Areia, pedra e barro no último trecho do trilho seguram a roldana, e a central entende o esforço como fim.",
            "A sujeira compactada no fim do trilho impede os últimos centímetros, sobretudo depois de chuva.",
            "A pedra no canto do batente parece defeito de motor e se resolve com vassoura.",
          ],
          [
            "No basculante, a fresta embaixo pode ser piso irregular, cabo desigual ou percurso curto, e o acerto é do técnico.",
            "Basculante que não encosta no chão pede conferência de percurso, cabos e contrapeso, sem ninguém sob a folha.",
            "Folha de abrir que não encosta costuma ter dobradiça caída, batente solto ou braço com o curso curto.",
          ],
        ],
        bullets: [
          "Ímã de fim de curso deslocado",
          "Areia ou pedra no fim do trilho",
          "Percurso gravado curto na central",
          "Roldana gasta ou folha que desceu",
          "Batente solto ou piso mais alto",
        ],
      },
      {
        about: "check",
        headings: [
          "O que conferir antes de regular",
          "Trilho, batente e fim de curso: o que olhar",
          "Fechamento incompleto: teste sem ferramenta",
        ],
        slots: [
          [
            "Repare se a folha para quieta, ronca antes de parar ou volta: cada jeito tem uma causa.",
            "O modo da parada diz quase tudo: quieta é regulagem, roncando é atrito, voltando é sensor.",
            "Observe um fechamento inteiro, de longe, antes de mexer em qualquer coisa.",
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
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Posso mexer no ímã para fechar a fresta do portão?",
        answers: [
          "Não convém. Alguns milímetros a mais fazem a folha bater no batente e forçar o motor. Fotografe a posição e deixe o ajuste com o técnico.",
          "Melhor não: passado do ponto, o motor empurra o batente até gastar o redutor. É um ajuste curto para quem testa a cada passo.",
        ],
      },
      {
        question: "A fresta do portão deixa a casa insegura?",
        answers: [
          "Pode deixar, se a trava não encaixa. Até o acerto, feche e prenda por dentro com ferrolho ou cadeado, com o disjuntor desligado.",
          "Depende da trava. Se um empurrão aumenta a fresta, tranque por dentro e mantenha o disjuntor desligado.",
        ],
      },
      {
        question: "Por que a fresta do portão aumenta com o tempo?",
        answers: [
          "A fresta aumenta porque o suporte do ímã continua soltando ou a roldana continua descendo. Reapertar e trocar a peça gasta estabiliza o ponto de parada.",
          "A causa costuma ser vibração: cada batida desloca mais um pouco. Sem fixar o suporte, a regulagem não dura.",
        ],
      },
      {
        question: "Troquei a roldana e o portão não fecha até o fim. É normal?",
        answers: [
          "Acontece: a folha mudou de altura ou de posição, e o percurso antigo não serve mais. Basta refazer o ponto de parada e a folga da cremalheira.",
          "Sim, o curso precisa ser refeito depois da troca, porque a altura da folha muda também a distância entre ímã e sensor.",
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
        "Um portão que só abre segurando o botão está em comando contínuo, ou modo de homem presente, ou sem a leitura do percurso: anda enquanto há ordem e para quando você solta. O técnico confere a programação e o fim de curso de abertura.",
        "O portão que só abre ou só fecha com o botão segurado está no modo de homem presente ou sem o sinal de um fim de curso ou da fotocélula: anda enquanto há comando e para quando você solta. Use com a folha à vista e peça a conferência da programação e dos sensores.",
        "Um portão que só fecha segurando o botão está com a fotocélula acusando obstáculo ou com a central no modo de homem presente. Limpe as lentes, veja se o par está de frente e não anule o sensor: é ele que evita fechar sobre alguém.",
        "Se o portão só fecha com o dedo no botão, a central não recebe o sinal do sensor ou foi programada assim. Comece pela fotocélula suja ou desalinhada; sem melhora, a programação e os fins de curso precisam de conferência.",
        "O portão que só fecha com o botão segurado quase sempre perdeu a fotocélula: várias centrais entram nesse modo para a pessoa fechar vigiando. Limpe as lentes e veja se estão de frente; sem melhora, feche só com o portão à vista e peça o acerto do sensor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que a central pede o botão apertado",
          "Sensor, programação ou memória",
          "O que é o modo homem presente",
        ],
        slots: [
          [
            "Feixe cortado por sujeira, desalinhamento ou fio rompido faz a central recusar o fechamento com um toque só.",
            "A fotocélula sem sinal é a primeira suspeita, porque a central prefere que alguém vigie a folha.",
            "Lente suja, suporte torto ou módulo queimado já bastam para o comando de um toque deixar de valer.",
          ],
          [
            "No modo de homem presente, a folha anda apenas enquanto se aperta o botão e para quando se solta.",
            "Há uma função, chamada homem presente, em que o movimento dura o tempo do dedo no botão.",
            "Quando a central está em homem presente, soltar o botão para a folha na hora, de propósito.",
          ],
          [
            "Reinício depois de queda de energia, troca de placa ou percurso perdido também deixa o portão andando aos poucos.",
            "Uma central que perdeu o percurso pode exigir acionamento contínuo até ser programada outra vez.",
            "Se começou depois de troca de placa ou falta de luz, o percurso e as funções precisam ser regravados.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer antes de chamar",
          "Portão só fecha segurando: comece pela fotocélula",
          "Verificação segura do fecha segurando",
        ],
        slots: [
          [
            "Enquanto durar o defeito, feche só com o portão inteiro à vista e ninguém por perto.",
            "Quem segura o botão é responsável por ver a passagem livre até o fim.",
            "A criança não deve fechar o portão nesse modo, porque não há sensor vigiando por ela.",
          ],
        ],
        steps: [
          "Tire vaso, lixeira ou planta da linha entre as lentes.",
          "Limpe as duas lentes com pano macio e seco.",
          "Veja se a luz do receptor da fotocélula está acesa e firme.",
          "Desligue o disjuntor por um minuto, religue e teste um toque só.",
          "Continuou, mande um vídeo e a foto da etiqueta.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Posso usar o portão segurando o botão até o conserto?",
        answers: [
          "Pode, com o portão à vista e a passagem vazia do começo ao fim. Não prenda o botão com fita: o portão fecharia sem ninguém olhando.",
          "Por poucos dias e com atenção. Solte o botão se alguém se aproximar e nunca calce a tecla.",
        ],
      },
      {
        question: "Por que o portão fecha pela botoeira e não pelo controle?",
        answers: [
          "Muitas centrais aceitam o comando contínuo só pela botoeira com fio, por segurança. O controle volta quando a fotocélula ou a programação é acertada.",
          "O modo contínuo costuma valer só para a botoeira, de onde se vê o portão. É sinal de que o sensor está acusando falha.",
        ],
      },
      {
        question: "Fechar só com o botão seguro é defeito da placa?",
        answers: [
          "Raramente. Fotocélula, fio do sensor e programação vêm antes. A placa só entra depois que essas entradas são testadas uma a uma.",
          "Na maioria das vezes, não. O técnico mede a entrada da fotocélula; se o sinal chega certo, aí se olha a central.",
        ],
      },
      {
        question: "Quanto custa resolver o portão que só fecha segurando o botão?",
        answers: [
          "Limpeza, alinhamento e programação entram na visita, que em casa parte de {price.preventive}, sem peças. Par de fotocélulas novo é orçado à parte, por foto.",
          "O preço depende da causa: regular e programar fica no valor da visita, a partir de {price.preventive} sem peças; um sensor queimado acrescenta a peça.",
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
        "Com o portão travado aberto, tente fechar uma única vez pelo controle; não foi, desligue o disjuntor e feche na mão só o de correr ou de abrir, com a folha reta, prendendo com corrente e cadeado. Basculante aberto não se mexe. Chame agora, {shop.hours}, com o endereço e uma foto.",

        "Portão travado ou quebrado aberto se fecha na mão só se é de correr ou de abrir, reto e em piso plano: disjuntor desligado, motor destravado com a chave, folha levada devagar até o batente e chave de volta à trava. Um basculante aberto não se destrava: chame pelo WhatsApp, {shop.hours}.",
        "Com o portão travado aberto de madrugada, tire o que estiver na passagem e tente fechar uma vez só; não fechou, desligue o disjuntor. O de correr ou de abrir, reto, se solta com a chave e se fecha na mão; no basculante ninguém mexe. Chame pelo WhatsApp, {shop.hours}: o valor da ida é dito antes.",
        "Portão aberto que não fecha à noite costuma ter algo na frente do sensor: limpe as lentes e tente uma vez. Sem resposta, corte a energia; o de correr, reto e nivelado, se fecha na mão, e uma folha erguida ou torta fica para o técnico, que atende {shop.hours}.",
        "Com o portão parado aberto, a prioridade é fechar o imóvel com segurança, e não achar o defeito. Folha de correr ou de abrir, reta, vai na mão com o disjuntor desligado. Sob basculante erguido ninguém passa. Atendemos {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: [
          "Como fechar a casa agora",
          "Portão travado aberto: faça nesta ordem",
          "Como fechar e trancar o portão hoje",
        ],
        slots: [
          [
            "Fechar na mão serve só para folha de correr ou de abrir, inteira, no trilho e em piso nivelado.",
            "Folha torta, fora do trilho ou com cabo solto encerra as tentativas: disjuntor desligado e distância.",
            "Em basculante erguido, não chegue perto: só desligue o disjuntor, afaste todos e chame.",
          ],
        ],
        steps: [
          "De correr ou de abrir, com a folha reta: tire o que estiver na passagem, limpe as lentes da fotocélula e tente fechar uma única vez.",
          "Basculante aberto: não passe embaixo nem destrave; desligue o disjuntor, isole a passagem e vá para o último passo.",
          "Não fechou, desligue o disjuntor e o nobreak, se houver.",
          "Destrave com a chave e leve a folha devagar, sem forçar.",
          "Trave o motor de novo e passe ferrolho ou cadeado por dentro.",
          "Deixe o disjuntor desligado e mande endereço, tipo de portão e foto.",
        ],
      },
      {
        about: "safety",
        headings: [
          "Enquanto o portão não fecha",
          "Casa aberta: o que fazer até o técnico chegar",
          "Cuidados com a garagem exposta",
        ],
        slots: [
          [
            "Tranque a porta que liga a garagem à casa, tire do carro documentos e controles e deixe a luz acesa.",
            "Feche as portas internas, recolha controle e objetos do carro e mantenha a frente iluminada.",
            "Uma garagem aberta pede porta interna trancada, luz acesa e alguém acordado até o atendimento.",
          ],
          [
            "Não estacione sob a folha erguida nem use o carro para escorar o portão.",
            "O carro não serve de calço: uma folha que desce de repente o amassa e pode ferir quem está perto.",
            "Ninguém fica embaixo do basculante parado no alto, nem para tirar o carro.",
          ],
          [
            "Não faça ponte na fotocélula para fechar só esta noite, porque a folha passa a fechar sobre o que estiver no caminho.",
            "Anular o sensor para fechar tira a proteção de quem passa e não conserta o que travou.",
            "Aumentar a força ou juntar fios do sensor troca um portão aberto por um portão perigoso.",
          ],
        ],
      },
    ],
    keep: ["causes"],
    questions: [
      {
        question: "O basculante travou aberto. Posso baixar com duas pessoas?",
        answers: [
          "Não. A folha pode estar presa só pelo motor, e soltá-la derruba todo o peso. Desligue o disjuntor, isole a passagem e espere o técnico escorar.",
          "Não tente. Duas pessoas não seguram uma folha sem contrapeso. Mantenha todos longe e chame.",
        ],
      },
      {
        question: "Fechei na mão. O portão fica seguro?",
        answers: [
          "Só depois de travar o motor e conferir, empurrando de leve, que a folha não cede. Um cadeado por dentro reforça, com o disjuntor desligado.",
          "Fica, se o motor estiver travado ou houver ferrolho passado. Destravado, qualquer empurrão da rua abre.",
        ],
      },
      {
        question: "Vocês atendem portão travado aberto de madrugada?",
        answers: [
          "Sim, o atendimento funciona {shop.hours}. Diga se a folha está reta, o tipo de portão e a marca do motor, para o técnico levar as peças prováveis.",
          "Atendemos {shop.hours}. Mande foto de longe e endereço; se a peça só for encontrada em loja, a casa é deixada fechada até o fim do serviço.",
        ],
      },
      {
        question: "Quanto custa atender um portão travado aberto?",
        answers: [
          "De madrugada e no fim de semana a ida tem valor próprio, dito antes de o técnico sair; o conserto é orçado à parte, pela peça. Foto e vídeo adiantam a estimativa, sem custo.",
          "Somam-se a ida, que fora de hora tem valor próprio e é dita antes, e o que for feito: só fechar e travar, ou trocar a peça. Nada começa sem a sua aprovação.",
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
        "Portão que não desce tem, em geral, a fotocélula suja ou cortada, o fim de curso sem avisar que abriu ou o relé de descer com defeito. Limpe as lentes pelo lado e teste a botoeira uma vez; não destrave nem passe embaixo, porque a folha no alto pode cair.",
        "O basculante não fecha até embaixo, no chão, quando o fim de curso de baixo age cedo, algo encosta no piso ou a folha prende na guia; se nem desce, olhe a fotocélula. Alguns centímetros aberto embaixo e em silêncio, é regulagem, em casa a partir de {price.preventive}, sem peças. Não force para baixo com o pé.",
        "O basculante que chega perto do chão e não fecha até o fim costuma ter o fim de curso de baixo adiantado, a folha desequilibrada ou algo raspando na guia ou no piso. Não destrave nem force com o pé: o técnico acerta o equilíbrio e a parada, em casa a partir de {price.preventive}, sem peças.",

        "Basculante que sobe mas não desce costuma ter a fotocélula suja ou cortada, o fim de curso sem avisar que abriu ou o relé de descer falhando. Limpe as lentes pelo lado, teste a botoeira uma vez e não destrave: a folha no alto pode cair. Ninguém passa por baixo até descer pelo motor.",
        "O portão basculante que desce e para antes do chão costuma ter fim de curso ou percurso desregulado; se nem desce, a fotocélula é a primeira suspeita. Limpe as lentes pelo lado e tente uma vez. Não destrave nem passe por baixo.",
        "Se o basculante desce e não encosta no chão, suspeite do fim de curso, do equilíbrio ou do piso; se nem começa a descer, da fotocélula. Feixe livre e folha parada: desligue o disjuntor, isole a passagem e não use a chave.",
        "O basculante abre e não fecha por sensor, fim de curso ou desequilíbrio da folha. Fresta embaixo, sempre igual, é regulagem; descida que volta é fotocélula ou esforço. Em nenhum caso se puxa a folha na mão.",
      ],
      price: [
        "Consertar basculante que não fecha custa conforme a causa: alinhar fotocélula e regular curso é ajuste, a partir de {price.preventive} em casa, sem peças; cabo, contrapeso ou placa somam a peça. Mande um vídeo de longe e receba o orçamento grátis.",
        "O preço para o basculante voltar a fechar depende de ser sensor, regulagem ou peça. A visita preventiva em casa parte de {price.preventive}, sem peças; o que for além é orçado de graça, por foto da etiqueta e vídeo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o basculante não desce ou para antes do chão",
          "Fotocélula, percurso ou equilíbrio",
          "O que impede o basculante de fechar",
        ],
        slots: [
          [
            "Lente suja, sol no receptor ou objeto no feixe faz a central recusar a descida.",
            "A fotocélula é a primeira suspeita quando ele abre bem e nem começa a descer.",
            "Com o feixe cortado, a central mantém a folha no alto de propósito.",
          ],
          [
            "Parada antes do chão, em silêncio e sempre igual, é fim de curso ou percurso gravado curto.",
            "Ímã ou came deslocado no acionador encerra a descida com a folha ainda longe do piso.",
            "Depois de queda de luz ou troca de placa, o percurso pode precisar ser gravado de novo.",
          ],
          [
            "Contrapeso pesado demais, cabo fora da roldana ou braço preso segura a folha no alto.",
            "Uma folha que desce e volta pode estar raspando na coluna ou pesando mais de um lado.",
            "Piso que subiu ou borracha nova embaixo faz a central sentir o chão antes da hora.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer com o basculante aberto",
          "Basculante não fecha: passos seguros",
          "Antes de chamar: fotocélula e distância",
        ],
        slots: [
          [
            "Ninguém fica sob a folha, nem para limpar a lente do lado de fora.",
            "A limpeza da lente é feita ao lado da passagem, fora da linha da folha.",
            "Cabo frouxo ou folha inclinada encerra as tentativas na hora.",
          ],
        ],
        steps: [
          "Afaste pessoas e carros de baixo da folha.",
          "Olhe de longe se os cabos estão esticados e a folha, reta.",
          "Pelo lado, limpe as lentes da fotocélula com pano seco e tire o que cruzar o feixe.",
          "Tente fechar uma única vez, de longe.",
          "Não desceu: desligue o disjuntor, não destrave e tranque as portas internas.",
          "Chame e mande foto de longe.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Posso baixar o basculante na mão?",
        answers: [
          "Não. Se cabo ou contrapeso falhou, a folha cai com todo o peso ao soltar o motor. O técnico escora antes.",
          "Não destrave com a folha no alto. Espere o técnico e mantenha a passagem isolada.",
        ],
      },
      {
        question: "O basculante deixa uma fresta embaixo. O que regular?",
        answers: [
          "Regula-se o ponto de parada da descida, pelo fim de curso ou pelo percurso da central, com cabos e piso conferidos. É ajuste do técnico.",
          "Regula-se o percurso. Se a fresta é só de um lado, o problema é cabo desigual, e o portão para até o acerto.",
        ],
      },
      {
        question: "Por que o basculante desce e sobe de novo?",
        answers: [
          "A central leu obstáculo: feixe cortado, folha raspando ou fim de curso tardio, que faz a folha bater no chão e voltar.",
          "A causa é a fotocélula ou o esforço. Se volta depois de tocar o chão, é o ponto de parada; se volta antes, é sensor ou atrito.",
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
      "deslizante abre não fecha",
    ],
    answers: {
      any: [
        "Portão de correr que não fecha costuma ter a fotocélula bloqueada ou sujeira no trilho. Limpe as lentes, varra o trilho com o disjuntor desligado e tente uma vez. Se ele para perto do batente, a suspeita passa ao ímã de fim de curso.",
        "Se o portão deslizante abre e não fecha, comece pela fotocélula: lente suja, planta no feixe ou suporte torto. Feixe livre e portão parado levam ao trilho, à roldana e ao fim de curso, nessa ordem.",
        "O portão de correr não fecha quando a central vê obstáculo ou quando a folha prende no caminho. Uma parada silenciosa é sensor ou ímã; o ronco antes de parar é areia, roldana gasta ou capacitor fraco.",
      ],
      price: [
        "Consertar portão de correr que não fecha custa pouco quando é fotocélula suja ou ímã fora do lugar: ajuste em casa parte de {price.preventive}, sem peças. Roldana, placa ou sensor novo somam a peça, com orçamento grátis por foto.",
        "O valor depende da causa: regulagem e alinhamento cabem na visita preventiva, a partir de {price.preventive} em casa, sem peças; fotocélula, roldana e placa são cobradas à parte. Um vídeo do fechamento basta para a estimativa, que é grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o portão de correr não fecha",
          "Fotocélula, trilho ou ímã",
          "O que segura o deslizante aberto",
        ],
        slots: [
          [
            "Feixe interrompido faz o portão obedecer para abrir e ignorar a ordem de fechar.",
            "Fotocélula suja, torta ou com sol na lente é a causa mais frequente no deslizante.",
            "Um vaso, um saco de lixo ou o para-choque na linha do feixe mantém o portão aberto.",
          ],
          [
            "Pedra ou areia no trilho cria esforço, e a central para ou volta por segurança.",
            "A roldana gasta deixa a folha arrastar, e o motor desiste antes de chegar.",
            "Uma folha que encosta na coluna ou na guia de cima também faz a central inverter.",
          ],
          [
            "O ímã preso à cremalheira, quando desliza, avisa a parada antes da hora.",
            "Um ímã caído ou fora do lugar confunde a central sobre onde a folha está.",
            "Depois de batida ou troca de roldana, o ponto de parada precisa ser refeito.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer com o portão de correr aberto",
          "Deslizante não fecha: passos em ordem",
          "Fotocélula e trilho: o que conferir",
        ],
        slots: [
          [
            "Se a folha estiver fora do trilho ou inclinada, não mexa: ela tomba.",
            "Assista a uma tentativa de longe e repare se ele para quieto, ronca ou volta.",
            "Não faça ponte na fotocélula para fechar hoje: o portão passa a fechar sobre o que houver no caminho.",
          ],
        ],
        steps: [
          "Tire o que estiver na passagem e limpe as duas lentes da fotocélula.",
          "Desligue o disjuntor e varra o trilho até o canto do batente.",
          "Olhe, sem tocar, se o ímã da cremalheira está firme.",
          "Religue e tente fechar uma vez, de longe.",
          "Não fechou: desligue e, com folha reta em piso nivelado, destrave, feche na mão e trave o motor.",
          "Passe cadeado por dentro e deixe o disjuntor desligado.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "O portão de correr fecha e abre de novo. É a mesma causa?",
        answers: [
          "É parecida: fotocélula ou esforço. Se volta ao encostar, o ímã de fechamento está atuando tarde.",
          "Quase. Volta no meio é feixe ou atrito; volta no batente é fim de curso a regular.",
        ],
      },
      {
        question: "O portão de correr para a um palmo do batente. O que é?",
        answers: [
          "É ímã de fim de curso deslocado ou sujeira no fim do trilho. Varra; se continuar, o técnico acerta o ponto.",
          "Em geral o ímã de fechamento recuou. O ajuste é curto, com teste a cada passo.",
        ],
      },
      {
        question: "Fechei o portão de correr na mão. A casa fica segura?",
        answers: [
          "Fica, se o motor estiver travado ou houver cadeado por dentro. Empurre de leve para conferir e deixe o disjuntor desligado.",
          "Só depois de girar a chave de volta à posição travada. Uma folha destravada abre com um empurrão da rua.",
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
        "Um portão que não fecha com vento está sendo empurrado pela rajada: a central sente o esforço como obstáculo e para ou volta. Uma folha fechada de chapa sofre mais. Espere a rajada passar; aumentar a força sem testar a reversão é perigoso.",
        "Com vento forte, a folha inteira vira vela e o motor não vence, principalmente no pivotante e no basculante de chapa. Não empurre nem fique no caminho: espere, feche na calmaria e peça a conferência da força e da folha.",
        "Se o portão só não fecha quando venta, o motor está no limite ou a fotocélula balança e perde o feixe. O técnico confere suporte do sensor, folga da folha e força, e diz se falta motor ou se sobra chapa.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o vento impede o fechamento", "Esforço, sensor ou folga", "O que o vento faz com a folha"],
        slots: [
          [
            "A rajada contra a chapa soma peso, e a proteção de esforço manda parar ou reabrir.",
            "Em folha fechada, o vento pode pesar mais que a própria folha.",
            "Quanto mais cheia a folha, maior o empurrão que o motor precisa vencer.",
          ],
          [
            "O suporte de fotocélula frouxo treme com o vento e corta o feixe.",
            "Galho e planta balançando na linha do sensor também seguram o portão aberto.",
            "Se a folha volta sem ronco, o vento mexeu no sensor ou em algo diante dele.",
          ],
          [
            "No pivotante, braço com folga deixa a folha bater de um lado para o outro.",
            "No de correr, guia superior gasta faz a folha inclinar e prender.",
            "No basculante, contrapeso no limite deixa a folha à mercê da rajada.",
          ],
        ],
      },
      {
        about: "choose",
        headings: [
          "O que resolve o portão que não fecha com vento",
          "Reduzir o vento ou reforçar o motor",
          "Soluções para lugar de muito vento",
        ],
        slots: [
          [
            "Chapa perfurada ou vãos na folha aliviam mais que um motor forte.",
            "Abrir frestas na folha reduz o empurrão sem trocar o motor.",
            "Diminuir a área cheia da folha é a solução que dura.",
          ],
          [
            "Um motor com mais folga serve quando a folha está leve e alinhada, com a reversão testada depois.",
            "Mais potência só entra depois de guia, dobradiça e roldana em ordem.",
            "A força é ajustada no mínimo que vence o vento comum, sem perder a reversão.",
          ],
        ],
      },
    ],
    keep: ["check", "safety"],
    questions: [
      {
        question: "Posso fechar o portão na mão com vento?",
        answers: [
          "Evite. A rajada vira a folha sobre quem empurra; se precisar, espere a calmaria, com o disjuntor desligado e só em folha de correr reta.",
          "Melhor não. Folha de abrir com vento machuca; aguarde e mantenha as pessoas longe.",
        ],
      },
      {
        question: "O vento pode derrubar o portão?",
        answers: [
          "Pode, se guia, dobradiça ou batente estão gastos. Uma folha que balança pede vistoria antes da próxima ventania.",
          "Sim, sobretudo o de correr sem guia superior firme.",
        ],
      },
      {
        question: "Trava elétrica ajuda o portão no vento?",
        answers: [
          "Ajuda a segurar fechado, não a fechar. Com ela, a rajada não abre o portão.",
          "Só depois de fechado: a trava tira o esforço do braço e do motor.",
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
        "Portão que fecha e abre de novo na chuva lê a água como obstáculo: lente da fotocélula molhada ou embaçada, umidade na botoeira ou barro no trilho. Espere a chuva passar, seque as lentes e tente uma vez; se o DR caiu ou o motor molhou, deixe o disjuntor desligado e chame.",
        "Um portão que não fecha depois da chuva costuma ter a fotocélula com água, barro ou lente embaçada. Espere a chuva passar, seque as duas lentes com pano macio e tente uma vez; se o motor molhou ou o DR caiu, deixe o disjuntor desligado.",
        "Na chuva, o portão abre e não fecha porque o sensor enxerga a água como obstáculo ou a umidade entrou no módulo. Limpe e seque as lentes por fora; falhando em toda chuva, o par precisa de vedação nova ou troca.",
        "Se o portão não fecha quando chove, a primeira suspeita é a fotocélula; a segunda, água na botoeira ou na placa. Chão molhado pede cuidado: se sentir formigamento ou o DR desarmar, não toque na folha.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que a chuva impede o fechamento",
          "Água na fotocélula, na botoeira ou na placa",
          "O que a chuva muda no portão",
        ],
        slots: [
          [
            "Gota, barro e lente embaçada cortam o feixe, e a central só aceita abrir.",
            "Uma fotocélula baixa recebe respingo do piso e fica cega até secar.",
            "Uma lente velha deixa a umidade entrar e embaça por dentro, onde o pano não alcança.",
          ],
          [
            "Botoeira ou interfone molhado pode mandar abrir sem parar, e o portão nunca fecha.",
            "O fio de comando com emenda úmida segura a ordem de abrir.",
            "Contato molhado na botoeira age como um dedo apertando o botão.",
          ],
          [
            "No de correr, a enxurrada leva areia e folhas para o trilho, e a folha para no meio.",
            "Em folha de madeira, a água incha o quadro e faz raspar.",
            "Poça no trilho esconde pedra que segura a roldana do portão de correr.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer quando não fecha na chuva",
          "Passos com o portão aberto e molhado",
          "Como fechar depois da chuva",
        ],
        slots: [
          [
            "Segurança primeiro: pés secos e nenhuma tampa aberta.",
            "Se sentir formigamento na folha, afaste-se e desligue o disjuntor.",
            "Espere a chuva diminuir antes de mexer na passagem.",
          ],
        ],
        steps: [
          "Veja se o DR ou o disjuntor caiu; caído, deixe desligado.",
          "Com o disjuntor desligado, seque as duas lentes da fotocélula.",
          "Tire barro e folhas do caminho.",
          "Religue e tente um fechamento, olhando de longe.",
          "Se não fechar, corte a energia e peça atendimento.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Quando secar, o portão volta ao normal?",
        answers: [
          "Muitas vezes volta, mas a falha se repete. Um módulo que embaça por dentro precisa ser trocado.",
          "Pode voltar. Anote: se repete a cada chuva, a vedação está perdida.",
        ],
      },
      {
        question: "Posso tirar a fotocélula até parar de chover?",
        answers: [
          "Não. Sem ela o portão fecha sobre quem estiver na passagem.",
          "Não faça isso. Feche na mão, se for de correr ou de abrir, com o disjuntor desligado.",
        ],
      },
      {
        question: "Existe fotocélula para área externa?",
        answers: [
          "As próprias para portão são externas; o que falha é borracha velha, furo de cabo aberto e montagem baixa demais.",
          "Sim, e a vedação do cabo decide. Uma pequena aba sobre o módulo reduz respingo.",
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
        "Um portão que abre bem e faz força para fechar tem a folha pesada nesse sentido: no de correr, trilho em subida, pedra ou guia apertada; no de abrir, dobradiça caída ou vento; no basculante, contrapeso leve ou pesado demais. Não aumente a força da central: alivie a folha.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que pesa só no fechamento", "O sentido que sofre mostra a causa"],
        slots: [
          [
            "O desnível do trilho ajuda a abrir e cobra na volta.",
            "No de correr, um trilho em rampa pesa em um sentido só.",
          ],
          [
            "Um contrapeso em excesso segura a folha no alto, e o motor empurra para descer.",
            "No basculante, peso demais no contrapeso faz força ao fechar.",
          ],
          [
            "Trava ou batente desalinhado prende no último palmo.",
            "Se a força é só no fim, olhe trava, batente e piso alto.",
          ],
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Posso aumentar a força para o portão fechar?",
        answers: ["Não. A força alta tira a proteção de quem passa e gasta o motor."],
      },
      {
        question: "O motor pode fazer força só para fechar?",
        answers: ["Só se força igual nos dois sentidos. Em um sentido só, a causa é da folha."],
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
        "Um portão que só fecha com ajuda tem o motor sem força de partida ou a folha presa: capacitor fraco, roldana travada, trilho sujo ou contrapeso errado. Pare de empurrar com o motor ligado, que a mão fica no caminho; desligue o disjuntor e veja se a folha anda leve sozinha.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Folha ou motor: o teste de um minuto", "Descubra se o fraco é o motor ou a folha"],
        slots: [
          [
            "Só em portão de correr ou de abrir, reto e em piso plano; no basculante, não destrave.",
            "O basculante fica fora deste teste: nele, destravar derruba a folha.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Destrave o motor e mova a folha com uma mão.",
          "Andou leve: o fraco é o motor, e o capacitor é o primeiro suspeito.",
          "Andou pesada: é trilho, roda ou dobradiça. Trave e chame.",
        ],
      },
    ],
    keep: ["cost"],
    questions: [
      {
        question: "Empurrar o portão estraga o motor?",
        answers: ["Estraga: ele fica roncando parado, esquenta e queima o enrolamento."],
      },
      {
        question: "Um capacitor novo resolve o portão que precisa de ajuda?",
        answers: ["Se a folha anda leve e o motor zumbe, costuma resolver. A medição confirma antes da troca."],
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
        "Portão que não fecha com a fotocélula limpa e alinhada tem outra causa: fio do sensor rompido, umidade no par, fim de curso de abertura que não avisa, botoeira presa ou relé da placa. Passe a mão no feixe e olhe o led: não muda, é o sensor; muda, o resto se mede, a partir de {price.preventive} em casa, sem peças.",
        "Se não há nada na frente do sensor e o portão não fecha, o sensor pode estar acusando sem ver: lente suja, par torto, sol, teia ou fio rompido. Limpo e alinhado e ainda assim aberto, a suspeita passa ao fim de curso de abertura, à botoeira presa e ao relé de fechar. Não faça ponte no sensor.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Quando o sensor não é o culpado", "O que sobra depois da fotocélula"],
        slots: [
          [
            "Par limpo com fio partido continua dizendo obstáculo à central.",
            "Emenda oxidada no cabo do sensor trava o fechamento com a lente perfeita.",
          ],
          [
            "Sem o aviso de que abriu por inteiro, muita central não aceita fechar.",
            "O fim de curso de abertura fora do lugar prende o ciclo.",
          ],
          [
            "Botoeira ou interfone em curto manda abrir o tempo todo.",
            "Um comando preso de abrir vence a ordem de fechar.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Três testes", "Separe o sensor do resto"],
        slots: [["Com o vão livre e ninguém por perto.", "Um teste por vez."]],
        steps: [
          "Passe a mão no feixe e olhe o led.",
          "Tente fechar pela botoeira e pelo controle.",
          "Veja se alguma tecla está afundada.",
          "Repare se a folha abre até o fim antes de parar.",
          "Mande vídeo e foto da etiqueta.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Posso desligar a fotocélula para fechar?",
        answers: [
          "Não: sem ela o portão fecha sobre pessoa, bicho ou carro.",
          "Não faça ponte. Feche na mão, se for de correr ou de abrir, com o disjuntor desligado.",
        ],
      },
      {
        question: "Fotocélula nova resolve?",
        answers: [
          "Só se a medição condenar o par. Trocar às cegas não muda fio nem fim de curso.",
          "Talvez não: meça antes de comprar.",
        ],
      },
      {
        question: "Pode ser o sol?",
        answers: [
          "Pode: sol baixo na lente cega o receptor em certas horas.",
          "Se falha em horário certo, sim; inverter os módulos costuma resolver.",
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
        "Portão que não fecha com o carro na garagem e fecha sem ele tem o carro cortando o feixe da fotocélula ou perto demais do curso da folha. Ponha o carro mais para dentro e teste: fechou, era isso. Se não cabe mais recuo, o técnico muda o par de altura ou de posição, a partir de {price.preventive} em casa, sem peças.",
        "Se o portão só fecha sem o carro, a fotocélula vê o para-choque como obstáculo, e está certa. Recue o carro um palmo e tente; no basculante, confira se a folha não passa por cima do capô. Não desligue o sensor: sem ele, a folha fecha sobre o carro.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O carro no caminho", "Por que só falha com o carro"],
        slots: [
          [
            "Para-choque, engate ou retrovisor dentro do feixe basta para a central recusar.",
            "O feixe passa rente ao vão: um palmo de carro já corta.",
          ],
          [
            "No basculante, a folha avança para dentro ao descer e precisa desse espaço livre.",
            "A folha que tomba para dentro pede recuo livre na frente do carro.",
          ],
          [
            "Reflexo na lataria raramente engana o sensor de par, mas confunde o de espelho.",
            "Sensor com espelho pode ler a lataria como retorno.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Teste com a fita", "Meça o recuo"],
        slots: [["Ninguém entre o carro e a folha.", "Faça com o portão parado."]],
        steps: [
          "Recue o carro e tente fechar.",
          "Marque no piso até onde ele pode ficar.",
          "Olhe o led do sensor com o carro no lugar.",
          "Mande foto do carro, do vão e do sensor.",
        ],
      },
    ],
    keep: ["visit"],
    questions: [
      {
        question: "Dá para mudar o sensor de lugar?",
        answers: [
          "Dá, se ele continuar vigiando o vão: mais alto, mais rente ou do lado de fora.",
          "Sim; muda-se o par, nunca se tira.",
        ],
      },
      {
        question: "E carro mais comprido?",
        answers: [
          "Meça o carro e o fundo da vaga: às vezes falta espaço, e não sensor.",
          "Se a folha encosta no carro, a solução é outro tipo de abertura ou vaga.",
        ],
      },
      {
        question: "Posso deixar sem sensor?",
        answers: ["Não. O risco é fechar no carro e em quem passa.", "Não convém nem por um dia."],
      },
    ],
    photo: "fotos do carro na vaga, do vão e da fotocélula",
  },
];
