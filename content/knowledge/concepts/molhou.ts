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
      "Motor do portão que molhou deve ficar sem energia: desligue o disjuntor por caminho seco, não abra a tampa e não religue antes de secar e medir. A água na placa causa curto e faz o portão abrir sozinho; se não houver reparo, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Entrou água no portão eletrônico? Os riscos são choque, curto na placa e oxidação, e religar molhado é o que mais queima a parte elétrica. Corte a energia e espere a medição; limpeza e vedação custam bem menos que a troca do motor, de {price.homeSwap} em casa.",
      "Portão com problema depois de molhar tem água no motor, quase sempre na placa, por tampa, vedação ou eletroduto. Com o disjuntor desligado na hora, muita placa se recupera; perdida, o motor trocado em residência custa de {price.homeSwap}, instalado.",
    ],
    price: [
      "O preço para recuperar motor que molhou depende da placa: limpeza com vedação é o mais barato, reparo da placa vem depois, e placa nova, por último. Se a água alagou o enrolamento, a troca do motor do portão em casa fica de {price.homeSwap}, com mão de obra.",
      "Quanto custa consertar motor de portão molhado vai da visita que mede e ajusta, a partir de {price.preventive} em casa, sem peças, à troca, de {price.homeSwap}. No meio ficam limpeza e reparo da placa, orçados por foto.",
    ],
    "how-to": [
      "Se o motor do portão molhou, desligue o disjuntor por um caminho seco, não toque na folha com o chão encharcado e não abra a tampa. Com tudo seco, mova na mão só portão de correr ou de abrir, reto, nunca basculante com defeito, e espere a medição.",
      "Com água no motor do portão, corte a energia e deixe assim até a avaliação. Secador quente, tampa aberta e religar para testar são os erros que mais queimam a placa; o técnico limpa, seca e mede antes de ligar.",
    ],
    emergency: [
      "Com o motor do portão alagado ou a água subindo, desligue o disjuntor só se o caminho até o quadro estiver seco e não pise na água perto do metal. Se a água já alcança o quadro, chame a distribuidora; atendemos {shop.hours}.",
      "Enchente no motor do portão é risco de choque: fique longe da folha e do quadro molhado, e chame a distribuidora de energia. Com tudo seco, não religue antes da medição; o contato funciona {shop.hours}.",
    ],
    repair: [
      "Motor de portão molhado se recupera com limpeza da placa, secagem, medição e vedação nova, e só depois é religado. Desligado na hora, costuma ter conserto; se não tiver, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Se entrou água no motor do portão, corte a energia pelo disjuntor e espere o técnico limpar, secar e medir, porque religar molhado queima a placa. Com o enrolamento perdido, o motor novo instalado em residência sai de {price.homeSwap}.",
      "Com água na parte elétrica do portão, o disjuntor vem primeiro, por caminho seco, e ninguém toca na folha com o chão molhado. O conserto limpa a placa e veda a entrada; quando não compensa, trocar o motor custa de {price.homeSwap} em casa.",
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
          "A entrada mais comum é a tampa mal encaixada ou com a borracha ressecada, por onde a chuva de vento chega à placa. O eletroduto que vem do piso também funciona como cano.",
          "Com o tempo a borracha endurece e a água escorre para dentro. Caixa de passagem sem dreno enche e empurra umidade pelo conduíte.",
          "Tampa frouxa e borracha velha são a primeira causa, e conduíte sem vedação, a segunda. Nenhuma se nota por fora.",
          "A chuva entra por cima, pela tampa, e por baixo, pelo eletroduto. As duas entradas se fecham com vedação.",
        ],
        [
          "Base baixa em garagem que alaga e goteira na coluna completam a lista. Mangueira e lavadora de pressão molham por baixo, onde a carcaça protege menos.",
          "Motor rente ao chão fica exposto a enxurrada, e jato de lavagem entra por trás. A altura da base faz diferença.",
          "Lavar o portão com jato é causa frequente. Em garagem que alaga, a base alta evita repetição.",
          "Enxurrada e jato de pressão entram onde a chuva não entra. Levantar a base resolve o primeiro caso.",
        ],
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
          "Com água na placa, o portão abre sozinho, ignora o controle ou só obedece depois que o sol seca. A oxidação segue avançando, e o defeito pode surgir semanas depois.",
          "Defeito que vem com a chuva e passa com o sol é água chegando a algum contato. Mancha verde ou branca na placa é corrosão em andamento.",
          "Abrir sem comando em dia de chuva é o sinal clássico. Placa que secou sem limpeza guarda sais que corroem.",
          "Portão estranho na chuva e normal no sol tem umidade na central. Secar não basta, porque a corrosão continua.",
        ],
      ],
      bullets: [
        "Abre sozinho na chuva: umidade na placa ou botoeira",
        "Disjuntor ou DR cai com chuva: fuga de corrente",
        "Só obedece com sol: contato úmido",
        "Mancha verde ou branca: oxidação",
        "Estalo ou cheiro de queimado: desligue na hora",
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
          "Corte a energia primeiro, e só por caminho seco. Não religue para ver se funciona, porque é nesse instante que o curto acontece.",
          "Antes da placa, pense no choque: não toque em portão de metal com o chão encharcado. Secador e ventilador levam água para lugar pior.",
          "Desligue e não abra a tampa, onde há tensão, capacitor carregado e água. Secar por fora não seca a placa.",
          "Energia cortada e tampa fechada é tudo o que se faz agora. A umidade fica sob os componentes mesmo com a carcaça seca.",
        ],
      ],
      steps: [
        "Desligue o disjuntor por caminho seco; se a água alcança o quadro, não chegue perto e chame a distribuidora.",
        "Não toque no portão enquanto houver água no chão.",
        "Fotografe o motor fechado e a marca da altura da água.",
        "Com o chão seco, destrave só portão de correr ou de abrir, reto; basculante, não.",
        "Deixe sem energia até o técnico medir.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico recupera o motor", "Limpeza, medição e vedação", "Como o motor molhado é recuperado"],
      slots: [
        [
          "A placa é retirada, lavada com produto próprio, seca e examinada. A isolação do motor é medida antes de qualquer teste com energia, para saber se o enrolamento sofreu.",
          "Com a energia cortada, limpa-se a oxidação e medem-se motor e capacitor em separado. A água pode ter poupado um e atingido o outro.",
          "Limpeza química e secagem vêm primeiro, medição depois. Só então o motor é ligado.",
          "Primeiro se seca e limpa a central, depois se mede o enrolamento. Ligar antes disso perde o que tinha conserto.",
        ],
        [
          "Por último, borracha nova e eletroduto vedado evitam que a próxima chuva repita o estrago. Em garagem que alaga, a base sobe.",
          "A entrada de água é corrigida no mesmo serviço. Vedação, dreno ou base mais alta, conforme o caso.",
          "Sem fechar a entrada, o defeito volta. Borracha, vedação do conduíte e caixa fechada encerram.",
          "O conserto termina na vedação, e não na placa. Onde alaga, muda-se a altura do motor.",
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
          "Tem, na maioria das vezes, se molhou desligada e a limpeza veio logo; energizada, costuma ter trilha e relé queimados. Motor submerso leva barro ao redutor e pede desmontagem.",
          "A placa que molhou sem energia tem boa chance; oxidação de semanas, pouca. Em enchente, o barro entra em rolamento e engrenagem.",
          "Limpeza rápida salva muita placa molhada. Água suja no redutor encarece a conta depressa.",
          "Depende de ter estado ligada e de quanto tempo passou. Enchente é o pior caso, por causa do barro.",
        ],
        [
          "Se não compensar, a troca em casa custa de {price.homeSwap}, com mão de obra e {warranty.motor} de garantia no motor.",
          "O motor novo, instalado em residência, fica de {price.homeSwap}. O reparo é comparado com ele antes.",
          "A comparação é com {price.homeSwap}, a troca residencial completa. São {warranty.motor} de garantia.",
          "Trocar sai de {price.homeSwap} em casa, serviço incluído, em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor de portão pode tomar chuva?",
      answers: [
        "O motor de portão pode tomar chuva com tampa, borracha e eletroduto em ordem. Não suporta jato de mangueira nem enxurrada.",
        "Sim, com a carcaça bem fechada. Água vinda de baixo é que faz estrago.",
        "Pode, porque é feito para uso externo. A vedação velha é o ponto fraco.",
      ],
    },
    {
      question: "Quanto tempo esperar para religar o motor que molhou?",
      answers: [
        "O motor que molhou não tem prazo seguro para religar sem medir. A umidade fica sob os componentes.",
        "Religue só depois de medido. Religar cedo queima placa que tinha conserto.",
        "Até o técnico medir. Carcaça seca não quer dizer placa seca.",
      ],
    },
    {
      question: "Quanto tempo leva a recuperação de um motor molhado?",
      answers: [
        "A recuperação de um motor molhado, se for só limpar e vedar, costuma caber numa visita. Placa oxidada vai para a bancada.",
        "Depende da placa: úmida, limpa-se na visita; oxidada, sai para reparo.",
        "Uma visita no caso leve. Troca do motor leva de {time.tilting} no basculante.",
      ],
    },
    {
      question: "O motor secou e voltou a funcionar. Preciso chamar alguém?",
      answers: [
        "Se o motor secou e voltou a funcionar, convém chamar: a oxidação avança devagar e a entrada de água continua aberta.",
        "Sim, para limpar a placa e vedar. Funcionar hoje não garante a próxima chuva.",
        "Convém. Limpeza e vedação agora custam menos que placa depois.",
      ],
    },
    {
      question: "A garantia cobre motor molhado?",
      answers: [
        "A garantia em geral não cobre motor molhado por enchente ou lavagem. Falha de vedação em instalação nossa é avaliada nos {warranty.installation} do serviço.",
        "Dano por água costuma ficar fora da de fábrica. Erro de montagem nosso entra nos {warranty.installation}.",
        "Enchente, não. Vedação malfeita por nós, dentro de {warranty.installation}, sim.",
      ],
    },
  ],
  photo: "uma foto do motor fechado, da marca da água e da etiqueta, com o disjuntor desligado",
  related: ["placa", "vedacao", "choque", "abre-sozinho", "disjuntor-cai", "botoeira"],
  topic: "conserto-de-central-de-portao",
};
