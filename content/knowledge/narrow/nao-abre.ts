import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

export const naoAbre: NarrowConcept[] = [
  {
    id: "motor-travado",
    broader: "nao-abre",
    label: "Motor travado",
    phrase: "o motor travado",
    asks: [
      "rotor travado",
      "rotor motor travado",
      "rotor motor portão",
      "rotor preso",
      "rotor raspando",
      "saber travou motor folha",
      "travou motor ou folha portão",
      ...combine(
        ["motor travado", "motor travou"],
        ["ppa", "rossi", "garen", "peccinin", "nice", "seg", "agl", "intelbras", "unisystem"],
      ),
      "motor travou portão aberto",
      "[marca] travou",
      "[marca] travado",
      "[marca] [modelo] travou",
      "motor travado portão aberto",
      "motor travou portão fechado",
      "motor travado o que fazer",
      "motor travado",
      "motor travou",
      "motor trancado",
      "motor emperrado",
      "motor preso",
      "motor não gira",
      "redutor travado",
      "motor trava solta",
      "motor travando",
      "motor trava às vezes",
      "motor prende",
    ],
    answers: {
      any: [
        "O motor [marca] travado, que não gira, costuma ter capacitor sem força de partida, redutor ou rolamento preso, ou uma folha emperrada que o segura. Nem sempre está queimado, mas parado com energia ele queima, por isso desligue o disjuntor e não insista. A visita para medir, em casa, parte de {price.preventive}, sem peças.",
        "Quando o motor [marca] fica travando, a causa pode ser o capacitor, a caixa de engrenagens ou a própria folha presa, e as três dão o mesmo sintoma. Desligue o disjuntor e veja de longe se há trinco fechado ou algo no trilho. A visita para medir em residência sai a partir de {price.preventive}, fora as peças.",
        "O motor [marca] que trava e depois solta, ou que ronca sem girar, está com uma peça presa, sem partida ou puxando uma folha emperrada. Pare na primeira tentativa e desligue o disjuntor. Medir em casa custa a partir de {price.preventive}, sem peças; se ele queimou mesmo, a troca fica de {price.homeSwap}.",
        "O rotor preso, que é a parte que gira por dentro, em geral tem rolamento enferrujado ou raspa no enrolamento; capacitor fraco e folha presa dão o mesmo ronco. Desligue o disjuntor e não insista. A medição em casa parte de {price.preventive}, sem peças; se o motor queimou, a troca fica de {price.homeSwap}.",
      ],
      price: [
        "O conserto de um motor travado custa conforme a peça: o capacitor é das mais baratas, enquanto o rolamento e a engrenagem do redutor pedem mais trabalho. Se o conserto não compensa, a troca do motor em casa fica de {price.homeSwap}, com a mão de obra. A etiqueta e o som que ele faz já permitem uma estimativa.",
        "O preço para resolver um motor travado vai do valor de um capacitor, peça barata, ao de um motor novo, de {price.homeSwap} em casa. Antes de condenar o motor, o técnico mede, em visita residencial a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se é o motor ou a folha que está presa", "Primeiros passos com o motor travado"],
        slots: [
          [
            "Uma tentativa basta para ouvir o motor. Se ele fica mudo, falta energia ou comando; se ronca, o problema é o capacitor, o redutor ou a folha. Não abra a tampa nem gire o eixo, porque há tensão e capacitor carregado.",
            "Acione o controle uma só vez e escute. O silêncio indica falta de energia, e o ronco indica capacitor, redutor ou folha presa. Mantenha a tampa fechada, porque dentro dela há carga elétrica.",
            "O som de uma única tentativa separa as causas, porque sem ruído falta energia ou comando, e com ronco algo prende ou falta partida. Por dentro do motor só o técnico mexe.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e espere o motor esfriar.",
          "Procure ferrolho fechado, pedra no trilho ou folha raspando.",
          "Só em portão de correr ou de abrir, reto e em piso plano, destrave com a chave; se a folha anda leve na mão, o motor é que está preso.",
          "No basculante não destrave nada, porque com cabo ou contrapeso ruim a folha cai.",
          "Trave de novo e deixe o disjuntor desligado.",
        ],
      },
      {
        about: "causes",
        headings: ["O que trava o motor do portão", "Capacitor, redutor ou calor"],
        slots: [
          [
            "O motor travado que ronca, mas não se move, aponta primeiro para o capacitor, que dá o impulso de partida. Se ele está bom, o defeito é mecânico: engrenagem do redutor quebrada, rolamento enferrujado ou rotor raspando.",
            "O capacitor, responsável pela partida, é o primeiro suspeito do motor que zumbe sem girar. Depois vêm o rolamento travado, o dente quebrado na caixa de engrenagens e o rotor arrastando.",
            "Sem o impulso do capacitor, o eixo não sai do lugar. Com ele bom, procura-se engrenagem quebrada dentro do redutor, rolamento seco ou ferrugem causada por água.",
          ],
          [
            "O motor que trava e solta horas depois costuma ter desarmado por calor, porque o protetor térmico corta a energia e religa quando esfria. A causa do esforço, que é folha pesada ou uso demais, continua lá.",
            "Se o motor para quente e volta frio, ele não travou, foi o protetor térmico que o desligou. Falta achar o esforço, que quase sempre vem de folha pesada ou de aberturas demais.",
            "Parar depois de muito uso e voltar mais tarde é uma proteção contra o calor. O que se conserta, nesse caso, é o motivo do aquecimento, em geral o peso na folha.",
          ],
        ],
      },
      {
        about: "replace",
        headings: ["Motor travado: conserto ou troca", "Quando o motor travado tem conserto"],
        slots: [
          [
            "Capacitor e rolamento são trocas pequenas, e a engrenagem do redutor depende de haver peça para o modelo. O conserto vale a pena quando só uma delas falhou.",
            "Trocar o rolamento ou o capacitor devolve o motor sem grande gasto, e a engrenagem também, se ainda é vendida. Com uma única peça ruim, o melhor é consertar.",
            "O conserto compensa quando uma só peça falhou e ainda está à venda, seja capacitor, rolamento ou engrenagem.",
          ],
          [
            "Com o enrolamento queimado, ou com redutor e placa perdidos juntos, é melhor trocar o motor, por um valor de {price.homeSwap} em casa. Se o motor queimou com o portão fechado, o técnico solta a folha escorada.",
            "Quando o enrolamento queimou, ou duas peças grandes falharam, compare o orçamento com o motor novo, de {price.homeSwap} em residência. A folha presa o técnico libera com apoio.",
            "Com enrolamento e engrenagem perdidos, a troca, de {price.homeSwap} em casa, costuma ser mais sensata. Se o portão ficou fechado, o técnico o escora antes de soltar.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O motor travou com o portão fechado. Como saio?",
        answers: [
          "Use a porta social. O portão de correr ou de abrir, reto e em piso plano, se solta pela chave com o disjuntor desligado; o basculante espera o técnico, que atende {shop.hours}.",
          "Saia por outra porta ou destrave com a chave, se o portão for de correr ou de abrir e estiver alinhado. No basculante, chame o técnico, {shop.hours}.",
        ],
      },
      {
        question: "Bater no motor faz ele voltar?",
        answers: [
          "Não conserta. A pancada às vezes solta um rolamento por um dia, mas pode trincar a carcaça ou a placa.",
          "Se voltar, será por pouco tempo, e a batida pode quebrar a caixa ou soltar um fio energizado.",
        ],
      },
      {
        question: "Motor travado queima?",
        answers: [
          "Queima, se continuar recebendo energia sem girar, porque o enrolamento aquece em minutos. Desligando logo, muitas vezes se perde só o capacitor.",
          "Sim, com insistência, porque parado e energizado ele esquenta depressa. Desligue o disjuntor no primeiro ronco.",
        ],
      },
      {
        question: "Ficou meses parado e travou. Tem jeito?",
        answers: [
          "Muitas vezes tem, porque rolamento e redutor secos ou enferrujados podem ser limpos, lubrificados ou trocados. O enrolamento é medido antes de ligar.",
          "Costuma ter. A graxa endurece e o rolamento enferruja com o tempo parado, e o técnico solta o conjunto antes de energizar.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro",
  },
  {
    id: "nao-destrava-na-mao",
    broader: "nao-abre",
    label: "Não destrava na mão",
    phrase: "o portão que não destrava na mão",
    asks: [
      "portão não destrava",
      "não destrava",
      "não abre nem controle nem mão",
      "não abre controle nem mão",
      "nem controle nem mão",
      "sem energia não destrava",
      "correr sem energia não destrava",
      "sem luz não destrava",
      "sem luz não abre mão",
      "pivotante sem luz não abre mão",
      "correr sem luz não abre mão",
      "não destrava mão",
      "[marca] não destrava",
      "motor [marca] não destrava",
      "motor não destrava",
      "não consigo destravar",
      "não destrava manual",
      "não destrava chave",
      "chave não gira destravar",
      "destravamento emperrado",
      "destrava não abre",
      "não solta motor mão",
      "chave não gira",
      "chave motor não gira",
      "chave emergência não gira",
      "chave destravamento não gira",
      "chave não vira",
      "chave emperrada",
      "chave motor emperrada",
      "não abre nem manual",
      "não abre nem mão",
      "não abre manual nem automático",
      "destravado não anda",
      "destravado não anda mão",
      "destravei não anda",
      "destravei não abre mão",
      "não anda nem na mão",
      "não abre nem destravado",
      "não abre sem energia chave",
      "não abre mesmo chave",
      "chave não abre",
      "não abre com chave",
      "alavanca não solta",
      "alavanca motor não solta",
      "alavanca emperrada",
      "alavanca não destrava",
    ],
    answers: {
      any: [
        "Portão que não abre na mão, mesmo com a chave, está preso no motor [marca], que não destravou, ou na própria folha, por ferrolho, trava elétrica, roldana ou trilho. Desligue o disjuntor e confira se a chave entrou até o fim e se o ferrolho está aberto. Se continuar preso, não force. O acerto em casa parte de {price.preventive}, sem peças.",
        "Se a chave não destrava o motor [marca], ela pode ser de outro modelo, não ter entrado até o fim ou encontrar a trava emperrada por falta de uso. Desligue o disjuntor, gire no sentido da seta sem alicate e pare se resistir. Soltar e lubrificar a trava, em residência, sai a partir de {price.preventive}, fora as peças.",
        "Quando o portão destravou e mesmo assim não anda na mão, quem prende é a folha, e não o motor [marca]: procure ferrolho, trava elétrica, roldana travada, pedra no trilho ou empeno. Olhe com a energia cortada e não force; se for basculante, não puxe. A regulagem em casa começa em {price.preventive}, sem contar peças.",
        "Chave quebrada dentro do motor [marca] não se tira com alicate, porque o pedaço entra mais e trava tudo. Desligue o disjuntor e use outra saída. O técnico retira o pedaço com ferramenta própria, solta a folha e troca o miolo se for preciso. Em casa, a visita parte de {price.preventive}, sem peças.",
        "Portão que não abre nem no manual nem no automático tem a trava do motor emperrada ou a folha presa por ferrolho, trava elétrica, roldana ou trilho. Com o disjuntor desligado, confira a chave e o ferrolho e não force, para não quebrar a trava. Soltar e regular em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como tentar destravar sem quebrar", "Chave, posição e folha: o que conferir"],
        slots: [
          [
            "Tente só em portão de correr ou de abrir, reto e em piso plano. Em basculante, em rampa ou com a folha torta, o motor travado pode ser o que segura o peso, e não se destrava.",
            "Estes passos valem para folha de correr ou de abrir, alinhada e em piso nivelado. Basculante, rampa e folha torta ficam travados, porque soltar o motor pode derrubar a folha ou fazê-la disparar.",
            "A tentativa é para portão reto, de correr ou de abrir, em piso sem caimento. Nos outros casos o motor travado impede a queda, e é melhor esperar o técnico.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, mesmo que falte luz na rua.",
          "Veja se a chave é a do seu motor e limpe a entrada com pano seco.",
          "Encaixe até o fim e gire no sentido da seta, sem alavanca.",
          "Se estiver duro, alivie a folha com um empurrão leve no sentido de fechar e tente outra vez.",
          "Não soltou: pare e use outra saída.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o destravamento emperra", "Trava dura, chave errada ou folha presa"],
        slots: [
          [
            "A causa mais comum é a falta de uso: ferrugem e poeira prendem o pino da trava. A folha apertada contra o batente também segura o pino, porque deixa a engrenagem sob pressão.",
            "Trava que ninguém usa há anos enferruja e não solta justo no dia da falta de luz. Outro motivo é o portão que fecha apertado no batente e deixa o pino sob pressão.",
            "O pino que fica muito tempo parado gruda com poeira e ferrugem. Quando o motor fecha empurrando o batente, a trava também fica presa pela pressão.",
          ],
          [
            "Chave gasta ou de outro modelo entra, gira em falso e estraga o encaixe. Se a trava soltou e o portão continua parado, o problema é da folha.",
            "A chave também pode ser a culpada: cópia malfeita ou de outra linha roda sem acionar a trava. Já o portão solto que não anda indica roda, trilho ou trava elétrica.",
            "Outra causa é a chave errada, que gira sem acionar nada. Quando o destravamento funciona e a folha segue presa, procure na roda, no trilho ou na trava elétrica.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico solta sem quebrar", "O conserto do destravamento"],
        slots: [
          [
            "O técnico apoia a folha, alivia a pressão no batente e só então solta a trava, que é limpa e lubrificada. Chave quebrada sai com ferramenta própria, e o miolo gasto dá lugar a outro.",
            "Com a folha calçada e sem pressão, a trava é aberta, limpa e lubrificada. O pedaço de chave sai sem forçar, e o miolo ruim é trocado pelo do modelo.",
            "Primeiro se tira a pressão da folha; depois a trava é solta, limpa e lubrificada. Chave quebrada ou miolo gasto são retirados e trocados pelos do mesmo motor.",
          ],
          [
            "Depois ele acerta o ponto de parada, para a folha não apertar o batente, e testa a chave algumas vezes com você. Se a presa era a folha, roldana e trilho são corrigidos.",
            "O fim de curso é regulado para o portão não fechar apertado, e a chave é testada na sua frente. Roldana ou trilho ruim entra no mesmo serviço.",
            "Para não emperrar de novo, regula-se onde a folha para e repete-se o teste da chave. Se a causa estava na roda ou no trilho, ela é acertada ali.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar desengripante na trava do motor?",
        answers: [
          "Uma gota no furo da chave, com o disjuntor desligado, ajuda em trava seca. Dentro da carcaça, não: o produto chega à placa.",
          "Só no cilindro da chave e bem pouco, com a energia cortada. Não borrife no motor, onde há conexões elétricas.",
        ],
      },
      {
        question: "O basculante não destrava. Devo insistir?",
        answers: [
          "Não. A trava dura em basculante pode ser a folha pesando sobre o motor, e soltá-la faria o portão cair ou subir de uma vez.",
          "Não insista: se o peso está no motor, destravar é perigoso. Deixe sem energia e sem ninguém embaixo.",
        ],
      },
      {
        question: "O portão fica preso com gente dentro. O que faço?",
        answers: [
          "Use a porta social ou outra saída e chame o técnico, {shop.hours}. Em emergência de saúde ou fogo, ligue 193; não tente derrubar a folha.",
          "Saia por outra porta e peça atendimento, {shop.hours}. Se houver risco de vida, chame os bombeiros, no 193, e não force o portão com alavanca.",
        ],
      },
      {
        question: "Como evito que emperre de novo?",
        answers: [
          "Peça o teste e a lubrificação do destrave na revisão, {visits.home}, e guarde a chave certa dentro de casa.",
          "Uma vez por ano a trava deve ser acionada, limpa e lubrificada, com o ponto de parada conferido.",
        ],
      },
    ],
    photo: "uma foto do motor com o lugar da chave e outra da própria chave",
  },
  {
    id: "motor-zumbe-e-nao-anda",
    broader: "nao-abre",
    label: "Motor zumbe e não anda",
    phrase: "o motor que zumbe e não anda",
    asks: [
      "motor zumbido",
      "motor fazendo zumbido",
      "motor portão fazendo zumbido",
      "motor portão zumbido",
      "motor fica zumbindo",
      "zumbido motor portão",
      "zumbindo não sai lugar",
      "ronca não sai lugar",
      "roncando não sai lugar",
      "zumbindo não sai",
      "zumbe não sai",
      "ronca não sai",
      "roncando não sai",
      "zumbindo não anda",
      "zumbe não anda",
      "motor zumbindo",
      "motor zumbe",
      "motor roncando",
      "motor ronca",
      "portão zumbindo",
      "portão roncando",
      "zumbindo não abre",
      "ronca não anda",
      "roncando não abre",
      "ronca não abre",
      "motor roncando não",
      "tenta não consegue abrir",
      "força não abre",
      "zumbido não abre",
      "ronco não abre",
      "zumbe não gira",
      "zumbindo não gira",
      "ronca não gira",
      "roncando não gira",
      "motor zumbe não gira",
      "motor ronca não gira",
      "motor zumbindo não gira",
      "geme não abre",
      "zumbe não sobe",
      "ronca não sobe",
      "ronca não fecha",
      "zumbe não fecha",
      "hum",
      "hummm",
      "motor hum",
      "fazendo hum não abre",
      "motor geme",
      "ligado não gira",
      "motor ligado não gira",
    ],
    answers: {
      any: [
        "Motor de portão que ronca e não gira recebe energia, mas não consegue partir. Quase sempre é capacitor fraco e, depois, folha presa. Desligue o disjuntor e não insista, porque parado com energia o motor queima em pouco tempo.",
        "O motor de portão ronca e não gira por falta de força de partida, em geral por capacitor fraco, ou porque algo segura a folha. Pare na primeira tentativa e desligue o disjuntor para não queimar o enrolamento. A troca do capacitor está entre os consertos mais baratos.",
        "Quando o motor zumbe com o portão parado, o capacitor não dá o impulso inicial ou a folha está travada. Não aperte mais o controle e desligue o disjuntor. O técnico mede o capacitor no local e, na maioria das vezes, só ele é trocado.",
        "Motor que faz um hummm e não gira está com o capacitor fraco ou com a folha presa, e por isso não parte. Desligue o disjuntor e veja se há trinco, trava ou pedra. Se não houver, a suspeita principal é o capacitor, peça barata.",
      ],
      question: [
        "Quase sempre é capacitor fraco ou folha presa: o motor recebe energia, ronca e não consegue partir. Ele aguenta pouco tempo assim sem queimar, por isso não insista no controle. Desligue o disjuntor e veja se há ferrolho, trava ou pedra segurando a folha.",
        "O motor ronca e não anda porque o capacitor perdeu força ou a folha está travada. Não há tempo seguro para deixá-lo roncando, pois o enrolamento esquenta depressa. Corte o disjuntor e procure trinco fechado ou pedra no trilho.",
        "O motor do portão aguenta pouco tempo roncando, porque parado com energia o enrolamento esquenta e pode queimar. Desligue o disjuntor e não insista. A causa, em geral capacitor fraco ou folha presa, não some com mais tentativas.",
      ],
      price: [
        "Consertar motor que zumbe e não anda costuma custar a troca do capacitor, peça das mais baratas, com a mão de obra, e o valor é informado pela foto da etiqueta. Folha presa pede só ajuste, a partir de {price.preventive} em casa, sem peças. Se o enrolamento queimou, a troca do motor fica de {price.homeSwap}.",
        "O preço, na maioria das vezes, é o de um capacitor trocado, orçado de graça pela etiqueta do motor. Quando é a folha que prende, o ajuste em residência parte de {price.preventive}, sem peças. No pior caso, motor queimado, a troca custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer quando o motor só ronca"],
        slots: [
          [
            "Nunca empurre o portão enquanto alguém aperta o controle, porque ele pode sair de repente. Procure primeiro o que segura a folha, sem energia.",
            "Corte a energia antes de olhar qualquer coisa. Empurrar com o motor ligado é perigoso, pois a folha sai de uma vez.",
            "Primeiro o disjuntor, depois a procura. Não empurre a folha com o controle apertado, porque ela pode sair sem aviso.",
          ],
        ],
        steps: [
          "Solte o botão e desligue o disjuntor.",
          "Veja se há ferrolho, cadeado ou trava elétrica fechada.",
          "No portão de correr, tire pedra e areia do trilho.",
          "Tirado o obstáculo, religue e tente uma única vez, de longe.",
          "Se continuar roncando, desligue e deixe assim; o basculante não deve ser destravado.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o motor ronca e não gira"],
        slots: [
          [
            "O capacitor dá o impulso que põe o motor para girar. Quando enfraquece, o motor vibra parado ou só parte depois de várias tentativas, e piora nas manhãs frias.",
            "Quem dá a partida é o capacitor, peça que se gasta com o uso e o calor. Fraco, ele deixa o motor roncando no lugar.",
            "Sem o impulso do capacitor, o motor não vence o peso da folha e só faz barulho. A falha começa aos poucos e termina em ronco fixo.",
          ],
          [
            "A folha presa dá o mesmo ronco, por trinco, trava elétrica que não recolheu, roldana travada ou ferrugem. Menos comuns são a tensão baixa, por fio fino, e a engrenagem presa dentro do motor.",
            "O mesmo barulho vem de uma folha travada por trinco, roldana, ferrugem ou trava elétrica. Tensão baixa, fio fino e engrenagem presa completam a lista.",
            "Um motor bom também ronca se o portão não o deixa andar, por ferrolho, roldana presa ou trava que não soltou. Restam a tensão baixa, comum em fiação fina, e a engrenagem travada.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico conserta"],
        slots: [
          [
            "O técnico desliga a energia, descarrega e mede o capacitor, que é o primeiro suspeito. Depois move a folha solta, com apoio, para ver se ela prende.",
            "A visita começa pela medida do capacitor, já sem carga, e da tensão que chega ao motor. Em seguida a folha é movida na mão, e só se troca o que falhou.",
            "O capacitor é medido e a folha, testada em separado, para mostrar de que lado está o defeito. A tensão da tomada também é conferida.",
          ],
          [
            "Trocado o capacitor, o portão faz vários ciclos nos dois sentidos, e a corrente do motor diz se ele ainda força. O motor inteiro só é trocado se o enrolamento queimou.",
            "No fim, o portão abre e fecha várias vezes, com a corrente medida. Só um enrolamento queimado leva à troca do motor.",
            "O serviço termina com aberturas repetidas e sem ronco. Quando o enrolamento queimou, o motor é trocado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto tempo o motor aguenta roncando parado?",
        answers: [
          "Pouco, e não há tempo seguro, porque o enrolamento esquenta depressa. O protetor térmico pode desligar antes, mas não conte com ele.",
          "Segundos já aquecem o enrolamento, e insistir pode queimá-lo. Alguns motores desligam sozinhos pelo protetor térmico, o que não resolve a causa.",
          "Poucos segundos. Depois disso o calor começa a estragar o verniz das bobinas, e o motor queima.",
        ],
      },
      {
        question: "Se for o capacitor, precisa trocar o motor?",
        answers: [
          "Não. Ele é trocado sozinho, por outro de mesmos microfarads (µF), e o motor volta a partir se o enrolamento não queimou.",
          "Não precisa: troca-se só a peça, pelo mesmo valor em µF.",
          "Não, o capacitor é uma peça separada e barata. O motor só é trocado quando ficou roncando até queimar.",
        ],
      },
      {
        question: "O motor zumbe e o disjuntor cai. É a mesma coisa?",
        answers: [
          "Pode ser mais grave: disjuntor caindo indica corrente muito alta, por enrolamento em curto ou folha travada. Deixe desligado até a medição.",
          "Nem sempre. Queda junto com o ronco sugere curto no enrolamento, e religar piora o estrago.",
          "Costuma ser um caso mais avançado, com o motor em curto. Não religue até a visita.",
        ],
      },
      {
        question: "O motor gira e o portão não anda. É o mesmo defeito?",
        answers: [
          "Não. Se ele gira solto, o capacitor está bom, e a suspeita passa à chave destravada, à engrenagem gasta ou ao braço solto.",
          "É outro caso: motor que gira partiu bem. Veja se ficou destravado; se não, a engrenagem ou a cremalheira deixou de puxar a folha.",
          "Não, porque ali a partida funciona. O defeito está entre o motor e a folha, como engrenagem gasta ou trava aberta.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do portão inteiro",
  },
  {
    id: "nao-funciona-no-frio",
    broader: "nao-abre",
    label: "Falha de manhã ou no frio",
    phrase: "o portão que falha no frio da manhã",
    asks: [
      "não abre manhã mas abre tarde",
      "não abre manhã abre tarde",
      "não abre cedo mas abre tarde",
      "não funciona manhã funciona tarde",
      "não abre horas manhã abre tarde",
      "manhã não abre tarde abre",
      "deixa funcionar quando esfria",
      "não fecha frio",
      "não fecha esfria",
      "não fecha inverno",
      "não funciona quando esfria",
      "não abre quando esfria",
      "não fecha quando esfria",
      "deslizante não fecha frio",
      "correr não fecha frio",
      "basculante não fecha frio",
      "pivotante não fecha frio",
      "correr não abre frio",
      "deslizante não abre frio",
      "não sobe frio",
      "basculante não sobe frio",
      "não abre dia frio",
      "parou frio",
      "parou inverno",
      "só abre quando esquenta",
      "só fecha quando esquenta",
      "só funciona quando esquenta",
      "só abre depois esquenta",
      "só fecha depois esquenta",
      "só funciona depois esquenta",
      "só anda depois esquenta",
      "não abre cedo só tarde",
      "não abre cedo mais tarde abre",
      "manhã cedo não abre",
      "não funciona cedo só tarde",
      "barulho só manhã",
      "barulho frio",
      "barulho só frio",
      "barulho quando frio",
      "motor barulho frio",
      "motor barulho só frio",
      "devagar manhã",
      "devagar só manhã",
      "abre devagar manhã",
      "abre devagar só manhã",
      "abre devagar só manhã cedo",
      "lento manhã",
      "lento só manhã",
      "barulho manhã",
      "barulho só manhã portão",
      "emperra frio",
      "emperra manhã",
      "emperra inverno",
      "duro frio",
      "pesado frio",
      "não abre frio",
      "não funciona frio",
      "não abre manhã",
      "falha manhã",
      "não funciona manhã",
      "frio portão trava",
      "lento frio",
      "não abre cedo",
      "trava frio",
      "lento inverno",
      "portão lento frio",
      "devagar frio",
      "não funciona esfria",
      "não abre esfria",
      "para quando esfria",
      "trava inverno",
      "inverno não abre",
      "inverno lento",
      "não funciona inverno",
    ],
    answers: {
      any: [
        "O portão que não abre ou não fecha quando está frio tem graxa velha endurecida, que pesa na folha, ou o capacitor fraco, a peça que dá a partida ao motor. De manhã, acione uma vez só; se o motor roncar parado, desligue o disjuntor. A visita com limpeza e medição em casa parte de {price.preventive}, sem peças.",
        "É normal o portão ficar um pouco mais lento no frio da manhã, porque a graxa engrossa, mas não é normal ele travar, roncar ou precisar de ajuda. Nesse caso a graxa está velha ou o capacitor, a peça da partida, está fraco. A visita com limpeza e lubrificação em casa parte de {price.preventive}, sem peças.",
        "Portão que trava no frio da manhã tem, quase sempre, graxa velha que endureceu ou capacitor fraco, a peça que dá a partida ao motor. Ele melhora quando esquenta, mas o defeito piora com o tempo. Em casa, a visita com limpeza e lubrificação parte de {price.preventive}, sem peças, e o capacitor é medido no mesmo dia.",
        "Se o portão não abre de manhã cedo e mais tarde funciona, o frio endureceu a graxa velha ou o capacitor já não dá conta da partida. Não insista no controle quando o motor ronca parado, porque ele queima. Lubrificar e medir, em residência, sai a partir de {price.preventive}, fora as peças.",
        "No inverno o portão fica lento ou trava porque a graxa antiga endurece e pesa na folha, e o capacitor gasto dá menos força. Se melhora ao longo do dia, é essa a causa mais provável, e convém tratar antes que ele pare. A visita com limpeza em casa começa em {price.preventive}, sem contar peças.",
        "O portão não funciona quando esfria, e volta depois, por dois motivos principais: lubrificante endurecido nas partes móveis e capacitor no fim da vida. Acione uma vez só e, se o motor roncar sem sair, desligue o disjuntor. A limpeza com graxa nova em casa parte de {price.preventive}, sem peças.",
        "O portão [marca] que não fecha no frio costuma parar antes do fim porque a graxa velha endureceu, a folha ficou pesada e a central entende o esforço como um obstáculo. Limpe também as lentes da fotocélula, que o sereno embaça. Limpeza, graxa nova e medição do capacitor em casa partem de {price.preventive}, sem peças.",
        "Se o portão só abre ou só fecha quando o dia esquenta, a graxa velha endureceu com o frio ou o capacitor, a peça que dá a partida, está no fim. Acione uma vez só e, se o motor roncar parado, desligue o disjuntor. Limpar, engraxar e medir o capacitor em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que o frio muda no portão", "Graxa, capacitor e sereno"],
        slots: [
          [
            "No frio, a graxa velha vira uma pasta dura nas dobradiças, nas roldanas e no redutor do motor. A folha fica mais pesada, e surgem rangidos nas primeiras aberturas do dia.",
            "Com a temperatura baixa, a graxa ressecada prende pinos, roldanas e a rosca do motor. O portão anda lento e barulhento até esquentar com o uso.",
            "Lubrificante vencido endurece de madrugada e segura dobradiças, roldanas e a rosca do motor. Por isso o portão range e demora nas primeiras vezes.",
          ],
          [
            "O capacitor fraco falha mais na primeira abertura, quando o motor está frio: ele ronca cedo e funciona à tarde. Se o portão abre e não fecha, a causa pode ser sereno na lente da fotocélula.",
            "A partida com o motor frio exige mais, e o capacitor gasto não vence. Já o portão que abre e não fecha só de manhã costuma ter orvalho na lente da fotocélula.",
            "De manhã o motor precisa de mais força para sair, e o capacitor no limite não dá conta. Quando só o fechamento falha, olhe se há sereno na lente da fotocélula.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como descobrir a causa na própria manhã", "Teste na hora em que falha"],
        slots: [
          [
            "Observe cedo, na hora da falha, porque à tarde o portão parece perfeito. Uma tentativa basta, de longe e com a tampa fechada.",
            "O defeito some com o sol, então o teste é de manhã, com um acionamento só e todos longe da folha.",
            "Faça isso antes de esquentar, com uma única tentativa e sem abrir o motor. Depois do meio-dia não se vê mais nada.",
          ],
        ],
        steps: [
          "Acione uma vez pela botoeira e escute.",
          "Ronco sem movimento: desligue o disjuntor; o capacitor precisa de medição.",
          "Abre e não fecha: seque as lentes da fotocélula com pano.",
          "Botoeira funciona e controle não: troque a pilha.",
          "Anda devagar ou range e depois melhora: é hora de limpar e pôr graxa nova.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve a falha no frio", "Graxa nova e capacitor medido"],
        slots: [
          [
            "O técnico tira a graxa endurecida de fuso, pinos e roldanas e aplica a indicada para cada peça, porque pôr nova por cima não adianta. A folha é testada na mão, sem o motor.",
            "A limpeza vem primeiro: sai a graxa velha, entra a certa para cada ponto, e a folha precisa andar leve na mão.",
            "Remove-se o lubrificante ressecado antes de pôr o novo, próprio de fuso, dobradiça ou rolamento. Depois se confere se o portão ficou leve.",
          ],
          [
            "O capacitor é medido com o motor frio e trocado se está abaixo do valor da etiqueta. No fim, o técnico veda a caixa e limpa as lentes da fotocélula.",
            "Com a energia cortada, o capacitor é medido e trocado se estiver fraco. Por fim, confere-se a vedação da caixa da placa e da fotocélula.",
            "O capacitor também é medido, porque a partida fria exige mais dele, e a caixa e os sensores são vedados contra umidade.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O frio estraga o motor?",
        answers: [
          "Não estraga, só revela peça cansada: capacitor, graxa velha ou vedação ruim. Corrigida a causa, ele funciona em qualquer temperatura.",
          "Não. O que o frio faz é mostrar a graxa velha e a peça que já estava fraca.",
        ],
      },
      {
        question: "Posso esquentar o motor ou jogar água morna?",
        answers: [
          "Não. A água chega à placa e pode dar choque, e o secador não resolve. Espere esquentar e use a botoeira uma vez só.",
          "Nunca jogue água. Se precisa sair e o portão é de correr, reto e em piso plano, use a chave com o disjuntor desligado.",
        ],
      },
      {
        question: "Qual graxa não endurece no frio?",
        answers: [
          "A indicada no manual do motor para fuso e engrenagem. Óleo queimado e graxa comum juntam poeira e endurecem antes.",
          "Siga o manual, porque cada ponto tem a sua. O mais importante é tirar a velha antes de pôr a nova.",
        ],
      },
      {
        question: "O portão falha no frio e no calor. É a placa?",
        answers: [
          "Pode ser mau contato, que muda com a dilatação: borne frouxo, solda trincada ou conector oxidado. O reaperto vem antes da placa nova.",
          "Talvez. Falha nos dois extremos lembra conexão ruim, e a medição mostra se está na placa ou no fio.",
        ],
      },
    ],
    photo: "um vídeo curto, com som, feito na hora da falha, e uma foto da etiqueta do motor",
  },
  {
    id: "nao-abre-nem-fecha",
    broader: "nao-abre",
    label: "Portão não abre nem fecha",
    phrase: "o portão que não abre nem fecha",
    asks: [
      "não abre nem fecha",
      "nem abre nem fecha",
      "não sobe nem desce",
      "nem sobe nem desce",
      "não anda nenhum lado",
      "não vai nem volta",
      "não abre não fecha",
      "[marca] não abre não fecha",
      "motor [marca] não abre não fecha",
      "[marca] não abre nem fecha",
      "motor não abre não fecha",
      "não vai nenhum lados",
      "não faz nenhum dois movimentos",
      "parou abrir e fechar",
      "parou abrir e parou fechar",
      "portão parou de abrir e de fechar",
      "parou de abrir e de fechar",
    ],
    answers: {
      any: [
        "Quando o motor [marca] não abre e não fecha o portão, o defeito é comum aos dois sentidos: falta de energia, placa parada, capacitor sem força ou folha presa. Confira o disjuntor e aperte a botoeira uma vez: mudo é energia ou placa; ronco é capacitor ou algo travado, e aí desligue e não insista.",
        "Portão eletrônico que não abre nem fecha costuma estar sem energia, com a placa ou o capacitor em falha, ou com a folha travada. O som diz por onde ir: silêncio leva ao disjuntor e à placa do motor [marca], e ronco pede desligar o disjuntor na hora e chamar o técnico.",
        "Se o portão eletrônico com motor [marca] não abre nem fecha, veja primeiro o disjuntor e o DR, religue uma única vez e tente pela botoeira. Continuando mudo, a suspeita é fusível ou placa; se ronca e não anda, é capacitor fraco ou folha presa, e insistir esquenta o motor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar no portão que não anda", "Nem abre nem fecha: passos em ordem"],
        slots: [
          [
            "Os testes se fazem por fora, sem abrir a tampa e sem forçar a folha. Uma tentativa basta, porque repetir o comando aquece o motor.",
            "Deixe a tampa do motor fechada e dê um comando só, prestando atenção ao som. Insistir não ajuda e esquenta o enrolamento.",
            "Basta olhar e escutar, com a folha livre de pessoas e o motor fechado. Acione uma vez e pare, para o motor não aquecer.",
          ],
        ],
        steps: [
          "Veja se o disjuntor do portão e o DR estão ligados e religue uma única vez.",
          "Aperte a botoeira e escute: silêncio, ronco ou giro solto.",
          "Olhe se a chave de destravamento está na posição travada.",
          "Com o disjuntor desligado, procure ferrolho, cadeado, pedra no caminho ou folha torta.",
          "Cabo frouxo ou folha inclinada: não destrave e afaste todos.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão não abre nem fecha", "As causas, pelo som do motor"],
        slots: [
          [
            "Silêncio nos dois comandos quer dizer que a energia não chega: disjuntor desarmado, fusível aberto, fio solto ou placa queimada por surto. A fotocélula quase nunca é culpada, porque impede só o fechamento.",
            "Motor mudo aponta para o caminho da energia, do disjuntor ao fusível e à placa, que um surto pode ter queimado. Não perca tempo com a fotocélula: ela segura o fechar, mas deixa abrir.",
            "Sem nenhum som, procure no disjuntor, no fusível, nos fios e na placa, muitas vezes atingida por um pico de energia. Sensor de passagem não explica o caso, já que permite a abertura.",
          ],
          [
            "Ronco sem movimento indica capacitor fraco, a peça que dá o empurrão da partida, ou folha presa por ferrolho, trava elétrica ou obstáculo. Motor que gira e não leva a folha está destravado ou com a engrenagem gasta.",
            "Quando ronca e não sai do lugar, falta o empurrão do capacitor ou algo prende a folha, como trinco passado e trava elétrica que não soltou. Giro livre, sem arrastar o portão, é chave destravada ou engrenagem comida.",
            "O zumbido parado vem do capacitor, que já não dá a partida, ou de um ferrolho, uma trava ou uma pedra segurando o portão. Já o motor que roda sozinho perdeu a ligação com a folha: destravamento aberto ou engrenagem gasta.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa o conserto", "Do ajuste ao motor novo: a ordem de preço"],
        slots: [
          [
            "Religar, destravar e ajustar fica na visita, que em casa parte de {price.preventive}, sem peças. Depois, do mais barato ao mais caro, costumam vir capacitor, engrenagem e placa, orçados por vídeo e foto da etiqueta; trocar o motor de casa, com mão de obra, vai de {price.homeSwap}.",
            "A visita de ajuste em residência começa em {price.preventive}, sem contar peças. O capacitor é dos reparos mais baratos, e placa ou engrenagem pesam mais; se o motor não compensa, a troca residencial completa fica de {price.homeSwap}.",
            "Se for só regulagem, a conta é a da visita, a partir de {price.preventive} em casa, fora peças. Capacitor custa pouco perto de placa e redutor, e no fim da escala está o motor novo, de {price.homeSwap} com o serviço, em portão residencial.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Ele parou fechado. Como saio com o carro?",
        answers: [
          "Com o disjuntor desligado, portão de correr ou de abrir, reto e no trilho, pode ser solto pela chave e movido à mão. O basculante com cabo, mola ou contrapeso em falha não se solta: use outra saída.",
          "Corte a energia e use a chave do motor se a folha for de correr ou de abrir e estiver reta. No basculante de cabo frouxo ou folha torta, não mexa e não passe embaixo; espere o técnico.",
          "Folha de correr ou de abrir, alinhada, abre na mão com a chave e o disjuntor desligado. Basculante com cabo, mola ou contrapeso suspeito fica como está, sem ninguém por baixo.",
        ],
      },
      {
        question: "O motor gira, mas o portão não anda. O que é?",
        answers: [
          "Motor destravado, embreagem frouxa ou engrenagem gasta. Com o disjuntor desligado, veja se a chave está na posição travada; se estiver, a transmissão precisa de exame.",
          "A força não chega à folha. Desligue o disjuntor e confira a chave de destravamento: travada, sobra a engrenagem ou a embreagem, que o técnico abre.",
          "Quase sempre é a chave que ficou destravada. Confirme com a energia cortada; se estava certa, a engrenagem ou a embreagem perdeu o engate.",
        ],
      },
      {
        question: "E se o controle não funciona, mas a botoeira abre?",
        answers: [
          "Então motor e placa estão bons, e o problema é o controle: pilha, cadastro ou receptor. Troque a pilha e teste um segundo controle.",
          "Nesse caso o defeito está no controle ou na recepção, e o conserto é menor. Comece pela pilha e por outro controle já gravado.",
          "Abrindo pelo botão da parede, o portão está em ordem. Pilha fraca, controle desprogramado ou receptor com falha explicam o resto.",
        ],
      },
      {
        question: "Posso religar o disjuntor que desarma de novo?",
        answers: [
          "Não. Religue uma vez só; se ele desarma outra vez, há curto ou fuga de corrente, e o circuito fica desligado até a medição.",
          "Uma tentativa basta. Disjuntor ou DR que cai de novo protege a casa de um curto, e forçá-lo pode queimar placa e fio.",
          "Depois da segunda queda, deixe desligado. O desarme repetido mostra curto ou umidade na fiação, o que só se acha medindo.",
        ],
      },
    ],
    photo: "um vídeo curto, com som, de uma tentativa pela botoeira e uma foto da etiqueta do motor",
  },
  {
    id: "portao-parado",
    broader: "nao-abre",
    label: "Portão parado",
    phrase: "o portão parado",
    asks: [
      "não sai lugar nem botão",
      "não anda nem botão",
      "portão parado",
      "portão automático parado",
      "portão eletrônico parado",
      "portão ficou parado",
      "portão completamente parado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Portão automático parado e mudo costuma estar sem energia, sem comando ou com defeito na placa; se o motor ronca, é capacitor fraco ou folha presa. Confira o disjuntor e o DR, aperte a botoeira uma vez e não insista. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o portão eletrônico fica parado, aperte a botoeira uma vez e escute. Silêncio indica falta de energia, de comando ou placa com defeito. Ronco indica capacitor fraco ou folha travada, e pede o disjuntor desligado. A visita com ajuste, em residência, começa em {price.preventive}, fora as peças.",
        "Se o portão está parado, veja primeiro o disjuntor e o DR no quadro de luz e tente uma vez pela botoeira. Se o motor fica mudo, o defeito é de energia, comando ou placa. Se ronca, é capacitor ou folha presa, e você deve desligar o disjuntor. Regular em casa custa a partir de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir com o portão parado", "Quatro testes antes do técnico"],
        slots: [
          [
            "Faça um teste de cada vez, sem abrir a tampa do motor e longe da folha. Se há cheiro de queimado ou a folha está torta, desligue o disjuntor e pare.",
            "Teste por fora, com a passagem livre e a tampa fechada. Se sentir cheiro de queimado ou vir o portão torto, só desligue a energia.",
            "Os testes são simples, feitos longe da folha e sem ferramenta. Com cheiro forte ou folha inclinada, não teste: desligue o disjuntor.",
          ],
        ],
        steps: [
          "Veja no quadro se o disjuntor do portão e o DR estão ligados, e religue uma única vez.",
          "Aperte a botoeira, o botão da parede, e escute se o motor ronca ou fica mudo.",
          "Teste outro controle da casa.",
          "Se nada responde, desligue o disjuntor e guarde um vídeo da tentativa, com som.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão parou", "Do som à causa provável"],
        slots: [
          [
            "O som da tentativa é o que mais ajuda a separar as causas. Motor inteiro queimado é raro: quase sempre falhou uma peça que se troca sozinha.",
            "Escutar a tentativa já mostra em que parte está o problema. Na maior parte das vezes o motor está bom, e falhou uma peça em volta dele.",
            "O barulho mostra por onde começar, e perder o motor inteiro é o menos comum. O defeito costuma estar numa peça só.",
          ],
        ],
        bullets: [
          "Mudo, sem luz na placa: disjuntor, fusível ou fio",
          "Mudo, com luz na placa: botoeira, fim de curso ou placa",
          "Ronca e não anda: capacitor fraco ou folha presa",
          "Só o controle não funciona: pilha, cadastro ou receptor",
          "O disjuntor cai de novo: curto no motor ou na fiação",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a causa", "O conserto do portão parado"],
        slots: [
          [
            "O técnico mede a energia que chega à central, o capacitor e o motor, e troca só a peça que falhou. Se a folha está presa, ele corrige o trilho, a roldana ou a dobradiça. O motor só é trocado quando a medição confirma a queima, por {price.homeSwap} em casa, com mão de obra.",
            "Com o multímetro, o técnico segue o caminho da energia, do quadro ao motor, até achar a falha. A folha é testada solta, para saber se algo a prende. Quando o motor queimou mesmo, a troca em residência fica de {price.homeSwap}, já com o serviço.",
            "A medição separa placa, capacitor, fio e motor, e o conserto é só na parte ruim. O técnico também confere se a folha anda leve. Trocar o motor inteiro, quando é preciso, custa de {price.homeSwap} em casa, instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O portão parou aberto. O que faço?",
        answers: [
          "Desligue o disjuntor. O portão de correr ou de abrir, reto e em piso plano, é fechado na mão com a chave do motor e travado de novo. Basculante aberto não se destrava.",
          "Com o disjuntor desligado, feche na mão só a folha de correr ou de abrir que está reta. Se é basculante, não deixe ninguém passar embaixo e chame o técnico.",
        ],
      },
      {
        question: "No condomínio, como fica a entrada até o conserto?",
        answers: [
          "O porteiro ou o zelador controla a passagem e avisa os moradores. O portão de correr ou de abrir, reto, pode ficar aberto com alguém na entrada.",
          "Deixe uma pessoa na entrada e o disjuntor desligado. A folha de correr ou de abrir pode ser movida com a chave; o basculante espera o técnico.",
        ],
      },
      {
        question: "Posso continuar apertando o controle?",
        answers: [
          "Não, porque o motor que ronca sem andar esquenta e pode queimar. Uma tentativa basta para ouvir o som.",
          "Melhor parar na primeira: cada tentativa com a folha presa aquece o motor.",
        ],
      },
      {
        question: "Portão parado é motor queimado?",
        answers: [
          "Raramente. O mais comum é falta de energia, capacitor, placa ou controle. Cheiro de queimado e disjuntor que cai são os sinais de motor queimado.",
          "Quase nunca. Suspeite do motor quando há cheiro forte ou quando o disjuntor não fica ligado; fora isso, costuma ser capacitor ou placa.",
        ],
      },
    ],
    photo: "um vídeo curto da tentativa de abertura, com som, e uma foto da etiqueta do motor",
  },
  {
    id: "portao-travado",
    broader: "nao-abre",
    label: "Portão travado",
    phrase: "o portão travado",
    asks: [
      "portão trancou sozinho",
      "portão trancou não abre mais",
      "abre portão travado madrugada",
      "quem abre portão travado madrugada",
      "portão travado madrugada",
      "técnico portão travado",
      "técnico para portão travado",
      "técnico destravar portão",
      "destravamento portão 24h",
      "destravamento portão 24 horas",
      "destravamento portão eletrônico 24h",
      "destravar portão 24 horas",
      "quem abre portão travado",
      "quem abre portão automático travado",
      "quem abre portão eletrônico travado",
      "quem destrava portão",
      "quem conserta portão travado",
      "quem conserta portão automático travado",
      "portão ferro enferrujado emperrado",
      "portão enferrujado emperrado",
      "portão enferrujado travado",
      "conserto portão travado",
      "travou não abre",
      "portão travado não abre",
      "portão travado não quer abrir",
      "trava não abre",
      "portão travado",
      "portão travou",
      "portão trancado",
      "portão emperrado",
      "portão emperrou",
      "portão travando",
      "portão trancou",
      "portão preso",
      "portão fica travando",
      "eletrônico travado",
      "o que fazer quando portão trava",
      "o que fazer quando portão eletrônico trava",
      "o que fazer quando portão automático trava",
      "o que fazer se portão trava",
      "o que fazer se portão travar",
      "o que fazer portão eletrônico travou",
      "quando portão eletrônico trava",
      "portão eletrônico trava",
      "portão eletrônico travando",
      "portão travando o que faço",
      "portão travando o que fazer",
      "portão travando o que eu faço",
      "portão travou o que faço",
      "portão travou fechado",
      "enrosca num ponto",
      "enrosca ponto",
      "portão enrosca",
      "portão enroscando",
    ],
    answers: {
      any: [
        "Portão travado costuma ter algo prendendo a folha: ferrolho passado, objeto no caminho, ferrugem, roldana ou dobradiça presa. Também pode ser o motor sem força de partida. Desligue o disjuntor, tire o que estiver à vista e não force; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Quando o portão trava, pare de apertar o controle e desligue o disjuntor, porque o motor forçado queima. O que prende quase sempre é trinco, pedra, roldana, dobradiça enferrujada ou capacitor fraco. Destravamos e ajustamos em residência a partir de {price.preventive}, fora as peças.",
        "Um portão emperrado tem a causa na folha, como ferrugem, trilho sujo ou roldana presa, ou no motor, que ronca sem sair do lugar. Corte a energia, veja de longe o que segura e não use alavanca. Desemperramos e regulamos em casa a partir de {price.preventive}, sem contar peças.",
        "Portão que não vai nem para a frente nem para trás está com a folha presa ou com o motor sem partida. Desligue o disjuntor, procure ferrolho, pedra ou dobradiça enferrujada e não force. O serviço em casa parte de {price.preventive}, fora as peças.",
        "Se o portão está travado, quase sempre algo segura a folha, como pedra, ferrolho ou roldana presa, ou o motor não tem força para sair. Deixe o disjuntor desligado, olhe sem forçar e chame. Desemperramos portão residencial desde {price.preventive}, peças à parte.",
        "O portão emperrado pede o disjuntor desligado antes de tudo, porque insistir queima o motor e entorta a folha. Trilho sujo, ferrugem, trinco passado e capacitor fraco são as causas comuns. Destravamos e regulamos em residência a partir de {price.preventive}, sem incluir peças.",
      ],
      emergency: [
        "Com o portão travado {em}, desligue já o disjuntor e chame pelo WhatsApp, {shop.hours}, com o endereço e uma foto. O valor da ida é informado antes de o técnico sair. Não force a folha e não mexa no basculante, porque ele pode cair.",
        "Em emergência de portão travado, corte a energia no disjuntor e peça socorro pelo WhatsApp, {shop.hours}. Você sabe o preço da ida antes da saída do técnico. Não use alavanca nem o carro, e ninguém mexe em basculante nem em folha torta.",
        "Para socorro de portão travado {em}, mande pelo WhatsApp a foto e o endereço, {shop.hours}, e receba o valor da visita antes que o técnico saia. Enquanto espera, deixe o disjuntor desligado e não empurre. No basculante não se toca, pois a folha pode cair.",
        "Numa urgência com portão emperrado, desligue o disjuntor, afaste todos e escreva no WhatsApp, {shop.hours}, dizendo onde está e o que houve. O preço da visita vem antes dela. Não force a folha com carro nem alavanca, e não mexa no basculante.",
      ],
      "how-to": [
        "Com o portão eletrônico travado, desligue o disjuntor e procure trinco fechado, pedra no trilho ou folha torta. Se ele é de correr ou de abrir e está reto, a chave do motor solta a folha para mover na mão. O basculante fica como está até o técnico chegar, com ajuste a partir de {price.preventive} em casa, sem peças.",
        "O que fazer com portão travado: corte a energia, tire o que prende a folha e tente acionar uma só vez. Se continuar preso, o portão de correr ou de abrir, em piso plano, pode ser destravado com a chave do motor. O basculante espera a visita, que parte de {price.preventive} em residência, sem peças.",
        "Para agir com o portão travado, desligue o disjuntor e veja se há tranca, pedra ou peça torta no caminho. A folha que corre ou gira, no plano, se solta com a chave que veio no motor; o basculante, não. Se nada resolver, o ajuste em casa custa desde {price.preventive}, peças à parte.",
        "Portão eletrônico travado se confere sem força: desligue a energia, remova o obstáculo à vista e faça só mais uma tentativa. Se persistir, use a chave do motor apenas no portão de correr ou de abrir; o basculante travado espera o técnico. A visita residencial custa a partir de {price.preventive}, fora as peças.",
      ],
      price: [
        "O conserto de portão travado custa conforme o que prendeu. O ajuste em casa, com limpeza e lubrificação, parte de {price.preventive}, sem peças. Roldana, cabo, engrenagem ou placa somam o valor da peça, que é informado pela foto antes da visita.",
        "Desemperrar o portão de uma casa custa a partir de {price.preventive} quando basta limpar, lubrificar e regular, sem peças. Se há roldana quebrada, solda ou capacitor para trocar, a peça entra à parte, com o valor aprovado antes do serviço.",
        "O preço para destravar um portão depende da causa: limpar, lubrificar e regular, em residência, sai por {price.preventive} ou mais, peças à parte. Se quebrou engrenagem, cabo, placa ou roldana, soma-se a peça, com preço dado pela foto.",
        "O preço para soltar um portão travado começa em {price.preventive}, numa casa, quando não há peça a trocar. Capacitor, solda e roldana aumentam a conta, cada um com valor próprio, informado por foto antes do serviço.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o portão travado"],
        slots: [
          [
            "Nenhum destes passos pede ferramenta nem força. Se a folha estiver torta, com cabo solto ou parada no alto, só desligue o disjuntor e mantenha todos longe.",
            "Confira tudo de longe e sem abrir o motor. Se a folha está inclinada, parada no alto ou com cabo frouxo, apenas desligue a energia.",
            "São conferências simples, com a tampa do motor fechada. Com portão torto, fora do lugar ou de cabo rompido, desligue o disjuntor e não faça mais nada.",
            "Siga a ordem sem ferramentas e sem empurrar com força. Portão torto, parado no alto ou com cabo frouxo não se confere: só se corta a energia.",
            "A maior parte é só olhar. Se a folha está inclinada, fora do trilho, suspensa ou com cabo solto, baixe o disjuntor e mantenha todos longe.",
          ],
        ],
        steps: [
          "Pare de apertar o controle e desligue o disjuntor.",
          "Procure ferrolho, cadeado, trava ou objeto no caminho da folha.",
          "Tirado o obstáculo, religue e tente uma única vez, de longe.",
          "Portão de correr ou de abrir, reto e em piso plano: desligue de novo, destrave com a chave e mova devagar.",
          "Basculante fica travado até o técnico chegar.",
        ],
      },
      {
        about: "causes",
        headings: ["O que prende o portão", "Por que o portão emperra"],
        slots: [
          [
            "Na folha, prendem o ferrolho esquecido, a areia no trilho, a roldana que não gira e a dobradiça enferrujada. Se o portão enrosca sempre no mesmo ponto, o defeito está ali: emenda do trilho, empeno ou peça gasta.",
            "A parte mecânica responde pela maioria dos casos: ferrugem na dobradiça, roldana presa, trilho cheio de areia ou trinco fechado. Se trava num lugar fixo, há trilho torto ou folha empenada naquele trecho.",
            "Dobradiça enferrujada, roldana que não gira, areia no trilho e trinco passado seguram a folha mesmo com o motor bom. Um ponto que enrosca toda vez indica problema local, como emenda alta ou empeno.",
            "O que segura a folha, em geral, é ferrugem na dobradiça, roldana que deixou de girar, areia no trilho ou tranca passada. Parar sempre no mesmo lugar indica trilho mal emendado ou empeno naquele trecho.",
            "Comece a procura pela folha, porque dobradiça oxidada, roldana dura, trinco e areia no trilho travam mais que o motor. Se o enrosco se repete num ponto exato, é ali que há empeno ou emenda alta.",
          ],
          [
            "O som ajuda a separar: motor que ronca e não anda pode ter capacitor fraco ou engrenagem presa. Silêncio total é falta de energia, fim de curso ou placa.",
            "Escute o motor ao acionar uma vez. Ronco parado indica capacitor fraco, folha pesada ou engrenagem travada; silêncio leva ao disjuntor, ao fusível, à placa ou ao fim de curso.",
            "Pelo barulho se sabe por onde começar. Com ronco, a suspeita é o capacitor, a engrenagem ou o peso da folha; sem ruído nenhum, a energia, a placa ou o fim de curso.",
            "O motor que ronca tem energia e não tem força, por capacitor ruim, engrenagem presa ou folha pesada. O que nem ronca está sem energia, com a placa ruim ou com o fim de curso com defeito.",
            "Um acionamento só, de longe, diz bastante: ronco parado leva ao capacitor, ao peso ou às engrenagens, e silêncio leva ao fim de curso, à placa ou à falta de energia.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico destrava o portão"],
        slots: [
          [
            "O técnico solta a folha do motor, com segurança, para ver qual dos dois está preso, e mede a energia, o capacitor e a placa. Assim troca só a peça com defeito e sabe se há serviço de solda.",
            "Primeiro o técnico descobre de que lado está o problema, movendo a folha solta e medindo tensão, capacitor e placa. Troca-se apenas o que falhou, e a solda só entra se a folha abriu ou empenou.",
            "A visita começa soltando a folha do motor, com apoio, para ver qual dos dois está preso. Depois vêm as medições, a troca da peça ruim e, se o ferro cedeu, a solda.",
            "Com apoio na folha, o técnico a desliga do motor e descobre qual deles está preso, antes de medir placa, capacitor e tensão. A solda só é necessária quando o ferro abriu ou entortou.",
            "A folha e o motor são testados em separado, com segurança, para achar a origem. As medições confirmam a peça ruim, e o exame do ferro diz se é caso de serralheiro.",
          ],
          [
            "Sujeira e ferrugem leve saem com limpeza e lubrificação, serviço que em residência parte de {price.preventive}, sem peças. Se o motor não compensa reparo, a troca em casa fica em {price.homeSwap}, com a mão de obra.",
            "Limpar, lubrificar e regular o portão de uma casa começa em {price.preventive}, fora as peças. Motor queimado ou no fim da vida leva à troca, de {price.homeSwap} com mão de obra.",
            "Quando basta lubrificar e acertar a folha, o valor residencial parte de {price.preventive}, sem contar peças. A troca do motor, se for o caso, custa de {price.homeSwap}, já instalado.",
            "Ferrugem superficial e trilho sujo pedem só limpeza, lubrificação e ajuste, que numa casa custam desde {price.preventive}, peças à parte. Motor sem conserto é trocado por {price.homeSwap}, com o serviço.",
            "O caso leve se resolve com limpeza, lubrificação e regulagem, por {price.preventive} ou mais em residência, sem peças. No pior, o motor é trocado, e a conta com mão de obra fica de {price.homeSwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso passar óleo para soltar o portão enferrujado?",
        answers: [
          "Só em dobradiça e pino que você alcança, pouco e com o disjuntor desligado. No trilho e dentro do motor, não: o óleo junta areia e chega à parte elétrica.",
          "Um pouco de desengripante na dobradiça ou no pino ajuda, com a energia cortada. Evite o trilho, que vira lama com a areia, e nunca borrife no motor.",
          "Em pino e dobradiça à mão, algumas gotas servem, com o disjuntor baixado. Trilho e motor ficam sem óleo, que prende areia e alcança os fios.",
        ],
      },
      {
        question: "Quem conserta portão travado: técnico ou serralheiro?",
        answers: [
          "Comece pelo técnico de portão, porque ele separa o motor da folha e acha o que prende. O serralheiro entra quando há solda aberta, empeno ou ferrugem que comeu o ferro.",
          "O técnico de portão vem primeiro: mede o motor, testa a folha solta e diz se falta solda. Se o ferro está podre ou torto, a serralheria completa o serviço.",
          "Chame antes o de portão, que descobre se o preso é o motor ou a folha. Havendo ferro podre, solda partida ou empeno, a serralheria vem depois.",
        ],
      },
      {
        question: "Por que o portão não vai para a frente nem para trás?",
        answers: [
          "Se ele ronca nos dois sentidos, a folha está presa ou o motor perdeu força, em geral pelo capacitor. Em silêncio nos dois lados, veja energia, fusível e placa.",
          "Preso nos dois sentidos e roncando, é folha travada ou capacitor fraco. Sem som nenhum, o problema costuma estar no disjuntor, no fusível ou na placa.",
          "Depende do ruído: com ronco, pense em capacitor ou folha presa; em silêncio, em placa, fusível ou falta de energia.",
        ],
      },
      {
        question: "Posso puxar o portão emperrado com o carro?",
        answers: [
          "Não. O tranco entorta a folha, quebra a engrenagem e pode derrubar o portão sobre alguém. Deixe desligado e use outra saída até a visita.",
          "Nunca: puxar empena a folha, arranca o braço do motor e pode fazer o portão cair. O prejuízo fica maior que o conserto.",
          "Não faça isso, porque a força do carro quebra braço e engrenagem, deforma a folha e pode tombá-la. Espere a visita com o disjuntor desligado.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, de longe, e outra da etiqueta do motor",
  },
  {
    id: "basculante-nao-abre",
    broader: "nao-abre",
    label: "Portão basculante não abre",
    phrase: "o portão basculante que não abre",
    asks: [
      "basculante não abre",
      "basculante não sobe",
      "basculante não levanta",
      "basculante não está abrindo",
      "basculante parou abrir",
      "basculante travado",
      "basculante travou",
      "basculante emperrado",
      "basculante emperrou",
      "não sobe",
      "não está subindo",
      "portão não levanta",
      "não levanta",
      "[marca] não levanta",
    ],
    answers: {
      any: [
        "O portão basculante que não sobe e só faz força tem, em geral, capacitor fraco, a peça que dá a partida, ou cabo, mola ou contrapeso que deixou de aliviar o peso. Se fica mudo, falta energia. Desligue o disjuntor e não destrave, porque a folha pode cair. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "Quando o portão da garagem não sobe, há duas causas principais: o motor perdeu a força de partida, pelo capacitor, ou a folha ficou pesada, por mola, cabo ou contrapeso. Desligue o disjuntor, afaste as pessoas e não destrave. Regular, em residência, sai a partir de {price.preventive}, fora as peças.",
        "Se o motor ronca e o portão não sobe, ou o capacitor está fraco ou o contrapeso e as molas já não aliviam o peso. Não destrave nem levante na mão, porque a folha pode despencar. Com o disjuntor desligado, espere a visita, que em casa parte de {price.preventive}, sem contar peças.",
        "O portão basculante que não abre, ou ficou pesado demais para o motor, em geral perdeu a ajuda do contrapeso, da mola ou de um cabo. Se o motor não faz ruído nenhum, falta energia ou comando. Desligue o disjuntor e deixe a folha travada como está. A regulagem em casa sai a partir de {price.preventive}, sem peças.",
        "O portão da garagem que não sobe precisa primeiro de exame no que ergue a folha: contrapeso, mola e cabos. Se a folha está equilibrada, o defeito costuma ser o capacitor do motor. Até a visita, desligue o disjuntor e não destrave. Em casa, o ajuste parte de {price.preventive}, e a peça é somada.",
      ],
      price: [
        "Consertar o portão basculante que não sobe custa conforme a causa: a regulagem em casa parte de {price.preventive}, sem peças, e o capacitor é das trocas mais baratas. Cabo, fuso e placa somam mais; motor queimado leva à troca, de {price.homeSwap}.",
        "O preço para o basculante voltar a subir vai do ajuste, a partir de {price.preventive} em residência, sem peças, à troca do motor, de {price.homeSwap} com mão de obra. No meio ficam capacitor, cabo, fuso e placa, pelo valor da peça.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que olhar no basculante que não sobe", "Passos sem risco e sem destravar"],
        slots: [
          [
            "Olhe tudo de fora e de longe, sem ninguém embaixo da folha. Não toque em cabo, mola ou contrapeso e não use a chave de destravar.",
            "Faça só uma conferência visual, com a passagem vazia. Não ponha a mão em cabo, mola ou contrapeso nem use a chave do motor, porque eles podem estar segurando o peso inteiro.",
            "Fique fora do alcance da folha e apenas observe. A chave de destravar e as peças de equilíbrio, que são cabo, mola e contrapeso, ficam para o técnico.",
          ],
        ],
        steps: [
          "Veja o disjuntor e o DR e religue uma única vez.",
          "Aperte a botoeira uma vez, de longe, e escute: mudo, ronco ou giro solto.",
          "Desligue o disjuntor.",
          "Olhe se os dois cabos estão esticados e a folha, reta.",
          "Veja se o ferrolho ou a trava elétrica ficou fechado.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o basculante não sobe", "Do som à causa provável"],
        slots: [
          [
            "Num basculante, quem ergue o peso é o contrapeso ou a mola, e o motor só conduz a folha. Se um cabo rompe, a mola afrouxa ou a folha recebe chapa nova, o peso passa para o motor, e ele não consegue subir.",
            "O motor não ergue a folha sozinho: o contrapeso ou a mola faz quase toda a força. Com a mola frouxa, um cabo partido ou um revestimento novo na folha, falta essa ajuda e o portão não sobe.",
            "A folha sobe porque o contrapeso ou a mola compensa o peso dela. Mola cansada, cabo rompido ou chapa acrescentada desequilibra o conjunto, e o esforço passa do que o motor pode.",
          ],
        ],
        bullets: [
          "Ronca e não sobe, folha reta: capacitor fraco",
          "Faz força, sobe um pouco e volta: contrapeso, mola ou peso a mais",
          "Gira e a folha não sai: porca do fuso gasta ou motor destravado",
          "Mudo: disjuntor, DR, fusível ou placa",
          "Cabo frouxo ou folha torta: desligue e ninguém mexe",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico faz o basculante subir", "O conserto do basculante parado"],
        slots: [
          [
            "O técnico escora a folha antes de soltar o motor e confere se ela está equilibrada. Se está, o defeito é do motor ou da placa; se pesa, cabo, mola ou contrapeso são acertados primeiro.",
            "Com a folha apoiada e o motor solto, o técnico sente o peso. Se ela está leve, mede capacitor, tensão e placa; se está pesada, corrige o equilíbrio.",
            "Primeiro a folha é escorada e testada sem o motor. Se ela pesa, corrigem-se contrapeso, mola ou cabo; se está leve, são medidos o capacitor e a placa.",
          ],
          [
            "Os cabos são trocados aos pares, porque os dois se gastam juntos. No fim, a força e os pontos de parada são regulados, e o portão faz vários ciclos.",
            "Quando um cabo partiu, o par é trocado, já que o outro tem a mesma idade. O serviço termina com a regulagem de força e parada e alguns ciclos de teste.",
            "Se for preciso trocar cabo, trocam-se os dois. Por último, acertam-se força e paradas, e o portão abre e fecha várias vezes.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso levantar o basculante na mão?",
        answers: [
          "Não. Sem saber se cabo e contrapeso estão bons, a folha pode cair ou subir de repente. O técnico escora antes de soltar o motor.",
          "Não destrave nem levante, nem com ajuda. Se o contrapeso falhou, o peso é muito maior do que parece e ninguém o segura.",
        ],
      },
      {
        question: "Mola frouxa impede o portão de subir?",
        answers: [
          "Impede, porque é a mola que alivia o peso da folha. Ela não se ajusta em casa: guarda força e pode ferir. O técnico troca ou regula com a folha apoiada.",
          "Sim, a mola cansada deixa o peso para o motor. A regulagem ou troca é do técnico, com a folha escorada, já que a mola tensa pode soltar de uma vez.",
        ],
      },
      {
        question: "Preciso trocar o motor se o basculante não sobe?",
        answers: [
          "Na maioria das vezes, não: capacitor, cabo, porca do fuso ou equilíbrio resolvem. Se o enrolamento queimou, a troca em casa fica de {price.homeSwap}.",
          "Só quando a medição condena o enrolamento ou o redutor. Nesse caso a troca residencial custa de {price.homeSwap}, com a mão de obra.",
        ],
      },
      {
        question: "O carro ficou preso dentro. O que faço?",
        answers: [
          "Não force a folha: um basculante com defeito de equilíbrio é perigoso. Chame pelo WhatsApp, {shop.hours}, e use a porta social até a visita.",
          "Deixe o portão como está e peça atendimento, {shop.hours}. Soltar o basculante para tirar o carro é o que mais termina em acidente.",
        ],
      },
    ],
    photo: "uma foto do portão por dentro, de longe, com os dois lados, e outra da etiqueta do motor",
  },
  {
    id: "deslizante-da-marca-nao-abre",
    broader: "nao-abre",
    label: "Modelo deslizante não abre",
    phrase: "o motor deslizante que não abre",
    asks: [
      ...combine(
        ["dz nano", "nano turbo", "dz rio", "dz home", "kdz", "kdz fit", "gatter", "fastgatter", "nkx"],
        ["não abre", "não abre portão", "não abre mais", "não quer abrir", "não está abrindo", "parou abrir"],
        ["", "motor", ...combine(["", "motor"], ["garen", "rossi", "ppa", "peccinin"])],
      ),
    ],
    intent: "repair",
    answers: {
      any: [
        "O motor [marca] que não abre está, quase sempre, sem energia ou sem comando, se fica mudo, ou com capacitor fraco ou trilho travado, se ronca. Confira o disjuntor, varra o trilho e acione uma vez pela botoeira; se roncar, desligue para não queimar. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o motor [marca] não abre, ouça uma tentativa. Silêncio aponta para disjuntor, controle ou placa; ronco, para capacitor ou trilho travado; motor girando com o portão parado, para destravamento ou engrenagem gasta. Depois desligue o disjuntor. Em residência, a visita com regulagem sai a partir de {price.preventive}, fora as peças.",
        "Quando o portão com motor [marca] não abre, comece pelo disjuntor e pelo trilho, onde uma pedra basta para travar a folha. Se o motor ronca e não sai, desligue: em geral é o capacitor, a peça que dá a partida. A regulagem em casa começa em {price.preventive}, sem contar peças.",
        "As causas mais comuns para o motor [marca] não abrir são disjuntor desarmado, controle sem pilha, capacitor fraco e trilho travado, nessa ordem. As duas primeiras você confere em um minuto; as outras o técnico mede. Em casa, a visita de ajuste parte de {price.preventive}, e peça trocada é somada.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar sem abrir o motor", "Teste do portão de correr, em ordem"],
        slots: [
          [
            "Os testes são feitos com a tampa do motor fechada e as mãos longe da engrenagem. Se a folha saiu do trilho ou está inclinada, não toque nela, porque pode tombar.",
            "Nenhum passo pede ferramenta nem motor aberto. Portão fora do trilho pode tombar: nesse caso, só desligue o disjuntor e espere.",
            "Faça uma tentativa só em cada passo, sem tirar a tampa. Se a folha saiu do trilho ou inclinou, fique longe e corte a energia.",
          ],
        ],
        steps: [
          "Veja o disjuntor do portão; se desarmou, religue uma única vez.",
          "Acione pela botoeira: se ela abre, o defeito é do controle ou da pilha.",
          "Desligue o disjuntor, varra o trilho e veja se há ferrolho ou trava fechada.",
          "Com a folha reta e o piso plano, destrave com a chave e mova devagar: se correr leve, a folha está boa.",
          "Trave de novo, religue, tente uma vez e, se não abrir, desligue.",
        ],
      },
      {
        about: "causes",
        headings: ["Mudo, roncando ou girando em falso", "O que o som do motor [marca] diz"],
        slots: [
          [
            "O barulho que o motor faz numa tentativa indica onde está o defeito. Ouça uma vez só.",
            "Uma só tentativa mostra se falta energia, força ou engate. Roldana gasta e trilho sujo fazem qualquer deslizante parecer fraco.",
            "Ouça o motor uma vez e compare com a lista. Os modelos menores param com roldana travada que um motor maior ainda venceria.",
          ],
        ],
        bullets: [
          "Mudo: disjuntor, fusível, controle ou placa",
          "Ronca: capacitor fraco, pedra no trilho ou roldana travada",
          "Gira e a folha fica: motor destravado ou engrenagem gasta",
          "Estala e não anda: relé da placa ou ímã de fim de curso deslocado",
          "Engrenagem pula: cremalheira solta ou alta",
        ],
      },
      {
        about: "visit",
        headings: ["Como é o conserto do motor de correr", "O que o técnico mede"],
        slots: [
          [
            "O técnico mede a tensão na placa, o capacitor e a saída de abrir, e empurra a folha com o motor solto. Assim se sabe se o defeito é do motor ou do portão, e só se troca o que falhou.",
            "Energia, capacitor e saída da placa são medidos antes de qualquer troca, e o portão é empurrado solto. Se ele corre leve, o defeito é do motor; se pesa, é de roldana ou trilho.",
            "Primeiro o portão é testado na mão, para ver se corre leve. Depois são medidos a tensão, o capacitor e a placa, e só sai a peça que falhou.",
          ],
          [
            "No fim, a cremalheira fica a {rack.clearance} da engrenagem e o portão faz vários ciclos. Motor sem conserto se troca por {price.homeSwap} em casa, com a mão de obra.",
            "Antes de sair, ele acerta a folga da cremalheira, de {rack.clearance}, e repete as aberturas. Se o motor queimou, a troca residencial fica de {price.homeSwap}.",
            "Por último, regula-se a folga de {rack.clearance} entre os dentes e testa-se o portão. Quando é preciso trocar o motor, custa de {price.homeSwap} em residência, instalado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso pôr graxa no trilho?",
        answers: [
          "Não. A graxa junta areia e vira lixa; o trilho fica limpo e seco. A lubrificação vai no rolamento da roldana.",
          "Melhor não: alivia por um dia e trava depois. Varra o trilho e troque a roldana gasta.",
        ],
      },
      {
        question: "O motor abre um pouco e para. É o mesmo defeito?",
        answers: [
          "Não. Se para sempre no mesmo ponto, é emenda do trilho, roldana ou ímã de fim de curso; se para em qualquer ponto, é força baixa ou folha pesada.",
          "É outro defeito: algo prende a folha naquele trecho ou o fim de curso avisa cedo demais. Marque no chão onde ele para e mande a foto.",
        ],
      },
      {
        question: "Vale trocar o motor por um maior?",
        answers: [
          "Se a folha pesa perto do limite da ficha ou abre muito, sim. Se está leve e o defeito é de peça pequena, o conserto sai bem mais em conta.",
          "Só quando o peso da folha encosta no limite do modelo. Com roldana e trilho bons, o pequeno dá conta em casa.",
        ],
      },
      {
        question: "Tem peça para o meu modelo?",
        answers: [
          "Em geral, sim: capacitor, engrenagem, ímã e placa dos modelos comuns são fáceis de achar. Em versão antiga, uma placa compatível costuma resolver; a etiqueta mostra qual.",
          "Quase sempre tem, pelo modelo da etiqueta. Quando a placa original saiu de linha, existe a universal para os motores comuns.",
        ],
      },
    ],
    photo: "uma foto da etiqueta do motor e outra do trilho com a folha inteira",
  },
  {
    id: "correr-nao-abre",
    broader: "nao-abre",
    label: "Portão de correr não abre",
    phrase: "o portão de correr que não abre",
    asks: [
      "pedra trilho travou",
      "pedra trilho portão travou",
      "pedra trilho portão não anda",
      "correr não quer abrir",
      "correr não quer abrir hoje",
      "correr não abre hoje",
      "deslizante não abre hoje",
      "correr parou abrir hoje",
      "correr travado urgente",
      "deslizante travado urgente",
      "correr não abre",
      "deslizante não abre",
      "correr não abre hoje manhã",
      "correr travado",
      "correr travou",
      "deslizante travado",
      "correr emperrado",
      "deslizante emperrado",
      "correr não anda",
      "deslizante não anda",
      "correr não está abrindo",
      "deslizante não corre",
      "correr preso",
      "impede portão correr abrir",
    ],
    answers: {
      any: [
        "O portão de correr que não abre nem anda costuma ter pedra ou sujeira no trilho, roldana presa, capacitor fraco ou falta de energia. Desligue o disjuntor, varra o trilho e tente uma só vez; se o motor ronca parado, não insista. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "Quando o portão deslizante não abre, algo prende a folha, como trilho sujo, roldana travada ou ferrolho fechado, ou o motor não tem força para partir. Desligue o disjuntor, limpe o trilho e tente uma vez, e não insista se a folha não abrir. O conserto em residência sai a partir de {price.preventive}, fora as peças.",
        "O portão de correr da firma, quando não sai do lugar, tem na maioria das vezes trilho obstruído, roldana gasta pelo peso ou motor desarmado pelo uso. Desligue o disjuntor, isole a passagem e varra o trilho antes de uma única tentativa. Se o motor queimou, a troca custa de {price.homeSwap} em casa e de {price.heavySwap} em folha pesada, com mão de obra.",
        "O portão de correr travado quase sempre tem algo prendendo a folha: pedra ou sujeira no trilho, roldana que não gira ou ferrolho fechado. Desligue o disjuntor, limpe o trilho e tente uma vez; se ele continuar preso, não force. A visita com regulagem em casa parte de {price.preventive}, sem peças.",
        "O motor deslizante que não anda, ou só ronca, está sem força de partida, por capacitor fraco, ou puxando uma folha presa. Com o disjuntor desligado, veja se o trilho está limpo, o ferrolho aberto e a folha reta. O ajuste em casa começa em {price.preventive}, sem peças; capacitor ou roldana somam o valor da peça.",
        "O portão de correr emperrado tem, quase sempre, pedra ou barro no trilho, roldana travada ou folha fora da guia. Desligue o disjuntor antes de mexer, varra o trilho e tente uma única vez. Se a folha está torta ou fora do trilho, não empurre, porque ela tomba; a visita com regulagem em casa parte de {price.preventive}, sem peças.",
      ],
      "how-to": [
        "Para abrir um portão de correr travado, desligue o disjuntor, olhe se há pedra no trilho, ferrolho fechado ou roldana fora do lugar e solte o motor com a chave de destravamento. Mova a folha devagar, com as duas mãos. Faça isso só se ela está reta, no trilho e em piso plano; torta ou em rampa, espere o técnico.",
        "O portão de correr que travou se abre na mão, com o disjuntor desligado e o motor solto pela chave de destravamento, desde que a folha esteja reta, no trilho e em piso plano. Se ela não anda nem solta do motor, a roldana ou o trilho está preso: não force nem puxe com o carro, e chame o técnico, {shop.hours}.",
      ],
      price: [
        "O conserto de um portão de correr que não anda custa conforme a peça. Limpeza e regulagem em casa partem de {price.preventive}, sem peças, e o capacitor soma pouco, enquanto roldana, cremalheira e placa somam mais. Se o motor acabou, a troca em casa fica de {price.homeSwap}, com mão de obra.",
        "O valor para o deslizante voltar a abrir depende de o defeito estar na folha ou no motor. O ajuste residencial parte de {price.preventive}, sem peças. Trocar o motor em casa, com mão de obra, custa de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer com o portão de correr travado", "O que fazer quando o deslizante não anda"],
        slots: [
          [
            "Só chegue perto se a folha estiver reta, dentro do trilho e presa na guia de cima, porque fora dele ela tomba. Mantenha as mãos longe da engrenagem, mesmo com o portão parado.",
            "Antes de chegar perto, veja se a folha está alinhada, no trilho e segura em cima, porque um portão inclinado pode cair. Não ponha a mão na cremalheira nem na engrenagem.",
            "Confira de longe se a folha não saiu do trilho nem da guia superior, pois solta ela pode tombar. Não toque na engrenagem, ainda que nada esteja andando.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e varra o trilho inteiro.",
          "Veja se há ferrolho, cadeado ou trava elétrica fechada.",
          "Religue o disjuntor e tente uma única vez, de longe.",
          "Se não abriu, desligue de novo e, com a folha reta em piso plano, destrave com a chave e mova devagar. Em rampa, não destrave.",
          "Feche, trave o motor e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["O que impede o portão de correr de abrir", "Trilho, roldana, motor ou energia"],
        slots: [
          [
            "O trilho é a primeira causa, porque uma pedra pequena já segura a roldana, e areia molhada faz o mesmo. A roldana com rolamento quebrado arrasta em vez de girar e trava o portão inteiro. O que se ouve e se vê ajuda a separar as causas:",
            "Comece pelo chão, onde pedrinha, galho ou areia prende a roda logo na saída. Depois olhe a própria roldana, que com o rolamento partido passa a arrastar a folha. O comportamento do motor aponta o resto:",
            "A sujeira no trilho é a causa mais simples, e basta uma pedrinha. A roldana gasta é a seguinte, porque deixa de rolar e freia o portão. Para as outras causas, repare no motor:",
          ],
        ],
        bullets: [
          "O motor ronca e a folha está leve: capacitor fraco",
          "O motor ronca e a folha está presa: trilho, roldana ou trava",
          "O motor gira e a folha não abre: motor destravado, engrenagem ou cremalheira gasta",
          "O motor fica mudo e o portão não abre: disjuntor, DR, fusível ou placa",
          "A folha anda e para no mesmo ponto: emenda do trilho ou ímã do fim de curso",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico faz o portão de correr abrir", "O conserto do portão de correr"],
        slots: [
          [
            "O técnico solta a folha do motor e a empurra. Se ela prende, o serviço é no trilho, na roldana ou na guia; se corre leve, ele mede o capacitor, a tensão e a placa. Só se troca o que falhou.",
            "Primeiro a folha é desacoplada e testada na mão. Se está pesada ou presa, acertam-se a roldana, a guia e o trilho; se está leve, o técnico mede a parte elétrica antes de trocar qualquer peça.",
            "Separar o motor da folha mostra o caminho. O portão que não desliza livre precisa de serviço mecânico, e o que desliza precisa de medição do capacitor, da placa e da energia.",
          ],
          [
            "No fim, a folga da cremalheira volta a {rack.clearance} e o portão faz vários ciclos. Um motor sem conserto é trocado por um valor de {price.homeSwap} em casa e de {price.heavySwap} em firma ou prédio, com a mão de obra.",
            "O técnico ajusta a cremalheira, com {rack.clearance} de folga, e testa várias aberturas. Se o motor acabou, a troca fica de {price.homeSwap} em residência e de {price.heavySwap} em portão pesado de empresa ou prédio.",
            "A entrega vem depois de ciclos completos e da folga de {rack.clearance} entre engrenagem e cremalheira. Trocar o motor custa de {price.homeSwap} em casa ou {price.heavySwap} em folha pesada.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Destravei e a folha não anda. O que é?",
        answers: [
          "O defeito está na folha, em roldana, trilho, guia ou ferrolho. Não use alavanca, que tira a roldana do trilho e pode derrubar o portão.",
          "Se o motor soltou e ela não corre, olhe o ferrolho e o trilho. Fora isso é roldana ou guia, e forçar pode tombar a folha.",
        ],
      },
      {
        question: "Posso pôr graxa no trilho para ele correr?",
        answers: [
          "Não, porque a graxa junta areia e gasta a roldana. O trilho fica limpo e seco, e a lubrificação vai no rolamento da roldana.",
          "Não convém, porque melhora por um dia e piora depois. Varra o trilho e troque a roldana gasta.",
        ],
      },
      {
        question: "Por que trava mais de manhã?",
        answers: [
          "No frio a graxa engrossa, e o capacitor fraco já não vence a partida. É aviso de peça no fim, e vale medir antes de parar de vez.",
          "Porque a noite fria endurece a graxa e piora um capacitor cansado. Se ao longo do dia melhora, a peça está no fim.",
        ],
      },
      {
        question: "O portão de correr abre só até certo ponto. É o mesmo defeito?",
        answers: [
          "Não. A parada em ponto fixo vem de emenda do trilho, roldana ou ímã de fim de curso. Se para em silêncio e sem esforço, é regulagem.",
          "É outro caso, porque algo segura a folha naquele trecho ou o sensor avisa cedo. Marque o ponto no chão e mostre ao técnico.",
        ],
      },
    ],
    photo: "uma foto do trilho e das roldanas e outra da etiqueta do motor",
  },
  {
    id: "parado-ha-meses",
    broader: "nao-abre",
    label: "Portão parado há muito tempo",
    phrase: "o portão parado há muito tempo",
    asks: [
      "parado muito tempo",
      "parado tempo",
      "parado meses",
      "parado há anos",
      "parado anos",
      "meses sem usar",
      "anos sem usar",
      "tempo sem usar",
      "muito tempo sem uso",
      "casa fechada tempo",
      "casa fechada ano",
      "casa fechada meses",
      "casa fechada portão não",
      "sem uso meses",
      "motor guardado",
      "desligado muito tempo",
      "desligado meses",
      "motor desativado volta funcionar",
      "portão desativado volta",
    ],
    answers: {
      any: [
        "Portão parado há 2 anos, ou há meses, não se liga direto: com o disjuntor desligado, veja ferrugem, cabos, folha torta, formigas e fio roído. O tempo seca a graxa, enfraquece o capacitor e oxida a placa; revisar antes de energizar em casa parte de {price.preventive}, sem peças.",
        "Se o portão ficou muito tempo sem usar e travou, a causa costuma ser ferrugem, graxa endurecida, capacitor fraco ou inseto na placa. Não insista no controle, porque motor preso queima; limpeza, lubrificação e medição em residência saem a partir de {price.preventive}, fora as peças.",
        "O portão que emperrou depois de muito tempo parado pede vistoria antes da energia: limpe o caminho, olhe cabos e dobradiças e troque a pilha do controle. Se roncar na primeira tentativa, desligue; a revisão em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que conferir antes de religar", "Ordem para voltar a usar o portão"],
        slots: [
          [
            "Olhe primeiro e ligue por último, com o disjuntor desligado e a tampa do motor fechada. Ninguém fica sob a folha nem toca em cabo ou mola.",
            "A conferência é só de olhos, sem energia e sem abrir o motor. Cabos e molas não se tocam, e a passagem fica vazia.",
            "Comece com a energia cortada e termine acionando uma vez, de longe. Nada de abrir a tampa ou mexer em mola e cabo.",
          ],
        ],
        steps: [
          "Limpe trilho e soleira e tire folhas e entulho.",
          "Olhe de longe cabos, molas e dobradiças: ferrugem funda, fio rompido ou folha torta encerra o teste.",
          "Procure formigas, ninho, água ou fio roído em volta do motor.",
          "Troque a pilha do controle e limpe as lentes da fotocélula.",
          "Ligue o disjuntor, acione uma vez, de longe, e desligue se ouvir ronco ou estalo.",
        ],
      },
      {
        about: "causes",
        headings: ["O que estraga no portão parado", "Efeitos de meses sem uso"],
        slots: [
          [
            "A graxa endurece no motor, e a ferrugem prende roldana, dobradiça e pino, de modo que a primeira partida pede uma força que o motor não tem. O capacitor também perde capacidade com os anos.",
            "Sem movimento, o aço enferruja e a graxa vira pasta, o que prende a folha. Some-se o capacitor envelhecido, e o motor ronca sem girar.",
            "Roda, pino e dobradiça colam pela ferrugem, e a graxa do motor resseca. Com o capacitor gasto pelo tempo, ele zumbe e não parte.",
          ],
          [
            "Formiga, lagartixa e umidade entram na central e fecham curto quando a energia volta, por isso se olha antes. Bateria de nobreak que ficou sem carga raramente se recupera.",
            "Na placa parada, insetos e oxidação causam curto ao religar. A bateria, se havia nobreak, costuma estar perdida.",
            "O risco na hora de ligar é a placa, com ninho ou oxidação que entra em curto. E a bateria esquecida sem carga quase nunca volta.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A revisão depois do tempo parado", "O que o técnico faz antes de energizar"],
        slots: [
          [
            "O técnico abre e limpa a caixa da placa, solta e lubrifica folha e motor e mede capacitor e enrolamento antes de ligar. No basculante, cabos, molas e equilíbrio vêm primeiro, com a folha escorada.",
            "Antes da energia, limpa-se a central, mede-se capacitor e enrolamento e lubrifica-se tudo. Se é basculante, o equilíbrio é testado com escora.",
            "Caixa limpa, motor medido e folha lubrificada vêm antes do disjuntor. Em folha que sobe, cabo e mola são vistos com ela escorada.",
          ],
          [
            "Depois da primeira partida, acertam-se percurso, força e fotocélula. Motor com placa e engrenagem perdidas se compara com a troca, de {price.homeSwap} em casa.",
            "Ligado, o portão ganha nova regulagem de curso e força. Se placa e engrenagem não resistiram, a troca do motor fica de {price.homeSwap} em residência.",
            "Com o motor girando, regulam-se curso, força e sensor. Quando mais de uma peça grande se perdeu, veja a troca, de {price.homeSwap} em casa.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso ligar o motor depois de anos parado?",
        answers: [
          "Portão parado há 2 anos ou mais só se liga depois da vistoria: capacitor, graxa e placa precisam de exame, porque energia em motor preso queima o enrolamento.",
          "Não ligue direto um portão parado há anos. Uma revisão antes salva placa e motor, porque são as peças que a primeira partida queima.",
        ],
      },
      {
        question: "Vale consertar ou é melhor trocar?",
        answers: [
          "Se o motor gira e há peça, a revisão costuma bastar. Com placa oxidada e engrenagem travada, compare com a troca, de {price.homeSwap} em casa.",
          "Conserte quando a falha é capacitor, graxa ou fio. Se ele já passou de {trade.life} e a placa se perdeu, peça os dois valores.",
        ],
      },
      {
        question: "O controle esqueceu o portão?",
        answers: [
          "Em geral não: a memória da placa não depende de pilha. Troque a pilha do controle antes de pensar em recadastrar.",
          "Quase nunca. É pilha gasta ou contato oxidado no controle; só placa queimada perde os cadastros.",
        ],
      },
      {
        question: "Vou viajar por meses. Como deixo o portão?",
        answers: [
          "Feche, desligue o disjuntor e peça a alguém que abra e feche uma vez por mês. Tampa bem fechada evita inseto e água.",
          "Com a energia cortada e a caixa vedada. Um acionamento por mês mantém graxa e capacitor em forma.",
        ],
      },
    ],
    photo: "fotos do motor por fora, do trilho ou dos cabos e da folha inteira",
  },
  {
    id: "estouro-no-portao",
    broader: "nao-abre",
    label: "Estouro no portão",
    phrase: "o estouro no portão",
    asks: [
      "barulho explosão motor",
      "explosão motor portão",
      "barulho explosão portão",
      "motor explodiu",
      "estourou motor barulho",
      "estouro portão",
      "ouvi estouro",
      "estouro parou",
      "portão estourou",
      "estourou parou",
      "deu estouro",
      "barulho estouro",
      "estouro abrir",
      "estouro não abre",
      "deu estalo forte parou",
      "barulho forte parou",
      "explodiu motor",
      "explodiu portão",
      "explodiu",
      "estourou alguma coisa",
      "portão deu estrondo",
      "barulho tiro motor",
      "pipoco placa cheiro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se o portão fez um estouro e parou, afaste-se da folha e desligue o disjuntor. Estouro na folha costuma ser cabo, mola ou corrente que rompeu, e ela pode cair; estouro no motor costuma ser o capacitor ou a placa. Não destrave nem acione de novo. O técnico atende {shop.hours}, pelo WhatsApp.",
        "Deu um estouro e o portão parou: mantenha todos longe e o disjuntor desligado, porque um cabo, uma mola ou uma solda pode ter rompido. Se a folha está reta e há cheiro de queimado, o mais provável é capacitor ou placa. Não teste; chame pelo WhatsApp, {shop.hours}.",
        "Quando alguma coisa explode no motor do portão, com barulho de estouro, costuma ser o capacitor ou a placa. Um estouro na folha é cabo, mola ou corrente. Nos dois casos, desligue o disjuntor, afaste todos e não abra a tampa nem destrave. O técnico escora a folha antes do conserto e atende {shop.hours}.",
      ],
    },
    sections: [
      {
        about: "safety",
        headings: ["O que fazer logo depois do estouro", "Primeiros passos com o portão que estourou"],
        slots: [
          [
            "A folha é o perigo maior, por isso a distância vem antes de tudo. Ninguém deve chegar perto para conferir nem usar o controle ou a chave.",
            "Primeiro afaste-se, porque a folha pode estar sem apoio. Não vá olhar de perto, não acione e não destrave.",
            "Mantenha todos longe da folha, que talvez esteja solta. Deixe o portão como parou, sem usar o controle nem a chave.",
          ],
        ],
        steps: [
          "Se há fogo, ferido ou alguém preso, ligue 193.",
          "Afaste pessoas e animais e desligue o disjuntor do portão.",
          "Olhe de longe se a folha está reta e se há cabo frouxo ou fumaça.",
          "Deixe o carro onde está, se ele precisa passar sob a folha.",
          "Fotografe de longe e conte como foi o som.",
        ],
      },
      {
        about: "signs",
        headings: ["O que pode ter estourado", "Estouro mecânico ou elétrico"],
        slots: [
          [
            "O que se vê de longe, somado ao som, separa a peça mecânica da elétrica. O técnico confirma com a folha escorada.",
            "O som e a posição da folha já indicam o tipo de peça, sem chegar perto. Quem confirma é o técnico.",
            "De longe dá para suspeitar do que foi, pelo estado da folha e pelo cheiro. O resto é visto na visita.",
          ],
        ],
        bullets: [
          "Folha inclinada, cabo caído ou peso no chão: cabo, mola ou contrapeso",
          "Folha que pende de um lado: dobradiça, braço ou solda",
          "Folha fora do trilho ou cremalheira solta: roldana, corrente ou engrenagem",
          "Estouro seco no motor, com cheiro e folha reta: capacitor",
          "Disjuntor caído e fumaça: placa ou fiação",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz no portão que estourou", "Da escora ao conserto"],
        slots: [
          [
            "A folha é escorada antes de qualquer exame, com a energia cortada. Cabo e mola são trocados em par, e o equilíbrio é refeito antes de religar o motor.",
            "O técnico põe a escora primeiro e só depois procura a peça rompida. Se foi cabo ou mola, os dois lados são trocados, e o portão é equilibrado de novo.",
            "Com o disjuntor desligado e a folha presa, o técnico acha o que rompeu. Cabos e molas são trocados aos pares, e a folha volta a ser equilibrada.",
          ],
          [
            "Se o estouro foi elétrico, o capacitor é trocado, e o técnico mede o motor e a placa, porque o curto pode ter atingido os dois. O valor é informado antes de começar.",
            "No caso elétrico, o técnico troca o capacitor e mede a placa e o motor, que podem ter sofrido junto. Você aprova o preço antes.",
            "Quando é só o capacitor, a peça é barata. Mesmo assim, a placa e o motor são medidos antes de religar, com o orçamento aprovado por você.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso sair com o carro depois do estouro?",
        answers: [
          "Só se o vão está livre e o carro não passa sob a folha erguida. Na dúvida, espere o técnico.",
          "Sob o basculante, não. Com portão de correr aberto, reto e parado no trilho, o carro pode sair devagar, longe da folha.",
        ],
      },
      {
        question: "O motor ainda funciona. Posso usar?",
        answers: [
          "Não: a peça rompida pode ceder no próximo uso, e a folha cai. Deixe desligado até a vistoria.",
          "Não use, mesmo que o portão ande. O motor está puxando uma folha que pode ter perdido o apoio.",
        ],
      },
      {
        question: "Capacitor estourado é perigoso?",
        answers: [
          "É, porque guarda carga mesmo desligado. Com o disjuntor desligado e a tampa fechada, ninguém encosta nele.",
          "Sim, o capacitor dá choque até sem energia. Não abra a tampa; a troca é simples para o técnico.",
        ],
      },
      {
        question: "Quanto custa o conserto?",
        answers: [
          "Depende da peça: o capacitor é das mais baratas, cabo e mola são trocados em par, e a placa custa mais. O orçamento por foto é grátis, e a ida à noite tem valor informado antes.",
          "Capacitor é um conserto barato; cabo, mola e solda custam mais. Mande a foto de longe para o orçamento grátis, já com o valor da ida.",
        ],
      },
    ],
    photo: "fotos de longe da folha, dos cabos e do motor",
  },
  {
    id: "funciona-em-um-sentido",
    broader: "nao-abre",
    label: "Só funciona em um sentido",
    phrase: "o portão que só anda em um sentido",
    asks: [
      "portão só abre",
      "portão eletrônico só abre",
      "abre fechar não vai",
      "abre hora fechar não vai",
      "abre quando vou fechar não vai",
      "botão parede só abre não fecha",
      "botão só abre não fecha",
      "botoeira só abre não fecha",
      "motor só roda um lado",
      "motor roda só um lado",
      "gira só um sentido",
      "um sentido",
      "só um sentido",
      "um sentido só",
      "só abre não fecha",
      "só sobe não desce",
      "sobe não desce",
      "desce não sobe",
      "só vai um lado",
      "anda um lado",
      "motor só gira um lado",
      "gira um lado",
      "controle só fecha",
      "controle não fecha só abre",
      "controle só abre não fecha",
      "só funciona um lado",
      "só funciona para um lado",
      "portão só funciona lado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Quando o portão só funciona para um lado, e no outro sentido não anda, o motor está bom, porque gira, e falta a ordem da placa para esse lado. Se a folha não volta, limpe a fotocélula. Nos outros casos, a causa costuma ser o fim de curso, que avisa a placa da parada, ou um relé. O ajuste em casa parte de {price.preventive}, sem peças.",
        "O portão que só abre e não fecha tem o motor bom, porque ele gira; o que falta é a ordem de fechar. A causa mais comum é a fotocélula, o sensor da passagem, suja ou desalinhada, e depois o fim de curso ou o relé da placa. Limpe as duas lentes e teste; o ajuste em casa parte de {price.preventive}, sem peças.",
        "Se o motor do portão só abre e não fecha, limpe as lentes da fotocélula e tire o que estiver entre elas, pois é esse sensor que mais impede o fechamento. Se continuar, a causa é o fim de curso, o botão da parede preso ou o relé da placa. A visita em residência sai a partir de {price.preventive}, fora as peças.",
        "Se o portão só fecha e não abre, a causa costuma ser o fim de curso de abertura, o sensor que manda parar, ou o relé da placa que manda abrir. O motor em geral está bom, porque anda para um lado. Tente uma vez pelo botão da parede e chame o técnico para medir, a partir de {price.preventive} em casa, sem peças.",
        "Quando o portão só sobe e não desce, o motor está bom e falta a ordem de fechar, por fotocélula suja, fim de curso preso ou relé da placa queimado. Limpe as duas lentes da fotocélula, sem passar embaixo da folha, e tente de novo. O ajuste residencial começa em {price.preventive}, sem contar peças.",
        "Quando o portão abre, mas na hora de fechar não vai, nem pelo controle, o motor está bom e a placa não recebeu ou não deu a ordem. Limpe a fotocélula, que é o que mais impede o fechamento; depois vêm o fim de curso e o relé da placa. O ajuste em casa sai a partir de {price.preventive}, sem peças.",
        "Se o portão desce e não sobe, o motor tem força para um lado só porque a folha ficou pesada, por mola, cabo ou contrapeso, ou porque a placa não manda abrir. Não insista nem levante na mão: desligue o disjuntor. Se um cabo está frouxo, isole a passagem; o ajuste em casa parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que testar sem abrir a tampa", "Testes rápidos pelo lado de fora"],
        slots: [
          [
            "Faça os testes pelo lado de fora, com a passagem livre e sem destravar a folha. Se houver cheiro de queimado ou ronco com o portão parado, desligue o disjuntor e não continue.",
            "Faça um teste de cada vez, com todos longe e a tampa do motor fechada. Ronco sem movimento ou cheiro de queimado encerra a conferência, e o disjuntor deve ser desligado.",
            "Nenhum destes testes precisa de ferramenta nem de portão destravado. Diante de cheiro forte ou de motor roncando parado, o certo é desligar o disjuntor.",
          ],
        ],
        steps: [
          "Passe um pano seco nas duas lentes da fotocélula e tire o que estiver na frente.",
          "Veja se o botão da parede não ficou afundado.",
          "Acione uma vez pelo botão da parede e escute se a placa estala.",
          "Desligue o disjuntor por um minuto e religue uma vez.",
          "Se continuar num sentido só, desligue o disjuntor e chame o técnico.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que só um sentido funciona", "Fotocélula, fim de curso ou relé"],
        slots: [
          [
            "A fotocélula só age no fechamento. Suja, torta ou com o fio partido, ela deixa o portão abrir e o impede de fechar, e por isso é a primeira a conferir quando ele não volta.",
            "Para o lado de fechar, a primeira suspeita é a fotocélula, que com a lente suja ou desalinhada acusa alguém no vão. Ela quase nunca impede a abertura.",
            "Lente suja, suporte torto ou fio rompido da fotocélula bloqueia só o fechamento. É a primeira coisa a olhar quando o portão abre e não volta.",
          ],
          [
            "O fim de curso, o sensor que avisa que a folha chegou, pode estar preso ou com o ímã fora do lugar e bloquear um lado. A placa, por sua vez, tem um relé para cada sentido, e com um deles queimado aquele lado só estala ou fica mudo.",
            "Outra causa é o fim de curso, o sensor do fim do caminho, que quando prende faz a placa achar que a folha já chegou. A última é o relé da placa: há um por sentido, e quando ele falha só se ouve o estalo.",
            "Um fim de curso travado, ou com o ímã deslocado, avisa a chegada antes da hora e bloqueia aquele lado. O relé da placa também explica o defeito, porque cada sentido tem o seu, e um contato gasto só dá um estalo.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o sentido que falta", "O conserto do portão de um lado só"],
        slots: [
          [
            "O técnico mede a saída da placa nos dois sentidos. Se a energia não sai, o defeito está no relé ou num sensor; se sai e não chega ao motor, ele procura o fio partido.",
            "Com o medidor, o técnico compara as duas saídas da central. A falta de tensão em uma aponta para relé, fim de curso ou fotocélula; a tensão presente indica fio ou conexão até o motor.",
            "A medição mostra se a ordem sai da placa e se chega ao motor. Quando não sai, o defeito é de sensor ou de relé; quando se perde no caminho, o fio é refeito.",
          ],
          [
            "Ímã, sensor e fio se resolvem na visita, e o relé de muitas placas se troca na bancada. O capacitor não entra na conta, porque faria o motor falhar nos dois sentidos.",
            "Sensor, fio e ímã ficam prontos no local, enquanto o relé costuma ir à bancada, com a mesma placa de volta. O capacitor não é a causa, já que a falta dele aparece ao abrir e ao fechar.",
            "Boa parte do conserto fica pronta no local, e o relé pode ser trocado na própria placa. Trocar o capacitor não adianta nesse caso, porque com ele ruim nenhum dos lados andaria bem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O capacitor faz o portão andar só num sentido?",
        answers: [
          "Não costuma ser. Um capacitor ruim faz o motor zumbir ou sair fraco nos dois sentidos, e não em um só.",
          "Dificilmente, porque ele serve aos dois lados e sem ele o motor não parte para nenhum. Procure sensor, relé ou fio.",
        ],
      },
      {
        question: "Dá para trocar só o relé da placa?",
        answers: [
          "Em muitas placas, sim, na bancada. Se a trilha queimou junto, o técnico mede e diz se vale outra central.",
          "Dá, quando o resto da placa está bom. Trilha carbonizada ou mais de um relé gasto podem levar à troca.",
        ],
      },
      {
        question: "Posso inverter os fios do motor para fechar?",
        answers: [
          "Não. Além do risco de choque, o fim de curso passa a agir no lado errado, a folha bate e o motor força contra o batente.",
          "Não faça isso, porque há tensão na placa e a parada deixa de funcionar. O portão bate no fim e pode quebrar a engrenagem.",
        ],
      },
      {
        question: "Como fecho o portão até o técnico chegar?",
        answers: [
          "O portão de correr ou de abrir, reto e em piso plano, se fecha na mão, destravado com o disjuntor desligado, e depois se trava de novo. O basculante fica como está.",
          "Se é de correr ou de abrir e está nivelado, desligue o disjuntor, destrave, feche devagar e trave. O basculante não se solta, e ninguém deve passar embaixo.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa nos dois sentidos e uma foto da etiqueta do motor",
  },
  {
    id: "emperra-no-calor",
    broader: "nao-abre",
    label: "Portão emperra no calor",
    phrase: "o portão que emperra no calor",
    asks: [
      "parando funcionar só calor",
      "parou funcionar só calor",
      "portão lento tarde",
      "portão mais lento tarde",
      "mais lento calor",
      "portão lento calor",
      "lento dia quente",
      "só funciona manhã cedo",
      "só abre manhã cedo",
      "portão só funciona de manhã cedo",
      "portão só abre de manhã cedo",
      "só funciona de noite",
      "só funciona à noite",
      "portão só funciona à noite",
      "só fecha de noite",
      "abre noite dia não",
      "funciona noite dia não",
      "só funciona noite",
      "só abre noite",
      "de dia não abre só noite",
      "para de funcionar só calor",
      "para funcionar calor",
      "só para calor",
      "para só calor",
      "não fecha quente",
      "não fecha calor",
      "não fecha quando esquenta",
      "não abre quente",
      "só funciona manhã",
      "tarde não abre",
      "só abre manhã",
      "manhã funciona tarde não",
      "não abre calor",
      "não funciona calor",
      "não abre sol",
      "não funciona sol",
      "para calor",
      "não funciona tarde",
      "de tarde não abre",
      "emperra calor",
      "emperra sol",
      "trava sol",
      "portão trava calor",
      "dilata calor",
      "portão dilata",
      "emperra tarde",
      "raspa calor",
      "portão incha",
      "emperra quando esquenta",
      "portão sol emperra",
      "prende calor",
      "para funcionar tarde quente",
      "agarra temperatura sobe",
      "emperra dias quentes",
      "portão para tarde quente",
      "só funciona sol baixa",
      "funciona só sol baixa",
      "funciona só quando esfria",
    ],
    intent: "repair",
    answers: {
      any: [
        "O portão que só funciona de manhã e para à tarde sofre com o calor: ou a folha dilata ao sol e raspa, ou o motor esquenta demais e o protetor térmico o desliga. Se raspa antes de parar, é a folha; se para em silêncio e volta ao esfriar, é o motor. O ajuste em casa parte de {price.preventive}, sem peças.",
        "Portão que trava no calor da tarde tem a chapa dilatada, que encosta na coluna ou na guia, ou o motor superaquecido. Desligue o disjuntor e espere esfriar por meia hora antes de tentar de novo. A regulagem em residência sai a partir de {price.preventive}, fora as peças.",
        "Se o portão abre de manhã e à noite, mas não à tarde, o sol dilata a folha ou leva o motor ao limite do protetor térmico, que desliga sozinho. Barulho de raspado indica a folha; parada em silêncio indica o motor. Em casa, a visita começa em {price.preventive}, sem contar peças.",
        "No calor, o portão para porque a folha cresce alguns milímetros e prende, ou porque o motor já força e esquenta além do limite. O técnico mede os dois e corrige a folga ou a causa do esforço. O ajuste residencial custa a partir de {price.preventive}, sem peças.",
        "O portão fica mais lento à tarde porque a folha dilata ao sol e raspa, ou porque o motor já quente e o horário de tensão baixa tiram força dele. Compare com a manhã: se o som de raspado aparece só no calor, é a folha. A visita que mede a tensão e ajusta, em casa, parte de {price.preventive}, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como saber se é a folha ou o motor"],
        slots: [
          [
            "Compare a manhã com a tarde, com o portão fechado e a energia cortada, sem destravar. Não abra o motor quente.",
            "Olhe cedo e no calor, com o disjuntor desligado e a folha travada. Duas fotos, uma de cada hora, já ajudam o técnico.",
            "A comparação entre manhã e tarde resolve, sempre com a folha parada e sem energia.",
          ],
        ],
        steps: [
          "Procure tinta riscada na coluna, na guia e no batente: se riscou, é a folha que encosta.",
          "Lembre se o motor parou roncando, sinal de folha presa, ou em silêncio, sinal do protetor térmico.",
          "Veja se bate sol direto no motor ou na folha nessa hora.",
          "Meça a fresta de manhã e à tarde, e fotografe as duas.",
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão para no calor"],
        slots: [
          [
            "A chapa ao sol cresce alguns milímetros e perde a folga que tinha de manhã, até raspar na coluna, na guia ou no batente. Portão escuro e largo sente mais.",
            "O metal quente dilata, e a fresta que existia cedo some à tarde, com a folha encostando. É pior em portão largo, de chapa e de cor escura.",
            "Com o sol a folha aumenta uns milímetros e passa a raspar onde não raspava. Quanto maior e mais escura a chapa, maior o efeito.",
          ],
          [
            "No motor, o calor do dia só completa um problema que já existia: capacitor fraco, atrito na folha, tensão baixa ou muitas aberturas seguidas. O protetor térmico desliga para não queimar e religa quando esfria.",
            "Quando é o motor, ele já trabalhava quente por causa do peso, de capacitor fraco ou de tensão baixa. O protetor térmico corta a energia e volta sozinho depois.",
            "O motor que desliga à tarde em geral já vinha forçado, por folha pesada, capacitor gasto ou tensão baixa. A proteção de temperatura o para e o libera quando esfria.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico corrige"],
        slots: [
          [
            "O técnico abre alguns milímetros de folga na guia, na dobradiça ou no batente. Isso é feito com a folha quente, porque regulada a frio ela volta a prender.",
            "Quando é a folha, o técnico aumenta a folga na guia, no batente ou na dobradiça, medindo no calor, e alinha o ponto que raspou.",
            "O ajuste da folha é feito na hora quente, para sobrar folga no pior momento. Guia, dobradiça e batente são alinhados.",
          ],
          [
            "No motor, o técnico mede a corrente: se passa da etiqueta, alivia a folha ou troca o capacitor. A caixa exposta ao sol pode ganhar uma cobertura.",
            "Se é o motor, a corrente medida com ele quente diz se há esforço. O atrito é corrigido, o capacitor fraco é trocado e a caixa, protegida do sol.",
            "Para o motor, a corrente é comparada com a da etiqueta; excesso pede folha mais leve ou capacitor novo, e a caixa ao sol, uma cobertura.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Molhar o motor para esfriar ajuda?",
        answers: [
          "Não: água em motor energizado dá choque e queima a placa. Com o disjuntor desligado, ele esfria sozinho em 20 a 40 minutos.",
          "Não faça isso, porque a água chega à placa. Corte a energia e espere uns 30 minutos.",
          "Não. Deixe a tampa fechada, o disjuntor desligado e o motor na sombra por meia hora.",
        ],
      },
      {
        question: "Pintar o portão de claro ajuda?",
        answers: [
          "Ajuda um pouco, porque a chapa esquenta menos. O que resolve é a folga certa.",
          "Sim, em chapa exposta ao sol, mas não substitui o ajuste da folga.",
          "Diminui a dilatação, sem eliminar. Vale quando o portão já vai ser pintado.",
        ],
      },
      {
        question: "Posso lixar o portão onde ele raspa?",
        answers: [
          "Não antes da visita: raspar é sinal de alinhamento errado, e lixar tira a proteção contra ferrugem.",
          "Não resolve, porque a folha inteira dilata e encosta, e a chapa lixada enferruja.",
          "Melhor não. O ponto riscado mostra ao técnico onde falta folga, e o ajuste na guia resolve sem estragar a pintura.",
        ],
      },
      {
        question: "Posso insistir até ele pegar?",
        answers: [
          "Não. Motor quente forçado pode queimar o enrolamento, e aí a saída é trocar o motor. Espere esfriar com a energia cortada.",
          "Melhor não: cada tentativa aquece mais, e o protetor térmico também se gasta.",
          "Não insista. Depois de duas paradas seguidas, deixe desligado até o fim da tarde e chame.",
        ],
      },
    ],
    photo: "fotos da fresta de manhã e à tarde e do ponto que raspa",
  },
  {
    id: "anda-na-mao-e-nao-no-motor",
    broader: "nao-abre",
    label: "Anda na mão, mas não no motor",
    phrase: "o portão que anda na mão e não no motor",
    intent: "repair",
    asks: [
      "só abre chave destravamento",
      "só abre chave motor",
      "leve mão motor não",
      "leve mão motor não aguenta",
      "solto mão leve motor não puxa",
      "só abre chave destravar",
      "só abre destravando",
      "só abre destravado",
      "só anda destravado",
      "só funciona destravado",
      "funciona manual automático não",
      "funciona manual não automático",
      "anda mão não motor",
      "abre mão não motor",
      "abre manual não automático",
      "manual funciona automático não",
      "só funciona manual",
      "só abre manual",
      "só abre na mão",
      "só anda na mão",
      "motor não puxa mão anda",
      "manual abre motor não",
      "abre manualmente não motor",
      "só manualmente",
      "empurrando vai automático não anda",
      "destravado corre leve motor não funciona",
      "abre fácil mão automático parado",
      "só anda empurrado motor não leva",
    ],
    answers: {
      any: [
        "Portão que só abre na chave de destravar, e anda leve na mão, tem a folha boa: o defeito é do motor, por engate que não voltou, capacitor fraco, engrenagem gasta ou placa. Trave pela chave com o disjuntor desligado e teste uma vez; a medição em casa parte de {price.preventive}, sem peças.",
        "Se o portão está leve na mão mas o motor não aguenta, não falta motor maior: a causa costuma ser capacitor fraco, tensão baixa, engrenagem gasta ou destravamento mal encaixado. Não insista, que roncando ele queima; medir em residência sai a partir de {price.preventive}, fora as peças.",
        "O portão que só funciona no manual, e não funciona no automático, tem a mecânica da folha em ordem e a falha do motor para trás: disjuntor, engate, capacitor, engrenagem ou placa. Com a energia cortada, volte a chave, religue e tente uma vez; a visita em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["O que o motor faz quando você aciona", "Silêncio, ronco ou giro em falso"],
        slots: [
          [
            "A folha leve já foi descartada, e agora o som do motor diz onde está a falha. Uma tentativa basta para ouvir.",
            "Como a folha anda solta, sobra o motor, e o barulho dele separa as causas. Acione uma vez só.",
            "Com a folha inocentada, escute o motor numa única tentativa. Cada som leva a uma peça.",
          ],
        ],
        bullets: [
          "Gira e a folha fica: destravado, engrenagem ou embreagem gasta",
          "Ronca e não anda: capacitor fraco ou engrenagem presa",
          "Mudo: disjuntor, fusível, placa ou comando",
          "Anda um pouco e desiste: capacitor, tensão baixa ou força mal regulada",
        ],
      },
      {
        about: "check",
        headings: ["O que testar com segurança", "Travar de novo e testar uma vez"],
        slots: [
          [
            "Faça isso só em portão de correr ou de abrir, reto e em piso plano. Basculante destravado é perigoso: não mexa nele e espere o técnico.",
            "Vale para folha de correr ou de abrir, alinhada e nivelada. O basculante não se destrava nem se usa na mão.",
            "O teste é para portão de correr ou de abrir, sem rampa. Em basculante, deixe travado.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Feche a folha, volte a chave até o fim e mexa a folha um pouco até sentir o engate.",
          "Religue e confira se o disjuntor fica armado.",
          "Acione uma vez pela botoeira, de longe, e escute.",
          "Não andou: desligue e tranque a folha.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha o defeito do motor", "O conserto do motor que não puxa"],
        slots: [
          [
            "O técnico mede capacitor, tensão na partida e saída da placa e olha o engate e os dentes. Assim se sabe se o motor perdeu força ou se a força não chega à folha.",
            "Medem-se tensão, capacitor e placa, e confere-se o engate com a engrenagem. O resultado separa falta de força de transmissão gasta.",
            "Capacitor, energia e placa são medidos, e a engrenagem, vista de perto. Fica claro se o motor está fraco ou se gira sem levar a folha.",
          ],
          [
            "Chave, capacitor, engrenagem e placa resolvem a maior parte, sem motor novo. Quando o enrolamento se foi, a troca em casa fica de {price.homeSwap}, com a mão de obra.",
            "Na maioria das vezes basta capacitor, engate ou engrenagem. Só com o enrolamento queimado se troca o motor, por {price.homeSwap} em residência.",
            "Uma peça costuma bastar: capacitor, engrenagem, relé. Enrolamento perdido leva à troca, de {price.homeSwap} em casa, já montado.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar o portão na mão enquanto espero?",
        answers: [
          "De correr ou de abrir, em piso plano, sim: disjuntor desligado, motor destravado e folha trancada depois. O basculante não se usa destravado.",
          "Se é de correr ou de abrir e está nivelado, pode, com a energia cortada e ferrolho. Basculante, não.",
        ],
      },
      {
        question: "Precisa de motor novo?",
        answers: [
          "Raramente. Engate, capacitor e placa resolvem a maior parte, e a folha leve mostra que o motor não foi forçado.",
          "Quase nunca, se a folha anda leve. Mede-se antes de pensar em motor maior.",
        ],
      },
      {
        question: "Por que ele gira e não puxa?",
        answers: [
          "O engate ficou aberto, ou o dente da engrenagem se gastou. Volte a chave até o fim com a energia cortada; se repetir, há peça a trocar.",
          "Ou está destravado, ou a transmissão perdeu dente, corrente ou porca. O som de motor livre confirma.",
        ],
      },
      {
        question: "Pode ser a voltagem?",
        answers: [
          "Pode: fiação fina ou rede fraca tira força na partida, mais à noite. Mede-se a tensão na hora do esforço.",
          "Sim. Motor de 220 V com tensão baixa ronca e desiste, mesmo com a folha leve.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa e a foto da etiqueta",
  },
  {
    id: "preso-na-garagem",
    broader: "travado-com-carro",
    label: "Preso na garagem com o portão travado",
    phrase: "quem está preso na garagem",
    asks: [
      "idoso preso garagem portão não abre",
      "idosa presa garagem",
      "pessoa presa garagem portão",
      "estou preso dentro garagem",
      "preso dentro garagem sem chave",
      "ambulância não entra portão",
      "ambulância portão travado",
      "trancado garagem portão não abre",
      "trancada garagem portão não abre",
      "portão travado carro preso",
      "portão travado carro preso socorro",
      "não abre preso garagem",
      "preso garagem portão travado",
      "preso garagem portão não abre",
      "preso garagem portão quebrado",
      "preso garagem portão",
      "presa garagem portão",
      "preso dentro garagem",
      "presa dentro garagem",
      "preso dentro garagem portão",
      "estou preso garagem",
      "estou presa garagem",
      "fiquei preso garagem",
      "fiquei presa garagem",
      "preso dentro casa portão",
      "trancado garagem portão",
      "trancado dentro garagem",
      "carro preso garagem portão travado",
      "carro preso garagem portão não abre",
      "carro preso portão socorro",
      "preso garagem socorro",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Se você ou alguém está preso na garagem com o portão travado, chame agora pelo WhatsApp ou ligue, {shop.hours}: a resposta diz se há técnico livre, quando ele chega e o valor da ida. Saia por outra porta e desligue o disjuntor. A chave do motor só se usa em portão de correr ou de abrir, reto; o basculante com defeito espera o técnico.",
        "Carro preso na garagem porque o portão não abre: chame já pelo WhatsApp ou por telefone, {shop.hours}, com o endereço. Desligue o disjuntor e não force. A folha de correr ou de abrir, reta e em piso plano, se solta com a chave do motor. O basculante com defeito fica travado até o técnico chegar.",
        "Com alguém preso na garagem, um idoso ou uma ambulância que não entra, avise isso na primeira frase do chamado, {shop.hours}, porque o caso passa na frente. Se a pessoa passa mal, ligue também 192 ou 193. Enquanto espera, desligue o disjuntor e use outra saída; a chave do motor só solta portão de correr ou de abrir, reto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que fazer agora, na ordem", "Enquanto o técnico não chega"],
        slots: [
          [
            "Desligue também o carro, porque garagem fechada não ventila e o escapamento enche o ar. Depois siga a ordem, sem forçar a folha em nenhum momento.",
            "O carro fica desligado: a fumaça se acumula depressa com tudo fechado. Faça um passo de cada vez e não empurre nem puxe o portão com força.",
            "Antes de tudo, nada de motor de carro ligado em lugar fechado. Siga a lista com calma e deixe a folha onde está se ela parecer torta ou presa.",
          ],
        ],
        steps: [
          "Pare de apertar o controle e desligue o disjuntor do portão.",
          "Procure outra saída: porta social, porta da casa, escada ou elevador.",
          "Veja se há ferrolho, cadeado ou objeto prendendo a folha.",
          "De correr ou de abrir, com a folha reta e nivelada: gire a chave do motor e mova devagar.",
          "Basculante, folha torta ou cabo frouxo: não mexa e fique longe da folha.",
          "Mande o endereço e diga se há criança, idoso ou compromisso com hora.",
        ],
      },
      {
        about: "safety",
        headings: ["Quando ligar antes para o 193", "Gente em risco vem antes do portão"],
        slots: [
          [
            "Pessoa ferida, passando mal, fumaça ou cheiro forte de queimado: ligue primeiro para os Bombeiros, no 193, ou para o SAMU, no 192. Não empurre a folha com o carro nem use alavanca, que ela pode sair do trilho ou cair.",
            "Se alguém está ferido, se há fumaça ou se a folha ameaça cair, o primeiro telefonema é para o 193; mal-estar é com o 192. Alavanca, macaco ou para-choque no portão transformam um travamento em queda.",
            "Fumaça, ferido ou folha por cair pedem Bombeiros, 193, e pessoa passando mal pede SAMU, 192. Forçar com o para-choque ou com ferro é o que mais derruba portão, então deixe-o parado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa a ida urgente", "O valor, antes de o técnico sair"],
        slots: [
          [
            "Pagam-se a ida, que à noite, no domingo e em feriado tem valor próprio, e o conserto; os dois são informados antes de você confirmar. Como referência, o ajuste em casa parte de {price.preventive}, sem peças, e o motor sem conserto, trocado, fica de {price.homeSwap}.",
            "A conta tem a ida daquela hora, mais cara fora do horário comum, e o serviço feito, ambos informados antes. Regulagem em residência começa em {price.preventive}, fora peças, e a troca do motor, se não houver jeito, vai de {price.homeSwap}.",
            "Você sabe os dois valores antes: o da ida, que muda à noite, domingo e feriado, e o do conserto. Um ajuste residencial parte de {price.preventive}, sem peças; trocar o motor inteiro custa de {price.homeSwap}.",
          ],
        ],
      },
      {
        about: "causes",
        headings: ["Por que o portão trava com o carro dentro", "O que costuma ter falhado"],
        slots: [
          [
            "O mais comum é falta de energia, disjuntor caído, capacitor fraco ou algo prendendo a folha. Motor que zumbe e não anda pede parar de insistir, porque esquenta; sem som nenhum, a suspeita vai para a energia ou a placa.",
            "Na maioria das vezes faltou luz, caiu o disjuntor, o capacitor enfraqueceu ou a folha prendeu em algo. Zumbido sem movimento é esforço, e insistir queima o motor; silêncio é energia ou central.",
            "Disjuntor, queda de luz, capacitor no fim e folha presa respondem pela maior parte dos casos. Se o motor ronca parado, não insista; se fica mudo, verifique a energia e conte isso ao técnico.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Não acho a chave do motor. Como saio?",
        answers: [
          "Saia por outra porta e deixe o carro. Não force a tampa do motor: o técnico leva a ferramenta e solta a folha com segurança.",
          "A pé, pela porta social ou da casa. O carro espera, porque abrir o motor à força quebra a trava e deixa fios com tensão à mostra.",
        ],
      },
      {
        question: "Faltou luz e o portão travou. O que muda?",
        answers: [
          "Sem energia o motor prende a folha de propósito. Com o disjuntor desligado, a chave solta o de correr e o de abrir; o basculante, só com o técnico.",
          "É o funcionamento normal: o motor segura o portão. O de correr e o de abrir se soltam com a chave, sem energia, e no basculante não se mexe.",
        ],
      },
      {
        question: "O chaveiro ou o bombeiro abre o portão?",
        answers: [
          "O chaveiro cuida da fechadura, e não do motor. O bombeiro vem quando há gente em perigo; para o portão, chame o técnico.",
          "Chaveiro abre miolo e cadeado. Com risco para alguém, chame o 193; o motor e a folha são trabalho do técnico de portão.",
        ],
      },
      {
        question: "Quem está com o carro preso tem prioridade?",
        answers: [
          "Diga na primeira linha que o carro está preso, com o endereço e a hora em que precisa sair, porque o pedido urgente é respondido antes do agendado.",
          "Sim, urgência passa à frente de serviço marcado. Escreva logo o endereço, o tipo de portão e até que horas precisa do carro.",
        ],
      },
    ],
    photo: "o endereço, uma foto da folha inteira, de longe, e a da etiqueta do motor",
  },
  {
    id: "carro-dentro-quem-atende",
    broader: "travado-com-carro",
    label: "Portão trancado com o carro dentro: quem atende agora",
    phrase: "quem atende o portão trancado com o carro dentro",
    asks: [
      "fechou carro dentro não abre",
      "fechou não abre carro dentro",
      "não abre carro dentro",
      "portão não abre carro dentro",
      "não abre carro está dentro",
      "fechou carro dentro não abre mais",
      "portão trancado carro dentro",
      "trancado carro dentro",
      "trancado carro dentro quem atende",
      "portão trancado carro quem atende agora",
      "travado carro dentro quem atende agora",
      "carro preso quem atende agora",
      "carro preso garagem quem atende agora",
      "carro dentro quem atende agora",
      "carro preso quem vem agora",
      "carro dentro preciso técnico agora",
      "portão travado carro dentro técnico agora",
      "carro preso garagem técnico agora",
      "carro preso garagem chamar técnico",
      "carro trancado garagem técnico",
      "carro trancado garagem quem chamar",
      "portão travado carro dentro quem chamar",
      "carro preso quem chamar",
    ],
    intent: "emergency",
    answers: {
      any: [
        "Portão que fechou e não abre com o carro dentro: desligue o disjuntor e olhe de longe se a folha está reta. Se é de correr ou de abrir, em piso plano, solte com a chave do motor e mova devagar. Se é basculante ou está torto, não mexa e chame o técnico, {shop.hours}, com endereço e foto.",
        "Quem atende agora o portão trancado com o carro dentro {em} é a nossa equipe: chame pelo WhatsApp ou ligue, {shop.hours}, com o endereço e uma foto. A resposta diz se há técnico livre, a que horas chega e o valor da ida. Até lá, desligue o disjuntor e não force a folha.",
        "Para portão trancado com o carro dentro, chame agora pelo WhatsApp ou por telefone, {shop.hours}, com o endereço e uma foto do portão. Dizemos se há técnico livre, a hora da chegada e o valor da ida, antes de ele sair. Enquanto isso, desligue o disjuntor, não force a folha e não destrave o basculante.",
        "Com o portão travado e o carro dentro, o nosso técnico atende {shop.hours}, conforme quem estiver livre: mande o endereço e um vídeo da tentativa de abrir. Carro preso passa na frente. O portão de correr ou de abrir, se está reto e no plano, você pode soltar com a chave do motor, com o disjuntor desligado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Enquanto o técnico não chega", "Dá para tirar o carro antes de o técnico chegar?"],
        slots: [
          [
            "Só dá para abrir na mão o portão de correr ou de abrir que está reto, no lugar e em piso plano. O basculante e a porta de enrolar esperam o técnico, porque podem cair.",
            "O portão de correr e o de abrir, alinhados e sem rampa, se abrem na mão pela chave do motor. Basculante, porta de enrolar e folha torta ficam como estão até o técnico chegar.",
          ],
        ],
        steps: [
          "Pare de apertar o controle e desligue o disjuntor do portão.",
          "Olhe de longe se a folha está reta e no trilho. Se não está, afaste-se e espere.",
          "Veja se há ferrolho fechado, cadeado ou pedra no trilho.",
          "No de correr ou de abrir, gire a chave no motor até o fim e mova a folha devagar.",
          "Se ela pesa ou anda sozinha, pare. Se abriu, tire o carro e tranque por dentro.",
        ],
      },
      {
        about: "visit",
        headings: ["O que dizer na primeira mensagem", "O que mandar para o técnico sair pronto"],
        slots: [
          [
            "Diga o endereço, o tipo do portão e se há gente ou carro preso. Um vídeo da tentativa e a foto da etiqueta do motor deixam o técnico sair com a peça mais provável.",
            "Mande o endereço, um vídeo curto da tentativa de abrir e a foto da etiqueta do motor. Diga também se o portão é de correr, de abrir, basculante ou de enrolar.",
          ],
          [
            "No local, ele libera primeiro o carro, com a folha apoiada. Depois mede, diz o defeito e o preço, e só troca peça com o seu aceite.",
            "O técnico apoia a folha e abre a passagem antes de procurar o defeito. O preço do conserto vem depois da medição e antes da troca.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["O que não fazer com o carro preso", "Cuidados até o socorro"],
        slots: [
          [
            "Não empurre o portão com o carro e não use macaco, corda ou alavanca, porque a folha sai da guia e pode cair. Não ligue o carro com a garagem fechada, por causa da fumaça.",
            "Nada de forçar a folha com o para-choque, a corda ou o macaco, que ela pode tombar. E deixe o motor do carro desligado na garagem fechada, porque a fumaça se acumula.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Quanto custa a ida do técnico?",
        answers: [
          "O valor da ida é informado antes de ele sair, conforme o endereço e o horário. O conserto é cobrado à parte, depois da medição.",
          "Você recebe o valor na resposta da mensagem, antes de aceitar. Nada é cobrado pelo contato.",
        ],
      },
      {
        question: "Vocês atendem de madrugada e no domingo?",
        answers: [
          "O contato funciona {shop.hours}. A ida depende de haver técnico livre por perto, e a resposta diz a hora possível.",
          "O telefone e o WhatsApp são atendidos {shop.hours}, e dizemos na hora se há técnico livre.",
        ],
      },
      {
        question: "Não acho a chave do motor. E agora?",
        answers: [
          "Procure junto do manual e no quadro de chaves. Não use chave de fenda no lugar, porque ela quebra o destravamento; o técnico leva a do modelo.",
          "Não improvise com ferramenta. Mande a foto da etiqueta, e o técnico leva a chave que serve.",
        ],
      },
      {
        question: "E se o portão for de condomínio?",
        answers: [
          "Avise a portaria ou o síndico, que autoriza o serviço. Diga na mensagem que é entrada coletiva, porque o motor é maior.",
          "Peça ao zelador que desligue o disjuntor do portão e mantenha as pessoas longe. O síndico precisa autorizar o serviço.",
        ],
      },
    ],
    photo: "o endereço, uma foto do portão inteiro e outra da etiqueta do motor",
  },
  {
    id: "luz-da-garagem-acende-e-nao-abre",
    broader: "nao-abre",
    label: "A luz da garagem acende e o portão não abre",
    phrase: "o portão que acende a luz e não abre",
    asks: [
      "luz motor acende não sai lugar",
      "luz motor acende não anda",
      "luz acende não sai lugar",
      "luz motor acende portão não",
      "aperto acende luz garagem não abre",
      "luz garagem acende portão não abre",
      "luz garagem acende não abre",
      "luz garagem acende portão não",
      "luz cortesia acende não abre",
      "lâmpada garagem acende não abre",
      "acende luz garagem não abre",
      "acende lâmpada não abre",
      "luz motor acende não abre",
      "luz garagem acende não anda",
      "sinaleiro acende não abre",
      "sinaleira pisca não abre",
      "sirene toca não abre",
    ],
    intent: "repair",
    answers: {
      any: [
        "Se a luz da garagem acende mas o portão não abre, o controle e o receptor estão bons: a placa recebeu a ordem e não moveu a folha. Silêncio aponta relé ou fim de curso; ronco, capacitor ou folha presa. Desligue o disjuntor; a visita em casa parte de {price.preventive}, sem peças.",
        "Quando a luz do motor acende e ele não sai do lugar, o comando chegou e há energia; a causa costuma estar no relé, no capacitor, no destravamento aberto ou na folha presa. Uma tentativa basta para ouvir, porque roncando ele queima; medir em residência sai a partir de {price.preventive}, fora as peças.",
        "Aperta o controle, acende a luz da garagem, mas não abre? O defeito vem depois do comando: relé da placa, capacitor fraco, motor destravado ou folha presa. Teste uma vez, escute e corte o disjuntor; o acerto em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["O que a luz acesa prova", "Ordem recebida, folha parada"],
        slots: [
          [
            "Luz e motor têm saídas separadas na placa, por isso uma pode ligar e a outra falhar. O som diz qual parte parou.",
            "A central acende a lâmpada ao receber o comando, mesmo que o motor não responda, porque são circuitos diferentes. Escute o que vem depois.",
            "São duas saídas na placa, a da lâmpada e a do motor. Com a primeira boa, o barulho do motor mostra onde está a falha da segunda.",
          ],
        ],
        bullets: [
          "Silêncio: relé do motor, fio ou fim de curso acionado",
          "Estalo e nada mais: relé gasto ou fio do motor",
          "Ronco: capacitor fraco ou folha presa",
          "Giro solto: motor destravado ou engrenagem gasta",
        ],
      },
      {
        about: "check",
        headings: ["Uma tentativa e escute", "O que conferir sem abrir o motor"],
        slots: [
          [
            "Acione uma vez, de longe, com a tampa fechada. Se roncar parado, desligue na hora e não repita.",
            "Um acionamento só, sem abrir nada e longe da folha. Ronco sem movimento pede disjuntor desligado.",
            "O teste é único, com todos longe. Motor roncando não se insiste, que o enrolamento esquenta.",
          ],
        ],
        steps: [
          "Acione uma vez e ouça o motor.",
          "Desligue o disjuntor.",
          "Procure ferrolho, trava e obstáculo segurando a folha.",
          "Veja se a chave de destravamento ficou aberta; basculante não se destrava.",
          "Religue e tente uma única vez; não saiu, desligue.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico acha a falha", "O conserto depois do comando"],
        slots: [
          [
            "O técnico mede se a placa manda energia para o motor. Se não manda, é relé ou fim de curso, o sensor que diz que a folha chegou; se manda, olha fio, capacitor e folha.",
            "A saída da placa é medida: sem tensão, a falha é do relé ou do fim de curso, o sensor da parada; com tensão, passa para fio, capacitor e mecânica.",
            "Mede-se a energia que sai para o motor. A ausência leva ao relé e ao sensor de fim de curso, e a presença, ao capacitor, ao fio ou à folha.",
          ],
          [
            "Capacitor, sensor e fio se resolvem na visita; relé de muitas placas se troca em bancada. A central inteira só muda se a trilha queimou.",
            "Boa parte fica pronta no local, e o relé pode ir à bancada com a mesma placa. Placa nova é o último caso.",
            "No local se trocam capacitor, sensor e fiação, e o relé se repara fora. Central nova só quando o dano é maior.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O defeito pode ser do controle?",
        answers: [
          "Não: se a luz da garagem acende ao apertar, o controle foi lido. O problema fica da placa para a frente.",
          "O controle está bom, já que a central respondeu a ele. Procure relé, capacitor ou folha.",
        ],
      },
      {
        question: "A placa queimou?",
        answers: [
          "Talvez só o relé do motor, que se troca em bancada. Capacitor e folha presa dão sinal parecido, por isso se mede antes.",
          "Nem sempre. A luz mostra que boa parte dela funciona; relé e fim de curso vêm antes.",
        ],
      },
      {
        question: "A luz é do controle, e não da garagem. Muda?",
        answers: [
          "Muda: luz do próprio controle só diz que há pilha. Aí o cadastro e o receptor também são suspeitos.",
          "Sim, porque ela não prova que a central recebeu. Teste pela botoeira para separar.",
        ],
      },
      {
        question: "E se a luz acende e ele começa e para?",
        answers: [
          "A central está cortando por esforço ou por fim de curso acionado. Veja se a folha prende; se não, é sensor ou capacitor.",
          "É outro sinal: parada logo na saída indica folha presa, sensor ou partida fraca.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa e a foto da etiqueta do motor",
  },
  {
    id: "motor-gira-solto-e-engatado-nao",
    broader: "nao-abre",
    label: "Motor gira solto e não puxa engatado",
    phrase: "o motor que gira solto e não puxa a folha",
    asks: [
      "motor funciona sem portão com portão não",
      "motor funciona sem carga",
      "motor só funciona sem carga",
      "motor só funciona solto",
      "motor só gira solto",
      "motor só gira destravado",
      "motor gira solto travado não",
      "motor funciona destravado travado não",
      "motor funciona solto engatado não",
      "motor funciona livre portão não",
      "motor funciona fora portão não",
      "motor bancada funciona portão não",
      "sem portão motor gira",
    ],
    intent: "repair",
    answers: {
      any: [
        "Motor que funciona sem o portão mas com o portão não está sem força para a carga: capacitor fraco em primeiro lugar, folha pesada em segundo, e engrenagem gasta depois. Não insista, porque roncando ele queima; medir e regular em casa parte de {price.preventive}, sem peças.",
        "Se o motor funciona solto mas engatado não, ou só funciona sem carga, a causa costuma ser capacitor no fim ou portão pesado, por roldana, trilho ou equilíbrio. Desligue o disjuntor entre uma tentativa e outra; a visita em residência sai a partir de {price.preventive}, fora as peças.",
        "Motor que gira livre e não puxa o portão engatado tem partida fraca ou peso demais pela frente: capacitor, tensão baixa, dente gasto ou folha que prende. Corte a energia e sinta a folha na mão, no de correr ou de abrir; a medição em casa começa em {price.preventive}, sem contar peças.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Força de menos ou peso de mais", "Por que só falha com a folha"],
        slots: [
          [
            "Sem carga qualquer partida serve; com a folha, falta o impulso do capacitor, que se gasta com o tempo. Tensão baixa, por fio fino e longo, tira força do mesmo jeito.",
            "O capacitor cansado ainda gira o eixo livre, mas não vence o portão parado. Rede fraca ou fiação fina produz igual efeito.",
            "No vazio o motor gira com pouca força, e por isso o capacitor fraco só aparece engatado. A tensão que cai na partida faz o mesmo.",
          ],
          [
            "Peso que cresceu aos poucos, por roldana travada, trilho sujo ou equilíbrio perdido, vence um motor bom. Engrenagem com dente gasto gira lisa no vazio e escapa sob esforço.",
            "A folha pode ter ficado dura com roda gasta, sujeira ou desequilíbrio, e aí o motor é inocente. Dente comido também só falha quando há carga.",
            "Roldana presa, trilho com areia e folha desequilibrada pesam mais que o motor aguenta. Já o dente gasto engana, pois roda bem solto e pula engatado.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Folha leve ou pesada?", "O teste que separa"],
        slots: [
          [
            "Só em portão de correr ou de abrir, reto e em piso plano. Basculante fica travado, porque destravado ele cai ou dispara.",
            "Faça apenas em folha de correr ou de abrir, alinhada e sem rampa. No basculante não se destrava para testar.",
            "O teste serve à folha de correr ou de abrir, nivelada. Em basculante, quem testa é o técnico, com escora.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave com a chave.",
          "Empurre a folha devagar pelo curso inteiro.",
          "Leve de ponta a ponta: suspeite de capacitor, tensão ou engrenagem.",
          "Pesada ou prendendo: o problema é da folha.",
          "Trave de novo e deixe desligado.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico resolve", "O conserto do motor sem força"],
        slots: [
          [
            "O técnico mede o capacitor, já descarregado, e a tensão no instante da partida, com a folha engatada. Depois sente o portão solto e olha os dentes da engrenagem.",
            "Capacitor e tensão são medidos com o motor fazendo força, que é quando falham. A folha e a engrenagem são vistas em seguida.",
            "As medidas são feitas sob carga: tensão na partida e microfarads do capacitor. Completam o exame a folha na mão e os dentes.",
          ],
          [
            "Troca-se o capacitor ou a engrenagem, ou alivia-se a folha, e a força volta ao mínimo que a move. Motor maior só entra se a folha, já leve, passa do limite da etiqueta.",
            "O conserto é peça pequena ou folha aliviada, com a força regulada no fim. Só quando o peso supera a ficha se fala em motor maior.",
            "Capacitor novo, engrenagem nova ou portão leve resolvem, e a força fica baixa. Comprar motor maior é para folha acima do peso da etiqueta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor maior resolve?",
        answers: [
          "Só se a folha, já leve, passa do peso da etiqueta. Antes se mede o capacitor, que custa muito menos.",
          "Não comece por ele: portão pesado gasta também o maior, e o capacitor é peça barata.",
        ],
      },
      {
        question: "Aumentar a força na placa ajuda?",
        answers: [
          "Esconde o peso e tira a proteção contra esmagamento. O motor ainda aquece mais.",
          "Não: força alta machuca e não corrige capacitor nem roldana.",
        ],
      },
      {
        question: "Pode ser a voltagem?",
        answers: [
          "Pode: fiação fina e longa derruba a tensão na partida. Mede-se na hora do esforço, e não com o motor parado.",
          "Sim, ainda mais à noite, quando a rede cai. A medida com o motor forçando mostra.",
        ],
      },
      {
        question: "O motor esquenta e para. É o mesmo defeito?",
        answers: [
          "É o próximo passo dele: forçando, o motor aquece e o protetor térmico desliga. Deixe esfriar e não insista.",
          "Quase sempre, porque o esforço vira calor. Desligue e peça a medição antes que queime.",
        ],
      },
    ],
    photo: "um vídeo com som da tentativa e a foto da etiqueta do motor",
  },
];
