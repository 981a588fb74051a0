import type { NarrowConcept } from "#domain/knowledge/concept.ts";

export const pesado: NarrowConcept[] = [
  {
    id: "basculante-pesado",
    broader: "pesado",
    label: "Portão basculante pesado",
    phrase: "o portão basculante que ficou pesado",
    asks: [
      "basculante pesando mola contrapeso",
      "basculante destravado não levanta",
      "basculante não levanta pesado",
      "basculante destravado não levanta pesado",
      "basculante pesado",
      "basculante ficou pesado",
      "basculante pesado abrir",
      "basculante duro",
      "basculante difícil levantar",
      "basculante difícil abrir",
      "basculante pesado levantar",
      "basculante pesando",
    ],
    answers: {
      any: [
        "Portão basculante que ficou pesado perdeu o equilíbrio: contrapeso insuficiente, cabo gasto, mola cansada ou roldana travada. Pare de forçar o motor, desligue o disjuntor e não destrave nem acrescente peso; o acerto é feito com a folha escorada.",
        "Se o basculante está pesado para abrir, o motor está carregando o que o contrapeso deveria carregar. A causa costuma ser cabo, roldana ou revestimento novo na folha. Um motor mais forte não resolve; equilibrar, sim.",
        "Um basculante pesado costuma ter defeito no contrapeso, no cabo, na mola ou na roldana. Peso que veio aos poucos aponta roldana e graxa; de repente, cabo ou mola. Se desce depressa, pode cair: fique longe e deixe sem energia até a visita.",
      ],
      price: [
        "Deixar o basculante leve custa o acerto do contrapeso e, se preciso, cabos, roldanas ou molas. Ajuste em casa parte de {price.preventive}, sem peças; fotos das laterais e da folha, tiradas de longe, bastam para o orçamento, que é grátis.",
        "O preço para reequilibrar o basculante muda com o peso da folha e as peças gastas. A visita preventiva em casa parte de {price.preventive}, sem peças; contrapeso, cabo e mola são orçados antes, por foto, sem custo.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que o basculante ficou pesado",
          "Peso a mais, atrito e desequilíbrio",
          "O que tira o equilíbrio do basculante",
        ],
        slots: [
          [
            "Chapa, madeira ou vidro acrescentado à folha pesa mais que o contrapeso antigo.",
            "Um contrapeso que perdeu massa, molhou ou raspa na caixa deixa de igualar a folha.",
            "A mola de basculante perde força com os anos, e a subida vira esforço do motor.",
          ],
          [
            "A roldana de cabo com rolamento travado segura a folha nos dois sentidos.",
            "Um cabo desfiado ou fora do canal arrasta e aumenta o peso de um lado.",
            "Pivô e bucha secos prendem o braço e endurecem a subida.",
          ],
          [
            "Um fuso sem graxa parece peso da folha, e o técnico separa um do outro com ela escorada.",
            "Uma folha empenada raspa na coluna e soma atrito ao peso.",
            "Peso que surgiu de um dia para outro é cabo, mola ou contrapeso, e ninguém usa o portão.",
          ],
        ],
      },
      {
        about: "safety",
        headings: [
          "O que fazer com o basculante pesado",
          "Basculante desequilibrado: cuidados",
          "Antes da visita: o que evitar",
        ],
        slots: [
          [
            "Não destrave para sentir o peso: a folha pode cair ou disparar.",
            "O motor fica travado, porque pode ser ele que segura a folha.",
            "Não ponha nem tire peso do contrapeso, nem abra a caixa.",
          ],
        ],
        steps: [
          "Pare de usar e desligue o disjuntor, com o portão fechado se possível.",
          "Olhe de longe os dois cabos e a inclinação da folha.",
          "Mantenha crianças e animais longe.",
          "Diga se a folha ganhou chapa, madeira ou vidro.",
          "Mande fotos por dentro, dos dois lados, de longe.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Motor mais forte levanta o basculante pesado?",
        answers: [
          "Levanta por um tempo e quebra fuso, braço ou redutor. A folha se equilibra primeiro, e o motor atual costuma bastar.",
          "Não é a solução. Sem contrapeso certo, nenhum motor trabalha com segurança.",
        ],
      },
      {
        question: "Quanto custa equilibrar o basculante?",
        answers: [
          "A visita em casa parte de {price.preventive}, sem peças; cabos, roldanas ou contrapeso são orçados por foto antes do serviço.",
          "O preço depende do que falta: ajuste, cabo, roldana ou peso. Fotos dos dois lados bastam para o orçamento grátis.",
        ],
      },
      {
        question: "Posso usar na mão o basculante pesado enquanto espero?",
        answers: [
          "Não. Um basculante desequilibrado não se usa na mão, nem com ajuda.",
          "Não convém: a folha pode cair. Deixe fechado, travado e sem energia.",
        ],
      },
    ],
    photo: "fotos do portão por dentro, dos dois lados, tiradas de longe",
  },
  {
    id: "correr-pesado",
    broader: "pesado",
    label: "Portão de correr pesado",
    phrase: "o portão de correr que ficou pesado",
    asks: [
      "deslizante pesa indo volta sozinho",
      "trilho desnivelado deslizante pesado",
      "correr pesado só ida",
      "correr pesado ida leve volta",
      "correr pesado ida volta leve",
      "correr pesado abrir leve fechar",
      "correr pesado só abrir",
      "correr pesado só fechar",
      "pesado um sentido correr",
      "correr manual pesado",
      "correr abrir manual pesado",
      "correr não dá abrir manual pesado",
      "deslizante manual pesado",
      "correr pesado",
      "deslizante pesado",
      "correr ficou pesado",
      "correr duro",
      "deslizante duro",
      "correr difícil empurrar",
      "correr pesado empurrar",
      "correr difícil abrir",
      "deslizante difícil",
    ],
    answers: {
      any: [
        "Portão de correr pesado tem roldana gasta, guia apertada ou trilho sujo ou fora de nível. Se pesa só na ida e volta leve, é o nível: a folha sobe num sentido e desce no outro. Desligue o disjuntor e destrave: se ela corre sozinha, nivelar o trilho resolve; motor mais forte, não.",

        "Portão de correr que ficou pesado tem roldana gasta, areia no trilho ou folha que desceu e arrasta. Desligue o disjuntor e varra o trilho; se continuar duro, troque as roldanas antes que cortem o trilho. Um motor mais forte não resolve.",
        "Se o deslizante está duro de empurrar, o peso está embaixo: roldana com rolamento quebrado ou trilho sujo, amassado ou fora de nível. Não passe graxa no trilho; ela junta areia e vira lixa.",
        "O portão de correr pesado se alivia pela base: trilho limpo e reto, par de roldanas bom e guia de cima com folga. Depois, a força do motor é reduzida. Uma folha bamba ou inclinada não se empurra.",
      ],
      price: [
        "Deixar leve o portão de correr custa, em casa, a partir de {price.preventive}, sem peças, se é trilho sujo ou regulagem. Na maioria das vezes entra o par de roldanas, com a mão de obra de erguer a folha; fotos bastam para o orçamento, que é grátis.",
        "O preço depende das roldanas e do trilho: limpeza e ajuste partem de {price.preventive} em casa, sem peças; roda nova ou trecho de trilho soma peça e serviço. Mande fotos das rodas e do portão inteiro.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: ["Por que o portão de correr ficou pesado", "Roldana, trilho ou guia", "O que endurece o deslizante"],
        slots: [
          [
            "Uma roldana sem rolamento arrasta no trilho e multiplica o esforço.",
            "Areia e barro no trilho travam a roldana e gastam o canal dela.",
            "Trilho amassado, com degrau ou afundado segura a folha sempre no mesmo trecho.",
          ],
          [
            "A guia de cima apertada ou torta prende a folha contra a coluna.",
            "Uma cremalheira encostada demais na engrenagem pesa como freio; a folga certa é de {rack.clearance}.",
            "Uma folha que desceu apoia o peso na engrenagem do motor.",
          ],
          [
            "Chapa ou madeira nova soma quilos para os quais a roldana não foi feita.",
            "Piso que cedeu tira o trilho do nível, e a folha sobe uma ladeira a cada abertura.",
            "Uma roldana pequena para o peso da folha se gasta em pouco tempo.",
          ],
        ],
      },
      {
        about: "check",
        headings: [
          "O que fazer com o portão de correr duro",
          "Limpeza e inspeção do trilho",
          "Passos seguros no deslizante pesado",
        ],
        slots: [
          [
            "Só mexa se a folha está reta, no trilho e presa na guia.",
            "Mãos longe da cremalheira e da engrenagem.",
            "Se não anda com uma mão, não force com duas.",
          ],
        ],
        steps: [
          "Desligue o disjuntor.",
          "Varra o trilho de ponta a ponta e tire pedra e barro.",
          "Olhe as roldanas: giram ou arrastam?",
          "Procure amassado, emenda alta e risco novo na coluna.",
          "Fotografe roldanas, trilho e guia de cima.",
        ],
      },
    ],
    keep: ["visit", "cost"],
    questions: [
      {
        question: "Trocar as roldanas resolve o portão de correr pesado?",
        answers: [
          "Resolve quando o trilho está reto e no nível. Trocam-se aos pares, e a folga da cremalheira é refeita depois.",
          "Na maioria dos casos, sim. Um trilho torto gasta a roldana nova em pouco tempo, por isso se confere junto.",
        ],
      },
      {
        question: "Que roldana usar em portão de correr pesado?",
        answers: [
          "Use a do perfil do trilho e com capacidade acima do peso da folha. A foto da roldana e a medida do portão definem.",
          "A escolha depende do trilho, em V ou U, e do peso. Mande foto e medidas.",
        ],
      },
      {
        question: "O motor pode ter estragado com o peso?",
        answers: [
          "Pode ter sofrido: capacitor, engrenagem e redutor são conferidos na visita. Muitas vezes volta ao normal com a folha leve.",
          "Talvez. Primeiro se alivia a folha; depois se mede o motor.",
        ],
      },
    ],
    photo: "fotos das roldanas, do trilho e da guia de cima",
  },
  {
    id: "pesado-depois-da-chapa",
    broader: "pesado",
    label: "Portão pesado depois de trocar a chapa",
    phrase: "o portão que pesou depois da chapa nova",
    asks: [
      "pesado depois chapa",
      "pesado trocar chapa",
      "pesado chapa",
      "pesado chapa nova",
      "pesado revestimento",
      "pesado lambril",
      "pesado depois madeira",
      "pesado depois reforma",
      "pesado depois pintura",
      "pesado depois fechar",
      "fechei portão chapa pesado",
      "troquei chapa portão motor",
      "coloquei chapa portão motor",
      "colocar chapa portão motor",
      "colocar chapa motor mais forte",
      "chapa motor mais forte",
      "fechar grade chapa motor",
      "pôr chapa motor",
      "coloquei chapa pesado",
      "portão fechado chapa motor aguenta",
      "chapa nova motor não aguenta",
      "depois chapa motor não",
      "revesti portão pesado",
    ],
    intent: "repair",
    answers: {
      any: [
        "Depois da chapa nova, o portão só precisa de motor mais forte se a folha passar da capacidade da etiqueta, contando um terço de folga e o vento. Antes do motor vem o equilíbrio: no basculante, contrapeso refeito; no de correr, roldanas para o peso novo. Se passar, a troca em casa fica de {price.homeSwap}.",
        "Portão que ficou pesado depois de trocar a chapa perdeu o equilíbrio: a folha ganhou quilos e o contrapeso, as roldanas e o motor continuam os mesmos. Pare de usar o automático, não destrave o basculante e peça o reequilíbrio antes que o motor queime.",
        "Uma chapa nova ou revestimento muda o peso da folha, e por isso o portão pesou. No basculante refaz-se o contrapeso; no de correr conferem-se roldanas e a capacidade do motor em quilos. Só se troca o motor se o peso novo passar do limite dele.",
        "Depois da chapa nova, o portão precisa de novo acerto: peso conferido, contrapeso ou roldanas refeitos e força do motor regulada. Aumentar só a força não resolve, castiga o motor e deixa a folha perigosa.",
      ],
      price: [
        "Acertar o portão que pesou com a chapa nova custa o reequilíbrio, com contrapeso ou roldanas, mais a mão de obra; ajuste em casa parte de {price.preventive}, sem peças. Se o motor ficou pequeno, a troca fica de {price.homeSwap}. Fotos bastam para o orçamento, que é grátis.",
        "O valor depende de quanto a chapa pesou: só acerto de contrapeso, roldanas novas ou motor maior, que em casa fica de {price.homeSwap}. Mande medidas, espessura da chapa e a etiqueta do motor para o orçamento grátis.",
      ],
    },
    sections: [
      {
        about: "causes",
        headings: [
          "Por que a chapa nova pesa no motor",
          "O que mudou na folha",
          "Chapa, madeira e tinta: quilos a mais",
        ],
        slots: [
          [
            "Trocar grade por chapa fechada, ou chapa fina por grossa, soma muitos quilos à folha inteira.",
            "Lambril, madeira e chapa dupla aumentam o peso mais do que parece a olho.",
            "Cada metro quadrado de chapa de aço pesa perto de 8 kg por milímetro de espessura.",
          ],
          [
            "No basculante, o contrapeso foi calculado para a folha antiga e já não a segura.",
            "Um contrapeso que equilibrava a folha velha deixa a nova despencar ou subir devagar.",
            "O peso de equilíbrio precisa acompanhar a folha, ou o motor carrega a diferença.",
          ],
          [
            "Uma folha fechada também pega mais vento, e o de correr sente isso nas roldanas e na guia.",
            "No de correr, roldana e trilho passam a trabalhar acima do que foram escolhidos para levar.",
            "Na folha de abrir, a dobradiça cede com o peso novo e a ponta raspa no chão.",
          ],
        ],
      },
      {
        about: "visit",
        headings: [
          "Como o técnico reequilibra a folha",
          "O acerto depois da chapa nova",
          "Contrapeso, roldanas e motor conferidos",
        ],
        slots: [
          [
            "O peso novo é estimado pelas medidas e pela espessura, e comparado com o limite do motor.",
            "Primeiro se calcula a folha: largura, altura, chapa e estrutura.",
            "Com medidas e etiqueta, vê-se se o motor atual ainda serve.",
          ],
          [
            "Com a folha escorada, ajusta-se o contrapeso até ela parar em qualquer altura; no de correr, trocam-se roldanas fracas.",
            "O equilíbrio é refeito com a folha presa, porque cabo e contrapeso seguram todo o peso.",
            "Contrapeso, cabos e roldanas são dimensionados de novo, sempre com a folha apoiada.",
          ],
          [
            "Só no fim se regulam força, percurso e fotocélula, com o portão já leve na mão.",
            "A força do motor volta ao menor valor que move a folha.",
            "Se o peso passou do limite do motor, você recebe o valor do modelo adequado antes de decidir.",
          ],
        ],
      },
    ],
    keep: ["check", "cost"],
    questions: [
      {
        question: "Posso só aumentar a força do motor?",
        answers: [
          "Não. A folha continua desequilibrada, o motor esquenta e o portão passa a apertar com mais força quem estiver no caminho.",
          "Isso esconde o problema e tira a proteção contra esmagamento. O certo é devolver o equilíbrio à folha.",
        ],
      },
      {
        question: "O motor antigo vai aguentar a chapa nova?",
        answers: [
          "Depende do limite em quilos da etiqueta e do peso novo. Se sobra margem de um terço, costuma servir depois do acerto.",
          "Com a folha equilibrada e dentro do limite do modelo, sim; acima dele, troca-se o motor.",
        ],
      },
      {
        question: "Quem faz o acerto: o serralheiro ou o técnico do motor?",
        answers: [
          "Chapa, solda e contrapeso novo são de serralheria; equilíbrio com o motor, força e percurso são do técnico. Por foto dizemos o que cabe a nós.",
          "Mande fotos: o orçamento separa o que é serviço de motor do que é de serralheiro.",
        ],
      },
      {
        question: "Posso usar o portão até o conserto?",
        answers: [
          "O basculante, não: cabo e motor trabalham no limite. Deixe fechado, travado e com o disjuntor desligado.",
          "Evite. Cada abertura força motor e cabos, e folha desequilibrada pode despencar.",
        ],
      },
    ],
    photo: "fotos do portão inteiro e da etiqueta do motor, com as medidas e a espessura da chapa nova",
  },
  {
    id: "motor-fraco-para-o-portao",
    broader: "pesado",
    label: "Motor fraco para portão pesado",
    phrase: "o portão pesado demais para o motor",
    intent: "repair",
    asks: [
      "madeira pesado motor não aguenta",
      "madeira muito pesado motor não aguenta",
      "motor não aguenta portão madeira",
      "instalaram motor pequeno portão",
      "motor fraco pesado",
      "motor fraco portão pesado",
      "motor não aguenta portão",
      "motor não aguenta peso",
      "motor pequeno portão pesado",
      "motor não dá conta",
      "motor não dá conta portão",
      "motor fraco portão",
      "portão pesado motor fraco",
      "motor sofre portão pesado",
      "portão pesado demais motor",
      "portão muito pesado motor",
      "ferro pesado demais motor",
      "portão ferro pesado demais motor",
      "pesado demais pro motor",
      "motor fraco trocar",
      "motor fraco trocar forte",
      "motor fraco trocar ou regular",
    ],
    answers: {
      any: [
        "Motor fraco para o portão quase sempre carrega folha sem equilíbrio: no basculante, contrapeso leve, mola cansada ou chapa mais pesada. Acerte o equilíbrio primeiro, com a folha escorada, e meça o capacitor; só troque o motor se, equilibrada, a folha ainda passa da etiqueta dele.",
        "Motor de portão que parece fraco costuma puxar folha com atrito: no pivotante, dobradiça seca, ponta raspando ou braço em ângulo ruim; capacitor no fim imita o mesmo. Alivie a folha, meça o capacitor e só troque o motor se o comprimento e o peso passam do que a etiqueta permite.",
        "Motor fraco que não aguenta o portão pede primeiro a folha leve e o capacitor medido, porque trilho sujo, roldana travada ou capacitor no fim dão o mesmo sinal. Só se a folha, já leve, passa da etiqueta vai motor maior, de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado, com mão de obra.",
        "Primeiro se acerta a folha do portão, que ficou pesada demais para o motor: trilho, roldana, dobradiça ou contrapeso acertado resolve a maioria dos casos, a partir de {price.preventive} em casa, sem peças. Se ela, já leve, ainda passa da etiqueta, vai motor maior, de {price.homeSwap} em casa e de {price.heavySwap} em portão pesado.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["Folha pesada ou motor pequeno", "O teste que separa motor fraco de folha pesada"],
        slots: [
          [
            "Teste só em portão de correr ou de abrir, reto e em piso plano.",
            "O basculante não entra neste teste: não destrave.",
          ],
        ],
        steps: [
          "Desligue o disjuntor e destrave o motor.",
          "Empurre com uma mão: se custa, a folha está presa ou pesada.",
          "Andou leve? Então o fraco é o motor ou o capacitor.",
          "Fotografe a etiqueta e anote largura, altura e material.",
        ],
      },
      {
        about: "visit",
        headings: ["O que o técnico acerta, por tipo de portão", "Da folha ao motor: a ordem do serviço"],
        slots: [
          [
            "O técnico alivia a folha, mede o capacitor e só então compara o peso com a etiqueta do motor.",
            "A ordem é folha, capacitor e motor, porque motor novo em folha presa se gasta do mesmo jeito.",
          ],
        ],
        bullets: [
          "De correr: trilho limpo e reto, roldanas trocadas, folha no nível",
          "De abrir: dobradiça trocada ou lubrificada, ponta sem raspar no piso, braço no ângulo certo",
          "Basculante: folha escorada, cabos e roldanas conferidos, contrapeso ou mola no ponto",
          "Folha que ganhou chapa, madeira ou vidro: peso refeito e motor conferido",
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "De quantos quilos deve ser o motor novo?",
        answers: [
          "Com capacidade um terço acima do peso da folha: folha de 300 kg pede motor indicado para 400 kg ou mais. No basculante, vale a largura e o equilíbrio: 1/4 HP vai até {width.quarterHp}.",
        ],
      },
      {
        question: "Posso aumentar a força na placa?",
        answers: ["Não para vencer peso: a folha deixa de recuar diante de pessoa e o motor esquenta."],
      },
      {
        question: "Dois motores pequenos resolvem?",
        answers: ["Em basculante largo há conjunto com dois acionadores; no de correr, não. Usa-se um maior."],
      },
    ],
    photo: "a foto da etiqueta do motor e do portão, com as medidas",
  },
];
