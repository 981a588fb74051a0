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
      "Portão social automático é a entrada de pedestres que abre por interfone, botão, tag ou senha: uma fechadura elétrica destranca e uma mola fecha a folha. Na maioria das casas não precisa de motor, e só ajustar dobradiça, mola ou fechadura parte de {price.preventive}, sem peças.",
      "Para automatizar o portão de pedestres da casa, bastam fechadura elétrica, mola e um comando, como interfone ou controle. O motor entra por acessibilidade ou folha pesada, e o ajuste do portão social que já existe custa a partir de {price.preventive} em residência, fora peças.",
      "O portão social elétrico funciona com fechadura que solta a lingueta ao receber o pulso do interfone, da tag ou da senha, e com mola que fecha a folha. Ela precisa girar leve e encostar no batente; o acerto em casa começa em {price.preventive}, sem peças.",
    ],
    price: [
      "O preço do portão social automático soma fechadura elétrica, comando e acertos da folha, e fica abaixo do de pôr motor. Fechadura com o interfone que já existe é o mais barato, teclado e tag custam mais, e peça e serviço são orçados juntos pela foto.",
      "Quanto custa automatizar o portão de pedestres depende do comando e do fio: só fechadura elétrica é o menor valor, interfone, teclado e tag vêm depois, e motor por último. Se basta ajustar dobradiça ou mola, a visita em casa parte de {price.preventive}, sem peças.",
      "No portão social, a fechadura elétrica instalada custa menos que um motor, e o que muda a conta é o comando e a distância até a energia. Acerto de folha, mola e fechadura que já existem sai desde {price.preventive} numa casa, fora peças.",
    ],
    repair: [
      "No portão social, fechadura que estala e não abre costuma estar forçada pela folha caída; sem estalo, falta energia ou comando. O ajuste de dobradiça, mola e fechadura em casa parte de {price.preventive}, sem peças, e a troca da fechadura é orçada por foto.",
      "Consertamos portão social começando pela dobradiça, porque folha caída faz a fechadura elétrica parecer queimada. Alinhar e regular, em residência, custa desde {price.preventive}, fora peças, e depois se conferem fonte, fio e botão do interfone.",
      "Portão de pedestres que não trava nem abre pelo interfone quase sempre tem folha fora de alinhamento, mola fraca ou fio solto. A visita que regula começa em {price.preventive} numa casa, sem contar peças.",
    ],
    installation: [
      "Para deixar o portão social automático é preciso fechadura elétrica, mola, fio até a energia e um comando, como interfone, tag, senha ou controle. O técnico alinha a folha, fixa a fechadura e regula a mola; motor só faz falta por acessibilidade ou folha pesada.",
      "Automatizamos o portão de pedestres da casa com fechadura elétrica e mola: ele destranca pelo interfone ou pela senha, e a mola fecha. Com fio até o batente, é serviço de até {trade.smallRepair}, e folha torta é acertada antes.",
      "A instalação no portão social começa pela folha no prumo, segue pela fechadura elétrica e pela contratesta e termina no comando, interfone, tag ou teclado. Motor não costuma ser preciso, e com fiação pronta leva até {trade.smallRepair}.",
    ],
    question: [
      "Para deixar o portão social automático bastam fechadura elétrica, mola aérea e um comando, como interfone, tag ou senha; motor quase nunca é preciso. A folha deve girar leve e encostar no batente, porque, se cair, a fechadura não trava.",
      "O portão social elétrico funciona assim: o interfone ou o botão dá um pulso, a fechadura solta a lingueta, você empurra e a mola fecha. Vale pôr motor só por acessibilidade ou folha pesada, já que a fechadura custa menos.",
      "Sim, dá para automatizar o portão de pedestres, com interfone e fechadura elétrica em vez de motor, que só compensa para quem não pode empurrar a folha. É preciso energia perto, folha alinhada e mola para fechar.",
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
          "A folha de pedestres gira em dobradiças e fica trancada por uma fechadura elétrica. Ao receber o pulso do interfone, da tag ou da senha, ela solta a lingueta, e a mola fecha depois.",
          "O conjunto tem folha leve, fechadura elétrica, mola e um comando. O comando só dá o pulso, a fechadura destranca, e a mola devolve a folha ao batente.",
          "Quem destranca é a fechadura elétrica, e quem fecha é a mola. Interfone, botoeira, tag ou teclado apenas mandam soltar a lingueta.",
          "São quatro peças: folha que gira leve, fechadura elétrica, mola e comando. Com um pulso a lingueta se solta, e a passagem abre com um empurrão.",
        ],
        [
          "O motor entra quando a folha é pesada ou alguém da casa não pode empurrá-la. Nesse caso usa-se motor de abrir com força baixa e sensor.",
          "Por acessibilidade, a folha pode receber motor leve, com sensor de presença. Nas outras casas ele só encarece.",
          "Para cadeirante ou folha larga, um motor de abrir dispensa o empurrão. A força fica no mínimo, e um sensor detém a folha.",
          "Motor não é regra: serve à folha pesada e a quem não consegue empurrar. Precisa então de força baixa e sensor dos dois lados.",
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
          "Fechadura que estala e não solta costuma estar presa pelo peso da folha caída. Se nada estala, a causa está na fonte, no fio ou no botão do interfone.",
          "Se é preciso levantar ou puxar para abrir, a dobradiça cedeu e prende a lingueta. O silêncio ao apertar o botão aponta para falta de energia ou fio rompido.",
          "O estalo é a pista: com ele, o problema é alinhamento; sem ele, é energia ou comando. Folha que bate ou não trava pede regular a mola.",
          "Estalo com a folha presa indica desalinho, e silêncio indica fiação. Já a batida forte no fechamento vem da mola e solta parafusos.",
        ],
      ],
      bullets: [
        "Abre só com empurrão ou puxão: folha caída",
        "Estala e não destranca: lingueta presa ou suja",
        "Encosta sem travar: mola fraca",
        "Bate com força: mola forte demais",
        "Interfone fala, mas não abre: fio, fonte ou fechadura",
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
          "O teste leva poucos minutos, sem abrir a fechadura nem mexer na fiação. O resultado diz se o caso é dobradiça, mola ou fio.",
          "São conferências de fora, só movendo a folha e ouvindo a fechadura. Com elas o técnico leva a peça certa.",
          "Basta escutar o estalo e observar a folha, sem desmontar nada. O que você anotar adianta o orçamento.",
          "Nenhuma ferramenta é precisa: aperte, escute e olhe. A fiação e a fechadura continuam fechadas.",
        ],
      ],
      steps: [
        "Aperte o botão e escute: estalo com a folha presa é alinhamento; silêncio, energia ou fio.",
        "Abra com a chave e veja se a folha cai na ponta ou raspa no piso.",
        "Solte a folha entreaberta e veja se a mola a leva até travar, sem batida.",
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
          "Primeiro a folha é alinhada, com dobradiça ajustada ou trocada, até encostar sem esforço. Depois vêm a contratesta, a chapa do batente onde a lingueta encaixa, e a mola.",
          "O técnico acerta dobradiça e batente antes de tocar na fechadura. Com a folha no prumo, a contratesta é posicionada e a mola, regulada.",
          "Folha no prumo, contratesta no lugar e mola no ponto: essa é a ordem. Fechadura em folha torta não trava.",
          "A dobradiça vem primeiro, porque dela depende o resto. Em seguida o encaixe da lingueta e a força da mola são ajustados.",
        ],
        [
          "A tensão que chega à fechadura é medida, e cada comando é testado várias vezes, inclusive a chave. Com fiação pronta, o serviço leva até {trade.smallRepair}.",
          "Interfone, botão, tag e chave são testados por dentro e por fora, depois de medida a fonte. É trabalho de até {trade.smallRepair} quando o fio já existe.",
          "No fim se mede a fonte e se abre por todos os comandos, e também pela chave. Sem cabo a passar, até {trade.smallRepair} bastam.",
          "A entrega inclui aberturas repetidas por cada comando e pela chave da falta de luz. Passar fio novo é o que mais toma tempo.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Fechadura, eletroímã ou motor?",
        "Como escolher o acesso do pedestre",
        "O que combina com a entrada: fechadura, ímã ou motor",
      ],
      slots: [
        [
          "Em casa, escolha fechadura elétrica, que abre também por chave na falta de luz. O eletroímã segura por magnetismo e combina com prédio e bateria, porque solta sem energia.",
          "A fechadura elétrica de sobrepor atende a residência e tem chave de reserva. Eletroímã aguenta muito uso, mas precisa de bateria para não soltar na queda de luz.",
          "Para uma família, fechadura elétrica com interfone. Para prédio de muito movimento, eletroímã com nobreak, já que ele só segura com energia.",
          "Fechadura para casa, eletroímã para uso intenso com bateria, motor para quem não empurra. A diferença está na falta de luz: a fechadura continua trancada, e o ímã, não.",
        ],
        [
          "O motor de abrir entra por acessibilidade, lento, leve e com sensor que detém a folha. É a opção mais cara das três.",
          "Se o objetivo é abrir sem empurrar, o motor deve ter força mínima e sensor dos dois lados. Custa mais que fechadura e ímã.",
          "Motor só se justifica para cadeirante, idoso ou folha pesada. Sai mais caro e pede sensor de presença.",
          "Por último vem o motor, mais caro, para quem não consegue mover a folha. Força baixa e sensor são obrigatórios nele.",
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
          "O valor depende da fechadura, do comando e dos metros de fio até a energia. Aproveitar o interfone que já existe baixa a conta, e teclado ou tag sobem.",
          "Fechadura, fonte, comando e cabo formam o preço, nessa ordem de peso. Quem já tem interfone com fio até o portão gasta menos.",
          "Pesam o tipo de fecho, o comando e a passagem do fio. Motor é o extremo caro, e fechadura com interfone existente, o barato.",
          "Três itens decidem: fechadura, comando e distância da energia. Dobradiça ou solda, se a folha precisar, aparece em linha própria.",
        ],
        [
          "Quando basta ajustar dobradiça, mola ou fechadura, o serviço em casa parte de {price.preventive}, sem peças. O cartão divide em até {shop.instalments} vezes.",
          "Só a regulagem de folha e fechadura, em residência, custa desde {price.preventive}, fora peças. O pagamento pode ir a {shop.instalments} vezes no cartão.",
          "Acertar o que já existe começa em {price.preventive} numa casa, sem contar peças. Fechadura nova e serviço são orçados juntos.",
          "De {price.preventive} para cima é o ajuste residencial sem peças. A troca da fechadura soma a peça, informada antes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão social pode abrir por senha ou digital?",
      answers: [
        "O portão social pode abrir por senha ou digital: teclado ou leitor de uso externo dá o pulso para a fechadura elétrica. Mantenha a chave como reserva.",
        "Sim, com a mesma fechadura elétrica e um leitor ao lado do batente. Troque a senha quando um prestador deixar de frequentar a casa.",
        "Pode, com teclado ou leitor próprio para chuva. A digital dispensa chave, e a senha se muda quando for preciso.",
      ],
    },
    {
      question: "O mesmo controle abre a garagem e o portão social?",
      answers: [
        "O mesmo controle pode abrir a garagem e o portão social, se tiver um botão livre e a fechadura receber um receptor compatível.",
        "Sim, com um botão para cada entrada e receptor na fechadura elétrica, desde que os códigos sejam compatíveis.",
        "Pode: cada botão comanda uma entrada. O técnico instala o receptor e cadastra o botão livre.",
      ],
    },
    {
      question: "Como o portão social abre quando falta energia?",
      answers: [
        "Quando falta energia, o portão social com fechadura elétrica abre por chave, por dentro e por fora. O de eletroímã solta, por isso usa bateria.",
        "Se a fechadura for elétrica, o portão social abre com a chave. Com eletroímã, a folha fica solta, a não ser que haja bateria.",
        "Pela chave, na fechadura elétrica. Eletroímã sem bateria deixa a entrada aberta.",
      ],
    },
    {
      question: "Qual mola usar para o portão social fechar sozinho?",
      answers: [
        "Para o portão social fechar sozinho, use mola aérea regulável, escolhida pelo peso da folha. Ela fecha devagar e dá força só no final.",
        "A mola aérea hidráulica é a mais comum, porque regula a velocidade. Mola de arame é mais barata, mas bate e gasta a lingueta.",
        "Mola aérea, com velocidade e batida reguláveis. A de dobradiça serve em folha bem leve.",
      ],
    },
    {
      question: "Vale separar o pedestre do portão da garagem?",
      answers: [
        "Vale separar: o motor da garagem abre menos vezes, dura mais, e o pedestre não passa ao lado de uma folha em movimento.",
        "Sim, por segurança e por desgaste. Cada entrada a pé pela garagem é um ciclo a mais do motor e um momento de casa aberta.",
        "Compensa. O portão social abre e fecha em segundos, e a garagem fica fechada.",
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
