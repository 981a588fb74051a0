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
      "O portão automático pode ser ligado ao alarme da casa com um sensor magnético próprio para metal, que avisa quando a folha é forçada ou fica aberta. Ele não mexe na placa do motor. Se o alarme dispara porque a folha tem folga, o ajuste do portão em casa parte de {price.preventive}, sem peças.",
      "O alarme no portão usa um sensor de abertura, com um ímã na folha e a outra parte na coluna, ligado à central da casa. Serve em portão de ferro com motor, desde que o modelo seja para metal. A folga da folha é acertada antes, a partir de {price.preventive} em residência, fora peças.",
      "Um sensor de abertura avisa o alarme quando o portão sai da posição fechada, e funciona com qualquer marca de motor. Sensor e instalação são orçados juntos, por foto. Quando só é preciso regular o fechamento, o serviço numa casa começa em {price.preventive}, sem peças.",
    ],
    price: [
      "O preço do alarme no portão soma o sensor para metal, o cabo e a instalação, orçados juntos por foto. O modelo sem fio dispensa obra, mas usa bateria. Se a folha tem folga e precisa de ajuste, a visita em casa parte de {price.preventive}, sem peças.",
      "O preço para pôr sensor de alarme no portão depende do modelo e do caminho do cabo: com eletroduto pronto sai mais barato, e a barreira infravermelha é a opção mais cara. A central e a programação ficam com a empresa do alarme, que cobra à parte.",
      "Ligar o portão ao alarme custa o sensor mais a mão de obra, e a passagem do cabo é o que mais muda a conta. Se antes for preciso tirar a folga da folha, o ajuste em residência sai a partir de {price.preventive}, fora peças.",
    ],
    installation: [
      "O alarme no portão automático funciona com um sensor magnético: o ímã vai na folha e a outra parte na coluna, e a central avisa quando os dois se separam. O motor não muda. Para instalar, a folha com folga é acertada antes, a partir de {price.preventive} em casa, sem peças, e a ligação na central fica com a empresa do alarme.",
      "A instalação do sensor de alarme em portão com motor não altera a placa nem os controles. Fixa-se um par magnético próprio para metal e leva-se o cabo até a central; com eletroduto pronto, o serviço toma até {trade.smallRepair}. Sensor e mão de obra são orçados juntos, por foto.",
      "O sensor de alarme é instalado no portão de ferro depois que a folha está firme, para o vento não provocar disparos. Nós fixamos o sensor e acertamos a folga, a partir de {price.preventive} em residência, fora peças, e a empresa do alarme faz a ligação na central.",
    ],
    repair: [
      "O alarme que dispara sem motivo costuma ter o sensor do portão desalinhado, folga na folha ou mau contato no fio. Acertar o fechamento e a folga em casa custa a partir de {price.preventive}, sem peças, e na maioria das vezes dispensa trocar o sensor.",
      "Se o alarme não percebe a abertura do portão, o técnico testa o sensor, o ímã e o cabo e verifica se a folha encosta até o fim. O ajuste residencial do portão começa em {price.preventive}, fora peças, e o defeito na central é da empresa do alarme.",
      "O conserto do sensor de alarme no portão começa pela folha, porque folga e vento afastam o ímã e provocam o disparo. Regular roldana, trinco e parada do motor sai a partir de {price.preventive} numa casa, sem contar peças.",
    ],
    comparison: [
      "O sensor magnético avisa que o portão abriu, e a barreira infravermelha avisa que alguém cruzou a linha. Para o alarme da garagem, o primeiro é o mais direto e o mais barato. A fotocélula do motor não substitui nenhum dos dois, porque só impede o fechamento sobre quem passa.",
      "O alarme detecta e avisa, a cerca elétrica dificulta a escalada e a câmera mostra a cena. Para o portão, o complemento mais simples é o sensor de abertura, que também serve para avisar quando a folha foi esquecida aberta.",
    ],
    question: [
      "Sim, dá para ligar o portão automático ao alarme da casa, com um sensor magnético próprio para metal na folha. Ele avisa a abertura forçada e não interfere no motor, porque os circuitos são separados. A fotocélula do portão não serve para isso.",
      "Sim, um portão com motor pode ter sensor de alarme, porque ele não depende da placa. Vale a pena quando a garagem dá acesso à casa. A folga da folha precisa ser corrigida antes, a partir de {price.preventive} em residência, sem peças.",
      "Sim: o alarme protege a entrada com um sensor de abertura no portão, que avisa se a folha for forçada ou esquecida aberta. Funciona com qualquer motor, já que apenas vigia a folha, e em portão de ferro o modelo precisa ser próprio para metal.",
    ],
    "how-to": [
      "Para instalar alarme no portão da garagem, escolha um sensor magnético para metal e fixe o ímã na folha e a outra parte na coluna, alinhados com o portão fechado. O cabo segue longe da força. Antes de armar, teste com o motor em uso e num dia de vento.",
      "Para o alarme não disparar com o portão, veja se ímã e sensor ficam próximos com a folha fechada e se ela não balança. O ajuste de folga e do ponto de parada é do técnico, a partir de {price.preventive} em casa, sem peças.",
    ],
  },
  line: [
    "Um sensor de abertura no portão avisa o alarme quando a folha é forçada.",
    "O alerta de portão aberto evita que a garagem passe a noite destrancada.",
    "Folha com folga dispara o alarme à toa, e o ajuste resolve antes de trocar o sensor.",
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
          "Um par magnético, com ímã na folha e sensor na coluna, percebe quando o portão sai da posição fechada e avisa a central. O motor não participa, e continua obedecendo ao controle e ao fim de curso.",
          "O sensor tem duas partes, que se afastam quando a folha se move, e essa separação aciona o alarme. Como os circuitos são independentes, o motor trabalha do mesmo jeito que antes.",
          "A central do alarme acompanha o portão por um sensor magnético, que muda de estado assim que a folha abre. Quem move e segura o portão continua sendo o motor.",
          "Com o portão fechado, ímã e sensor ficam lado a lado; quando se separam, o aviso chega à central. O alarme apenas observa a folha, sem comandar o motor.",
        ],
        [
          "Alguns sistemas avisam também que o portão passou do tempo aberto, por som, luz ou mensagem no celular. Esse alerta pode vir da placa do motor, de um módulo Wi-Fi ou do próprio alarme.",
          "Há módulos que tocam quando a folha fica aberta além do tempo escolhido, o que evita dormir com a garagem destrancada. A função existe em algumas placas de motor, em módulos Wi-Fi e em centrais de alarme.",
          "O aviso de portão esquecido aberto é outra função útil, por som ou no celular. Várias placas e módulos Wi-Fi já a oferecem, e muitas centrais de alarme também.",
          "Além da invasão, o sistema pode alertar que alguém esqueceu o portão aberto, com bip, luz ou notificação. O recurso vem da central, da placa do motor ou de um módulo Wi-Fi.",
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
          "Em folha de ferro, use um sensor próprio para metal, blindado e de uso externo, porque o comum perde alcance. O modelo com fio dispensa bateria, e o sem fio evita obra.",
          "O portão vibra e pega chuva, e por isso o sensor precisa ser mais robusto que o de porta e janela e feito para metal. Quando não há passagem para o cabo, o modelo sem fio resolve, com troca de bateria de tempos em tempos.",
          "A primeira exigência é que o sensor seja para superfície metálica, e a segunda, que aguente o tempo. A escolha entre cabo e rádio depende de haver eletroduto até a coluna.",
          "Um sensor comum falha em portão metálico, e o modelo certo é o blindado, para uso externo. O cabo protegido dá menos manutenção, enquanto o rádio é prático onde não há duto.",
        ],
      ],
      bullets: [
        "Sensor magnético para metal: avisa que a folha abriu",
        "Barreira infravermelha: avisa que alguém cruzou a linha",
        "Aviso de portão aberto: alerta por tempo, com som ou no celular",
        "Ligação com fio: estável e sem bateria",
        "Ligação sem fio: sem obra, com troca de bateria",
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
          "O disparo falso costuma vir da folha que balança com o vento e afasta o ímã do sensor. Avise a empresa de monitoramento antes de testar e não abra a central.",
          "Antes de pensar em trocar o sensor, veja se o portão fecha bem e se a folha está firme. O teste é visual e se faz com o alarme desarmado, depois de avisar quem monitora.",
          "Folga na roldana ou no trinco engana o sensor, porque a folha se mexe mesmo fechada. Com o sistema em modo de manutenção, observe o movimento sem tocar nos fios.",
          "Quando o alarme só dispara em ventania, procure primeiro folga na folha. Desarme o sistema e comunique a central de monitoramento antes de qualquer teste.",
        ],
      ],
      steps: [
        "Desarme o alarme e avise a central de monitoramento.",
        "Feche o portão e veja se a folha encosta por igual.",
        "Repare se ímã e sensor ficam alinhados e próximos.",
        "Com o disjuntor desligado, balance de leve a folha de correr ou de abrir; no basculante, apenas olhe.",
        "Anote em que situação o alarme dispara: vento, chuva ou abertura.",
      ],
    },
    {
      about: "visit",
      headings: ["O que o técnico do portão faz", "Preparar o portão para o alarme", "Ajuste da folha e do sensor"],
      slots: [
        [
          "O serviço começa pela folha, com roldana, trinco e fim de curso no ponto, para ela encostar sempre igual. Depois o sensor é fixado onde não leva pancada, com o cabo longe da fiação de força.",
          "Primeiro o técnico corrige a folga e o fechamento do portão, e só então fixa o sensor. O cabo segue em caminho separado, porque junto da força ele capta ruído.",
          "Com a folha firme, o sensor é instalado num lugar que não recebe batida nem chuva direta. O fio do alarme corre por duto próprio, afastado da rede elétrica.",
          "Um portão bem regulado evita o disparo em dia de vento, e por isso o ajuste vem antes do sensor. O ponto de fixação é protegido, e a fiação do alarme não divide o duto com a do motor.",
        ],
        [
          "O teste inclui abrir pelo controle, fechar e ver se o alarme percebe cada abertura. A ligação na central fica com a empresa responsável pelo alarme.",
          "No fim, o portão roda vários ciclos com o sensor em teste. Quem liga e programa a central é a empresa que instalou o alarme.",
          "A entrega confirma que cada abertura é notada e que a folha parada não provoca disparo. A central continua aos cuidados de quem a monitora.",
          "Abrir, fechar e conferir o aviso encerram o trabalho no portão. A programação do sistema é feita pela empresa do alarme.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Alarme e portão no dia a dia", "Como evitar disparo falso", "Uso e manutenção do sensor"],
      slots: [
        [
          "Espere a folha fechar inteira antes de se afastar, com alarme ou sem ele. De tempos em tempos, teste o sensor abrindo o portão com o sistema em modo de teste.",
          "Ver o portão fechado antes de arrancar com o carro é o hábito que mais protege. Um teste periódico do sensor sem fio revela a bateria fraca antes que ela falhe.",
          "Acompanhe o fechamento até o fim, porque é nesse intervalo que um estranho pode entrar. O sensor se testa a cada poucos meses, com a central avisada.",
          "Ninguém deve sair antes de o portão encostar, mesmo com o alarme armado. A bateria e os parafusos do sensor podem ser conferidos na revisão do portão, {visits.home} em casa.",
        ],
        [
          "A troca da folha, do trilho ou do motor muda o alinhamento e exige novo teste do sensor. Avise a empresa do alarme antes de qualquer manutenção no portão.",
          "Depois de pintura ou serralheria, verifique se o ímã voltou ao lugar e se o alarme percebe a abertura. Comunique também a empresa que monitora, para evitar chamada falsa.",
          "Qualquer serviço no portão pode deslocar o ímã, e por isso o sensor precisa ser testado em seguida. A empresa do alarme deve saber da manutenção com antecedência.",
          "Todo conserto na folha pede um novo teste do sensor, já que poucos milímetros bastam para desalinhar o par. Um aviso à empresa de monitoramento evita que o teste vire ocorrência.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "O alarme pode avisar que o portão ficou aberto?",
      answers: [
        "Pode, com sensor de abertura e aviso por tempo. Módulos Wi-Fi e algumas placas fazem o mesmo.",
        "Sim. O sensor magnético informa a posição da folha, e a central ou o módulo avisa por som ou no celular.",
        "Pode, se a central tiver aviso por tempo. Um módulo Wi-Fi no motor é outra forma de receber o alerta.",
      ],
    },
    {
      question: "Por que o alarme dispara quando venta?",
      answers: [
        "A folha balança e afasta o ímã do sensor. Ajustar roldana, trinco ou batente costuma resolver.",
        "A causa é folga no portão. Com a folha firme e o sensor alinhado, o vento deixa de disparar o alarme.",
        "Por causa do balanço da folha. O ajuste da folga em casa parte de {price.preventive}, sem peças, e em geral dispensa outro sensor.",
      ],
    },
    {
      question: "O controle do portão pode armar o alarme?",
      answers: [
        "Pode, se houver botão livre no controle e receptor compatível na central do alarme. O cadastro é separado do cadastro do motor.",
        "Em alguns sistemas, sim, usando outro botão. É preciso que a frequência e o código sejam compatíveis com a central do alarme.",
        "Pode, quando a central do alarme aceita aquele controle. A empresa do alarme faz o cadastro.",
      ],
    },
    {
      question: "A fotocélula do portão serve de alarme?",
      answers: [
        "Não: ela só impede o portão de fechar e não avisa a central. Use sensor de abertura ou barreira.",
        "Não foi feita para isso, já que informa apenas a placa do motor. A intrusão se detecta com sensor magnético ou barreira.",
        "Não. São funções diferentes, e desviar a fotocélula para o alarme tira a proteção de quem passa pelo portão.",
      ],
    },
    {
      question: "O alarme atrapalha o motor do portão?",
      answers: [
        "Não, se os cabos forem separados e o sensor ficar fora do caminho da folha.",
        "Não interfere no comando. O único cuidado é manter o cabo do sensor longe da fiação de força.",
        "Não, porque os circuitos são independentes. O risco é o contrário: um sensor mal posicionado leva pancada da folha.",
      ],
    },
  ],
  photo: "fotos do portão fechado, do encontro da folha com a coluna e da etiqueta do motor",
  related: ["invasao", "camera", "cerca-eletrica", "trava", "regulagem", "controle-de-acesso"],
};
