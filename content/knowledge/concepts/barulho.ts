import type { Concept } from "#domain/knowledge/concept.ts";

export const barulho: Concept = {
  id: "barulho",
  kind: "symptom",
  label: "Barulho",
  phrase: "o barulho no portão",
  words: [
    "barulho",
    "barulhento",
    "fazendo barulho",
    "ruído",
    "rangido",
    "rangendo",
    "range",
    "estalo",
    "estalando",
    "chiado",
    "ronco",
    "roncando",
    "zumbido",
    "zumbindo",
    "zumbe",
    "zunindo",
    "rangeu",
    "gritando",
    "gemendo",
    "assobio",
    "assobiando",
    "raspando",
  ],
  intent: "repair",
  answers: {
    any: [
      "O barulho no portão vem, quase sempre, de peça seca ou gasta: roldana, rolamento, pino, dobradiça ou fuso. O tipo de som ajuda: rangido é falta de lubrificação, batida ritmada é peça que gira, ronco sem movimento pede disjuntor desligado.",
      "Um portão fazendo barulho tem peça seca, gasta ou solta, e raramente precisa de motor novo. O som em um ponto fixo do percurso nasce na folha ou na guia; o som igual do começo ao fim nasce no motor, no redutor ou em rolamento. Grave um ciclo, de longe, com a folha reta.",
      "O barulho do portão se acha pelo som e pelo lugar: rangido, peça sem graxa; estalo repetido, dente ou rolamento; raspagem, folha fora do lugar; pancada no fim, parada tardia. Estalo forte, como aço partindo, encerra o uso na hora.",
    ],
    price: [
      "Tirar o barulho do portão pode custar só limpeza, aperto e lubrificação ou incluir roldanas, porca do fuso e engrenagem. A visita preventiva em casa parte de {price.preventive}, sem peças; o restante depende do que estiver gasto.",
      "O preço para resolver o barulho depende da peça que faz o som. Mande um vídeo de um ciclo inteiro, com áudio, e a foto da etiqueta: dá para adiantar a suspeita e o orçamento sem custo.",
    ],
    "how-to": [
      "Para achar o barulho do portão, filme um ciclo com som, de longe, e anote em que ponto ele aparece. Depois, com o disjuntor desligado, olhe se há parafuso faltando, risco novo ou peça solta. Separar o som da folha e o do motor é teste do técnico.",
      "Para tirar barulho leve do portão, desligue o disjuntor, limpe e ponha pouco lubrificante próprio em pinos e articulações que se alcançam sem subir na folha. Não engraxe trilho de piso, não use desengripante em tudo e não toque em cabo, mola ou contrapeso.",
    ],
  },
  line: [
    "Barulho novo no portão é peça avisando, e o tipo de som diz qual.",
    "Quem grava o barulho com o celular adianta metade do diagnóstico.",
    "Estalo ritmado no deslizante costuma ser dente gasto ou cremalheira fora de alinhamento.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "O que cada barulho quer dizer",
        "Rangido, estalo ou ronco: o que indica cada um",
        "Cada barulho do portão e a sua causa",
      ],
      slots: [
        [
          "Um rangido agudo e contínuo indica metal seco: dobradiça, pino, roldana ou fuso pedindo lubrificação.",
          "Som fino, de porta velha, aponta para falta de lubrificação em pino, braço ou dobradiça.",
          "Um chiado que acompanha a folha o tempo todo costuma nascer em roldana sem graxa ou fuso seco.",
        ],
        [
          "Um estalo em ritmo regular lembra dente de engrenagem, emenda de cremalheira ou esfera de rolamento quebrada.",
          "Batidas compassadas, uma a cada volta, acusam roldana com rolamento quebrado ou dente danificado.",
          "Se o estalo se repete a intervalos iguais, a peça com defeito gira: roldana, engrenagem ou rolamento.",
        ],
        [
          "O ronco sem movimento é falta de partida e pede que você pare de acionar na mesma hora.",
          "Um motor que ronca e não anda está energizado e parado; desligue o disjuntor antes que o enrolamento aqueça.",
          "A pancada só no final denuncia fim de curso tardio, com a folha batendo no batente.",
        ],
      ],
      bullets: [
        "Rangido: peça seca",
        "Estalo ritmado: dente, rolamento ou emenda da cremalheira",
        "Ronco parado: capacitor ou folha presa",
        "Pancada no fim: fim de curso fora do ponto",
        "Raspagem: folha torta ou roldana baixa",
        "Estalido na central: relé ou mau contato",
      ],
    },
    {
      about: "causes",
      headings: [
        "De onde vem o barulho em cada portão",
        "Peças que mais fazem barulho",
        "Barulho por desgaste, folga ou sujeira",
      ],
      slots: [
        [
          "No deslizante, os suspeitos são roldana inferior, trilho com areia e cremalheira sem a folga de {rack.clearance}.",
          "O portão de correr faz barulho por roldana gasta, sujeira no trilho ou engrenagem trabalhando apertada na cremalheira.",
          "A engrenagem do deslizante precisa de folga de {rack.clearance}; sem ela, cada dente raspa e canta.",
        ],
        [
          "No basculante, o som costuma vir do fuso seco, da roldana do cabo ou do contrapeso raspando na caixa.",
          "Fuso sem graxa, porca gasta e contrapeso encostando no canal são os ruídos clássicos do basculante.",
          "Em portão que sobe, roldana de cabo travada e pino de braço com folga respondem por boa parte do ruído.",
        ],
        [
          "No pivotante, dobradiça sem lubrificação e suporte frouxo estalam a cada partida do motor.",
          "O portão de abrir range na dobradiça e estala no suporte do braço quando a solda ou o parafuso cede.",
          "A folha pivotante com batente solto bate e vibra, e o som parece vir do motor sem vir dele.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Barulho do motor ou do portão?", "Teste para localizar o som", "Como escutar o portão com segurança"],
      slots: [
        [
          "O teste da folha solta, que separa motor e portão, é do técnico; o basculante fica travado até ele chegar.",
          "Sem destravar nada, o ouvido e um vídeo já indicam em que ponto do percurso o som nasce.",
          "Antes de comprar motor por causa de ruído, confirme que ele não vem da folha.",
        ],
        [
          "Não ponha a mão perto da engrenagem, do fuso ou da roldana enquanto o portão anda.",
          "Durante o teste com energia, fique longe das partes que giram e mantenha crianças afastadas.",
          "Roldana, corrente e cremalheira em movimento prendem dedos; escute de longe e filme com aproximação.",
        ],
      ],
      steps: [
        "Filme um ciclo completo, com som, e repare em que ponto o ruído aparece.",
        "Desligue o disjuntor e veja, sem tocar, se há pedra no trilho, parafuso faltando ou marca de atrito.",
        "Se a folha estiver torta ou houver cabo frouxo, deixe o disjuntor desligado e não destrave.",
        "Som em um ponto fixo sugere portão; ronco igual do começo ao fim sugere motor ou redutor.",
        "Mande o vídeo e a foto da etiqueta; o teste com a folha solta fica com o técnico.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz para tirar o ruído",
        "Como o técnico tira o barulho do portão",
        "O serviço no portão barulhento",
      ],
      slots: [
        [
          "O técnico move a folha solta, localiza o ponto do som e confere roldanas, pinos e rolamentos um por um.",
          "A visita começa pelo ouvido e pela mão: folha destravada, percurso inteiro e atenção ao ponto do ruído.",
          "Com o motor sem energia, cada roldana, dobradiça e guia é examinada até se achar o ponto do ruído.",
        ],
        [
          "Depois vêm limpeza, reaperto de suportes, ajuste da folga da cremalheira e lubrificação com produto próprio.",
          "Suportes são apertados, a cremalheira é realinhada e cada ponto recebe o lubrificante certo, na medida certa.",
          "Folgas são acertadas antes da graxa, porque lubrificar peça gasta só disfarça o barulho por alguns dias.",
        ],
        [
          "Peça gasta é mostrada a você antes da troca, com o valor informado, e o portão é ouvido de novo no fim.",
          "Roldana quebrada, porca de fuso espanada ou dente gasto são trocados, e os ciclos finais confirmam o silêncio.",
          "Em prédio ou casa geminada, o ajuste final também procura a vibração que passa para a parede.",
        ],
      ],
    },
    {
      about: "care",
      headings: [
        "Como manter o portão silencioso",
        "Lubrificação certa, no lugar certo",
        "Cuidados que evitam o ruído",
      ],
      slots: [
        [
          "No portão de abrir, as dobradiças pedem pouca lubrificação, a intervalos curtos e com o disjuntor desligado.",
          "Pouco lubrificante, no ponto certo e com o disjuntor desligado, faz mais que um banho de óleo.",
          "No basculante, deixe fuso, pivôs e roldanas para a revisão; ali as peças trabalham com carga.",
        ],
        [
          "No portão de correr, a cremalheira pede limpeza e lubrificação a cada {rack.months}, e o trilho fica varrido e seco.",
          "Peça seca volta a ranger: na revisão {visits.home}, cada ponto recebe o lubrificante do manual.",
          "No portão de correr, cuide da cremalheira a cada {rack.months} e varra o trilho toda semana.",
        ],
        [
          "Óleo queimado e desengripante em excesso lavam a graxa boa e deixam o ruído voltar mais forte.",
          "Se o rangido retorna poucos dias depois de lubrificar, a peça está gasta ou torta e precisa de troca.",
          "Nas casas {de} perto de avenida, o pó gruda rápido na graxa, e a limpeza precisa ser mais frequente.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão barulhento precisa de motor novo?",
      answers: [
        "Raramente. A maior parte dos ruídos nasce em roldana, trilho, fuso ou cremalheira. Um motor novo só entra na conversa quando o som vem do redutor gasto ou do rolamento interno.",
        "Quase nunca. O técnico compara o som com a folha solta e presa: se o barulho é do portão, trocar peças da folha resolve, e o motor fica.",
      ],
    },
    {
      question: "Qual graxa usar no portão?",
      answers: [
        "A escolha depende do ponto: graxa própria para o fuso e a engrenagem, lubrificante leve em pinos e dobradiças, e nada no trilho de piso. O manual do motor indica o tipo.",
        "Use a indicada pelo fabricante do motor para fuso e engrenagens. Em dobradiças, use lubrificante leve; no trilho, só limpeza, porque graxa segura areia.",
      ],
    },
    {
      question: "O motor zumbe e não anda. É perigoso?",
      answers: [
        "Para o motor, sim: parado com energia ele esquenta depressa e pode queimar. Solte o controle, desligue o disjuntor e peça a medição do capacitor.",
        "É, porque o enrolamento aquece em pouco tempo. Desligue o disjuntor e não tente de novo; a causa costuma ser capacitor ou folha presa.",
      ],
    },
    {
      question: "Ouvi um estalo forte, como aço quebrando. Posso usar o portão?",
      answers: [
        "Não. Pode ser cabo ou mola se rompendo. Desligue o disjuntor, afaste todos, não passe sob a folha e espere o técnico.",
        "Pare de usar na hora. O som de aço se partindo lembra cabo, mola ou solda rompida, e a folha pode cair.",
      ],
    },
    {
      question: "O barulho do portão incomoda o vizinho. Tem como reduzir?",
      answers: [
        "Tem. Roldanas novas, cremalheira alinhada, batente com amortecimento e fim de curso bem regulado reduzem o ruído. Um suporte firme evita que a vibração passe para a parede.",
        "Sim: roldana boa, lubrificação, aperto dos suportes e parada suave fazem grande diferença, muitas vezes sem trocar o motor.",
      ],
    },
  ],
  photo: "um vídeo com som de um ciclo inteiro e uma foto do ponto de onde vem o barulho",
  related: ["roldana", "lubrificacao", "cremalheira", "rolamento", "fuso", "treme"],
  topic: "motor-de-portao-fazendo-barulho",
};
