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
      "Um motor molhado pode precisar só de limpeza, secagem e vedação nova, ou também de placa. Mande a foto do motor fechado e da altura que a água atingiu: o orçamento pelo WhatsApp é grátis.",
    ],
    "how-to": [
      "Se o motor molhou, desligue o disjuntor por um caminho seco, não toque no portão com o chão encharcado e não abra a tampa. Com tudo seco, destrave só portão de correr ou de abrir, reto e nivelado.",
      "Para não perder a placa de um motor que molhou, corte a energia e deixe assim até a avaliação. Usar secador quente, abrir a tampa para ventilar e religar para testar são os erros que mais queimam a central.",
    ],
    emergency: [
      "Com o motor alagado ou a água subindo, desligue o disjuntor só se o caminho até o quadro estiver seco e não pise na água perto do portão. Mantenha todos longe do metal. Respondemos {shop.hours} pelo WhatsApp.",
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
      headings: [
        "Por onde a água entra no motor",
        "Tampa, eletroduto e outras entradas de água",
        "Como a chuva chega à placa",
      ],
      slots: [
        [
          "A entrada mais comum é a tampa: mal encaixada ou com a borracha ressecada, ela deixa a chuva de vento chegar à placa.",
          "Com o tempo, a borracha da tampa endurece, e a água escorre para dentro sem que ninguém note.",
          "Tampa com parafuso frouxo ou borracha velha é por onde a chuva mais entra no motor.",
        ],
        [
          "O eletroduto que vem do piso funciona como cano e traz água até a caixa da central.",
          "A água também sobe pelo conduíte, principalmente quando a caixa de passagem do piso alaga.",
          "Caixa de passagem sem dreno enche na chuva e empurra a umidade pelo eletroduto.",
        ],
        [
          "No deslizante, a base baixa sofre em garagem que alaga; no basculante, o problema é a goteira na coluna.",
          "Um motor rente ao chão fica exposto a enxurrada, e por isso a altura da base faz diferença.",
          "Lavar o portão com mangueira ou lavadora de pressão molha por baixo e por trás, onde a carcaça protege menos.",
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
      headings: [
        "Sintomas de água na placa",
        "O que a água faz com o portão e com a placa",
        "Sinais de umidade na central",
      ],
      slots: [
        [
          "Com água na placa, o portão abre sozinho, ignora o controle ou só obedece depois que o sol seca tudo.",
          "Aberturas sem comando em dia de chuva são sinal clássico de umidade na placa ou na botoeira.",
          "Se o defeito vem com a chuva e passa com o sol, a água provavelmente está chegando a algum contato.",
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
          "Corte a energia primeiro, e só se o caminho até o quadro estiver seco.",
          "Antes de pensar na placa, pense no choque: desligue o disjuntor e não toque em portão de metal com o chão encharcado.",
          "Corte a energia e não abra a tampa: dentro há tensão, capacitor carregado e água.",
        ],
        [
          "Secar por fora não basta, porque a umidade fica sob os componentes e nos conectores.",
          "Ventilador e secador movem a água para lugares piores e podem empenar plásticos e soldas.",
          "Não religue para ver se funciona: é nesse instante que o curto costuma acontecer.",
        ],
      ],
      steps: [
        "Desligue o disjuntor do motor. Se a água já alcança o quadro, não chegue perto e chame a distribuidora de energia.",
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
          "O técnico retira a placa, lava com produto próprio, seca e procura trilhas corroídas.",
          "O técnico limpa a oxidação, seca a placa por completo e confere relés, bornes e conectores.",
          "Com a energia cortada, a central sai da caixa para limpeza química e secagem controlada.",
        ],
        [
          "A isolação do motor é medida antes de qualquer teste com energia, para saber se o enrolamento sofreu.",
          "Motor e capacitor são medidos em separado, pois a água pode ter poupado um e atingido o outro.",
          "A medição do enrolamento mostra se o motor já pode ser ligado ou se precisa secar mais.",
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
      headings: [
        "Placa molhada tem conserto?",
        "Motor molhado: recuperar ou trocar",
        "Placa e motor molhados: quando ainda há conserto",
      ],
      slots: [
        [
          "A placa que molhou desligada tem boa chance de conserto; a que molhou energizada costuma ter trilhas e relés queimados.",
          "Muitas placas molhadas têm conserto, sobretudo se a energia estava desligada e a limpeza veio logo.",
          "A limpeza rápida salva muitas placas molhadas, enquanto a oxidação de semanas raramente tem volta.",
        ],
        [
          "Já o motor submerso em enchente precisa de avaliação completa, pois a água leva barro aos rolamentos e ao redutor.",
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
      question: "Quanto tempo leva a recuperação de um motor molhado?",
      answers: [
        "Só vedar e limpar por dentro costuma caber na visita. Placa oxidada vai para a bancada, porque limpeza, secagem e teste pedem mais tempo, e o portão fica sem energia até lá.",
        "Depende da placa: a que só pegou umidade é limpa e medida na visita; a que oxidou sai para reparo ou é trocada. O técnico diz o prazo antes de levar.",
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
        "Água de enchente ou de lavagem costuma ficar fora da garantia do fabricante. Falha de vedação em motor que instalamos é avaliada na garantia do serviço, de {warranty.installation}.",
        "Dano por enchente ou jato de água em geral não entra. Se o problema foi de montagem nossa, vale a garantia da instalação, de {warranty.installation}.",
      ],
    },
  ],
  photo: "uma foto do motor fechado, da marca da água e da etiqueta, com o disjuntor desligado",
  related: ["placa", "vedacao", "choque", "abre-sozinho", "disjuntor-cai", "botoeira"],
  topic: "conserto-de-central-de-portao",
};
