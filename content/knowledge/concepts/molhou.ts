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
      "Motor do portão que molhou deve ficar sem energia: desligue o disjuntor por caminho seco, não abra a tampa e não religue antes de o técnico secar e medir. Água na placa causa curto e faz o portão abrir sozinho. Se não houver conserto, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Se entrou água no portão eletrônico, os riscos são choque, curto na placa e oxidação, e religar molhado é o que mais queima a parte elétrica. Corte a energia e espere a medição. Limpeza e vedação custam bem menos que a troca do motor, de {price.homeSwap} em casa.",
      "Portão com problema depois de molhar tem água no motor, quase sempre na placa, que entrou pela tampa, pela vedação ou pelo eletroduto. Com o disjuntor desligado logo, muita placa se recupera. Se ela se perder com o motor, a troca em residência custa de {price.homeSwap}, com mão de obra.",
    ],
    price: [
      "O preço para recuperar motor que molhou depende da placa: limpeza com vedação é o mais barato, o reparo da placa custa mais, e a placa nova, mais ainda. Se a água alagou o enrolamento, a troca do motor do portão em casa fica de {price.homeSwap}, com mão de obra.",
      "Quanto custa consertar motor de portão molhado vai da visita que mede e ajusta, a partir de {price.preventive} em casa, sem peças, até a troca, de {price.homeSwap}, com mão de obra. Entre as duas ficam a limpeza e o reparo da placa, orçados pela foto.",
    ],
    "how-to": [
      "Se o motor do portão molhou, desligue o disjuntor por um caminho seco, não toque na folha com o chão encharcado e não abra a tampa. Com tudo seco, mova na mão só portão de correr ou de abrir, reto, nunca basculante com defeito, e espere a medição.",
      "Com água no motor do portão, corte a energia e deixe assim até a avaliação do técnico, que limpa, seca e mede antes de ligar. Usar secador quente, abrir a tampa e religar para testar são os erros que mais queimam a placa.",
    ],
    emergency: [
      "Com o motor do portão alagado ou a água subindo, desligue o disjuntor só se o caminho até o quadro estiver seco e não pise na água perto do metal. Se a água já alcança o quadro, chame a distribuidora de energia. Atendemos {shop.hours}.",
      "Enchente no motor do portão é risco de choque: fique longe da folha e do quadro molhado e chame a distribuidora de energia. Mesmo com tudo seco, não religue antes da medição, porque a placa ainda pode estar úmida. O contato funciona {shop.hours}.",
    ],
    repair: [
      "O motor de portão molhado se recupera com limpeza da placa, secagem, medição e vedação nova, e só depois é religado. Quando foi desligado na hora, costuma ter conserto. Se não tiver, a troca em casa fica de {price.homeSwap}, com mão de obra.",
      "Se entrou água no motor do portão, corte a energia pelo disjuntor e espere o técnico limpar, secar e medir, porque religar molhado queima a placa. Com o enrolamento perdido, a troca do motor em residência fica de {price.homeSwap}, com mão de obra.",
      "Com água na parte elétrica do portão, desligue primeiro o disjuntor, por caminho seco, e não deixe ninguém tocar na folha com o chão molhado. O conserto limpa a placa e veda a entrada. Quando não compensa, trocar o motor custa de {price.homeSwap} em casa, com mão de obra.",
    ],
  },
  line: [
    "Um motor que molhou fica sem energia até a placa ser seca, limpa e medida.",
    "Vedação ressecada deixa a chuva chegar à placa, e o portão passa a abrir sozinho ou a não obedecer.",
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
          "A entrada mais comum é a tampa mal encaixada ou com a borracha ressecada, por onde a chuva de vento chega à placa. O eletroduto que vem do piso também conduz água para dentro do motor.",
          "Com o tempo a borracha da tampa endurece e deixa a chuva escorrer para dentro. A outra via é o eletroduto, quando a caixa de passagem no piso não tem dreno e enche.",
          "Tampa frouxa e borracha velha são a primeira causa, e o eletroduto sem vedação é a segunda. Nenhuma das duas se nota por fora, e por isso a água só é descoberta quando a placa falha.",
          "A chuva entra por cima, pela tampa, e por baixo, pelo eletroduto que traz os fios. As duas entradas podem ser fechadas com borracha nova e vedação.",
        ],
        [
          "Base baixa em garagem que alaga e goteira na coluna também molham o motor. Mangueira e lavadora de pressão jogam água por baixo, onde a carcaça protege menos.",
          "O motor rente ao chão fica exposto à enxurrada, e o jato de lavagem entra por trás da carcaça. Uma base mais alta evita boa parte do problema.",
          "Lavar o portão com jato de pressão é causa frequente de placa molhada. Em garagem que alaga, a base alta evita que o motor fique dentro da água.",
          "Enxurrada e jato de pressão entram por onde a chuva não entra, que é a parte de baixo do motor. Levantar a base resolve o primeiro caso, e lavar com balde evita o segundo.",
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
          "Com água na placa, o portão abre sozinho, ignora o controle ou só obedece depois que o sol seca. A oxidação continua avançando, e um novo defeito pode surgir semanas depois.",
          "Defeito que aparece com a chuva e some com o sol é água chegando a algum contato da placa. Manchas verdes ou brancas mostram que a corrosão já começou.",
          "Abrir sem comando em dia de chuva é o sinal mais conhecido de água na central. Uma placa que secou sem limpeza guarda sais, que continuam a corroer as trilhas.",
          "Portão que falha na chuva e funciona no sol tem umidade na central. Deixar secar não basta, porque a corrosão continua enquanto a placa não é limpa.",
        ],
      ],
      bullets: [
        "Abre sozinho na chuva: umidade na placa ou na botoeira",
        "Disjuntor ou DR cai com chuva: fuga de corrente",
        "Só obedece com sol: contato úmido",
        "Mancha verde ou branca: oxidação",
        "Estalo ou cheiro de queimado: curto, desligue na hora",
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
          "Corte primeiro a energia, e só se o caminho até o quadro estiver seco. Não religue para ver se funciona, porque é nesse instante que o curto acontece.",
          "O primeiro perigo é o choque, e por isso ninguém toca em portão de metal com o chão encharcado. Secador e ventilador também não ajudam, porque empurram a água para dentro dos componentes.",
          "Desligue o disjuntor e não abra a tampa, onde há capacitor carregado e água perto da fiação. Secar a carcaça por fora não seca a placa.",
          "Energia cortada e tampa fechada são as duas providências do morador. A umidade continua sob os componentes da placa mesmo quando o motor parece seco.",
        ],
      ],
      steps: [
        "Desligue o disjuntor por caminho seco; se a água alcança o quadro, não chegue perto e chame a distribuidora.",
        "Não toque no portão enquanto houver água no chão.",
        "Fotografe o motor fechado e a marca da altura da água.",
        "Com o chão seco, destrave só portão de correr ou de abrir, reto; o basculante fica travado.",
        "Deixe sem energia até o técnico medir.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico recupera o motor", "Limpeza, medição e vedação", "Como o motor molhado é recuperado"],
      slots: [
        [
          "O técnico retira a placa, lava com produto próprio, seca e examina. A isolação do motor é medida antes de qualquer teste com energia, para saber se o enrolamento sofreu.",
          "Com a energia cortada, a oxidação da placa é limpa, e motor e capacitor são medidos em separado. A água pode ter poupado um deles e atingido o outro.",
          "A limpeza química e a secagem da placa são feitas primeiro, e a medição do motor vem depois. Só com a isolação boa ele é ligado.",
          "Primeiro a central é seca e limpa, e em seguida o enrolamento é medido. Ligar o motor antes dessa ordem pode queimar o que ainda tinha conserto.",
        ],
        [
          "No fim do serviço, borracha nova e eletroduto vedado evitam que a próxima chuva repita o estrago. Em garagem que alaga, a base do motor é levantada.",
          "A entrada de água é corrigida na mesma visita, com vedação da tampa, dreno na caixa de passagem ou base mais alta, conforme o caso.",
          "Sem fechar o caminho da água, o defeito volta. Por essa razão o serviço inclui borracha nova na tampa e vedação do eletroduto.",
          "O conserto só termina com a vedação da tampa e do eletroduto, e não com a placa limpa. Onde o piso alaga, o motor é montado mais alto.",
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
          "A placa molhada tem conserto, na maioria das vezes, se estava desligada e a limpeza foi feita logo; energizada, costuma ter trilha e relé queimados. Motor submerso leva barro ao redutor e precisa ser desmontado.",
          "Placa que molhou sem energia tem boa chance de conserto, e a que passou semanas oxidando tem pouca. Em enchente, o barro entra em rolamento e engrenagem e o motor precisa ser aberto.",
          "Uma limpeza rápida salva muita placa molhada, sobretudo se o disjuntor foi desligado na hora. Motor que ficou submerso recebe água suja no redutor, e a conta sobe depressa.",
          "O conserto depende de a placa ter estado ligada e de quanto tempo passou até a limpeza. A enchente é o pior caso, porque o barro alcança o redutor e o rolamento.",
        ],
        [
          "Se o conserto não compensar, a troca do motor em casa custa de {price.homeSwap}, com mão de obra e {warranty.motor} de garantia no motor.",
          "O motor novo, instalado em residência, fica de {price.homeSwap}, e o preço do reparo é comparado com esse valor antes de você decidir.",
          "Para decidir entre reparo e troca, compare com {price.homeSwap}, o preço do motor novo instalado em casa, que tem {warranty.motor} de garantia.",
          "Trocar o motor molhado sem conserto custa de {price.homeSwap} em casa, com o serviço incluído, em até {shop.instalments} vezes no cartão.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Motor de portão pode tomar chuva?",
      answers: [
        "O motor de portão pode tomar chuva com tampa, borracha e eletroduto em ordem. Não suporta jato de mangueira nem enxurrada.",
        "Sim, com a carcaça bem fechada, porque é feito para uso externo. A água que vem de baixo é a que mais estraga.",
        "Pode, porque é feito para uso externo. O ponto fraco é a vedação velha, que deve ser trocada quando resseca.",
      ],
    },
    {
      question: "Quanto tempo esperar para religar o motor que molhou?",
      answers: [
        "O motor que molhou não tem prazo seguro para ser religado sem medir, porque a umidade fica sob os componentes.",
        "Religue só depois de o técnico medir. Religar cedo queima placa que tinha conserto.",
        "Espere até o técnico medir, porque carcaça seca não quer dizer placa seca.",
      ],
    },
    {
      question: "Quanto tempo leva a recuperação de um motor molhado?",
      answers: [
        "A recuperação de um motor molhado, se for só limpar e vedar, costuma caber numa visita. A placa oxidada vai para a bancada.",
        "Depende da placa: se está só úmida, é limpa na visita; se oxidou, sai para reparo.",
        "O caso leve se resolve em uma visita. Se for preciso trocar o motor, o serviço leva de {time.tilting} no basculante.",
      ],
    },
    {
      question: "O motor secou e voltou a funcionar. Preciso chamar alguém?",
      answers: [
        "Se o motor secou e voltou a funcionar, convém chamar: a oxidação avança devagar e a entrada de água continua aberta.",
        "Sim, para limpar a placa e vedar a entrada. Funcionar hoje não garante a próxima chuva.",
        "Convém, porque limpeza e vedação agora custam menos que uma placa nova depois.",
      ],
    },
    {
      question: "A garantia cobre motor molhado?",
      answers: [
        "A garantia em geral não cobre motor molhado por enchente ou lavagem. Falha de vedação em instalação nossa é avaliada nos {warranty.installation} do serviço.",
        "Dano por água costuma ficar fora da garantia de fábrica. Erro de montagem nosso entra nos {warranty.installation} da instalação.",
        "Enchente não é coberta. Vedação malfeita por nós é, dentro dos {warranty.installation} da instalação.",
      ],
    },
  ],
  photo: "uma foto do motor fechado, da marca da água e da etiqueta, com o disjuntor desligado",
  related: ["placa", "vedacao", "choque", "abre-sozinho", "disjuntor-cai", "botoeira"],
  topic: "conserto-de-central-de-portao",
};
