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
      "O barulho no portão vem, quase sempre, de peça seca ou gasta: roldana, rolamento, pino, dobradiça ou fuso. Rangido costuma ser falta de lubrificação, e batida ritmada, peça que gira com defeito; se o motor ronca sem andar, desligue o disjuntor.",
      "Um portão fazendo barulho costuma ter peça seca, gasta ou solta: roldana, dobradiça, fuso, cremalheira ou suporte do motor. Grave um ciclo de longe, com som, e pare de usar se houver raspagem forte, folha torta ou ronco sem movimento.",
      "Peça seca, gasta ou solta causa quase todo barulho de portão, e o som ajuda a achar: rangido, falta de graxa; estalo repetido, dente ou rolamento; raspagem, folha fora do lugar; pancada no fim, parada tardia. Com estalo forte, como aço partindo, pare de usar na hora.",
    ],
    price: [
      "Tirar o barulho do portão pode custar só limpeza, aperto e lubrificação ou incluir roldanas, porca do fuso e engrenagem. A visita preventiva em casa parte de {price.preventive}, sem peças; o restante depende do que estiver gasto.",
      "O preço para resolver o barulho depende da peça que faz o som. Mande um vídeo de um ciclo inteiro, com áudio, e a foto da etiqueta: dá para adiantar a suspeita e o orçamento sem custo.",
    ],
    "how-to": [
      "Para achar o barulho do portão, filme um ciclo com som, de longe, e anote em que ponto ele aparece. Depois, com o disjuntor desligado, veja se há parafuso faltando, risco novo ou peça solta. O teste com a folha solta do motor fica com o técnico.",
      "Para tirar barulho leve do portão, desligue o disjuntor, limpe e ponha pouco lubrificante próprio em pinos e articulações que se alcançam sem subir na folha. Não engraxe trilho de piso, não use desengripante em tudo e não toque em cabo, mola ou contrapeso.",
    ],
  },
  line: [
    "Barulho novo no portão costuma ser peça seca ou gasta, e o tipo de som ajuda a saber qual.",
    "Um vídeo com som já adianta boa parte do diagnóstico do barulho.",
    "Estalo ritmado no deslizante costuma ser dente gasto ou cremalheira fora de alinhamento.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "O que cada barulho do portão quer dizer",
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
          "O ronco sem movimento é motor sem partida ou folha presa: pare de acionar na mesma hora.",
          "Um motor que ronca e não anda está energizado e parado; desligue o disjuntor antes que o enrolamento aqueça.",
          "Motor que ronca com a folha parada costuma ter capacitor fraco ou algo que a prende; desligue o disjuntor e não insista.",
        ],
      ],
      bullets: [
        "Chacoalho: parafuso ou suporte frouxo",
        "Assobio contínuo: rolamento seco ou gasto",
        "Estouro seco: cabo ou mola, pare de usar",
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
          "Roldana seca ou quebrada é a fonte mais comum no de correr; depois vem a engrenagem, que pede folga de {rack.clearance} na cremalheira.",
        ],
        [
          "No basculante, o som costuma vir do fuso seco, da roldana do cabo ou do contrapeso raspando na caixa.",
          "Fuso sem graxa, porca gasta e contrapeso encostando no canal são os ruídos clássicos do basculante.",
          "No portão que sobe, a roldana do cabo travada e o pino do braço com folga fazem boa parte do ruído.",
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
          "Som que aparece sempre no mesmo ponto costuma vir do portão; som igual do começo ao fim, do motor ou do redutor.",
          "O ouvido já separa muito: barulho localizado é da folha, da roldana ou do trilho; barulho constante, do motor ou do redutor.",
          "Antes de pensar em motor novo, veja se o ruído muda ao longo do percurso: se muda, costuma nascer na folha ou na guia.",
        ],
        [
          "Não ponha a mão perto da engrenagem, do fuso ou da roldana enquanto o portão anda.",
          "Durante o teste com energia, fique longe das partes que giram e mantenha crianças afastadas.",
          "Roldana, corrente e cremalheira em movimento prendem dedos; escute de longe e filme com aproximação.",
        ],
      ],
      steps: [
        "Com a folha reta e sem cabo solto, filme um ciclo de longe, com som.",
        "Desligue o disjuntor e veja, sem tocar, se há pedra no trilho, parafuso faltando ou marca de atrito.",
        "Se a folha estiver torta ou houver cabo frouxo, deixe o disjuntor desligado e não destrave.",
        "Anote quando o som aparece: na partida, no meio, no fim ou o tempo todo.",
        "Não destrave para comparar: o teste com a folha solta fica com o técnico.",
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
          "A visita começa com a folha destravada e movida na mão, de ponta a ponta, até o ponto do ruído aparecer.",
          "Com o motor sem energia, cada roldana, dobradiça e guia é examinada até se achar o ponto do ruído.",
        ],
        [
          "Depois vêm limpeza, reaperto de suportes, ajuste da folga da cremalheira e lubrificação com produto próprio.",
          "Depois o técnico aperta os suportes, realinha a cremalheira e lubrifica cada ponto com o produto certo, sem excesso.",
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
          "Lubrifique pouco e com o disjuntor desligado; no portão de abrir, as dobradiças pedem atenção mais frequente.",
          "Pouco lubrificante, no ponto certo e com o disjuntor desligado, faz mais que um banho de óleo.",
          "Pinos e dobradiças ao alcance pedem pouco lubrificante; no basculante, fuso, pivôs e roldanas ficam para a revisão.",
        ],
        [
          "No portão de correr, a cremalheira pede limpeza e lubrificação a cada {rack.months}, e o trilho fica varrido e seco.",
          "Na revisão {visits.home}, cada ponto recebe o lubrificante indicado no manual, e o trilho fica limpo e seco.",
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
      question: "Posso continuar usando o portão barulhento?",
      answers: [
        "Com rangido leve e a folha andando reta, dá para usar até a visita. Ronco sem movimento, raspagem forte ou folha torta pedem disjuntor desligado.",
        "Depende do som. Um rangido pode esperar alguns dias; batida ritmada gasta a peça vizinha a cada ciclo, e motor que ronca parado não deve ser acionado de novo.",
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
