import type { Concept } from "#domain/knowledge/concept.ts";

export const motorGiraENaoAnda: Concept = {
  id: "motor-gira-e-nao-anda",
  kind: "symptom",
  label: "Motor gira e não anda",
  phrase: "o motor que gira e não move o portão",
  words: [
    "gira e não anda",
    "motor gira e portão não anda",
    "motor gira em falso",
    "girando em falso",
    "roda em falso",
    "patina",
    "patinando",
    "motor liga e não abre",
    "motor funciona e portão não anda",
    "motor funciona mas não abre",
    "motor roda e não anda",
    "motor gira mas não abre",
    "motor gira e não puxa",
    "liga mas não anda",
    "portão não anda",
    "não abre motor funciona",
    "não abre mas o motor funciona",
    "não abre motor gira",
    "motor roda e não abre",
    "não sai do lugar",
    "motor funciona mas portão não mexe",
    "não mexe",
    "não se move",
    "motor liga mas portão não abre",
    "motor funciona e portão não abre",
    "portão solto do motor",
    "solto do motor",
    "soltou do motor",
  ],
  intent: "repair",
  answers: {
    any: [
      "Um motor que gira e o portão não anda costuma estar destravado: com o disjuntor desligado, volte a chave à posição travada e teste uma vez. Se continuar, a embreagem patina ou uma peça da transmissão se gastou; se ele só ronca e não gira, é capacitor ou folha presa.",
      "Se o motor gira mas o portão não anda, a força se perde antes da folha: destravamento aberto, embreagem frouxa, engrenagem sem dentes, porca do fuso ou corrente solta. O motor em si costuma estar bom; confira primeiro a chave, com o disjuntor desligado.",
      "O motor de portão que roda em falso pede uma conferência simples: a chave de destravamento, que muita gente esquece aberta depois da falta de luz. Travado e ainda em falso, o técnico abre a transmissão.",
    ],
    price: [
      "O preço para um motor que gira em falso vai do simples travamento da chave à troca de engrenagem, porca do fuso ou redutor. Mande vídeo com som e foto da etiqueta: o orçamento pelo WhatsApp é grátis.",
      "Quando o motor gira e não anda, o valor depende da peça gasta na transmissão. Engrenagem e porca custam menos que redutor; se o conjunto não compensar, a troca em casa fica de {price.homeSwap}.",
    ],
    "how-to": [
      "Para o motor voltar a mover o portão, desligue o disjuntor e veja se a chave está na posição travada. No de correr, reto e nivelado, um leve movimento completa o encaixe; no basculante, ou se ainda girar em falso, chame o técnico.",
      "O motor gira e portão não anda: primeiro veja o destravamento, que muita gente esquece aberto depois da falta de luz. Com o disjuntor desligado, trave, encaixe e teste uma vez. O resto é serviço interno.",
    ],
  },
  line: [
    "Motor que gira e não anda costuma ter o destravamento aberto ou a transmissão gasta.",
    "Depois da falta de luz, muita gente esquece o motor destravado, e ele gira em falso.",
    "Se o som do motor é normal e a folha não se move, a força se perde na engrenagem ou no fuso.",
  ],
  sections: [
    {
      about: "causes",
      headings: [
        "Por que o motor gira e o portão não anda",
        "Peças que deixam o motor girar em falso",
        "Destravado, frouxo ou gasto",
      ],
      slots: [
        [
          "O destravamento ficou aberto depois de um uso manual, e o motor trabalha solto da folha.",
          "O som separa os casos: girando solto, a força se perde entre o motor e a folha; só roncando, o motor nem partiu.",
          "Quem abriu na mão durante a falta de luz pode ter esquecido de travar de novo.",
        ],
        [
          "Uma embreagem frouxa patina sob carga e deixa o motor girar sem transmitir força.",
          "Em motores com embreagem, o ajuste frouxo faz o eixo escorregar quando a folha pesa.",
          "Folha presa por trinco ou sujeira também faz a embreagem patinar, e ali a proteção está correta.",
        ],
        [
          "Dentes gastos, porca do fuso espanada, corrente solta ou chaveta quebrada cortam a ligação de vez.",
          "A engrenagem de nylon gasta perde os dentes e gira sem puxar a cremalheira.",
          "Uma cremalheira que se afastou da engrenagem deixa os dentes passarem sem encostar.",
        ],
      ],
      bullets: [
        "Motor destravado",
        "Embreagem frouxa",
        "Engrenagem ou coroa sem dentes",
        "Porca do fuso gasta",
        "Cremalheira afastada ou solta",
        "Corrente ou chaveta rompida",
      ],
    },
    {
      about: "check",
      headings: [
        "Confira o destravamento primeiro",
        "Teste simples, com o disjuntor desligado",
        "Motor em falso: o que olhar",
      ],
      slots: [
        [
          "O teste começa pela chave, porque resolve muitos casos sem custo nenhum.",
          "Travar o motor é simples e descarta a causa mais comum em um instante.",
          "Antes de pensar em peça quebrada, confirme que o motor está travado.",
        ],
        [
          "Se a chave está travada e o motor ainda gira em falso, a transmissão interna pode ter se gastado.",
          "Se a chave está travada e a folha ainda não anda, a falha é de engrenagem, porca ou chaveta.",
          "Uma folha que se mexe livre depois de travar deixa a casa aberta, então use cadeado por dentro e mantenha o disjuntor desligado.",
        ],
      ],
      steps: [
        "Desligue o disjuntor.",
        "Veja se a chave ou alavanca de destravamento está na posição travada e, se não estiver, trave.",
        "Só em portão de correr reto e nivelado, mova a folha um pouco até o encaixe. O basculante fica para o técnico.",
        "Olhe se a cremalheira está encostando na engrenagem, sem pôr a mão.",
        "Religue e acione uma única vez. Se girar em falso, desligue e chame.",
      ],
    },
    {
      about: "what",
      headings: ["Como a força chega à folha", "Como o motor move o portão", "As peças da transmissão"],
      slots: [
        [
          "O motor gira rápido, o redutor troca velocidade por força e a engrenagem ou o fuso move a folha.",
          "Entre o motor e o portão há redutor, embreagem e uma peça final, que muda com o tipo de portão.",
          "A rotação do motor passa pelo redutor antes de virar movimento na folha.",
        ],
        [
          "No deslizante, a engrenagem puxa a cremalheira; no basculante, o fuso ou a corrente leva o braço.",
          "Cremalheira no portão de correr, fuso ou corrente no que sobe, braço no que gira.",
          "Cada tipo de portão tem sua peça final, e é nela que o desgaste costuma aparecer.",
        ],
        [
          "Peças de sacrifício, como a engrenagem de nylon, se gastam para poupar as mais caras.",
          "A embreagem existe para escorregar quando a folha prende, protegendo gente e redutor.",
          "O destravamento desfaz de propósito a ligação entre motor e folha, para o uso manual.",
        ],
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico verifica na transmissão",
        "Embreagem, engrenagem e redutor",
        "O conserto da transmissão",
      ],
      slots: [
        [
          "Com a energia cortada, o técnico testa o destravamento, a embreagem e a folga da cremalheira.",
          "Primeiro as partes externas: chave, embreagem e cremalheira, que resolvem sem desmontar.",
          "A cremalheira é levada à folga de {rack.clearance}, porque afastada demais ela não engrena.",
        ],
        [
          "Se o defeito for interno, o redutor é aberto, e coroa, rosca, chaveta e rolamentos são conferidos.",
          "Engrenagem e porca gastas são trocadas, e a graxa velha sai junto com as limalhas.",
          "Um redutor aberto mostra o desgaste, e você vê a peça antes de autorizar a troca.",
        ],
        [
          "Por fim, a folha é sentida na mão, já que portão pesado gasta a transmissão nova do mesmo modo.",
          "Antes da entrega, a embreagem é regulada para mover a folha e ainda ceder diante de obstáculo.",
          "Em portões {de} com folha pesada, o equilíbrio é acertado junto, para a peça durar.",
        ],
      ],
    },
    {
      about: "replace",
      headings: [
        "Trocar a peça ou o motor",
        "Quando o redutor não compensa",
        "Conserto ou troca do motor que gira em falso",
      ],
      slots: [
        [
          "Engrenagem e porca têm reposição em muitos modelos, e trocá-las devolve anos ao conjunto.",
          "Se a peça existe para o modelo, o conserto costuma sair melhor que o motor novo.",
          "Um motor fora de linha pode não ter engrenagem à venda, e a disponibilidade decide.",
        ],
        [
          "Redutor com várias peças gastas, em motor no fim da vida, de {trade.life}, pende para a troca.",
          "Quando coroa, rosca e rolamentos se foram juntos, o motor novo faz mais sentido.",
          "A troca residencial fica de {price.homeSwap}; em portão pesado, de {price.heavySwap}.",
        ],
        [
          "Foto da etiqueta e vídeo com som bastam para verificar se há peça e orçar sem custo.",
          "Para um portão {em}, mande o vídeo do motor girando e receba os dois valores, o da peça e o da troca.",
          "O orçamento é grátis e compara conserto e motor novo antes de você decidir.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Abri na mão na falta de luz e agora o motor gira em falso. Quebrou?",
      answers: [
        "Provavelmente não: o motor ficou destravado. Desligue o disjuntor e volte a chave à posição travada. No de correr reto, um leve movimento encaixa; no basculante, chame o técnico.",
        "Quase sempre é só o destravamento aberto. Trave com a chave, com o disjuntor desligado, e acione uma vez para conferir.",
      ],
    },
    {
      question: "O que é a engrenagem de nylon do motor?",
      answers: [
        "É a engrenagem de plástico resistente usada em muitos motores, mais silenciosa e feita para se gastar antes das peças de metal. Sem dentes, ela gira e não puxa.",
        "É uma peça de desgaste, de plástico técnico, que engrena com a cremalheira ou dentro do redutor. Quando perde os dentes, troca-se só ela.",
      ],
    },
    {
      question: "Posso apertar a embreagem do motor que patina?",
      answers: [
        "Não convém. Apertada demais, ela deixa de ceder diante de obstáculo e o portão fica perigoso. O ajuste é feito com teste de força pelo técnico.",
        "Melhor não. A embreagem protege pessoas e redutor; se está patinando, a folha pode estar presa, e apertar esconde o defeito.",
      ],
    },
    {
      question: "Por que o motor gira para um lado e não para o outro?",
      answers: [
        "A causa costuma ser elétrica: relé da placa, fim de curso acionado ou fio rompido naquele sentido. A transmissão gasta falha, em geral, nos dois lados.",
        "Nesse caso a suspeita sai da engrenagem e vai para a placa ou o fim de curso. A medição confirma.",
      ],
    },
    {
      question: "O portão fica aberto se o motor gira em falso?",
      answers: [
        "Pode ficar. Com a transmissão solta, qualquer empurrão abre a folha. Use cadeado ou ferrolho por dentro e mantenha o disjuntor desligado até o conserto.",
        "Sim, a folha perde a trava do motor. Tranque por dentro, com o disjuntor desligado, para ninguém acionar contra a tranca.",
      ],
    },
  ],
  photo: "um vídeo com som do motor girando e fotos da etiqueta e da cremalheira ou do fuso",
  related: ["engrenagem", "embreagem", "chave-de-destravamento", "fuso", "cremalheira", "redutor"],
  topic: "troca-de-motor-de-portao",
};
