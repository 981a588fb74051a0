import type { Concept } from "#domain/knowledge/concept.ts";

export const alarme: Concept = {
  id: "alarme",
  kind: "part",
  label: "Alarme",
  phrase: "o alarme ligado ao portão",
  words: [
    "alarme",
    "alarme no portão",
    "alarme de garagem",
    "central de alarme",
    "sensor de abertura",
    "sensor magnético de portão",
    "alarme de portão aberto",
    "aviso de portão aberto",
    "sensor para alarme",
    "alarme residencial",
  ],
  intent: "installation",
  answers: {
    any: [
      "Dá para ligar o portão automático ao alarme da casa com um sensor magnético próprio para metal, que avisa se a folha for forçada ou ficar aberta. Ele convive com o motor e não mexe na placa; se a folha tem folga e dispara à toa, o ajuste em casa parte de {price.preventive}, sem peças.",
      "O alarme no portão usa um sensor de abertura, ímã na folha e sensor na coluna, ligado à central da casa. Serve em portão de ferro com motor, se o modelo for para metal, e a folga da folha se acerta antes, desde {price.preventive} em residência, fora peças.",
      "Sensor de alarme para portão é um par magnético blindado, que percebe quando a folha sai do fechado. Funciona com qualquer motor, e sensor e instalação são orçados juntos por foto; só regular o fechamento, numa casa, começa em {price.preventive}, sem peças.",
    ],
    price: [
      "O preço do alarme no portão soma o sensor para metal, o cabo e a instalação, orçados juntos por foto; o modelo sem fio evita obra e pede bateria. Se a folha tem folga, o ajuste do fechamento em casa parte de {price.preventive}, sem peças.",
      "Quanto custa pôr sensor de alarme no portão depende do modelo e do caminho do cabo: com fio e eletroduto pronto é o mais barato, e a barreira infravermelha, o mais caro. A central fica com a empresa do alarme.",
      "Ligar o portão ao alarme custa o sensor e a mão de obra, e a passagem do cabo é o que mais muda a conta. Acerto de folga na folha, em residência, sai desde {price.preventive}, fora peças.",
    ],
    installation: [
      "Para instalar alarme no portão da garagem, o sensor magnético para metal vai parte na folha e parte na coluna, alinhado com o portão fechado, com cabo separado da força. A folha com folga é acertada antes, desde {price.preventive} em casa, sem peças, e a central fica com a empresa do alarme.",
      "A instalação do sensor de alarme em portão com motor não altera a placa nem os controles: fixa-se um par magnético blindado e leva-se o cabo à central. Com eletroduto pronto, é serviço de até {trade.smallRepair}, e sensor e mão de obra são orçados juntos.",
      "Instalamos o sensor magnético no portão de ferro e deixamos a folha firme, para o alarme não disparar com o vento. A ligação na central é da empresa de alarme, e só ajustar a folga em residência parte de {price.preventive}, fora peças.",
    ],
    repair: [
      "Alarme que dispara sem motivo costuma ter sensor do portão desalinhado, folga na folha ou mau contato. Acertar o fechamento e a folga em casa custa a partir de {price.preventive}, sem peças, e quase sempre dispensa trocar o sensor.",
      "Se o alarme não percebe a abertura do portão, testam-se sensor, ímã e cabo, e se a folha encosta até o fim. O ajuste residencial do portão começa em {price.preventive}, fora peças; a central é da empresa do alarme.",
      "O conserto do sensor de alarme no portão começa pela folha, porque folga e vento afastam o ímã. Regular roldana, trinco e fim de curso sai desde {price.preventive} numa casa, sem contar peças.",
    ],
    comparison: [
      "O sensor magnético avisa que o portão abriu; a barreira infravermelha avisa que alguém cruzou a linha. Para o alarme da garagem, o primeiro é o mais direto e barato, e a fotocélula do motor não serve para nenhum dos dois.",
      "Alarme detecta e avisa, cerca elétrica dificulta a escalada e câmera mostra a cena. No portão, o sensor de abertura é o complemento mais simples, e o aviso de folha aberta evita esquecimento.",
    ],
    question: [
      "Sim, dá para ligar o portão automático ao alarme da casa, com sensor magnético próprio para metal na folha. Ele avisa abertura forçada e não mexe no motor, porque são circuitos separados; a fotocélula não serve de alarme.",
      "Dá para colocar sensor de alarme em portão com motor, sim, porque ele não depende da placa. Vale a pena quando a garagem dá acesso à casa, e a folga da folha se corrige antes, a partir de {price.preventive} em residência, sem peças.",
      "Sim: o alarme protege a entrada com um sensor de abertura no portão, que avisa se a folha for forçada ou esquecida aberta. Funciona com qualquer motor, já que só vigia a folha, e o modelo precisa ser para metal.",
    ],
    "how-to": [
      "Para instalar alarme no portão da garagem, escolha sensor magnético para metal, fixe o ímã na folha e o sensor na coluna, alinhados com o portão fechado, e leve o cabo longe da força. Antes de armar, teste com vento e com o motor em uso.",
      "Para o alarme não disparar com o portão, veja se ímã e sensor ficam próximos com a folha fechada e se ela não balança. Ajuste de folga e fim de curso fica com o técnico, desde {price.preventive} em casa, sem peças.",
    ],
  },
  line: [
    "Um sensor de abertura no portão avisa o alarme quando a folha é forçada.",
    "Alerta de portão aberto evita que a garagem passe a noite destrancada.",
    "Folha com folga dispara alarme à toa, e o ajuste resolve antes de trocar o sensor.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como o alarme vigia o portão",
        "O sensor de abertura na folha",
        "O que o alarme faz e o que o motor faz",
      ],
      slots: [
        [
          "Um par magnético, com ímã na folha e sensor na coluna, percebe quando o portão sai do fechado e avisa a central. O motor não participa: continua obedecendo a controle e fim de curso.",
          "O sensor tem duas partes que se afastam quando a folha se move, e isso aciona o alarme. Alarme e motor são circuitos separados.",
          "A central sabe do portão por um sensor magnético, que muda de estado ao abrir. Quem move e segura a folha continua sendo o motor.",
          "Ímã e sensor ficam juntos com o portão fechado; separados, avisam a central. O alarme só observa, e o motor trabalha como antes.",
        ],
        [
          "Alguns sistemas avisam também que o portão ficou aberto além do tempo, por bip, luz ou celular. Esse alerta pode vir da placa, do módulo Wi-Fi ou do alarme.",
          "Há módulos que tocam se a folha passar aberta do tempo escolhido. À noite, é o aviso mais útil.",
          "O aviso de portão esquecido aberto é outra função, por som ou celular. Muitas placas e módulos Wi-Fi a oferecem.",
          "Além da invasão, dá para saber que alguém esqueceu o portão aberto. O alerta chega por som, luz ou no celular.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Qual sensor usar no portão",
        "Sensor de abertura, barreira ou placa",
        "Como escolher o sensor do alarme",
      ],
      slots: [
        [
          "Em folha de ferro, use sensor próprio para metal, blindado e de uso externo, porque o comum perde alcance. Com fio dispensa pilha, sem fio evita obra.",
          "O portão vibra e pega chuva, e por isso o sensor precisa ser mais robusto que o de porta e janela. Sem passagem para cabo, o modelo sem fio resolve, com bateria a vigiar.",
          "Modelo para metal é a primeira exigência, e uso externo, a segunda. A escolha entre fio e rádio depende de haver eletroduto na coluna.",
          "Sensor comum falha em portão metálico, então peça o próprio para metal. Cabo protegido dura mais, e rádio é prático onde não há duto.",
        ],
      ],
      bullets: [
        "Magnético para metal: avisa que a folha abriu",
        "Barreira infravermelha: avisa quem cruza a linha",
        "Aviso de portão aberto: por tempo, som ou celular",
        "Com fio: estável, sem pilha",
        "Sem fio: sem obra, com troca de bateria",
      ],
    },
    {
      about: "check",
      headings: [
        "Alarme disparando pelo portão",
        "Teste do sensor sem abrir a central",
        "Disparo falso: o que conferir",
      ],
      slots: [
        [
          "Disparo falso costuma vir da folha que balança com o vento e afasta o ímã. Avise a empresa de monitoramento antes de testar, e não abra a central.",
          "Antes de trocar o sensor, veja se o portão fecha bem e se a folha está firme. O teste é visual, com o alarme desarmado.",
          "Folga de roldana ou de trinco engana o sensor. Com o alarme em manutenção, observe sem mexer em fio.",
          "Quando só dispara em ventania, procure folga na folha. Desarme e avise a central antes de qualquer teste.",
        ],
      ],
      steps: [
        "Desarme o alarme e avise a central de monitoramento.",
        "Feche o portão e veja se a folha encosta por igual.",
        "Repare se ímã e sensor ficam alinhados e próximos.",
        "Com o disjuntor desligado, balance de leve a folha de correr ou de abrir; no basculante, apenas olhe.",
        "Anote quando dispara: vento, chuva ou abertura.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico do portão faz", "Preparar o portão para o alarme", "Ajuste da folha e do sensor"],
      slots: [
        [
          "O serviço começa pela folha: roldana, trinco e fim de curso no ponto, para ela encostar sempre igual. Depois o sensor é fixado onde não leva pancada, com cabo longe da força.",
          "O técnico corrige folga e fechamento, e só então fixa o sensor. O cabo segue separado, porque no duto da força capta ruído.",
          "Folha firme primeiro, sensor depois. O lugar escolhido não recebe batida nem chuva direta, e o fio corre por caminho próprio.",
          "Um portão bem regulado evita o disparo em dia de vento. O sensor vai em ponto protegido, com fiação separada da rede.",
        ],
        [
          "O teste inclui abrir pelo controle, fechar e ver se o alarme percebe cada abertura. A ligação na central fica com a empresa responsável pelo alarme.",
          "No fim o portão roda vários ciclos com o sensor em teste. Quem liga e programa a central é a empresa do alarme.",
          "A entrega confirma que cada abertura é notada e que o vento não dispara. A central continua com quem a monitora.",
          "Abrir, fechar e conferir o aviso encerram o trabalho. A programação do alarme é da empresa que o instalou.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Alarme e portão no dia a dia", "Como evitar disparo falso", "Uso e manutenção do sensor"],
      slots: [
        [
          "Espere a folha fechar inteira antes de sair da rua, com alarme ou sem ele. Teste o sensor a cada poucos meses, abrindo o portão com o alarme em teste.",
          "Ver o portão fechado antes de arrancar é o hábito que mais protege. Um teste periódico revela bateria fraca no sensor sem fio.",
          "Olhe até o fim do fechamento, porque é nesse tempo que alguém entra. O sensor se testa abrindo a folha com o sistema em manutenção.",
          "Ninguém deve arrancar antes de o portão encostar. Bateria e parafusos do sensor entram na revisão, {visits.home} em casa.",
        ],
        [
          "Troca de folha, trilho ou motor muda o alinhamento e pede novo teste do sensor. Avise a empresa do alarme antes de qualquer manutenção.",
          "Depois de pintura ou serralheria, verifique se o ímã voltou ao lugar. Comunique também a empresa que monitora.",
          "Qualquer serviço no portão pode deslocar o ímã, então teste em seguida. A empresa do alarme precisa saber da manutenção.",
          "O sensor deve ser testado depois de todo conserto da folha. Um aviso à empresa de monitoramento evita chamada falsa.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O alarme pode avisar que o portão ficou aberto?",
      answers: [
        "O alarme pode avisar que o portão ficou aberto, com sensor de abertura e aviso por tempo. Módulos Wi-Fi e algumas placas fazem o mesmo.",
        "Sim. O sensor magnético informa a posição, e a central ou o módulo avisa por som ou celular.",
        "Pode, se a central tiver aviso por tempo. Um módulo Wi-Fi no motor é outra forma.",
      ],
    },
    {
      question: "Por que o alarme dispara quando venta?",
      answers: [
        "O alarme dispara quando venta porque a folha balança e afasta o ímã do sensor. Ajustar roldana, trinco ou batente costuma resolver.",
        "A causa é folga no portão. Com a folha firme e o sensor alinhado, o vento deixa de disparar o alarme.",
        "É o balanço da folha. O ajuste de folga em casa parte de {price.preventive}, sem peças, e dispensa outro sensor.",
      ],
    },
    {
      question: "O controle do portão pode armar o alarme?",
      answers: [
        "O controle do portão pode armar o alarme, se houver botão livre e receptor compatível na central. São cadastros separados.",
        "Em alguns sistemas, sim, usando outro botão. Depende de frequência e código compatíveis com a central do alarme.",
        "Pode, quando a central do alarme aceita aquele controle. A empresa do alarme faz o cadastro.",
      ],
    },
    {
      question: "A fotocélula do portão serve de alarme?",
      answers: [
        "A fotocélula do portão não serve de alarme: ela protege contra o fechamento e não conversa com a central. Use sensor de abertura ou barreira.",
        "Não foi feita para isso, porque só informa a placa do motor. Intrusão se detecta com sensor magnético ou barreira.",
        "Não. São funções diferentes, e ligar uma na outra tira a proteção de quem passa.",
      ],
    },
    {
      question: "O alarme atrapalha o motor do portão?",
      answers: [
        "O alarme não atrapalha o motor do portão se os cabos forem separados. O sensor só precisa ficar fora do caminho da folha.",
        "Não interfere no comando. O cuidado é manter o cabo longe da força.",
        "Não: são circuitos independentes. Sensor mal posicionado é que leva pancada da folha.",
      ],
    },
  ],
  photo: "fotos do portão fechado, do encontro da folha com a coluna e da etiqueta do motor",
  related: ["invasao", "camera", "cerca-eletrica", "trava", "regulagem", "controle-de-acesso"],
};
