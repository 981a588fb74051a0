import type { Concept } from "#domain/knowledge/concept.ts";

export const choque: Concept = {
  id: "choque",
  kind: "symptom",
  label: "Portão dando choque",
  phrase: "o portão que dá choque",
  words: [
    "choquinho",
    "dando choquinho",
    "choque",
    "dá choque",
    "dando choque",
    "deu choque",
    "levei choque",
    "choque elétrico",
    "portão energizado",
    "portão eletrizado",
    "formigamento",
    "formiga na mão",
    "fuga de corrente",
    "fuga de energia",
  ],
  intent: "emergency",
  answers: {
    any: [
      "Portão que dá choque tem energia escapando para o metal, por fio descascado, água na ligação ou motor com isolação ruim, e falta aterramento. Desligue o disjuntor agora, sem encostar na folha, e mantenha todos longe. Só religue depois que o técnico achar a fuga e corrigir.",
      "Se o portão eletrônico dá choque, desligue o disjuntor do motor ou o geral, sem tocar na folha, e chame o técnico. Mesmo um formigamento mostra que há corrente no metal e que o aterramento falta ou falhou. Ninguém deve encostar no portão até o conserto.",
      "Portão dando choque é perigo, ainda que fraco: a corrente vaza de fio, placa, botoeira ou motor para o metal. Vá ao quadro por um caminho seco, desligue o disjuntor e afaste pessoas e animais. O técnico acha a fuga, troca o que está ruim e confere o aterramento.",
      "Choque no portão vem de fio sem capa, de umidade na placa ou de motor antigo, numa instalação sem aterramento que funcione. Corte a energia no disjuntor, sem encostar em metal, e não religue. Secar ou isolar por fora não resolve, porque a fuga continua lá.",
    ],
    emergency: [
      "Portão dando choque é emergência: desligue o disjuntor do motor ou o geral, sem tocar na folha, e afaste pessoas e animais. Se alguém se feriu, ligue 192. O técnico, {shop.hours}, localiza a fuga e confere o aterramento.",
      "Se alguém levou choque no portão ou na maçaneta, ninguém deve encostar mais no metal, e o disjuntor precisa ser desligado já, por um caminho seco. Com ferido, chame o SAMU, 192. Para achar o fio ou a peça com fuga, atendemos {shop.hours}.",
      "Choque leve no portão não é normal: corte a energia no disjuntor e não deixe ninguém perto, porque com o chão molhado o mesmo defeito pode matar. A causa é a corrente que foge de um fio, da placa ou do motor, sem aterramento. Atendemos {shop.hours}, com o valor informado antes.",
      "Portão, motor ou botoeira com choque pede o disjuntor desligado, sem encostar em metal, e um aviso para ninguém religar. Vítima de choque precisa do 192. O conserto, com a fuga localizada e o aterramento medido, é atendido {shop.hours}.",
    ],
    price: [
      "O preço para acabar com o choque no portão depende de onde está a fuga, e o orçamento é grátis por foto. Refazer um trecho de fio é o mais barato; levar aterramento e circuito próprio até o motor é o mais caro. Deixe o disjuntor desligado até lá.",
      "Corrigir um portão que dá choque pode custar só um fio novo ou exigir aterramento e DR, a proteção que corta a energia na fuga. A distância até o quadro pesa no valor. Mande fotos do motor e do quadro, e mantenha o disjuntor desligado.",
      "O preço para eliminar o choque do portão varia com a causa. Fio e emenda são baratos, botoeira e placa ficam no meio, e um circuito novo com aterramento é o mais caro. O valor é informado antes, e o disjuntor fica desligado enquanto isso.",
    ],
    "how-to": [
      "Se o portão dá choque, vá ao quadro por um caminho seco e desligue o disjuntor dele, ou o geral, sem encostar na folha. Afaste crianças e animais e, havendo ferido, ligue 192. Não religue antes de o técnico achar a fuga e medir o aterramento.",
      "O que fazer quando o portão dá choque: não toque no metal, desligue o disjuntor e deixe um aviso no quadro para ninguém religar. Depois chame o técnico, que localiza a fuga de corrente e corrige o aterramento. Com ferido, o número é 192.",
      "Para um portão que dá choque, o primeiro passo é cortar a energia no quadro, sem tocar na folha, e manter todos longe. Secar ou isolar por fora não resolve. O técnico mede fios, placa e motor, troca o que tem fuga e confere o aterramento.",
    ],
  },
  line: [
    "Portão que dá choque fica com o disjuntor desligado até a fuga ser encontrada.",
    "Aterramento e DR no circuito fazem a energia desligar antes que alguém leve choque.",
    "Formigamento ao encostar na folha já é fuga de corrente e não deve ser ignorado.",
  ],
  sections: [
    {
      about: "safety",
      headings: ["Levou choque no portão: o que fazer já"],
      slots: [
        [
          "Grade, calha e corrimão que encostam no portão também podem dar choque, por isso vá ao quadro sem tocar em metal. Nunca puxe com a mão quem está preso ao choque: primeiro desligue a energia.",
          "Tudo que é de metal e toca na folha pode estar energizado. Se houver vítima, desligue o disjuntor antes de encostar nela, ou você leva o choque também.",
          "De sapato e por chão seco, vá ao quadro e desligue. Quem segura uma vítima antes de cortar a energia se torna a segunda.",
        ],
      ],
      steps: [
        "Afaste todos, inclusive animais, sem tocar no portão.",
        "Desligue o disjuntor do motor; se não souber qual é, desligue o geral.",
        "Com cerca elétrica por perto, desligue também a central dela.",
        "Se alguém se feriu, ligue 192.",
        "Deixe um aviso no quadro para ninguém religar.",
      ],
    },
    {
      about: "causes",
      headings: ["Por que o portão dá choque"],
      slots: [
        [
          "O mais comum é um fio com a capa gasta pela folha ou pela dobradiça, que encosta no metal. Emenda em caixa com água, umidade na placa ou na botoeira e motor antigo, com a isolação ruim, fazem o mesmo.",
          "Em geral um fio descascado toca a estrutura, no eletroduto quebrado ou onde a folha dobra. A energia também vaza por emenda molhada, placa úmida e motor com a isolação gasta.",
          "A folha em movimento gasta a capa do fio até o cobre encostar no portão. Água na placa, na botoeira ou numa emenda e motor antigo são as outras causas.",
        ],
        [
          "Com aterramento e DR, a proteção contra fuga, o circuito teria desligado sozinho. Por isso o choque mostra dois defeitos: a fuga e a falta de proteção.",
          "O que transforma a fuga em choque é a falta de fio terra e de DR, o dispositivo que corta a energia quando ela escapa.",
          "O fio terra dá à corrente um caminho seguro, e o DR desliga ao perceber a fuga. Sem os dois, o metal fica com tensão até alguém tocar.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico acha a fuga"],
      slots: [
        [
          "Com tudo desligado, o técnico separa a fiação, a placa, a botoeira e o motor e mede a isolação de cada parte. A que deixa passar corrente é a que dá o choque.",
          "A procura é por trechos, com a energia cortada: fios, placa, botoeira e motor são medidos um a um, até aparecer o que tem fuga.",
          "Primeiro o técnico confirma que não há energia e solta o motor e os acessórios da fiação. Depois mede cada parte, até achar a que não isola.",
        ],
        [
          "O trecho ruim é trocado por cabo inteiro, e a caixa é vedada. O motor e a folha são ligados ao fio terra, e o DR é testado antes de religar.",
          "Entra um cabo novo no lugar do danificado, com as ligações em caixa seca. Depois o aterramento é medido, o DR é testado e o portão é conferido com instrumento.",
          "A peça ou o cabo com fuga é trocado e a vedação, refeita. Antes da entrega, o aterramento e o DR são conferidos, e o técnico mede se ainda há tensão no metal.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Do que depende o preço de corrigir o choque"],
      slots: [
        [
          "Trocar um trecho de fio é serviço pequeno. Levar um circuito próprio com fio terra até o motor é maior, e a distância até o quadro define o material. Botoeira ou placa com defeito entra à parte.",
          "O mais barato é fio ou emenda. Depois vêm botoeira e placa e, por último, o circuito novo com aterramento, em que pesam os metros até o quadro.",
          "Refazer uma emenda ou um pedaço de cabo custa pouco. Criar aterramento e instalar DR custa mais, pela metragem até o quadro, e peça danificada se soma.",
        ],
        [
          "Motor antigo que perdeu a isolação costuma levar à troca, que em casa custa de {price.homeSwap}, com mão de obra.",
          "Se a fuga está dentro de um motor perto do fim da vida, de {trade.life}, a troca residencial fica de {price.homeSwap}.",
          "Quando o motor é o culpado e já tem anos, compare o reparo com a troca, de {price.homeSwap} em residência, montagem incluída.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como evitar choque no portão"],
      slots: [
        [
          "O motor precisa de circuito próprio, com disjuntor, DR e fio terra. Aperte uma vez por mês o botão de teste do DR: se ele não desarmar, deve ser trocado.",
          "Um circuito só para o portão, com fio terra e DR, é a base, e extensão não serve. O botão de teste mostra se o DR funciona; depois de anos parado, ele pode travar.",
          "Fio terra, DR e circuito separado protegem quem usa o portão. Teste o DR pelo botão e troque se ele não desligar.",
        ],
        [
          "Não lave o motor, a botoeira e a fotocélula com mangueira. Na revisão {visits.home}, em casa, a capa dos fios e o aterramento são conferidos.",
          "Água de mangueira não pode chegar ao motor nem à botoeira. A revisão residencial {visits.home} confere os fios na dobra da folha e o aperto do fio terra.",
          "Mantenha a tampa do motor bem fechada e a água longe da parte elétrica. Na revisão, {visits.home} em casa, os fios gastos aparecem antes de encostar no metal.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O choque é fraquinho. Posso continuar usando?",
      answers: [
        "Não. O mesmo defeito dá choque fraco com sapato seco e forte com o chão molhado. Deixe desligado até a fuga ser achada.",
        "Não deve: a intensidade depende do piso, do calçado e da umidade, e muda de um dia para outro.",
        "De jeito nenhum, porque o fraco de hoje pode ser grave na chuva. Formigamento já é corrente passando pelo corpo.",
      ],
    },
    {
      question: "Por que o portão só dá choque quando chove?",
      answers: [
        "Porque a água liga um fio mal isolado ao metal, e o piso molhado conduz melhor. O defeito existe também no seco.",
        "A umidade liga o fio danificado à estrutura e ao chão. Secar não corrige; é preciso trocar o fio ou a peça e aterrar.",
        "A água na emenda ou na caixa completa um caminho que no tempo seco não se forma. A fuga volta a cada chuva até ser corrigida.",
      ],
    },
    {
      question: "O DR evita choque no portão?",
      answers: [
        "Evita que o choque dure: ao perceber a fuga, desliga o circuito em uma fração de segundo. Não substitui o terra nem o conserto.",
        "Ele corta a energia assim que há fuga, o que protege a vida. Se desarma sempre, há defeito a corrigir; nunca o retire do circuito.",
        "Reduz muito o risco, porque desliga antes que a corrente faça mal. Precisa funcionar junto com o terra e ser testado pelo botão.",
      ],
    },
    {
      question: "O choque pode vir da cerca elétrica?",
      answers: [
        "Pode, se a haste ou o fio encostar no portão ou na grade. O choque da cerca vem em pulsos; deixe cerca e motor desligados.",
        "Sim: cerca em contato com a folha dá choque em pulsos ritmados. Mantenha as duas coisas sem energia até separá-las.",
        "Sim, e o sinal é a batida regular, em vez de um formigamento contínuo. Um galho ou fio caído costuma fazer a ponte.",
      ],
    },
    {
      question: "Posso abrir o portão na mão enquanto espero?",
      answers: [
        "Só depois de desligar o disjuntor certo, e na dúvida o geral. Sem essa certeza, não encoste no portão e espere a medição.",
        "Com o geral desligado, só portão de correr ou de abrir, reto e nivelado. Se não tiver certeza, prefira outra saída.",
        "Não, enquanto houver dúvida sobre a energia. Desligado o geral, mova apenas folha de correr ou de abrir que esteja reta.",
      ],
    },
  ],
  photo: "fotos do motor, do quadro de luz e do caminho dos fios, com a energia desligada e sem tocar em nada",
  related: ["instalacao-eletrica", "molhou", "disjuntor-cai", "cerca-eletrica", "normas", "emergencia"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
