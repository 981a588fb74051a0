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
      "Portão que ficou pesado perdeu o equilíbrio ou ganhou atrito: contrapeso ou mola fora de regulagem no basculante, roldana e trilho no de correr, dobradiça no de abrir. Não force o motor e não mexa no contrapeso: o acerto é do técnico.",
      "Contrapeso desregulado, roldana travada e dobradiça caída são as causas comuns de um portão pesado para abrir. Se a folha do basculante despenca ou sobe sozinha, pare de usar e mantenha todos longe dela.",
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
      headings: [
        "Por que o portão ficou pesado",
        "Equilíbrio perdido ou atrito novo",
        "O que endurece cada tipo de portão",
      ],
      slots: [
        [
          "No basculante, o peso costuma vir de contrapeso insuficiente, mola cansada ou roldana de cabo travada.",
          "Um portão que sobe fica pesado quando o contrapeso já não iguala a folha ou raspa dentro da caixa.",
          "Cabo gasto, roldana presa e contrapeso encostando no canal tiram o equilíbrio do basculante.",
        ],
        [
          "No deslizante, areia no trilho, roldana com rolamento quebrado e folha caída explicam quase todo o esforço.",
          "O portão de correr endurece pela base: roldana gasta, trilho amassado ou piso que cedeu.",
          "No de correr, a roldana que arrasta em vez de girar faz uma folha leve parecer pesada.",
        ],
        [
          "No pivotante, dobradiça sem lubrificação ou com folga deixa a ponta cair e raspar no chão.",
          "A folha de abrir que raspa no piso costuma ter dobradiça gasta, coluna fora de prumo ou empeno.",
          "No portão de abrir, dobradiça gasta é o mais comum; em qualquer tipo, chapa ou madeira acrescentada muda o peso.",
        ],
      ],
      bullets: [
        "Contrapeso abaixo do necessário",
        "Mola sem força",
        "Roldana travada ou quebrada",
        "Trilho sujo, torto ou afundado",
        "Dobradiça seca ou com folga",
        "Revestimento novo na folha",
      ],
    },
    {
      about: "signs",
      headings: [
        "Sinais de portão pesado ou desequilibrado",
        "Como o peso aparece no dia a dia",
        "Como perceber que o portão ficou pesado",
      ],
      slots: [
        [
          "O motor fica lento na subida, rápido na descida e quente depois de poucas aberturas.",
          "Subida arrastada e descida acelerada mostram que a folha pesa mais que o contrapeso.",
          "Um motor que esquenta, estala e perde velocidade costuma estar carregando o que o contrapeso deveria carregar.",
        ],
        [
          "No teste do técnico, a folha equilibrada para em qualquer altura; a desequilibrada desce ou sobe sozinha.",
          "Um basculante que desce ou sobe além do comando perdeu o equilíbrio; não o destrave para testar.",
          "Um basculante que desce de uma vez é perigoso: desligue o disjuntor, mantenha-o travado e não o use nem na mão.",
        ],
        [
          "Nos de correr, o esforço aparece como ranger de roldana e folha que trava sempre no mesmo trecho.",
          "Um trecho duro, repetido a cada passagem, acusa o trilho ou a roldana naquele ponto.",
          "Riscos novos no piso ou na coluna mostram que a folha cedeu e está raspando.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir no portão pesado",
        "Observação de fora, sem mexer no peso",
        "Verificação do portão que endureceu",
      ],
      slots: [
        [
          "A observação é só visual: a caixa do contrapeso e a mola ficam fechadas e intocadas.",
          "Olhe, escute e fotografe; soltar parafuso de cabo ou de contrapeso pode derrubar a folha.",
          "Não force: portão que não anda com uma mão não deve ser empurrado com duas.",
        ],
        [
          "Em dúvida sobre o equilíbrio do basculante, não destrave o motor, que pode ser o que segura a folha.",
          "Basculante com folha inclinada, cabo frouxo ou descida brusca fica parado até a visita.",
          "Mantenha crianças e animais longe e não passe sob a folha enquanto o peso não for corrigido.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Varra o trilho e tire pedras e folhas secas.",
        "Procure riscos no piso, na coluna e nas laterais, que mostram onde a folha raspa.",
        "Olhe os cabos de longe: fio solto, ferrugem ou cabo frouxo encerra o teste.",
        "Fotografe o portão inteiro, as duas laterais e as roldanas visíveis.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como o técnico alivia a folha",
        "Como o técnico deixa o portão leve",
        "Etapas do serviço no portão pesado",
      ],
      slots: [
        [
          "O técnico escora a folha antes de qualquer ajuste, porque cabo e contrapeso guardam o peso inteiro do portão.",
          "Primeiro o técnico apoia a folha; só então solta e acerta cabos, roldanas ou molas.",
          "Com a folha apoiada e o motor sem energia, o técnico refaz o equilíbrio em etapas.",
        ],
        [
          "Roldanas e cabos gastos são trocados, e o contrapeso é ajustado até a folha parar em qualquer ponto.",
          "O contrapeso ganha ou perde massa até o portão subir com uma mão e ficar onde é deixado.",
          "No portão de correr, o técnico troca as roldanas, endireita o trilho e nivela a folha; no basculante, acerta o contrapeso.",
        ],
        [
          "Com o portão leve, força, percurso e embreagem do motor são regulados de novo.",
          "A regulagem do motor vem por último, com menos força do que antes, porque a folha voltou a andar leve.",
          "Depois do serviço {em}, o motor é reprogramado, porque o esforço agora é menor.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "Preço para deixar o portão leve",
        "Quanto custa aliviar um portão pesado",
        "Portão pesado: preço do ajuste e das peças",
      ],
      slots: [
        [
          "O preço muda com o tipo de portão, o tamanho da folha e as peças gastas.",
          "Equilibrar um basculante, trocar roldanas de um deslizante e acertar dobradiças são serviços de portes distintos.",
          "Regular custa menos que trocar cabos e roldanas, e a serralheria é orçada conforme o que precisa de solda.",
        ],
        [
          "A visita preventiva em casa parte de {price.preventive}, sem peças, e já mostra o que precisa de troca.",
          "Portão grande ou com muito a acertar fica, em geral, na faixa de {price.preventiveRange}, fora as peças.",
          "Em casa, o ajuste parte de {price.preventive}, sem peças; motor maior, de {price.heavySwap} com a troca, só com a folha já equilibrada.",
        ],
        [
          "O orçamento por fotos é grátis, e o serviço pode ser dividido em até {shop.instalments} vezes no cartão.",
          "Para um orçamento grátis {em}, mande as medidas, o material da folha e fotos das laterais.",
          "Se o portão ganhou chapa, madeira ou vidro, avise no orçamento, pois o peso novo muda a conta.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Um motor mais forte resolve portão pesado?",
      answers: [
        "Não, se o peso vem de defeito. Um motor forte em folha desequilibrada entorta braço, gasta redutor e bate mais. Equilibre primeiro; depois se vê se a potência atual já basta.",
        "Só quando a folha é pesada por natureza e já está equilibrada. Se endureceu com o tempo, o conserto é na folha.",
      ],
    },
    {
      question: "O portão desce de uma vez. O que aconteceu?",
      answers: [
        "O equilíbrio se perdeu: cabo rompido, mola sem força ou contrapeso insuficiente. Deixe o portão fechado, desligue o disjuntor e não passe sob a folha.",
        "Provavelmente cabo, mola ou contrapeso falhou. É situação de risco: não use, não destrave e chame o técnico.",
      ],
    },
    {
      question: "Passar graxa no trilho deixa o portão mais leve?",
      answers: [
        "A graxa deixa o portão leve por pouco tempo: ela prende areia e vira lixa, que gasta a roldana. O trilho de piso deve ficar limpo e seco; a lubrificação vai no rolamento e nos pinos.",
        "Não é recomendável: a graxa junta areia no trilho e o portão fica mais duro. Varra e, se não melhorar, verifique as roldanas.",
      ],
    },
    {
      question: "De quanto em quanto tempo o contrapeso precisa de regulagem?",
      answers: [
        "Não há prazo fixo: o equilíbrio é conferido na revisão {visits.home} e refeito quando a folha ganha peso, um cabo é trocado ou a descida fica brusca.",
        "Só quando o equilíbrio muda: chapa nova, cabo trocado ou mola cansada. A revisão {visits.home} mostra a diferença antes que o motor sofra.",
      ],
    },
  ],
  photo: "fotos do portão inteiro, das duas laterais e do trilho, com as medidas aproximadas",
  related: ["contrapeso", "roldana", "mola", "peso", "lento", "esquenta"],
  topic: "serralheria-e-ajuste-de-portao",
};
