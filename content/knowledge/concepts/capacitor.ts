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
      "Trocamos capacitor de motor de portão no seu endereço, com a peça do mesmo valor e sem motor novo. O sinal é o motor zumbir e não sair do lugar, ou só andar com empurrão: ao ouvir o ronco parado, desligue o disjuntor e não insista.",
      "O capacitor é a peça que dá a força da partida do motor do portão, uma das mais baratas, e é trocado em uma visita. Se o motor zumbe parado, desligue o disjuntor e não insista; a foto da etiqueta dá o valor com a troca.",
      "Motor que zumbe parado ou parte devagar costuma precisar de capacitor novo, que medimos e trocamos no local. Até a visita, deixe o disjuntor desligado: insistir pode queimar o enrolamento. É uma das peças mais baratas do motor, e a visita em casa parte de {price.preventive}, sem peças.",
    ],
    price: [
      "O capacitor está entre as peças mais baratas do motor do portão; o que pesa é a ida: a visita com regulagem, em casa, parte de {price.preventive}, sem peças. Nos residenciais são comuns peças de 8 a 25 µF: mande a foto da etiqueta, e o valor com a troca vem fechado, sem custo.",
      "O preço do capacitor do portão é o da peça, das mais baratas do motor, mais a mão de obra da troca; a visita com regulagem, em casa, parte de {price.preventive}, sem peças. O valor da peça muda com os microfarads: mande a foto da etiqueta e receba o orçamento grátis.",
    ],
    buying: [
      "Vendemos capacitor de motor de portão já com a troca: os mesmos microfarads do original e tensão igual ou maior, de qualquer boa marca. Mande a foto da etiqueta, e dizemos qual serve e o valor; a visita em casa parte de {price.preventive}, sem peças.",
      "Fornecemos e instalamos o capacitor certo para o seu motor de portão: os microfarads têm de ser iguais aos da peça antiga, e os volts podem ser maiores. A foto da etiqueta dá a peça e o preço; como ela guarda carga, a troca fica com o técnico.",
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
          "Você aperta o controle, ouve um zumbido grave e a folha continua parada.",
          "O motor tenta, vibra, zumbe e desiste: falta força na partida, e o capacitor é o primeiro suspeito.",
        ],
        [
          "Em alguns dias o motor ainda parte com um empurrão na folha, o que engana e parece problema de trilho ou de peso.",
          "No começo a falha aparece só no frio da manhã ou depois de várias aberturas seguidas.",
          "Antes de parar de vez, o portão fica lento na saída e ganha velocidade no meio do caminho.",
        ],
        [
          "Energizado e parado, o motor esquenta rápido; pare de acionar para não queimar o enrolamento.",
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
          "O capacitor é peça de desgaste: perde capacidade aos poucos com o calor e com o número de partidas.",
          "Calor, umidade e uso repetido gastam o capacitor mesmo em motor bem instalado.",
          "Com os anos, a capacidade cai até não bastar mais para vencer a inércia da folha.",
        ],
        [
          "Um portão desequilibrado acelera o fim, porque cada partida exige mais esforço do motor.",
          "Folha pesada ou trilho sujo pedem mais força na saída e encurtam a vida da peça.",
          "Menos comum, a oscilação de energia ou um raio próximo estraga a peça de uma vez.",
        ],
        [
          "Vale conferir o peso da folha na mesma visita, porque trocar só a peça pode tratar o efeito e deixar a causa.",
          "Se o capacitor novo dura poucos meses, o problema costuma estar na folha pesada ou na rede, e é isso que precisa de ajuste.",
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
          "Dá para reunir boas pistas sem abrir a tampa do motor nem tocar em fio.",
          "Tudo é observado de fora, sem ferramenta e com o motor sem energia.",
          "Bastam o disjuntor desligado e um olhar atento para o trilho e a folha.",
        ],
        [
          "Se a folha está reta, o trilho está limpo e ele só zumbe, a suspeita recai sobre o capacitor.",
          "Motor que roncou sem obstáculo à vista sugere falta de partida; trilho sujo ou folha torta sugerem defeito mecânico.",
          "Quando nada prende a folha e o motor zumbiu parado, o técnico mede o capacitor antes de qualquer outra peça.",
        ],
      ],
      steps: [
        "Se o motor zumbiu e não girou, não acione outra vez.",
        "Desligue o disjuntor do motor.",
        "Olhe sem tocar se há pedra no trilho, folha torta ou cabo frouxo. Não destrave: o basculante fica travado até o técnico chegar.",
        "Fotografe a etiqueta do motor, com modelo e tensão, sem abrir a tampa.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a troca do capacitor",
        "O que o técnico faz na visita",
        "Troca do capacitor: da medição ao teste",
      ],
      slots: [
        [
          "O técnico desliga o circuito, descarrega a peça e mede a capacitância com instrumento.",
          "Com a energia cortada, a peça é descarregada e medida, para não trocar no palpite.",
          "A medição vem primeiro, com a peça descarregada: capacitor bom não se troca, e o defeito pode estar na placa.",
        ],
        [
          "O substituto tem a mesma capacitância, em microfarads, e tensão igual ou maior que a original.",
          "O valor em microfarads precisa ser o do fabricante; a tensão de trabalho nunca pode ser menor.",
          "O técnico compara o valor da peça antiga com o do motor, porque uma troca anterior pode ter posto um capacitor errado.",
        ],
        [
          "Depois vem o teste: várias aberturas seguidas, com a corrente e o equilíbrio da folha conferidos.",
          "No fim, o portão abre e fecha várias vezes, e o técnico confere na mão se a folha anda leve.",
          "O serviço termina com ciclos completos, para ver se a partida ficou firme nos dois sentidos.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Capacitor ou motor queimado?",
        "Quando o capacitor resolve e quando não",
        "Vale trocar só o capacitor?",
      ],
      slots: [
        [
          "Sem cheiro de queimado e com a folha leve, o motor costuma voltar ao normal só com o capacitor novo.",
          "Se o motor apenas zumbe e o disjuntor não cai, trocar só o capacitor costuma resolver, por muito menos que outro motor.",
          "O capacitor é o defeito mais comum em motor que ronca parado, e a medição confirma antes de qualquer troca.",
        ],
        [
          "Cheiro de verniz queimado sugere enrolamento danificado; aí comparamos o conserto com a troca do motor, que em casa custa de {price.homeSwap}.",
          "Se o disjuntor desarma ou há cheiro de queimado, o enrolamento pode ter ido junto, e a troca do motor em casa fica de {price.homeSwap}.",
          "Com o enrolamento em curto e o motor já na idade de {trade.life}, trocar o conjunto costuma ser a escolha mais sensata.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto dura um capacitor de motor de portão?",
      answers: [
        "Costuma durar vários anos em casa e menos em garagem de prédio, onde o motor parte muitas vezes por dia. Calor, folha pesada e oscilação da rede encurtam esse tempo.",
        "Não há prazo certo: em portão leve e motor abrigado do sol, dura anos. Se a partida ficou mais lenta que antes, peça a medição na próxima revisão, antes que o motor pare.",
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
        "Com a peça certa em mãos, costuma levar menos de {trade.smallRepair}, com o teste incluído. A foto da etiqueta antes da visita ajuda o técnico a levar o valor exato.",
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
