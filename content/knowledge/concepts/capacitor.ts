import type { Concept } from "#domain/knowledge/concept.ts";

export const capacitor: Concept = {
  id: "capacitor",
  kind: "part",
  label: "Capacitor",
  phrase: "o capacitor do motor",
  words: ["capacitor", "capacitores", "condensador do motor", "capacitor de partida"],
  intent: "repair",
  answers: {
    any: [
      "O capacitor de motor de portão fraco faz o motor zumbir e não sair do lugar, ou só andar com empurrão. A troca é rápida, pelo mesmo valor em microfarads, e não exige motor novo. Ao ouvir o ronco parado, desligue o disjuntor.",
      "O capacitor do motor de portão dá a força da partida: fraco, o motor ronca e não sai; desligue o disjuntor e não insista. O novo tem os mesmos microfarads (µF) e tensão igual ou maior; a foto da etiqueta diz qual serve e o valor, com a troca feita pelo técnico.",
      "Sem capacitor bom, o motor do portão não tem força para começar a girar: ele zumbe parado ou parte devagar. Desligue o disjuntor e não insista; o capacitor novo tem os mesmos microfarads e tensão igual ou maior, e a foto da etiqueta dá o valor com a troca.",
    ],
    price: [
      "O capacitor está entre as peças mais baratas do motor do portão; o que pesa é a ida: a visita com regulagem, em casa, parte de {price.preventive}, sem peças. Nos residenciais são comuns peças de 8 a 25 µF: mande a foto da etiqueta, e o valor com a troca vem fechado, sem custo.",
      "O preço do capacitor do portão é o da peça, das mais baratas do motor, mais a mão de obra da troca; a visita com regulagem, em casa, parte de {price.preventive}, sem peças. O valor da peça muda com os microfarads: mande a foto da etiqueta e receba o orçamento grátis.",
    ],
    buying: [
      "O capacitor do motor de portão se compra pelo valor impresso nele: os mesmos microfarads e tensão igual ou maior. A marca da peça pode ser outra. Mande a foto da etiqueta, e dizemos qual serve e o valor, com a troca feita por técnico.",
      "Para comprar capacitor de motor de portão, leia na etiqueta os microfarads e os volts: o primeiro tem de ser igual, o segundo pode ser maior. Por foto confirmamos a peça e o preço; como ela guarda carga, a troca fica com o técnico.",
    ],
    "how-to": [
      "O capacitor guarda carga mesmo com a energia desligada, então a troca não é tarefa para o morador. O que dá para fazer com segurança é reconhecer o sintoma, desligar o disjuntor e fotografar a etiqueta do motor.",
      "Reconhecer um capacitor fraco é simples; trocá-lo, não: a peça pode dar choque até com o disjuntor desligado. Observe os sinais, deixe o motor sem energia e passe o trabalho a quem sabe descarregar a peça.",
    ],
    question: [
      "O capacitor do motor de portão dá o impulso da partida; o valor certo é o da etiqueta, em microfarads, com tensão igual ou maior. Fraco, o motor zumbe e não anda. A peça guarda carga, e por isso a troca é do técnico.",
      "O capacitor de portão se escolhe pelos microfarads do original: nem mais, nem menos. A tensão em volts pode ser maior. Se o motor zumbe sem partir, ele é o primeiro suspeito, e a medição confirma.",
    ],
  },
  line: [
    "Se o motor zumbe sem partir, o capacitor é o primeiro suspeito.",
    "Capacitor fraco tira a força de partida e engana: parece motor queimado, mas não é.",
    "Antes de condenar o motor, o técnico mede o capacitor.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Sinais de capacitor fraco",
        "Como o capacitor avisa que está no fim",
        "Zumbido sem movimento: o sinal clássico",
      ],
      slots: [
        [
          "O sinal clássico é o zumbido: o motor recebe energia, faz barulho e não gira.",
          "Você aperta o controle, ouve um ronco baixo e a folha continua parada.",
          "Quando o motor tenta, vibra e desiste, a partida está sem força.",
        ],
        [
          "Em alguns dias ele ainda parte com um empurrão na folha, e isso engana: parece problema de trilho ou de peso.",
          "No começo a falha aparece só no frio da manhã ou depois de várias aberturas seguidas.",
          "Antes de parar de vez, o portão fica lento na saída e ganha velocidade no meio do caminho.",
        ],
        [
          "Se o motor insiste parado, esquenta rápido; pare de acionar para não queimar o enrolamento.",
          "Cada tentativa sem giro aquece o enrolamento, então o melhor é não insistir no controle.",
          "Deixar o motor roncando parado por muito tempo pode transformar uma peça barata em troca de motor.",
        ],
      ],
      bullets: [
        "Zumbido sem movimento ao acionar",
        "Partida só com empurrão na folha",
        "Motor quente depois de poucas tentativas",
        "Pouca força nos dois sentidos",
        "Corpo da peça estufado ou com vazamento",
      ],
    },
    {
      about: "causes",
      headings: [
        "Por que o capacitor perde força",
        "O que estraga um capacitor",
        "De onde vem o desgaste do capacitor",
      ],
      slots: [
        [
          "É uma peça de desgaste: perde capacidade aos poucos com o calor e com o número de partidas.",
          "Calor, umidade e uso repetido gastam o capacitor mesmo em motor bem instalado.",
          "Com os anos, a capacidade cai até não bastar mais para vencer a inércia da folha.",
        ],
        [
          "Um portão desequilibrado acelera o fim, porque cada partida exige mais esforço do motor.",
          "Folha pesada ou trilho sujo pedem mais força na saída e encurtam a vida da peça.",
          "Oscilação de energia e raio próximo também podem estragá-lo de uma vez.",
        ],
        [
          "Por isso vale conferir o peso da folha na mesma visita: trocar só a peça trata o efeito e deixa a causa.",
          "Se o capacitor novo dura poucos meses, o problema está na mecânica, e é ela que precisa de ajuste.",
          "Uma regulagem da folha no mesmo dia evita que a peça nova sofra como a antiga.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "O que você pode observar sem risco",
        "Antes de chamar: o que dá para conferir",
        "Verificação segura, sem abrir o motor",
      ],
      slots: [
        [
          "Nada disso exige abrir a tampa do motor.",
          "São observações de fora, sem ferramenta e sem tocar em fio.",
          "Bastam os olhos, os ouvidos e o disjuntor.",
        ],
        [
          "Se o portão é de correr, está reto no trilho limpo e o motor só zumbe, a suspeita recai sobre o capacitor.",
          "Um motor que ronca sem obstáculo à vista aponta para a partida; trilho sujo ou folha torta apontam para a mecânica.",
          "Quando nada prende a folha e o motor zumbe parado, o técnico mede o capacitor antes de qualquer outra peça.",
        ],
      ],
      steps: [
        "Acione uma vez e escute: zumbido sem giro é falta de força na partida.",
        "Desligue o disjuntor do motor.",
        "Olhe de longe se há pedra no trilho, folha torta ou cabo frouxo. Não destrave: o basculante fica travado até o técnico chegar.",
        "Fotografe a etiqueta do motor, com modelo e tensão, sem abrir a tampa.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é a troca do capacitor", "O que o técnico faz na visita", "Como o técnico troca o capacitor"],
      slots: [
        [
          "O técnico desliga o circuito, descarrega a peça e mede a capacitância com instrumento.",
          "Com a energia cortada, a peça é descarregada e medida, para não trocar no palpite.",
          "A medição vem primeiro: capacitor bom não se troca, e o defeito pode estar na placa.",
        ],
        [
          "O substituto tem a mesma capacitância, em microfarads, e tensão igual ou maior que a original.",
          "O valor em microfarads precisa ser o do fabricante; a tensão de trabalho nunca pode ser menor.",
          "Pôr um capacitor maior para dar mais força aquece o enrolamento, e por isso seguimos o valor da etiqueta.",
        ],
        [
          "Depois vem o teste: várias aberturas seguidas, com a corrente e o equilíbrio da folha conferidos.",
          "No fim, o portão abre e fecha várias vezes, e a folha é conferida na mão.",
          "O serviço termina com ciclos completos, para ver se a partida ficou firme nos dois sentidos.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Capacitor ou motor queimado?", "Quando trocar a peça não resolve", "Vale trocar só o capacitor?"],
      slots: [
        [
          "Se o enrolamento já queimou, o capacitor novo não traz o motor de volta, e o cheiro de verniz queimado costuma denunciar isso.",
          "Um motor que derruba o disjuntor ou cheira a queimado pode ter ido além do capacitor.",
          "Um enrolamento em curto dá sintoma parecido, e só a medição separa um caso do outro.",
        ],
        [
          "Nesse caso comparamos o conserto com a troca do motor, que em casa custa de {price.homeSwap}.",
          "Aí entra a conta: rebobinar, ou trocar o motor residencial por valores de {price.homeSwap}.",
          "Quando o motor chegou ao fim da vida, de {trade.life}, trocar o conjunto pode ser a escolha mais sensata.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Capacitor fraco pode queimar o motor?",
      answers: [
        "Pode. Sem força para girar, o motor fica energizado e parado, esquenta e pode queimar o enrolamento. Ao ouvir o zumbido, pare de acionar e desligue o disjuntor.",
        "Sim, se você insistir. Um motor parado com energia esquenta depressa; desligue o disjuntor e peça a troca da peça.",
      ],
    },
    {
      question: "Posso trocar o capacitor por um de valor maior?",
      answers: [
        "Não. Capacitância acima da indicada força o enrolamento e encurta a vida do motor. A tensão pode ser igual ou maior; os microfarads devem ser os do fabricante.",
        "Não convém: mais microfarads não dão mais força útil, só mais calor. O certo é o valor impresso na peça original.",
      ],
    },
    {
      question: "Quanto tempo leva a troca do capacitor?",
      answers: [
        "Com a peça certa em mãos, faz parte de uma visita comum, com teste incluído. A foto da etiqueta antes da visita ajuda o técnico a levar o valor exato.",
        "É um serviço curto, feito na mesma visita. O que toma tempo é testar a folha e ter certeza de que a causa não é outra.",
      ],
    },
    {
      question: "Todo motor de portão tem capacitor?",
      answers: [
        "Os de corrente alternada, que são os mais comuns em casas, têm. Motores de corrente contínua ou com inversor trabalham de outro modo, e neles o zumbido tem outra causa.",
        "A maioria dos residenciais tem. Modelos com inversor ou de corrente contínua não usam o mesmo capacitor de partida.",
      ],
    },
    {
      question: "O capacitor dá choque?",
      answers: [
        "Dá, mesmo com a energia desligada, porque guarda carga. Por isso a troca fica com quem sabe descarregá-lo.",
        "Sim: ele continua carregado depois que o disjuntor desliga. Não toque nos terminais.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e um vídeo curto com o som da tentativa de partida",
  related: ["placa", "motor", "queimou", "lento", "nao-abre"],
  topic: "troca-de-motor-de-portao",
};
