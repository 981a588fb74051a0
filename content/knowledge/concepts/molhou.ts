import type { Concept } from "#domain/knowledge/concept.ts";

export const molhou: Concept = {
  id: "molhou",
  kind: "symptom",
  label: "Motor molhou",
  phrase: "o motor que molhou",
  words: [
    "molhou",
    "molhado",
    "motor molhado",
    "placa molhada",
    "molhou a placa",
    "entrou água",
    "água no motor",
    "água na placa",
    "depois da chuva",
    "parou com a chuva",
    "chuva",
    "enchente",
    "alagou",
    "alagamento",
    "umidade",
    "motor alagado",
  ],
  intent: "repair",
  answers: {
    any: [
      "Motor de portão que molhou deve ficar sem energia: a água na placa causa curto, oxida contatos e faz o portão abrir sozinho ou não responder. Desligue o disjuntor, não abra a tampa e não religue antes de secar e medir.",
      "A água no motor entra por tampa mal fechada, vedação ressecada ou eletroduto, e atinge primeiro a placa. Corte a energia no disjuntor e espere a avaliação: religar molhado é o que mais queima a central.",
      "Se a chuva molhou o motor do portão, o prejuízo depende do que vem depois. Com o disjuntor desligado na hora, muita placa se recupera com limpeza e secagem; energizada úmida, ela costuma queimar.",
    ],
    price: [
      "O preço para recuperar um motor que molhou depende da placa: limpeza e vedação custam menos, reparo ou central nova custa mais. Se o enrolamento alagou, a troca do motor em casa fica de {price.homeSwap}.",
      "Um motor molhado pode sair só com limpeza, secagem e vedação nova, ou pedir placa. O valor se confirma com foto da central e da altura que a água atingiu; o orçamento pelo WhatsApp é grátis.",
    ],
    "how-to": [
      "Motor molhou: desligue o disjuntor por um caminho seco, não toque no portão se o chão estiver encharcado e não abra a tampa. Com tudo seco, a chave serve só em portão de correr ou de abrir, reto e nivelado.",
      "Para não perder a placa de um motor que molhou, corte a energia e deixe assim até a avaliação. Secador quente, ventilador na placa aberta e religar para testar são os erros que mais queimam a central.",
    ],
    emergency: [
      "Com o motor alagado ou a água subindo, desligue o disjuntor antes que ela chegue ao quadro e não pise na água perto do portão. Mantenha todos longe do metal. Respondemos {shop.hours} pelo WhatsApp.",
      "Enchente no motor do portão é risco de choque: se a água já alcança o quadro ou as tomadas, não chegue perto e chame a distribuidora de energia. Com tudo seco, peça a avaliação antes de religar.",
    ],
    repair: [
      "Motor de portão que molhou deve ficar sem energia: desligue o disjuntor por um caminho seco, não abra a tampa e não religue antes de secar e medir. Desligado na hora, muita placa se recupera com limpeza; energizada úmida, queima.",
      "Se o motor do portão pegou chuva ou entrou água, corte a energia e espere a avaliação. A água atinge primeiro a placa e faz o portão abrir sozinho ou não responder; religar molhado é o que mais queima a central.",
      "Com água no motor do portão, o disjuntor vem antes de tudo: desligue por um caminho seco e não toque na folha com o chão molhado. Limpeza, secagem, medição e vedação nova vêm antes de religar.",
    ],
  },
  line: [
    "Motor que molhou fica sem energia até a placa ser seca, limpa e medida.",
    "Vedação ressecada deixa a chuva chegar à placa, e o portão passa a agir de modo estranho.",
    "Religar o motor ainda úmido é o que costuma queimar a central depois da chuva.",
  ],
  sections: [
    {
      about: "causes",
      headings: ["Por onde a água entra no motor", "Vedação, tampa e eletroduto", "Como a chuva chega à placa"],
      slots: [
        [
          "Tampa mal encaixada e borracha ressecada deixam a chuva de vento chegar à placa.",
          "Com o tempo, a borracha da tampa endurece, e a água escorre para dentro sem que ninguém note.",
          "Um parafuso da tampa que ficou frouxo depois de uma visita já basta para a chuva entrar.",
        ],
        [
          "O eletroduto que vem do piso funciona como cano e traz água até a caixa da central.",
          "A água também sobe pelo conduíte, principalmente quando a caixa de passagem do piso alaga.",
          "Caixa de passagem sem dreno enche na chuva e empurra a umidade pelo eletroduto.",
        ],
        [
          "No deslizante, a base baixa sofre em garagem que alaga; no basculante, o problema é a goteira na coluna.",
          "Um motor rente ao chão fica exposto a enxurrada, e por isso a altura da base faz diferença.",
          "Lavagem com mangueira ou lavadora de pressão molha por baixo e por trás, onde a carcaça não é protegida.",
        ],
      ],
      bullets: [
        "Borracha de vedação ressecada",
        "Tampa solta ou quebrada",
        "Eletroduto sem vedação",
        "Base do motor baixa demais",
        "Lavagem com mangueira",
        "Goteira sobre a coluna",
      ],
    },
    {
      about: "signs",
      headings: ["Sintomas de água na placa", "O que o portão faz quando molha", "Sinais de umidade na central"],
      slots: [
        [
          "O portão abre sozinho, ignora o controle ou só obedece depois que o sol seca tudo.",
          "Comandos fantasmas em dia de chuva são sinal clássico de umidade na placa ou na botoeira.",
          "Se o defeito vai e volta com o tempo, a água está chegando a algum contato.",
        ],
        [
          "Disjuntor ou DR que desarma na chuva mostra corrente escapando pela umidade.",
          "A queda do DR em dia úmido indica fuga, e insistir em religar é perigoso.",
          "Quando o disjuntor cai só com chuva, a procura começa pelas caixas de emenda e pela central.",
        ],
        [
          "Manchas verdes ou brancas na placa são oxidação e continuam avançando depois de secar.",
          "A oxidação corrói as trilhas aos poucos, e o defeito pode aparecer semanas depois da chuva.",
          "Placa que secou sem limpeza guarda sais da água, que seguem corroendo os contatos.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Motor molhou: o que fazer na hora",
        "Primeiros cuidados depois da água",
        "Antes de religar o motor molhado",
      ],
      slots: [
        [
          "A energia sai primeiro, e o caminho até o quadro deve estar seco.",
          "Com chão encharcado e portão de metal, o risco de choque vem antes do risco de perder a placa.",
          "Nada de abrir a tampa: dentro há tensão, capacitor carregado e água.",
        ],
        [
          "Secar por fora não basta, porque a umidade fica sob os componentes e nos conectores.",
          "Ventilador e secador movem a água para lugares piores e podem empenar plásticos e soldas.",
          "Religar para ver se funciona é a pior prova: o curto acontece nesse instante.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor. Se a água estiver perto do quadro, não chegue perto e peça ajuda.",
        "Não toque no portão enquanto houver água no chão junto dele.",
        "Fotografe o motor fechado e a marca da altura da água.",
        "Com tudo desligado e o chão seco, destrave só portão de correr ou de abrir, reto e nivelado.",
        "Deixe sem energia até o técnico medir.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico recupera o motor", "Limpeza, medição e vedação", "Como o motor molhado é recuperado"],
      slots: [
        [
          "A placa é retirada, lavada com produto próprio, seca e examinada à procura de trilha corroída.",
          "O técnico limpa a oxidação, seca a placa por completo e confere relés, bornes e conectores.",
          "Com a energia cortada, a central sai da caixa para limpeza química e secagem controlada.",
        ],
        [
          "A isolação do motor é medida antes de qualquer teste com energia, para saber se o enrolamento sofreu.",
          "Motor e capacitor são medidos em separado, pois a água pode ter poupado um e atingido o outro.",
          "Medir a isolação do enrolamento diz se o motor pode ser ligado ou se precisa secar mais.",
        ],
        [
          "Por último, borracha nova, eletroduto vedado e caixa fechada impedem que a próxima chuva repita o estrago.",
          "A entrada de água é corrigida no mesmo serviço, com vedação, dreno ou base mais alta.",
          "Em garagens {de} sujeitas a alagamento, levantar a base do motor ou mudar a central de lugar pode ser a melhor saída.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Placa molhada tem conserto?", "Motor molhado: recuperar ou trocar", "Quando a água condena o motor"],
      slots: [
        [
          "Uma placa que molhou desligada tem boa chance; a que molhou energizada costuma ter trilhas e relés queimados.",
          "O estrago depende de haver energia na hora da água e do tempo até a limpeza.",
          "Limpeza rápida salva muitas placas, enquanto a oxidação de semanas raramente tem volta.",
        ],
        [
          "Um motor submerso em enchente precisa de avaliação completa, pois a água leva barro aos rolamentos e ao redutor.",
          "Água suja dentro do redutor contamina a graxa e pede desmontagem, não só secagem.",
          "Em enchente, o barro entra em rolamentos e engrenagens, e a conta do reparo cresce depressa.",
        ],
        [
          "Se o reparo não compensar, a troca residencial custa de {price.homeSwap}, com {warranty.motor} de garantia no motor.",
          "A troca do motor em casa fica de {price.homeSwap}, e o orçamento {em} é feito por foto, sem custo.",
          "Comparamos o reparo com um motor novo, de {price.homeSwap} em residências, e a escolha é sua.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor de portão pode tomar chuva?",
      answers: [
        "Pode, se estiver com tampa, borracha e eletroduto em ordem, porque é feito para uso externo. O que ele não suporta é jato de mangueira, enxurrada e vedação ressecada.",
        "Sim, com a carcaça bem fechada. Chuva por cima não é problema; água vinda de baixo, pelo conduíte ou pela enchente, é.",
      ],
    },
    {
      question: "Quanto tempo esperar para religar o motor que molhou?",
      answers: [
        "Não há prazo seguro sem medir. A umidade fica sob componentes mesmo com a carcaça seca. Deixe desligado até o técnico limpar e medir a placa e o motor.",
        "Religue só depois de medido. O tempo de secagem varia, e religar cedo é o que costuma queimar uma placa que tinha conserto.",
      ],
    },
    {
      question: "Posso usar secador de cabelo na placa?",
      answers: [
        "Não. Para isso seria preciso abrir o motor, com capacitor carregado, e o ar quente empurra água para dentro dos componentes. A limpeza é feita com produto próprio.",
        "Não é boa ideia: há risco de choque ao abrir, e o calor não tira os sais que oxidam a placa. Deixe desligado e peça a limpeza.",
      ],
    },
    {
      question: "O motor secou e voltou a funcionar. Preciso chamar alguém?",
      answers: [
        "Convém. A água deixa oxidação que avança devagar, e a entrada continua aberta para a próxima chuva. Limpeza e vedação nova evitam perder a placa depois.",
        "Sim, para limpar a placa e achar por onde a água entrou. Funcionar seco hoje não garante a próxima chuva.",
      ],
    },
    {
      question: "A garantia cobre motor molhado?",
      answers: [
        "Depende da causa e das condições do fabricante. Água por enchente ou lavagem costuma ficar fora; a falha de vedação na instalação se avalia na garantia de {warranty.installation} do serviço.",
        "É preciso avaliar. Dano por enchente ou jato de água em geral não entra; problema de montagem é visto dentro da garantia da instalação, de {warranty.installation}.",
      ],
    },
  ],
  photo: "uma foto do motor fechado, da marca da água e da etiqueta, com o disjuntor desligado",
  related: ["placa", "vedacao", "choque", "abre-sozinho", "disjuntor-cai", "botoeira"],
  topic: "conserto-de-central-de-portao",
};
