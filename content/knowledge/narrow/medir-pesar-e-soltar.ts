import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** What is measured, what weighs and what does not let go: the tape before buying, the counterweight, the crack at the stop, the key. */
export const medirPesarESoltar: NarrowConcept[] = [
  {
    id: "medidas-antes-do-motor",
    broader: "medidas",
    label: "Medidas para tirar antes de comprar o motor",
    phrase: "as medidas que se tiram antes de comprar o motor",
    asks: [
      ...combine(
        ["medidas", "medida", "medir"],
        [
          "antes comprar motor",
          "comprar motor",
          "comprar motor portão",
          "tirar comprar motor",
          "escolher motor",
          "orçamento motor",
          "orçamento motor portão",
          "necessárias motor",
          "necessárias orçamento motor",
          "tirar motor",
          "pedir motor",
          "preciso motor portão",
        ],
      ),
      "7 medidas motor",
      "quais medidas motor portão",
      "que medidas motor portão",
      "que medir comprar motor",
      "portão medir motor",
      "medidas tirar antes comprar motor portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "As sete medidas são: largura da folha, altura da folha, vão entre as colunas, largura da coluna, recuo lateral, altura livre acima da folha e distância até o ponto de energia. Anote também o material; com isso e duas fotos, o orçamento do motor é grátis.",
        "Antes de comprar o motor, tire sete medidas: folha (largura e altura), vão livre, largura da coluna, espaço ao lado, espaço acima e distância até a tomada ou o quadro. O material da folha vai junto, porque dele vem o peso. Até {width.quarterHp} de largura, o kit basculante instalado parte de {price.lowest}.",
        "Meça o portão fechado, com trena: largura e altura da folha, vão entre as colunas, largura da coluna, recuo do lado em que a folha corre, altura livre acima dela e distância do ponto de energia. São sete números; com o material e a foto, dizemos o motor e o valor.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["As sete medidas, uma a uma", "Como tirar cada medida"],
        slots: [
          [
            "Com o portão fechado e o disjuntor desligado, anote em metros e centímetros.",
            "Use trena, com a folha fechada e o motor antigo, se houver, sem energia.",
          ],
        ],
        steps: [
          "Largura da folha, de ponta a ponta: dela saem a potência e, no de correr, os metros de cremalheira.",
          "Altura da folha, do piso ao topo: com a largura e o material, dá o peso.",
          "Vão entre as colunas, por dentro: mostra o que sobra para batente e fotocélula.",
          "Largura da coluna: é onde se prende o acionador do basculante ou o suporte do braço.",
          "Recuo lateral, no de correr: a folha inteira tem de caber ao lado, mais uns centímetros para o batente.",
          "Altura livre acima da folha, no basculante: do topo até o teto ou a viga.",
          "Distância do motor até a tomada ou o quadro de luz, pelo caminho do fio.",
        ],
      },
      {
        about: "what",
        headings: ["O que anotar além dos números", "Material, piso e uso"],
        slots: [
          [
            "Escreva se a folha é de alumínio, ferro vazado, chapa fechada ou madeira, e se tem revestimento.",
            "O material muda o peso da mesma medida: alumínio, gradil, chapa ou madeira.",
          ],
          [
            "Diga se o piso é plano ou em rampa na linha do portão e quantas vezes ele abre por dia.",
            "Piso inclinado na linha da folha e muitas aberturas por dia mudam o motor.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Do número ao preço", "O que as medidas decidem no valor"],
        slots: [
          [
            "Basculante de até {width.quarterHp}: kit instalado por {models.pricesOr}; acima disso, o motor é escolhido por foto.",
            "Até {width.quarterHp} de folha, o basculante fica nos kits de {price.lowest} a {price.highest}, instalados.",
          ],
          [
            "Portão de correr e de abrir são orçados pelas medidas: na troca, o motor de casa fica de {price.homeSwap}, com a mão de obra.",
            "No de correr e no de abrir, a troca em casa fica de {price.homeSwap}; folha pesada, de {price.heavySwap}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Meço o vão ou a folha?",
        answers: [
          "Os dois, mas quem decide o motor é a folha: de ponta a ponta, com o portão fechado.",
          "A folha vem primeiro, porque é ela que o motor move. O vão serve para batente e sensores.",
        ],
      },
      {
        question: "Como sei o peso do portão?",
        answers: [
          "Não é preciso pesar: largura, altura, material e espessura dão uma boa estimativa, que a foto confirma.",
          "Pelas medidas e pelo material. Mande foto de perto do perfil ou da chapa, e a conta é feita por aqui.",
        ],
      },
      {
        question: "A medida precisa ser exata?",
        answers: [
          "Para o orçamento, não: um ou dois centímetros não mudam o motor. Antes de montar, o técnico confere.",
          "Não. Trena comum basta; o ajuste fino é feito na instalação.",
        ],
      },
      {
        question: "Esqueci uma medida: atrasa o orçamento?",
        answers: [
          "Em geral não. A largura da folha e as fotos já dão a faixa de preço; o resto fecha o valor.",
          "Pouco: com a largura, o tipo e as fotos sai a primeira faixa, e o que falta se pergunta na conversa.",
        ],
      },
    ],
    photo: "as medidas e uma foto do portão inteiro por dentro e outra por fora",
  },
  {
    id: "estalo-na-parada",
    broader: "barulho",
    label: "Estalo quando o portão para",
    phrase: "o estalo na parada do portão",
    asks: [
      ...combine(
        ["estalo", "estala", "estalando", "clique"],
        [
          "quando para",
          "quando portão para",
          "ao parar",
          "parar",
          "hora para",
          "hora parar",
          "na parada",
          "parada",
          "termina fechar",
          "termina abrir",
          "quando termina fechar",
          "acaba fechar",
          "quando chega fim",
        ],
      ),
      "portão estala hora para",
      "fazendo estalo quando para",
      "dá estalo quando termina fechar",
    ],
    intent: "repair",
    answers: {
      any: [
        "Um clique seco na parada é o relé da placa desligando o motor, e é normal. Um estalo mais forte é a folha batendo no batente, por fim de curso atrasado, ou a folga da cremalheira e do braço aparecendo na freada. Acertar isso em casa parte de {price.preventive}, sem peças.",
        "O estalo quando o portão para vem de uma de três coisas: a folha chega com força e bate no batente, há folga na cremalheira, no braço ou no suporte, ou é só o relé e a trava elétrica, que estalam sem defeito. A regulagem em casa parte de {price.preventive}, sem peças.",
        "Ao parar, o portão estala quando a folha ainda empurra o batente ou quando a folga da transmissão se fecha de uma vez na freada; o clique leve, de dentro da caixa do motor, é o relé e não preocupa. Fim de curso e folga se acertam numa visita, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["De onde vem o estalo da parada", "Ouça de que lado vem o estalo"],
        slots: [
          [
            "De dentro do motor, leve e sempre igual: é o relé abrindo o contato.",
            "Um clique leve na caixa do motor, igual em toda parada, é o relé.",
          ],
          [
            "Na ponta da folha, junto da coluna: é pancada no batente ou o pino da trava elétrica entrando.",
            "Junto da coluna, o estalo é do batente levando a pancada ou da trava elétrica fechando.",
          ],
          [
            "No meio da folha ou no braço, com um balanço depois: é folga de parafuso, de pino ou de cremalheira.",
            "Se a folha balança depois do estalo, há folga na cremalheira, no suporte ou no braço.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["O que observar antes de chamar", "Três olhadas, sem mexer em nada"],
        slots: [
          [
            "Fique fora da linha da folha e acione uma vez em cada sentido.",
            "Uma abertura e um fechamento bastam, olhando de longe.",
          ],
        ],
        steps: [
          "Veja se a folha encosta no batente e ainda faz força: é fim de curso atrasado.",
          "Veja se o estalo vem só ao fechar, só ao abrir ou nos dois.",
          "Com o disjuntor desligado, olhe se há parafuso solto ou faltando no batente e no suporte.",
          "Filme a parada, com som, para mandar ao técnico.",
        ],
      },
      {
        about: "visit",
        headings: ["Como o técnico tira o estalo", "Fim de curso, folga e freada"],
        slots: [
          [
            "O fim de curso é recuado até a folha parar encostando de leve, e a desaceleração é ligada, se a placa tem.",
            "O técnico adianta a parada, reduz a força e liga a desaceleração, onde a placa permite.",
          ],
          [
            "Depois se reapertam batente, suporte e braço; no de correr, a cremalheira volta à folga de {rack.clearance}.",
            "Batente e suporte são firmados, e no de correr a folga da cremalheira fica em {rack.clearance}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "O estalo na parada pode quebrar o motor?",
        answers: [
          "O clique do relé, não. A pancada no batente, sim: com o tempo, gasta a engrenagem e afrouxa o suporte.",
          "Se for pancada ou folga, pode: cada parada bate nos dentes da engrenagem. O relé e a trava, não.",
        ],
      },
      {
        question: "Posso acertar o fim de curso por conta própria?",
        answers: [
          "Só o ímã do de correr, um pouco por vez, com o disjuntor desligado e a posição antiga marcada. No basculante, deixe com o técnico.",
          "No de correr, dá para mover o ímã alguns milímetros, com a energia desligada; no basculante, não.",
        ],
      },
      {
        question: "O estalo foi um só, alto, e a folha entortou. E agora?",
        answers: [
          "Pare de usar: pode ser cabo, mola ou solda. Desligue o disjuntor, afaste todos e chame.",
          "Esse é outro caso, e urgente: energia desligada, ninguém perto da folha e técnico.",
        ],
      },
    ],
    photo: "um vídeo com som da parada, ao abrir e ao fechar, e a foto da etiqueta do motor",
  },
  {
    id: "trocar-motor-ou-contrapeso",
    broader: "contrapeso",
    label: "Basculante pesado: motor ou contrapeso",
    phrase: "a escolha entre trocar o motor e acertar o contrapeso",
    asks: [
      ...combine(
        ["basculante", "portão", "basculante pesado"],
        [
          "trocar motor ou contrapeso",
          "trocar motor ou contrapesos",
          "motor ou contrapeso",
          "pesado demais motor contrapeso",
          "trocar motor contrapeso",
          "motor fraco ou contrapeso",
          "motor mais forte ou contrapeso",
        ],
      ),
      "basculante pesado demais",
      "basculante pesado trocar motor",
      "basculante pesado motor mais forte",
      "basculante pesado motor não aguenta",
    ],
    intent: "repair",
    answers: {
      any: [
        "Os contrapesos, quase sempre: motor mais forte só esconde a folha desequilibrada e força os cabos. O motor se troca quando já se gastou ou quando a folha passou da capacidade dele. O acerto do equilíbrio em casa parte de {price.preventive}, sem peças; a troca do motor fica de {price.homeSwap}.",
        "Acerte primeiro o contrapeso: equilibrado, o basculante sobe leve com o motor que já está lá. Troque também o motor se o redutor está gasto ou se a folha tem mais de {width.quarterHp} para um de 1/4 HP. O acerto parte de {price.preventive} em casa, sem peças; o motor, de {price.homeSwap} com a mão de obra.",
        "Basculante pesado demais é, em geral, caso de contrapeso, e não de motor: quem segura o peso é o contrapeso, e o motor só move. Motor novo, de {price.homeSwap} com a mão de obra, só se o atual já se desgastou. O acerto do contrapeso parte de {price.preventive} em casa, sem peças, e é do técnico, com a folha escorada.",
      ],
    },
    sections: [
      {
        about: "signs",
        headings: ["Como saber qual dos dois", "Sinais de contrapeso e sinais de motor"],
        slots: [
          [
            "É contrapeso quando o motor geme na subida, desce depressa e esquenta em poucas aberturas.",
            "Subida arrastada e descida rápida, com motor quente, apontam falta de contrapeso.",
          ],
          [
            "É motor quando a folha já foi equilibrada e ele ainda ronca, patina ou para: capacitor, engrenagem ou redutor no fim.",
            "Se a folha está leve e o motor ainda patina ou para, o defeito é dele.",
          ],
          [
            "Chapa, madeira ou vidro posto depois muda o peso e pede as duas contas de novo.",
            "Revestimento novo na folha muda o contrapeso e, às vezes, o motor.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["A ordem certa do conserto", "Primeiro o equilíbrio, depois o motor"],
        slots: [
          [
            "O técnico escora a folha, confere cabos e roldanas e põe peso aos poucos, igual dos dois lados.",
            "Com a folha escorada, conferem-se os cabos e acrescenta-se peso por igual nos dois lados.",
          ],
          [
            "Com a folha equilibrada, ele mede o esforço do motor, e só então se decide a troca.",
            "Só depois do equilíbrio se mede o motor: muitas vezes ele fica.",
          ],
        ],
      },
      {
        about: "safety",
        headings: ["Até o acerto", "Cuidados com a folha pesada"],
        slots: [
          [
            "Deixe o portão fechado, com o disjuntor desligado, e não destrave: a folha pode cair.",
            "Não destrave nem fique embaixo: hoje é o motor que segura o peso. Portão fechado e sem energia.",
          ],
          [
            "Ninguém abre a caixa do contrapeso nem acrescenta peso por conta própria.",
            "Peso amarrado na caixa ou na folha não é acerto: desequilibra e solta.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Dá para pôr só um motor mais forte?",
        answers: [
          "Dá, mas não resolve: o esforço passa para cabo e braço, e a folha continua perigosa na falta de luz.",
          "Não compensa. O motor maior levanta, mas a folha desequilibrada cai do mesmo jeito se algo soltar.",
        ],
      },
      {
        question: "Quando o motor do basculante precisa ser trocado também?",
        answers: [
          "Quando a folha passa de {width.quarterHp} ou do limite da ficha, ou quando o redutor se gastou carregando peso.",
          "Se ele forçou por muito tempo e tem folga, ronco ou cheiro de queimado, ou se a folha é maior que o limite do modelo.",
        ],
      },
      {
        question: "Por que o basculante ficou pesado?",
        answers: [
          "Em geral a folha ganhou peso, com chapa, madeira ou água no perfil, ou o contrapeso perdeu material. Cabo e roldana presos dão o mesmo efeito.",
          "Revestimento novo, caixa de contrapeso que vaza ou roldana que não gira são as causas mais comuns.",
        ],
      },
    ],
    photo: "fotos de longe da folha fechada, dos dois cabos, da caixa do contrapeso e da etiqueta do motor",
  },
  {
    id: "chave-nao-destrava-o-motor",
    broader: "chave-de-destravamento",
    label: "Chave que não destrava o motor da marca",
    phrase: "a chave que não destrava o motor",
    asks: [
      "chave gira não destrava",
      "chave gira mas não destrava",
      ...combine(
        ["[marca]"],
        [
          "não destrava chave",
          "motor não destrava chave",
          "chave não destrava",
          "chave gira não destrava",
          "chave motor gira não destrava",
          "não consigo destravar",
          "não solta chave",
          "[modelo] não solta chave",
          "[modelo] não destrava",
          "travado chave não funciona",
          "portão travado chave não funciona",
          "chave não funciona",
          "chave não gira",
          "chave motor não gira",
        ],
      ),
      "dz não solta chave",
      "chave motor gira não destrava",
      "chave girando falso",
      "chave gira falso",
      "chave não destrava motor",
    ],
    intent: "repair",
    answers: {
      any: [
        "Chave que entra e não solta o motor [marca] tem a trava presa pela pressão da folha, seca por falta de uso, ou é chave de outro modelo. Desligue o disjuntor, alivie a folha com um empurrão leve para fechar e tente uma vez, sem alavanca; no basculante, não tente. A visita em casa parte de {price.preventive}, sem peças.",
        "Se o motor [marca] não destrava com a chave, confira três coisas com o disjuntor desligado: se a chave é a dele, se entrou até o fim e se a folha não está apertada contra o batente. Aliviou e não soltou, pare: forçar quebra o mecanismo. O técnico abre em casa a partir de {price.preventive}, sem peças.",
        "O motor [marca] não destrava quando a folha aperta a engrenagem, quando o mecanismo secou ou quando a chave gira em falso, com a peça interna quebrada. Nos dois primeiros, um empurrão leve para fechar costuma soltar, no de correr ou de abrir; no último, só o técnico, a partir de {price.preventive} em casa, sem peças.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Como tentar uma vez, sem quebrar", "A tentativa certa com a chave"],
        slots: [
          [
            "Só em portão de correr ou de abrir, reto e em piso nivelado; basculante e folha em rampa ficam travados.",
            "Basculante, folha torta ou trilho em rampa: não tente, porque o motor pode ser o único apoio.",
          ],
        ],
        steps: [
          "Desligue o disjuntor, mesmo que falte luz na rua, e o nobreak, se houver.",
          "Compare a chave com o encaixe e limpe a entrada com pano seco.",
          "Encaixe até o fim e gire no sentido marcado, só com a mão; há modelo em que, depois da chave, se puxa ou se gira uma alavanca.",
          "Se está duro, peça a alguém que empurre a folha de leve para fechar, enquanto você gira.",
          "Não soltou: pare e mande a foto do motor, do encaixe e da chave.",
        ],
      },
      {
        about: "causes",
        headings: ["O que a chave está dizendo", "Chave dura, chave livre ou chave errada"],
        slots: [
          [
            "Chave dura, que não vira: trava sob pressão da folha ou seca, sem uso há anos.",
            "Não vira de jeito nenhum: a folha pressiona a engrenagem ou a trava secou.",
          ],
          [
            "Chave que gira solta, sem encontrar resistência: o pino ou o came de dentro quebrou, e isso pede peça.",
            "Gira em falso: o mecanismo interno soltou, e mais voltas não resolvem.",
          ],
          [
            "Chave que entra e para no meio costuma ser de outro modelo da mesma marca.",
            "Se entra só até a metade, desconfie da chave: modelos da mesma marca usam chaves diferentes.",
          ],
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico faz", "Na visita: soltar, trocar e testar"],
        slots: [
          [
            "O técnico alivia a folha, solta a trava por dentro e troca o miolo ou o pino, se gastou.",
            "Com a energia cortada, o técnico tira a pressão da folha, abre a trava e repõe a peça gasta.",
          ],
          [
            "O fim de curso é recuado um pouco, para a folha não fechar apertando a trava de novo.",
            "Depois, o fim de curso é acertado, para a folha não parar forçando o batente.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Posso usar alicate ou bater na chave?",
        answers: [
          "Não: a chave quebra dentro e o mecanismo espana. Se não soltou só com a mão, pare.",
          "Não. A força quebra a chave ou o miolo, e aí a abertura manual fica sem jeito até a troca.",
        ],
      },
      {
        question: "Desengripante ajuda a soltar a trava?",
        answers: [
          "Um pouco no furo da chave, com o disjuntor desligado, ajuda em trava seca. Dentro da carcaça, não: há placa e conexões.",
          "Uma gota no encaixe, com a energia desligada, pode ajudar. Não borrife dentro do motor.",
        ],
      },
      {
        question: "Destravou e a folha não anda. Por quê?",
        answers: [
          "Porque algo prende a folha: ferrolho, trava elétrica, trilho ou empeno. Confira o ferrolho e pare; não force.",
          "O motor já soltou, e quem segura é a folha: ferrolho, trava elétrica ou trilho. Se não for o ferrolho, chame.",
        ],
      },
      {
        question: "Tem carro preso e falta luz. Quem atende?",
        answers: [
          "O técnico atende {shop.hours}: mande o bairro e a foto do motor, e o valor da ida é dito antes.",
          "Chame pelo WhatsApp, {shop.hours}, e diga que há carro preso; a hora e o valor vêm na resposta.",
        ],
      },
    ],
    photo: "uma foto do motor com o lugar da chave, outra da chave e a da etiqueta",
  },
];
