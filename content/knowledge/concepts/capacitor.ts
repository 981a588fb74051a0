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
      "O capacitor do motor de portão dá a força da partida: fraco, o motor zumbe e não sai do lugar, ou só anda com empurrão. Trocamos no seu endereço, com peça do mesmo valor; desligue o disjuntor e não insista, que o motor queima. A visita em casa parte de {price.preventive}, sem peças.",
      "Motor de portão que zumbe parado costuma precisar de capacitor, a peça que dá o impulso da partida e uma das mais baratas. Medimos e trocamos em uma visita, em casa a partir de {price.preventive}, sem peças; até lá, deixe o disjuntor desligado, porque insistir queima o enrolamento.",
      "Capacitor para motor de portão é trocado por outro dos mesmos microfarads, no local e sem motor novo. O sinal é o ronco sem movimento ou a partida lenta; desligue o disjuntor, e a visita em residência, desde {price.preventive}, fora peças, confirma com a medição.",
      "Trocamos capacitor de motor de portão, a pecinha barata sem a qual o motor ronca e não anda. Não fique tentando, porque isso queima o motor; com a foto da etiqueta vai a peça certa, e a visita em casa começa em {price.preventive}, sem peças.",
    ],
    price: [
      "O capacitor está entre as peças mais baratas do motor de portão, e o que pesa é a ida: a visita com regulagem, em casa, parte de {price.preventive}, sem peças. Nos residenciais são comuns valores de 8 a 25 µF; a foto da etiqueta dá o preço com a troca.",
      "O preço do capacitor do portão é o da peça, das mais baratas do motor, mais a mão de obra da troca; a visita em residência começa em {price.preventive}, fora peças. Ele muda com os microfarads, que a foto da etiqueta mostra.",
      "Trocar capacitor custa pouco perto de um motor: a peça é barata, e a visita com regulagem em casa sai a partir de {price.preventive}, sem peças. Mande a foto da etiqueta, porque o valor da peça varia com os microfarads, em geral de 8 a 25 µF.",
    ],
    buying: [
      "Vendemos capacitor para motor de portão, já com a troca: os mesmos microfarads do original e tensão igual ou maior, de qualquer boa marca. A foto da etiqueta dá a peça e o valor; a visita em casa parte de {price.preventive}, sem peças.",
      "O capacitor certo para o motor de portão tem os microfarads da peça antiga, comuns de 8 a 25 µF em casa, e volts iguais ou maiores. Fornecemos e instalamos, porque ele guarda carga e dá choque; mande a etiqueta do motor para o preço.",
      "Para comprar capacitor de motor de portão, o valor em microfarads tem de ser o mesmo da peça original. Vendemos com a troca feita, em visita desde {price.preventive} em residência, fora peças, e a etiqueta do motor diz qual é.",
    ],
    "how-to": [
      "O capacitor do motor guarda carga mesmo com a energia desligada, então a troca não é tarefa para o morador. O que você faz com segurança é reconhecer o zumbido sem movimento, desligar o disjuntor e fotografar a etiqueta; a visita em casa parte de {price.preventive}, sem peças.",
      "Reconhecer capacitor fraco é simples: o motor de portão ronca e não anda, ou só parte com empurrão. Trocar é do técnico, porque a peça dá choque até desligada; deixe o disjuntor desarmado e não insista.",
      "Com o motor roncando parado, desligue o disjuntor e veja, sem tocar, se nada prende a folha. Se está livre, o capacitor é o suspeito, e medir e trocar fica com o técnico, pois ele continua carregado.",
    ],
    question: [
      "O capacitor do motor de portão dá o impulso da partida, e o valor certo é o da etiqueta, em microfarads, com tensão igual ou maior. Fraco, o motor zumbe e não anda; a troca é do técnico, porque a peça guarda carga.",
      "Capacitor de portão se escolhe pelos microfarads do original, nem mais, nem menos, e os volts podem ser maiores. Se o motor ronca sem partir, ele é o primeiro suspeito, e a medição confirma antes da troca.",
      "Serve para dar força na arrancada do motor, e quando perde valor o portão zumbe e fica parado. O substituto tem os mesmos microfarads, comuns de 8 a 25 µF em casa, e custa pouco perto de um motor.",
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
      headings: ["Sinais de capacitor fraco", "Como o capacitor avisa que está no fim"],
      slots: [
        [
          "O sinal clássico é o zumbido: o motor recebe energia, faz barulho e não gira. Às vezes ele ainda parte com um empurrão na folha, o que engana e parece problema de trilho.",
          "Você aperta o controle, ouve um ronco grave e o portão não sai do lugar. No começo um empurrão resolve, e por isso muita gente culpa o trilho.",
          "Motor que vibra, zumbe e desiste está sem força de partida. Se anda com uma ajuda da mão, o capacitor é o primeiro suspeito.",
          "Ronco sem movimento, ou partida só com empurrão, é o retrato do capacitor fraco. O motor tem energia, mas falta o impulso inicial.",
        ],
        [
          "Antes de parar de vez, a saída fica lenta, ou a falha aparece no frio da manhã. Motor energizado e parado esquenta rápido, e insistir pode queimá-lo.",
          "A lentidão na arrancada costuma vir dias antes. Cada tentativa sem giro aquece o motor por dentro, e a peça barata vira motor novo.",
          "O aviso vem antes: portão que demora a sair e depois pega velocidade. Roncar parado por muito tempo queima o enrolamento.",
          "No início falha só de vez em quando, em geral de manhã. Não fique tentando, porque o motor parado com energia queima.",
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
          "Envelhecer faz parte: cada partida e cada dia quente tiram um pouco da capacidade. Pico de tensão é a outra causa.",
        ],
        [
          "Folha pesada ou trilho sujo encurtam a vida dele, porque cada partida exige mais. Por isso o peso do portão é conferido na mesma visita, senão a nova dura pouco.",
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
          "Bastam o disjuntor desligado e um olhar atento. Quando nada segura o portão e o motor roncou parado, o capacitor é medido primeiro.",
          "Não abra o motor, porque a peça fica carregada. Veja só se algo prende a folha: se não, o defeito é de partida.",
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
          "A medição vem primeiro, com o capacitor já descarregado. Só o que perdeu capacidade é trocado; estando bom, conferem-se placa e enrolamento.",
          "Sem energia e com a peça descarregada, um instrumento mostra quantos microfarads restam. Abaixo do valor, troca-se; senão, o problema está adiante.",
        ],
        [
          "A nova tem os microfarads do fabricante e tensão igual ou maior. Depois o portão faz várias aberturas, e o técnico sente na mão se a folha anda leve.",
          "Entra uma de mesmo valor em microfarads, com volts iguais ou acima. Ciclos seguidos, nos dois sentidos, mostram se a partida ficou firme.",
          "O valor é o do motor, conferido na etiqueta, porque uma troca anterior pode ter errado. Várias aberturas e o peso da folha fecham o teste.",
          "Escolhe-se pelos microfarads indicados, sem aumentar nem diminuir. O serviço acaba com a partida testada e a folha conferida na mão.",
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
          "Quase sempre vale: se o motor apenas zumbe, a peça nova o devolve ao normal. Cheiro forte e disjuntor desarmado mudam a conta.",
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
        "Sim: ele continua carregado depois que o disjuntor desliga. Não toque nos terminais.",
        "Dá choque, e forte, até fora da tomada. Descarregar a peça é o primeiro passo do técnico.",
      ],
    },
  ],
  photo: "uma foto da etiqueta do motor e um vídeo curto com o som da tentativa de partida",
  related: ["placa", "motor", "queimou", "lento", "nao-abre"],
  topic: "troca-de-motor-de-portao",
};
