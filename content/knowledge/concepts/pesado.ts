import type { Concept } from "#domain/knowledge/concept.ts";

export const pesado: Concept = {
  id: "pesado",
  kind: "symptom",
  label: "Portão ficou pesado",
  phrase: "o portão que ficou pesado",
  words: [
    "ficou pesado",
    "está pesado",
    "pesado para abrir",
    "pesa para abrir",
    "pesando para abrir",
    "pesa muito para abrir",
    "pesado para levantar",
    "pesado para fechar",
    "pesado na mão",
    "portão muito pesado",
    "portão pesado",
    "portão duro",
    "duro para abrir",
    "difícil de abrir",
    "difícil de empurrar",
    "despenca",
    "despencando",
    "desce de uma vez",
    "desequilibrado",
    "não para em cima",
    "peso demais",
    "muito peso",
  ],
  intent: "repair",
  answers: {
    any: [
      "O portão fica pesado para abrir na mão porque perdeu o equilíbrio ou ganhou atrito: contrapeso ou mola no basculante, roldana e trilho no de correr, dobradiça no de abrir. No de correr ou de abrir, veja antes se o motor foi solto por inteiro, pois meio travado ele também prende. No basculante não mexa, porque o acerto é do técnico.",
      "Contrapeso desregulado, roldana travada, dobradiça caída ou motor que não soltou por inteiro são as causas comuns de um portão que ficou pesado para abrir na mão. O conserto começa pela folha, que precisa andar leve de novo. Se o basculante despenca ou sobe sozinho, pare de usar e mantenha todos longe dele.",
      "Um portão pesado na mão está desequilibrado ou com atrito, e força também o motor, que esquenta e dura menos. A solução está na folha: equilibrar o contrapeso, limpar o trilho, trocar roldanas ou dobradiças. Trocar só o motor não resolve.",
      "Se o portão está pesado para abrir na mão, a causa mais comum é contrapeso ou mola no basculante, roldana ou trilho sujo no de correr e dobradiça caída no de abrir. Limpar o trilho você mesmo pode. Cabo, mola e contrapeso ficam com o técnico, porque guardam força.",
    ],
    price: [
      "O preço para aliviar um portão pesado depende do que prende a folha: regulagem de contrapeso, roldanas, dobradiças ou solda. Em casa, a visita só de ajuste parte de {price.preventive}, sem peças. Mande fotos do portão inteiro e das laterais e receba o orçamento grátis.",
      "Deixar o portão leve pode custar só uma visita de ajuste ou incluir roldanas e cabos. Em casa, a visita parte de {price.preventive}, sem peças; em portão grande, a faixa comum é de {price.preventiveRange}. O total é informado de graça, por foto.",
    ],
    "how-to": [
      "Para saber por que o portão ficou pesado, observe de fora se o trilho está sujo, se uma roldana arrasta ou se a folha raspa. Limpar o trilho com o disjuntor desligado você pode. Contrapeso, cabo e mola são serviço de técnico.",
      "Para aliviar um portão pesado, limpe o trilho e lubrifique pinos e dobradiças, com o disjuntor desligado. Contrapeso, mola e cabo guardam carga perigosa e não devem ser tocados por quem mora na casa.",
    ],
  },
  line: [
    "Portão pesado na mão gasta qualquer motor; acerte a folha primeiro.",
    "No basculante, peso repentino costuma ser contrapeso, mola ou cabo, peças em que só o técnico deve mexer.",
    "Quando o portão de correr endurece, a roldana e o trilho são os primeiros suspeitos.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por que o portão ficou pesado", "O que pesa em cada tipo de portão"],
      slots: [
        [
          "No basculante, o contrapeso ficou leve, a mola cansou ou a roldana do cabo travou. No portão de correr, quase sempre é areia no trilho ou roldana com o rolamento quebrado.",
          "O portão basculante pesa quando o contrapeso não equilibra a folha ou a mola perdeu força. O de correr endurece por causa da roldana gasta ou do trilho sujo.",
          "No basculante, a causa está no contrapeso, na mola ou num cabo preso na roldana. No de correr, está nas roldanas e no trilho, porque uma só que arrasta faz a folha leve parecer pesada.",
        ],
        [
          "No portão de abrir, a dobradiça seca ou gasta deixa a ponta cair e raspar no piso. Em qualquer tipo, uma chapa, madeira ou vidro novo aumenta o peso e exige novo equilíbrio.",
          "O portão de abrir raspa no piso quando a dobradiça tem folga ou a coluna cedeu. Um revestimento novo pesa em todos os tipos e precisa ser compensado.",
          "No de abrir, a causa comum é a dobradiça caída. E toda reforma da folha, como chapa ou madeira nova, acrescenta quilos que o conjunto antigo não compensa.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir no portão pesado", "Como achar o que prende o portão"],
      slots: [
        [
          "Só olhe e escute, sem forçar. Não destrave um basculante pesado, porque o motor pode ser a única coisa que segura a folha.",
          "A verificação é visual, e a caixa do contrapeso e a mola ficam intocadas. Basculante pesado não se destrava, pois pode ser o motor que segura a folha.",
          "Observe de fora, com o disjuntor desligado. Se a folha é de basculante, não a solte, porque sem o motor ela pode descer de uma vez.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "No de correr ou de abrir, confira se a chave de destravamento girou até o fim.",
        "Varra o trilho e tire pedras e folhas secas.",
        "Procure riscos no piso e na coluna, que mostram onde a folha raspa.",
        "Olhe os cabos de longe. Se há fio solto ou cabo frouxo, não mexa mais.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico deixa o portão leve", "O que é feito no conserto"],
      slots: [
        [
          "O técnico escora a folha antes de qualquer ajuste, porque cabo e contrapeso seguram o peso todo. Depois acerta o contrapeso até o basculante ficar parado onde for deixado; no de correr, troca as roldanas gastas e alinha o trilho.",
          "Primeiro a folha é apoiada e a energia é cortada. Em seguida o técnico refaz o equilíbrio do basculante, troca as roldanas do portão de correr ou firma a dobradiça do de abrir, conforme a causa.",
          "Com a folha apoiada e o motor desligado, o técnico corrige o que pesa: contrapeso e cabos no basculante, roldanas e trilho no de correr, dobradiças no de abrir.",
        ],
        [
          "O portão pronto anda com uma mão só. No fim, a força do motor é regulada de novo, para menos, porque a folha voltou a ser leve.",
          "A meta é mover a folha com uma mão. Depois disso, as paradas e a força do motor recebem nova regulagem.",
          "Quando a folha anda com uma mão, o técnico regula outra vez a força e os pontos de parada do motor.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Preço do ajuste e das peças", "Quanto custa aliviar um portão pesado"],
      slots: [
        [
          "Regular e limpar é o mais barato. Cabo, roldana e dobradiça aumentam o valor, e a solda aumenta mais. Quanto maior a folha, mais mão de obra.",
          "O valor depende do que prende a folha: só ajuste custa menos, peça custa mais, e solda é o mais caro. Folha grande exige mais gente.",
          "Equilibrar um basculante, trocar roldanas e soldar dobradiça são serviços diferentes, e o preço cresce nessa ordem. O tamanho do portão também pesa.",
        ],
        [
          "A visita em casa começa em {price.preventive}, sem peças, e em portão grande fica em geral de {price.preventiveRange}. O cartão divide em até {shop.instalments} vezes.",
          "Em residência, a visita de ajuste custa a partir de {price.preventive}, e em portão grande vai normalmente de {price.preventiveRange}, sem peças. Você pode pagar em até {shop.instalments} vezes.",
          "O ajuste em casa parte de {price.preventive}, sem peças. Em portão com muito a acertar, o comum é de {price.preventiveRange}, em até {shop.instalments} parcelas no cartão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Um motor mais forte resolve portão pesado?",
      answers: [
        "Não, se o peso vem de defeito, porque o motor forte em folha desequilibrada entorta o braço e gasta o redutor.",
        "Só quando a folha é pesada de origem e já está equilibrada. Se ela endureceu com o tempo, o conserto é na folha.",
        "Não. Primeiro se equilibra a folha, e depois se vê se o motor atual basta.",
      ],
    },
    {
      question: "O portão desceu de uma vez. O que aconteceu?",
      answers: [
        "O equilíbrio se perdeu, por cabo rompido, mola sem força ou contrapeso insuficiente. Deixe a folha como está e não passe embaixo.",
        "Provavelmente um cabo, a mola ou o contrapeso falhou. Não use, não destrave e chame o técnico.",
        "Alguma peça que segura o peso falhou. Deixe o portão parado, com o disjuntor desligado e ninguém embaixo, até a visita.",
      ],
    },
    {
      question: "Passar graxa no trilho deixa o portão mais leve?",
      answers: [
        "Só por pouco tempo. A graxa prende areia e vira lixa, que gasta a roldana, por isso o trilho de piso deve ficar limpo e seco.",
        "Não é recomendável, porque a graxa junta areia e o portão fica mais duro. Varra o trilho e lubrifique só o rolamento e os pinos.",
        "Não. O lugar da graxa é nos pinos e nas dobradiças, com o disjuntor desligado; o trilho fica seco.",
      ],
    },
    {
      question: "De quanto em quanto tempo o contrapeso precisa de regulagem?",
      answers: [
        "Não há prazo fixo: confere-se na revisão, {visits.home} em casa, e refaz-se quando a folha muda de peso.",
        "Só quando o equilíbrio muda, por chapa nova, cabo trocado ou mola cansada. A revisão {visits.home} mostra isso cedo.",
        "Depende da folha. A revisão {visits.home} mostra a diferença antes que o motor sofra.",
      ],
    },
    {
      question: "Posso continuar usando o motor com o portão pesado?",
      answers: [
        "Melhor não, porque ele esquenta, força a placa e pode queimar. Use o mínimo até aliviar a folha.",
        "Cada abertura gasta o motor, então use pouco. Basculante que despenca não se usa de forma alguma.",
        "Por pouco tempo, e sem insistir. O conserto da folha custa bem menos que um motor novo.",
      ],
    },
  ],
  photo: "fotos do portão inteiro, das duas laterais e do trilho, com as medidas aproximadas",
  related: ["contrapeso", "roldana", "mola", "peso", "lento", "esquenta"],
  topic: "serralheria-e-ajuste-de-portao",
};
