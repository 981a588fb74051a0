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
      "Portão que ficou pesado para abrir na mão perdeu o equilíbrio ou ganhou atrito: contrapeso ou mola no basculante, roldana e trilho no de correr, dobradiça no de abrir. No de correr ou de abrir, veja antes se a chave girou até o fim, porque motor meio travado também prende; no basculante não mexa, o acerto é do técnico.",
      "Contrapeso desregulado, roldana travada, dobradiça caída ou motor que não soltou por inteiro são as causas comuns de um portão que ficou pesado para abrir na mão, de repente ou aos poucos. Se a folha do basculante despenca ou sobe sozinha, pare de usar e mantenha todos longe dela.",
      "Um portão pesado na mão é pesado também para o motor, que esquenta e dura menos. A solução está na folha: equilibrar, limpar o trilho, trocar roldanas ou dobradiças. Trocar só o motor não resolve.",
    ],
    price: [
      "O preço para aliviar um portão pesado depende do que segura a folha: regulagem de contrapeso, roldanas, dobradiças ou serralheria. Mande fotos do portão inteiro e das laterais e receba o orçamento grátis.",
      "Deixar o portão leve pode custar só uma visita de ajuste, ou incluir roldanas e cabos. Em casa, a visita parte de {price.preventive}, sem peças; em portão grande, a faixa comum é de {price.preventiveRange}.",
    ],
    "how-to": [
      "Para saber por que o portão ficou pesado, observe de fora: trilho sujo, roldana que arrasta, folha raspando. Limpar o trilho com o disjuntor desligado você pode; contrapeso, cabo e mola são serviço de técnico.",
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
      headings: ["Por que o portão ficou pesado", "O que endurece cada tipo de portão"],
      slots: [
        [
          "No basculante, falta contrapeso, a mola cansou ou a roldana do cabo travou. No de correr, areia no trilho e roldana com rolamento quebrado explicam quase tudo.",
          "Portão que sobe pesa quando o contrapeso não iguala a folha ou a mola perdeu força. O que corre endurece pela base, em roda e trilho.",
          "Contrapeso e mola para o basculante, roda e trilho para o deslizante: são os primeiros lugares. Cabo preso na roldana também pesa.",
          "No que sobe, equilíbrio perdido; no que corre, atrito no trilho. Uma roldana que arrasta faz a folha leve parecer pesada.",
        ],
        [
          "No de abrir, dobradiça seca ou gasta deixa a ponta cair e raspar. Em qualquer tipo, chapa, madeira ou vidro novo muda o peso.",
          "Portão de abrir raspa no piso por dobradiça com folga ou coluna que cedeu. Revestimento novo pesa em todos.",
          "A dobradiça caída é a causa comum no pivotante. E toda reforma da folha acrescenta quilos.",
          "Folha que encosta no chão tem dobradiça ou coluna ruim. Se o portão ganhou chapa, o peso é novo mesmo.",
        ],
      ],
    },
    {
      about: "signs",
      headings: ["Como perceber que o portão ficou pesado", "Sinais de portão pesado ou desequilibrado"],
      slots: [
        [
          "O motor fica lento na subida, rápido na descida e quente em poucas aberturas. Ele está carregando o que o contrapeso deveria.",
          "Subida arrastada e descida acelerada mostram folha pesando mais que o contrapeso. Motor quente confirma.",
          "Motor que esquenta e perde velocidade trabalha contra o peso. No basculante, a descida depressa é o sinal.",
          "Quando o motor geme para subir e a folha desce correndo, o equilíbrio se foi.",
        ],
        [
          "Basculante que desce de uma vez é perigoso: não use, não destrave e ninguém embaixo. No de correr, ranger e trecho duro apontam para roda ou trilho.",
          "Folha que despenca ou sobe sozinha fica parada até a visita. Trecho que prende sempre é trilho ou roldana ali.",
          "Se a folha do basculante cai, pare de usar na hora. Risco no piso ou na coluna mostra onde ela raspa.",
          "Descer ou subir além do comando exige portão parado e área vazia. Ruído e trecho duro no de correr são atrito.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que conferir no portão pesado", "Portão que endureceu: observação de fora"],
      slots: [
        [
          "A observação é visual: caixa do contrapeso e mola ficam intocadas. Não destrave basculante pesado, porque o motor pode ser o que segura a folha.",
          "Olhe e escute, sem forçar. Parafuso de cabo ou contrapeso solto derruba a folha, e ninguém mexe ali.",
          "Portão que não anda com uma mão não se empurra com duas. Cabo frouxo ou folha inclinada encerra tudo.",
          "Só com os olhos e o disjuntor desligado. Basculante com cabo ruim fica como está, sem ninguém embaixo.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Varra o trilho e tire pedras e folhas secas.",
        "Procure riscos no piso e na coluna, que mostram onde a folha raspa.",
        "Olhe os cabos de longe: fio solto ou cabo frouxo encerra o teste.",
        "Fotografe o portão inteiro e as laterais.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico deixa o portão leve", "Etapas do serviço no portão pesado"],
      slots: [
        [
          "A folha é escorada antes de qualquer ajuste, porque cabo e contrapeso guardam o peso todo. Sem energia e com apoio, o equilíbrio é refeito.",
          "Primeiro a escora, depois os cabos, as roldanas ou as molas. Nada se solta com a folha pendurada.",
          "Com a folha apoiada e o motor desligado, o técnico procura o que pesa. O basculante exige escora sempre.",
          "Apoio na folha e energia cortada vêm antes das ferramentas. Só então se mexe no que carrega o peso.",
        ],
        [
          "No basculante, o contrapeso é ajustado até a folha parar onde for deixada; no de correr, rodas e trilho são acertados. No fim, o motor é regulado com menos força.",
          "Peso corrigido, roda trocada, dobradiça firmada, conforme o portão. A força do motor diminui, porque a folha voltou a ser leve.",
          "O portão precisa andar com uma mão: essa é a meta do acerto. Depois o motor recebe nova regulagem.",
          "Acertam-se contrapeso, rodagem ou dobradiça, até o portão ficar leve. Parada e força do motor são refeitas por último.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Portão pesado: preço do ajuste e das peças", "Quanto custa aliviar um portão pesado"],
      slots: [
        [
          "Regular e limpar é o mais barato; cabo, roldana e dobradiça somam, e a serralheria fica em cima. O tamanho da folha muda a mão de obra.",
          "O valor segue o que prende: ajuste, peça de rodagem ou solda, nessa ordem. Folha grande pede mais gente.",
          "Equilibrar um basculante, trocar rodas ou soldar dobradiça são serviços bem diferentes. Quanto maior o portão, maior o trabalho.",
          "Entre acerto, peça e solda, o preço cresce. A folha pesada de fato também encarece.",
        ],
        [
          "A visita em casa começa em {price.preventive}, sem peças, e portão grande fica em geral de {price.preventiveRange}. O cartão divide em até {shop.instalments} vezes.",
          "Em residência, o serviço sai desde {price.preventive} e o usual em portão grande vai de {price.preventiveRange}, fora peças, em até {shop.instalments} vezes.",
          "Sem peças, são {price.preventive} para começar em casa, e em geral {price.preventiveRange} em portão maior, parcelados em até {shop.instalments} vezes.",
          "O ajuste em residência parte de {price.preventive}; o comum, em portão com muito a acertar, é de {price.preventiveRange}. No cartão, até {shop.instalments} parcelas.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Um motor mais forte resolve portão pesado?",
      answers: [
        "Não, se o peso vem de defeito: motor forte em folha desequilibrada entorta braço e gasta redutor.",
        "Só quando a folha é pesada por natureza e já está equilibrada. Se endureceu com o tempo, o conserto é na folha.",
        "Não. Primeiro se equilibra; depois se vê se o motor atual basta.",
      ],
    },
    {
      question: "O portão desce de uma vez. O que aconteceu?",
      answers: [
        "O equilíbrio se perdeu: cabo rompido, mola sem força ou contrapeso insuficiente. Deixe fechado e não passe sob a folha.",
        "Provavelmente cabo, mola ou contrapeso falhou. Não use, não destrave e chame o técnico.",
        "Algo que segurava o peso cedeu. Portão parado, disjuntor desligado e ninguém embaixo.",
      ],
    },
    {
      question: "Passar graxa no trilho deixa o portão mais leve?",
      answers: [
        "Por pouco tempo: ela prende areia e vira lixa, que gasta a roldana. O trilho de piso deve ficar limpo e seco.",
        "Não é recomendável, porque o portão fica mais duro. Varra, e a lubrificação vai no rolamento e nos pinos.",
        "Não. A graxa boa é a dos pinos e das dobradiças, com o disjuntor desligado.",
      ],
    },
    {
      question: "De quanto em quanto tempo o contrapeso precisa de regulagem?",
      answers: [
        "Não há prazo: confere-se na revisão {visits.home} em casa, e refaz-se quando a folha muda de peso.",
        "Só quando o equilíbrio muda, por chapa nova, cabo trocado ou mola cansada.",
        "Depende da folha. A revisão {visits.home} mostra a diferença antes que o motor sofra.",
      ],
    },
    {
      question: "Posso continuar usando o motor com o portão pesado?",
      answers: [
        "Melhor não: ele esquenta, força a placa e pode queimar. Use o mínimo até aliviar a folha.",
        "Cada abertura gasta o motor. Basculante que despenca não se usa de forma alguma.",
        "Por pouco tempo, e sem insistir. O conserto do peso sai bem mais barato que o motor.",
      ],
    },
  ],
  photo: "fotos do portão inteiro, das duas laterais e do trilho, com as medidas aproximadas",
  related: ["contrapeso", "roldana", "mola", "peso", "lento", "esquenta"],
  topic: "serralheria-e-ajuste-de-portao",
};
