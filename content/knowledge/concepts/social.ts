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
      "Instalamos e consertamos fechadura elétrica de portão social, a entrada de pedestres, com a mola que o fecha e o comando por interfone, botoeira ou tag. O motor só costuma fazer falta por acessibilidade ou em folha pesada.",
      "Para o portão social abrir sem chave, instalamos fechadura elétrica e um comando: interfone, botoeira, tag ou teclado. A folha precisa girar leve e encostar no batente, ou a fechadura não trava.",
      "Ajustamos portão social que não fecha direito: quase sempre é dobradiça caída, mola desregulada ou fechadura fora de alinhamento. O acerto é mecânico, vem antes de trocar a fechadura e é orçado por foto.",
    ],
    price: [
      "No portão social automático, o preço soma a fechadura, o comando escolhido e os acertos da folha; interfone, tag e teclado mudam a conta. Mande foto do portão e da fechadura, e o orçamento sai sem custo.",
      "Automatizar um portão social com fechadura elétrica costuma custar menos que pôr motor; a folha, a fiação e o comando escolhido decidem o valor. Com fotos e medidas, respondemos com o preço fechado.",
    ],
    repair: [
      "No portão social, a fechadura que estala e não abre costuma estar com a lingueta forçada pela folha caída. Se não há estalo, em geral falta energia ou comando. O técnico alinha a folha e testa a fiação.",
      "Consertamos portão social começando pela dobradiça, porque folha caída faz a fechadura parecer queimada. Depois o técnico confere mola, contratesta, fonte e botão do interfone, nessa ordem.",
    ],
    installation: [
      "Instalamos fechadura elétrica no portão social: o técnico fixa o corpo, alinha a contratesta, passa o cabo até o interfone e regula a mola. Folha torta ou dobradiça gasta é acertada antes.",
      "Automatizamos portão social com fechadura elétrica e mola: ele destranca pelo interfone, por botão, senha ou controle, e a mola fecha a folha. O motor só faz falta a quem não pode empurrá-la. O valor vem por foto da folha e do batente, sem custo.",
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
        "Como o portão social é automatizado",
        "Fechadura, comando e motor no portão social",
        "As peças do portão social",
      ],
      slots: [
        [
          "A folha de pedestres gira em dobradiças e fica trancada por uma fechadura elétrica presa ao batente.",
          "O conjunto é simples: folha leve, fechadura elétrica, mola de fechamento e um comando.",
          "Numa entrada social comum, quem destranca é a fechadura elétrica, e quem fecha é a mola.",
        ],
        [
          "Ao receber o pulso do interfone ou da botoeira, a fechadura solta a lingueta e a folha abre.",
          "O comando pode vir do interfone, de uma botoeira, de uma tag ou de um teclado com senha.",
          "Interfone, tag, senha ou controle apenas dão o pulso; quem solta a folha é a fechadura.",
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
        "Quando o portão social não abre ou não trava",
        "Folha, fiação ou mola: de onde vem o defeito",
      ],
      slots: [
        [
          "Uma fechadura que estala e não solta costuma estar presa pelo peso da folha caída.",
          "Se você precisa levantar ou puxar a folha para abrir, a dobradiça deve ter cedido e prende a lingueta.",
          "Um estalo sem abrir costuma indicar folha desalinhada, com a lingueta presa na contratesta, a chapa do batente onde ela encaixa.",
        ],
        [
          "Quando nada estala, a causa costuma estar na fonte, no fio ou no botão do interfone.",
          "O silêncio total ao apertar o botão aponta para falta de energia ou fio rompido.",
          "Sem estalo algum, o comando não deve estar chegando à fechadura, e a fiação precisa de teste.",
        ],
        [
          "Uma folha que bate ou fica encostada sem travar costuma pedir regulagem da mola.",
          "Uma mola fraca deixa a entrada aberta; uma mola forte demais bate e quebra a lingueta.",
          "A batida constante solta parafusos e desalinha a fechadura, e costuma sumir com a mola regulada.",
        ],
      ],
      bullets: [
        "Abre só com empurrão ou puxão: a folha caiu e prende o trinco",
        "Estala e não destranca: trinco sujo ou fora do encaixe",
        "Fica encostado sem travar: a mola está fraca",
        "Bate com força ao fechar: a mola está forte demais",
        "Interfone fala, mas não abre: fio, fonte ou fechadura com defeito",
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
        "Aperte o botão e escute: estalo com a folha presa costuma ser alinhamento; silêncio, energia ou fio.",
        "Abra a folha com a chave e veja se ela cai na ponta ou raspa no piso.",
        "Solte a folha entreaberta e observe se a mola a leva até travar, sem batida.",
        "Fotografe a fechadura, a contratesta e as dobradiças.",
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
          "Em seguida vêm a contratesta, a mola e a medição da tensão que chega à fechadura.",
          "Depois a mola é regulada e a tensão é medida nos fios, com instrumento.",
          "A contratesta é posicionada para a lingueta entrar livre, e a fiação é testada.",
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
        "O que combina com a sua entrada: fechadura, ímã ou motor",
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
        "O que entra no preço da entrada automática",
        "O que muda o orçamento do portão social",
      ],
      slots: [
        [
          "O valor depende do tipo de fechadura, do comando e da distância até a energia.",
          "Fechadura, fonte, comando e metros de cabo formam o preço.",
          "Pesam na conta o tipo de fecho, o comando escolhido e a passagem do fio.",
        ],
        [
          "Dobradiça gasta ou folha torta entra como serralheria, em linha própria.",
          "Se a folha precisar de solda ou dobradiça nova, o reparo aparece no orçamento.",
          "Acertos na folha são cobrados à parte, e uma foto já mostra se serão necessários.",
        ],
        [
          "Foto da entrada basta para o orçamento grátis, com pagamento em até {shop.instalments} vezes no cartão.",
          "Fotos da fechadura e da folha bastam para um valor fechado, sem custo.",
          "Quando basta ajustar dobradiça, mola ou fechadura, o serviço em casa parte de {price.preventive}, sem peças.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão social pode abrir por senha ou digital?",
      answers: [
        "Pode: teclado ou leitor de uso externo dá o pulso para a fechadura elétrica. Escolha modelo próprio para chuva e mantenha a chave como reserva.",
        "Sim, com a mesma fechadura elétrica do interfone e um leitor ao lado do batente. Troque a senha quando um prestador deixar de frequentar a casa.",
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
      question: "Qual mola usar para o portão social fechar sozinho?",
      answers: [
        "Na maioria das casas, a mola aérea regulável, escolhida pelo peso da folha. Ela deve fechar devagar e dar força só no final, para a fechadura trancar sem pancada.",
        "A mola aérea hidráulica é a mais comum, porque permite regular a velocidade. Mola de arame ou de dobradiça é mais barata, mas costuma bater e gastar a lingueta.",
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
