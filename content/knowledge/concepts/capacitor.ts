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
      "O capacitor do motor de portão dá a força da partida, e quando fica fraco o motor zumbe e não sai do lugar. Desligue o disjuntor e não insista, porque o motor pode queimar. Medimos e trocamos por um de mesmo valor, em visita que parte de {price.preventive} em casa, sem peças.",
      "Motor de portão que zumbe parado costuma precisar de capacitor novo, a peça que dá o impulso da partida e uma das mais baratas. Deixe o disjuntor desligado, porque insistir queima o enrolamento. Medimos e trocamos em uma visita, em casa a partir de {price.preventive}, sem peças.",
      "O capacitor do motor de portão é trocado por outro com os mesmos microfarads, no local e sem motor novo. O sinal de que ele falhou é o ronco sem movimento ou a partida lenta; nesse caso, desligue o disjuntor. A visita em residência, desde {price.preventive}, fora peças, confirma com a medição.",
      "Trocamos o capacitor do motor de portão, uma peça barata sem a qual o motor ronca e não anda. Não fique tentando acionar, porque isso queima o motor. Com a foto da etiqueta levamos a peça certa, e a visita em casa começa em {price.preventive}, sem peças.",
    ],
    price: [
      "O capacitor está entre as peças mais baratas do motor de portão, e o que mais pesa no preço é a mão de obra da troca. Os dois valores vêm de graça, pela foto da etiqueta. Nos motores residenciais são comuns capacitores de 8 a 25 µF.",
      "O preço do capacitor do portão soma a peça, que é das mais baratas do motor, e a mão de obra da troca. A peça muda com os microfarads, escritos na etiqueta do motor. Mande a foto e receba o total, sem custo, antes da visita.",
      "Trocar o capacitor custa pouco perto de um motor novo, porque a peça é barata e o serviço é curto. O valor da peça varia com os microfarads, em geral de 8 a 25 µF. A foto da etiqueta do motor dá o preço da peça e o da troca, de graça.",
    ],
    buying: [
      "Vendemos capacitor para motor de portão, já com a troca feita. A peça tem os mesmos microfarads da original e tensão igual ou maior, de qualquer boa marca. A foto da etiqueta mostra qual é; a visita em casa parte de {price.preventive}, sem peças.",
      "O capacitor certo para o motor de portão tem os microfarads da peça antiga, comuns de 8 a 25 µF em casa, e volts iguais ou maiores. Fornecemos e instalamos, porque ele guarda carga e dá choque; mande a etiqueta do motor para o preço.",
      "Para comprar capacitor de motor de portão, o valor em microfarads tem de ser o mesmo da peça original. Vendemos com a troca feita, em visita desde {price.preventive} em residência, fora peças, e a etiqueta do motor diz qual é.",
    ],
    "how-to": [
      "O capacitor do motor guarda carga mesmo com a energia desligada, então a troca não é tarefa para o morador. O que você faz com segurança é reconhecer o zumbido sem movimento, desligar o disjuntor e fotografar a etiqueta; a visita em casa parte de {price.preventive}, sem peças.",
      "Reconhecer capacitor fraco é simples, porque o motor de portão ronca e não anda, ou só parte com empurrão. A troca é do técnico, já que a peça dá choque até desligada. Deixe o disjuntor desarmado e não insista.",
      "Com o motor roncando parado, desligue o disjuntor e veja, sem tocar, se nada prende a folha. Se ela está livre, o mais provável é o capacitor. Medir e trocar fica com o técnico, porque a peça continua carregada.",
    ],
    question: [
      "O capacitor do motor de portão dá o impulso da partida, e o valor certo é o da etiqueta, em microfarads, com tensão igual ou maior. Quando ele fica fraco, o motor zumbe e não anda. A troca é do técnico, porque a peça guarda carga.",
      "Capacitor de portão se escolhe pelos microfarads do original, nem mais nem menos, e os volts podem ser maiores. Se o motor ronca sem partir, ele é a causa mais provável, e a medição confirma antes da troca.",
      "O capacitor serve para dar força na partida do motor, e quando perde valor o portão zumbe e fica parado. O substituto tem os mesmos microfarads, comuns de 8 a 25 µF em casa, e custa pouco perto de um motor.",
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
      headings: ["Sinais de capacitor fraco", "Como saber que o capacitor está no fim"],
      slots: [
        [
          "O sinal mais comum é o zumbido, porque o motor recebe energia, faz barulho e não gira. Às vezes ele ainda parte com um empurrão na folha, o que parece problema de trilho.",
          "Você aperta o controle, ouve um ronco grave e o portão não sai do lugar. No começo um empurrão resolve, e por isso muita gente culpa o trilho.",
          "O motor que vibra, zumbe e desiste está sem força de partida. Se o portão anda com uma ajuda da mão, o capacitor é a primeira peça a medir.",
          "Ronco sem movimento, ou partida só com empurrão, é sinal típico de capacitor fraco. O motor tem energia, mas falta o impulso inicial.",
        ],
        [
          "Antes de parar de vez, a partida fica lenta, ou a falha aparece só no frio da manhã. O portão volta a funcionar por alguns dias, até não sair mais do lugar.",
          "A lentidão na partida costuma vir dias antes. Cada tentativa sem giro aquece o enrolamento, e o que era peça barata pode acabar em motor novo.",
          "Antes de falhar de todo, o portão demora a sair e depois pega velocidade. Com folha pesada é diferente: ele vai lento do começo ao fim.",
          "No início falha só de vez em quando, em geral de manhã, com o motor frio. Depois, o ronco se repete em toda partida.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que o capacitor perde força", "O que estraga um capacitor"],
      slots: [
        [
          "O capacitor é peça de desgaste e perde capacidade com os anos, o calor e o número de partidas. Raio e oscilação da rede também podem estragá-lo de uma vez.",
          "Calor, umidade e muitas partidas gastam a peça mesmo em motor bem instalado. Mais raro, um pico de energia acaba com ela num instante.",
          "Com o tempo a capacidade cai, mais depressa em motor ao sol e em uso intenso. Um surto na rede pode adiantar o fim.",
          "O capacitor envelhece com o uso, e cada partida e cada dia quente tiram um pouco da capacidade. A outra causa é o pico de tensão.",
        ],
        [
          "Folha pesada ou trilho sujo encurtam a vida dele, porque cada partida exige mais força. O peso do portão é conferido na mesma visita, para a peça nova durar.",
          "Portão desequilibrado faz o motor arrancar com esforço e gasta o capacitor cedo. Trocar a peça sem aliviar a folha trata só o efeito.",
          "Se a peça nova dura poucos meses, o motivo está na folha ou na rede. Vale acertar o peso na mesma ida.",
          "Esforço na saída, por roldana ou contrapeso ruim, é o que mais acelera o desgaste. A folha leve preserva a peça nova.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que você pode observar sem risco", "Antes de trocar o capacitor: o que dá para conferir"],
      slots: [
        [
          "Dá para reunir boas pistas sem abrir a tampa do motor nem tocar em fio. Se a folha está livre e reta e ele só zumbiu, a suspeita recai sobre o capacitor.",
          "Tudo se vê de fora, com o motor sem energia e fechado. Ronco com nada prendendo a folha sugere capacitor; trilho sujo ou folha torta sugere defeito mecânico.",
          "Com o disjuntor desligado, basta olhar. Quando nada segura o portão e o motor roncou parado, o capacitor é a primeira peça a medir.",
          "Não abra o motor, porque a peça fica carregada. Veja só se algo prende a folha; se nada prende, o defeito é de partida.",
        ],
      ],
      steps: [
        "Se o motor zumbiu e não girou, não acione outra vez.",
        "Desligue o disjuntor do motor.",
        "Olhe, sem tocar, se há pedra no trilho, ferrolho fechado, folha torta ou cabo frouxo.",
        "Não destrave o basculante; ele fica travado até o técnico chegar.",
        "Fotografe a etiqueta do motor, sem abrir a tampa.",
      ],
    },
    {
      about: "visit",
      headings: ["Como é a troca do capacitor", "Troca do capacitor: da medição ao teste"],
      slots: [
        [
          "O técnico desliga o circuito, descarrega o capacitor e o mede, para não trocar no palpite. Peça boa não se troca, e aí a busca segue pela placa e pelo motor.",
          "Com a energia cortada, a peça é descarregada com segurança e medida. Se ela estiver dentro do valor, o defeito é outro e aparece na medição.",
          "O técnico mede o capacitor, já descarregado, antes de qualquer troca. Só o que perdeu capacidade é trocado; se está bom, são conferidos placa e enrolamento.",
          "Sem energia e com a peça descarregada, um instrumento mostra quantos microfarads restam. Se está abaixo do valor, ela é trocada; se não está, o defeito é de placa ou de enrolamento.",
        ],
        [
          "A peça nova tem os microfarads da original, em geral de 8 a 25 µF em motor de casa, e tensão igual ou maior. Depois o portão faz várias aberturas, e o técnico confere na mão se a folha anda leve.",
          "O capacitor novo tem o mesmo valor em microfarads, com volts iguais ou acima. Ciclos seguidos, nos dois sentidos, mostram se a partida ficou firme.",
          "O valor do capacitor novo é conferido na etiqueta do motor, porque uma troca anterior pode ter errado. O serviço termina com várias aberturas e a conferência do peso da folha.",
          "A peça é escolhida pelos microfarads indicados, sem aumentar nem diminuir. O serviço acaba com a partida testada e a folha conferida na mão.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Capacitor ou motor queimado?", "Vale trocar só o capacitor?"],
      slots: [
        [
          "Pode ser só o capacitor quando não há cheiro de queimado e o disjuntor não cai. Nesse caso, a troca resolve por muito menos que outro motor.",
          "Sem cheiro e sem disjuntor caindo, quase sempre basta trocar o capacitor. A medição confirma antes.",
          "Quase sempre vale trocar só a peça, porque o motor que apenas zumbe volta ao normal com ela. Cheiro forte e disjuntor desarmado mudam a decisão.",
          "Na maioria dos casos é o capacitor, e o motor volta ao normal. O que faz suspeitar de queima é cheiro de verniz ou disjuntor que cai.",
        ],
        [
          "Cheiro de verniz indica enrolamento danificado, e aí se compara o conserto com a troca do motor, que em casa custa de {price.homeSwap}.",
          "Com o motor queimado e já na idade de {trade.life}, trocar o conjunto faz mais sentido; em residência fica de {price.homeSwap}.",
          "Se o enrolamento foi junto, o capacitor não adianta. A troca do motor em casa vai de {price.homeSwap}, com mão de obra.",
          "Enrolamento em curto pede motor novo, de {price.homeSwap} em residência, sobretudo perto dos {trade.life} de uso.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Quanto dura um capacitor de motor de portão?",
      answers: [
        "Costuma durar vários anos em casa e menos em garagem de prédio, onde o motor parte muitas vezes por dia. Calor e folha pesada encurtam.",
        "Não há prazo certo: em portão leve e motor abrigado do sol, dura anos. Partida mais lenta é sinal para medir.",
        "Anos, se o portão é leve. O uso intenso e o sol direto no motor gastam a peça bem antes.",
      ],
    },
    {
      question: "Posso trocar o capacitor por um de valor maior?",
      answers: [
        "Não. Capacitância acima da indicada força o enrolamento e encurta a vida do motor. Só a tensão pode ser maior.",
        "Não convém: mais microfarads não dão mais força útil, só mais calor. O certo é o valor impresso na peça original.",
        "Em microfarads, nunca; em volts, sim. O motor foi feito para aquele valor e esquenta com outro.",
      ],
    },
    {
      question: "Quanto tempo leva a troca do capacitor?",
      answers: [
        "Com a peça certa em mãos, menos de {trade.smallRepair}, com o teste incluído.",
        "É um serviço curto, na mesma visita, em até {trade.smallRepair}. O que toma tempo é confirmar que a causa não é outra.",
        "Menos de {trade.smallRepair}, contando a medição e as aberturas de prova.",
      ],
    },
    {
      question: "Todo motor de portão tem capacitor?",
      answers: [
        "Os de corrente alternada, os mais comuns em casa, têm. Motores de corrente contínua ou com inversor trabalham de outro modo, e neles o zumbido tem outra causa.",
        "A maioria dos residenciais tem. Modelos com inversor ou de corrente contínua não usam o mesmo capacitor de partida.",
        "Quase todos os de casa. A exceção são os motores com inversor e os de baixa tensão.",
      ],
    },
    {
      question: "O capacitor dá choque?",
      answers: [
        "Dá, mesmo com a energia desligada, porque guarda carga. Por isso a troca fica com quem sabe descarregá-lo.",
        "Sim, porque ele continua carregado depois que o disjuntor desliga. Não toque nos terminais.",
        "Dá choque, e forte, até fora da tomada. Descarregar a peça é o primeiro passo do técnico.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor, com a tampa fechada, e um áudio contando o som que ele fez",
  related: ["placa", "motor", "queimou", "lento", "nao-abre"],
  topic: "troca-de-motor-de-portao",
};
