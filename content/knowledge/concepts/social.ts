import type { Concept } from "#domain/knowledge/concept.ts";

export const social: Concept = {
  id: "social",
  kind: "gate",
  label: "Portão social",
  phrase: "o portão social",
  words: [
    "portão social",
    "portão de pedestre",
    "entrada social",
    "entrada de pedestre",
    "porta social",
    "portãozinho",
    "portão de entrada",
    "portinhola",
    "porta de pedestre",
  ],
  intent: "installation",
  answers: {
    any: [
      "O portão social é a entrada de pedestres, e na maior parte das casas se automatiza com fechadura elétrica, interfone e mola que o fecha. O motor só costuma fazer falta por acessibilidade ou em folha pesada.",
      "Para o portão social abrir sem chave, bastam fechadura elétrica e um comando: interfone, botoeira, tag ou teclado. A folha precisa girar leve e encostar no batente, ou a fechadura não trava.",
      "Portão social que não fecha direito quase sempre tem dobradiça caída, mola desregulada ou fechadura fora de alinhamento. O ajuste é mecânico, vem antes de trocar a fechadura e pode ser orçado por foto.",
    ],
    price: [
      "O preço do portão social automático depende da fechadura, do comando escolhido e do estado da folha. Interfone, tag e teclado mudam a conta. Mande foto do portão e da fechadura, e o orçamento sai sem custo.",
      "Automatizar um portão social por fechadura elétrica sai diferente de pôr motor, e o valor depende da folha, da fiação e do acesso escolhido. Com fotos e medidas, respondemos com o preço fechado.",
    ],
    repair: [
      "No portão social, a fechadura que estala e não abre costuma estar com a lingueta forçada ou a folha caída. Se não há estalo, falta energia ou comando. O técnico alinha a folha e testa a fiação.",
      "Conserto de portão social começa pela dobradiça: folha caída faz a fechadura parecer queimada. Depois se conferem mola, contra-testa, fonte e botão do interfone, nessa ordem.",
    ],
    installation: [
      "A instalação no portão social inclui fixar a fechadura elétrica, alinhar a contra-testa, passar o cabo até o interfone e regular a mola. Folha torta ou dobradiça gasta é acertada antes.",
      "Para automatizar o portão social, o técnico confere dobradiça e batente, instala a fechadura elétrica e liga o comando escolhido. Em folha pesada ou por acessibilidade, avalia-se um motor de abrir.",
    ],
    question: [
      "O portão social não precisa de motor na maioria das casas: fechadura elétrica, interfone e mola aérea bastam. O motor vale a pena por acessibilidade, folha pesada ou fluxo grande de pedestres.",
      "Vale automatizar o portão social com fechadura elétrica quando você quer abrir pelo interfone, por tag ou senha. O motor de abrir só compensa para quem não pode empurrar a folha.",
    ],
  },
  line: [
    "O portão social costuma pedir fechadura elétrica e mola, não motor.",
    "Separar a entrada de pedestres poupa o portão da garagem de muitas aberturas.",
    "Em portão social, dobradiça alinhada é o que faz a fechadura travar.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Como se automatiza o portão social",
        "Fechadura, mola e interfone do portão social",
        "As peças do portão social",
      ],
      slots: [
        [
          "A folha de pedestres gira em dobradiças e trava numa fechadura elétrica presa ao batente.",
          "O conjunto é simples: folha leve, fechadura elétrica, mola de fechamento e um comando.",
          "Numa entrada social comum, quem destranca é a fechadura elétrica, e quem fecha é a mola.",
        ],
        [
          "Ao receber o pulso do interfone ou da botoeira, a fechadura solta a lingueta e a folha abre.",
          "O comando pode vir do interfone, de uma botoeira, de uma tag ou de um teclado com senha.",
          "Interfone, tag, senha ou controle apenas dão o pulso; a abertura é da fechadura.",
        ],
        [
          "O motor só entra quando a folha é pesada ou quando alguém da casa não pode empurrá-la.",
          "Por acessibilidade, a folha pode receber motor de abrir, com força baixa e sensor de presença.",
          "Para cadeirante ou folha larga, um motor leve abre e fecha sem exigir empurrão.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Defeitos comuns no portão social",
        "Quando a fechadura não obedece",
        "Folha caída ou fechadura ruim?",
      ],
      slots: [
        [
          "Uma fechadura que estala e não solta costuma estar presa pelo peso da folha caída.",
          "Se você precisa levantar ou puxar a folha para abrir, a dobradiça cedeu.",
          "Um estalo com lingueta presa indica desalinhamento entre a folha e a contra-testa.",
        ],
        [
          "Quando nada estala, a causa está na fonte, no fio ou no botão do interfone.",
          "O silêncio total ao apertar o botão aponta para falta de energia ou fio rompido.",
          "Sem estalo algum, o comando não chega à fechadura, e a fiação precisa de teste.",
        ],
        [
          "Uma folha que bate ou fica encostada sem travar pede regulagem da mola.",
          "Uma mola fraca deixa a entrada aberta; uma mola forte demais bate e quebra a lingueta.",
          "A batida constante solta parafusos e desalinha a fechadura, e some com a mola regulada.",
        ],
      ],
      bullets: [
        "Abre só com empurrão ou puxão",
        "Estala e não destranca",
        "Fica encostado sem travar",
        "Bate com força ao fechar",
        "Interfone fala, mas não abre",
      ],
    },
    {
      about: "check",
      headings: [
        "O que conferir antes de chamar",
        "Teste simples da entrada social",
        "Verificação rápida do portão de pedestre",
      ],
      slots: [
        [
          "São conferências de fora, sem abrir a fechadura e sem mexer na fiação.",
          "O teste leva poucos minutos, dispensa ferramenta e não mexe na fechadura.",
          "Basta mover a folha e ouvir a fechadura, sem desmontar nada.",
        ],
        [
          "Com o resultado anotado, o orçamento por foto fica mais preciso.",
          "O que você observar ajuda a saber se o caso é de dobradiça, mola ou fiação.",
          "As observações dizem ao técnico que peça levar na visita.",
        ],
      ],
      steps: [
        "Aperte o botão e escute: estalo com folha presa é alinhamento; silêncio é energia ou fio.",
        "Abra a folha com a chave e veja se ela cai na ponta ou raspa no piso.",
        "Solte a folha entreaberta e observe se a mola a leva até travar, sem batida.",
        "Fotografe a fechadura, a contra-testa e as dobradiças.",
      ],
    },
    {
      about: "visit",
      headings: [
        "O que o técnico faz na entrada social",
        "Instalação no portão social",
        "A visita ao portão de pedestre",
      ],
      slots: [
        [
          "Primeiro a folha é alinhada, com dobradiça ajustada ou trocada, até encostar sem esforço.",
          "O técnico acerta a dobradiça e o batente antes de tocar na fechadura.",
          "A folha volta ao prumo, e só depois a fechadura é regulada ou instalada.",
        ],
        [
          "Em seguida vêm a contra-testa, a mola e a medição da tensão que chega à fechadura.",
          "Depois a mola é regulada e a tensão é medida nos fios, com instrumento.",
          "A contra-testa é posicionada para a lingueta entrar livre, e a fiação é testada.",
        ],
        [
          "No fim, cada comando é testado várias vezes, inclusive a abertura por chave na falta de energia.",
          "A entrega inclui o teste com interfone, botoeira e chave, por dentro e por fora.",
          "O serviço {em} termina com aberturas repetidas por todos os comandos e pela chave.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Fechadura, eletroímã ou motor?",
        "Como escolher o acesso do pedestre",
        "Qual comando combina com a sua entrada",
      ],
      slots: [
        [
          "A fechadura elétrica atende a casa comum e abre também por chave.",
          "Na residência, a fechadura elétrica de sobrepor costuma bastar, com chave para a falta de luz.",
          "Para uma família, fechadura elétrica com interfone resolve com pouca obra.",
        ],
        [
          "O eletroímã segura por magnetismo, pede energia constante e por isso combina com nobreak.",
          "Em prédio, o fecho por eletroímã aguenta muito uso, desde que haja bateria para a queda de luz.",
          "Fecho eletromagnético solta quando falta energia, a menos que exista bateria.",
        ],
        [
          "O motor de abrir entra por acessibilidade, com força baixa e sensor que detém a folha.",
          "Uma folha motorizada na entrada de pedestres precisa de força mínima e sensor dos dois lados.",
          "Se o objetivo é abrir sem empurrar, o motor deve ser lento, leve e com sensor de presença.",
        ],
      ],
    },
    {
      about: "cost",
      headings: [
        "O que define o preço no portão social",
        "Quanto custa a entrada automática",
        "O que muda o orçamento do portão social",
      ],
      slots: [
        [
          "O valor depende do tipo de fechadura, do comando e da distância até a energia.",
          "Fechadura, fonte, interfone e metros de cabo formam o preço.",
          "Pesam na conta o tipo de fecho, o comando escolhido e a passagem do fio.",
        ],
        [
          "A dobradiça gasta ou folha torta entra como serralheria, avisada antes.",
          "Se a folha precisar de solda ou dobradiça nova, o reparo aparece no orçamento.",
          "Acertos na folha são cobrados à parte, e uma foto já mostra se serão precisos.",
        ],
        [
          "Foto da entrada basta para o orçamento grátis, com pagamento em até {shop.instalments} vezes no cartão.",
          "Fotos da fechadura e da folha bastam para um valor fechado, sem custo.",
          "Mande fotos pelo WhatsApp e receba o preço antes de marcar a visita.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão social precisa de motor?",
      answers: [
        "Quase nunca. A fechadura elétrica com mola resolve a entrada de pedestres; o motor faz sentido por acessibilidade ou quando a folha é pesada.",
        "Na maioria das casas, não: a fechadura destranca e a mola fecha. O motor é para quem não pode empurrar a folha.",
      ],
    },
    {
      question: "O mesmo controle abre a garagem e o portão social?",
      answers: [
        "Pode abrir, se o controle tiver um botão livre e a fechadura receber um receptor compatível. O técnico cadastra cada botão numa entrada.",
        "Sim, com um botão para cada entrada e receptor na fechadura elétrica, desde que os códigos sejam compatíveis.",
      ],
    },
    {
      question: "Como o portão social abre quando falta energia?",
      answers: [
        "A fechadura elétrica comum abre por chave, por dentro e por fora. Fecho por eletroímã solta sem energia, por isso usa bateria.",
        "Se a fechadura for elétrica, o portão social abre com a chave. Com eletroímã, a folha fica solta na queda de luz, a não ser que haja bateria.",
      ],
    },
    {
      question: "Por que preciso puxar o portão para a fechadura abrir?",
      answers: [
        "É preciso puxar porque a folha caiu ou empenou e pressiona a lingueta. O acerto é na dobradiça e na contra-testa, não na parte elétrica.",
        "A folha está desalinhada e prende a lingueta. Alinhar dobradiça e batente costuma resolver sem trocar a fechadura.",
      ],
    },
    {
      question: "Vale separar o pedestre do portão da garagem?",
      answers: [
        "Vale: o motor da garagem abre menos vezes, dura mais, e o pedestre não passa sob ou ao lado de uma folha em movimento.",
        "Sim, por segurança e por desgaste. Cada entrada a pé pela garagem é um ciclo a mais do motor e um momento de casa aberta.",
      ],
    },
  ],
  photo: "fotos do portão social, da fechadura, das dobradiças e do interfone",
  traits: {
    "Espaço que ocupa": "Só o giro da folha de pedestres, cerca de um passo",
    "Como abre": "Gira em dobradiças, destrancado por fechadura elétrica",
    Motor: "Em geral nenhum; motor leve só por acessibilidade",
    "Onde combina": "Entrada a pé de casas, prédios, escolas e comércios",
  },
  related: ["fechadura", "interfone", "dobradica", "acessibilidade", "controle-de-acesso", "pivotante"],
};
