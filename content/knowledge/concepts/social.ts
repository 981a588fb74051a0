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
      "O portão social automático é a entrada de pedestres que abre por interfone, botão, tag ou senha: uma fechadura elétrica destranca e uma mola fecha a folha. Na maioria das casas não precisa de motor. O ajuste de dobradiça, mola ou fechadura, em residência, parte de {price.preventive}, sem peças.",
      "Para automatizar o portão social da casa, bastam uma fechadura elétrica, uma mola e um comando, como interfone ou controle. O motor só entra por acessibilidade ou quando a folha é pesada. Acertar o portão que já existe custa a partir de {price.preventive} em residência, sem peças.",
      "Um portão social elétrico funciona com uma fechadura que solta a lingueta quando o interfone, a tag ou a senha mandam, e com uma mola que fecha a folha. Para travar bem, ela precisa girar leve e encostar no batente. O acerto em casa começa em {price.preventive}, sem peças.",
    ],
    price: [
      "O preço do portão social automático soma a fechadura elétrica, o comando e os acertos da folha, e fica abaixo do de um motor. O mais barato é ligar a fechadura ao interfone que já existe; teclado e tag custam mais. A peça e o serviço são orçados juntos, pela foto.",
      "O preço para automatizar o portão social depende do comando e da passagem do fio. A fechadura elétrica sozinha é o menor valor, depois vêm interfone, teclado e tag, e por último o motor. Quando basta ajustar dobradiça ou mola, a visita em casa parte de {price.preventive}, sem peças.",
      "A fechadura elétrica instalada no portão social custa menos que um motor, e o valor muda com o comando e a distância até a energia. O ajuste da folha, da mola e da fechadura que já existem sai a partir de {price.preventive}, em casa e sem peças.",
    ],
    repair: [
      "O portão social em que a fechadura estala e não abre costuma ter a folha caída, que prende a lingueta. Sem estalo, falta energia ou comando. O ajuste de dobradiça, mola e fechadura em casa parte de {price.preventive}, sem peças, e a troca da fechadura é orçada por foto.",
      "O conserto do portão social começa pela dobradiça, porque uma folha caída faz a fechadura elétrica parecer queimada. Depois o técnico confere a fonte, o fio e o botão do interfone. Em residência, alinhar e regular custa a partir de {price.preventive}, sem peças.",
      "Um portão de pedestres que não trava, ou não abre pelo interfone, quase sempre tem folha desalinhada, mola fraca ou fio solto. Os três defeitos se resolvem sem trocar o portão. A visita com regulagem em casa começa em {price.preventive}, sem peças.",
    ],
    installation: [
      "Para deixar o portão social automático, instala-se uma fechadura elétrica, uma mola e um comando, como interfone, tag, senha ou controle. O técnico alinha a folha, fixa a fechadura e regula a mola. O motor só faz falta por acessibilidade ou em folha pesada.",
      "Automatizar o portão social da casa é colocar fechadura elétrica e mola: ele destranca pelo interfone ou pela senha, e a mola fecha a folha. Com o fio já no batente, o serviço leva até {trade.smallRepair}, e a folha torta é acertada antes.",
      "A instalação no portão social começa por pôr a folha no prumo, segue com a fechadura elétrica e termina no comando, que pode ser interfone, tag ou teclado. O motor não costuma ser preciso. Com a fiação pronta, leva até {trade.smallRepair}.",
    ],
    question: [
      "Para deixar o portão social automático bastam uma fechadura elétrica, uma mola e um comando, como interfone, tag ou senha; o motor quase nunca é preciso. A folha deve girar leve e encostar no batente, porque, quando ela cai, a fechadura não trava.",
      "O portão social elétrico funciona com um sinal do interfone ou do botão, que faz a fechadura soltar a lingueta; você empurra, e a mola fecha. Um motor vale a pena só por acessibilidade ou com folha pesada, já que a fechadura custa menos.",
      "Sim, o portão social pode ser automatizado com interfone e fechadura elétrica em vez de motor, que só compensa para quem não consegue empurrar a folha. É preciso ter energia perto, a folha alinhada e uma mola para fechar.",
    ],
  },
  line: [
    "O portão social costuma precisar de fechadura elétrica e mola, e não de motor.",
    "Separar a entrada de pedestres poupa o portão da garagem de muitas aberturas.",
    "No portão social, a dobradiça alinhada é o que faz a fechadura travar.",
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
          "A folha de pedestres gira em dobradiças e fica trancada por uma fechadura elétrica. Quando o interfone, a tag ou a senha mandam o sinal, a fechadura solta a lingueta, você empurra e a mola fecha depois.",
          "O conjunto tem uma folha leve, uma fechadura elétrica, uma mola e um comando, como interfone ou tag. O comando manda o sinal, a lingueta se solta, e a mola devolve a folha ao batente.",
          "Quem destranca o portão social é a fechadura elétrica, e quem fecha é a mola. Interfone, botoeira, tag ou teclado apenas dão a ordem de soltar a lingueta.",
          "Quatro peças formam a entrada automática: folha que gira leve, fechadura elétrica, mola e comando. Basta um toque no interfone ou no teclado para destrancar, e um empurrão abre a passagem.",
        ],
        [
          "O motor entra quando a folha é pesada ou quando alguém da casa não pode empurrá-la. Usa-se então um motor de abrir com força baixa e sensor que para a folha diante de uma pessoa.",
          "Por acessibilidade, o portão social pode receber um motor leve, com sensor de presença. Para quem consegue empurrar a folha, ele só aumenta o custo.",
          "Para um cadeirante ou uma folha larga, um motor de abrir dispensa o empurrão. A força fica no mínimo, e um sensor detém a folha se houver alguém no caminho.",
          "Motor não é regra na entrada de pedestres: serve à folha pesada e a quem não consegue empurrá-la. Ele precisa de força baixa e de sensor dos dois lados da passagem.",
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
          "A fechadura que estala e não solta costuma estar presa pelo peso da folha caída. Quando nada estala, a causa está na fonte, no fio ou no botão do interfone.",
          "Se é preciso levantar ou puxar a folha para abrir, a dobradiça cedeu e prende a lingueta. O silêncio ao apertar o botão aponta para falta de energia ou fio rompido.",
          "O estalo da fechadura ajuda a achar a causa: se ela estala e não abre, o problema é de alinhamento; se fica muda, é de energia ou de comando.",
          "Quando se ouve o estalo com a folha presa, o portão está desalinhado. Sem som nenhum, a suspeita passa à fiação, à fonte ou ao botão do interfone.",
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
          "O teste leva poucos minutos, sem abrir a fechadura nem mexer na fiação. O resultado mostra se o defeito está na dobradiça, na mola ou no fio.",
          "São conferências feitas por fora, movendo a folha e ouvindo a fechadura. Com o que você observar, o técnico já leva a peça provável.",
          "Basta escutar a fechadura e observar a folha, sem desmontar nada. As respostas separam um problema de alinhamento de um problema elétrico.",
          "Nenhuma ferramenta é necessária: aperte o botão, escute e olhe a folha. A fechadura e a fiação continuam fechadas, porque são serviço do técnico.",
        ],
      ],
      steps: [
        "Aperte o botão e escute: estalo com a folha presa é desalinhamento, e silêncio é falta de energia ou de fio.",
        "Abra com a chave e veja se a folha cai na ponta ou raspa no piso.",
        "Solte a folha entreaberta e veja se a mola a leva até travar, sem batida.",
        "Fotografe a fechadura, o encaixe da lingueta no batente e as dobradiças.",
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
          "Primeiro a folha é alinhada, com a dobradiça ajustada ou trocada, até encostar sem esforço. Depois o técnico posiciona a contratesta, a chapa do batente onde a lingueta encaixa, e regula a mola.",
          "O técnico acerta a dobradiça e o batente antes de tocar na fechadura, porque em folha torta ela não trava. Com o prumo certo, ajusta o encaixe da lingueta e a força da mola.",
          "A visita segue uma ordem: folha no prumo, lingueta bem encaixada no batente e mola regulada. Uma fechadura nova em folha torta teria o mesmo defeito da antiga.",
          "Dobradiça vem primeiro, porque o alinhamento da folha decide se a fechadura trava. Em seguida são ajustados a contratesta, a chapa que recebe a lingueta, e o fechamento pela mola.",
        ],
        [
          "O técnico mede a tensão que chega à fechadura e testa cada comando várias vezes, inclusive a chave. Com a fiação pronta, o serviço leva até {trade.smallRepair}.",
          "Interfone, botão, tag e chave são testados por dentro e por fora, depois de medida a fonte. É um trabalho de até {trade.smallRepair} quando o fio já existe.",
          "No fim, mede-se a fonte e abre-se o portão por todos os comandos, e também pela chave. Sem cabo a passar, até {trade.smallRepair} bastam.",
          "A entrega inclui a medição da fonte e aberturas repetidas por cada comando e pela chave. O que mais toma tempo é passar fio novo; com ele pronto, são até {trade.smallRepair}.",
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
          "Em casa, escolha a fechadura elétrica, que abre também com chave na falta de luz. O eletroímã, que segura a folha por magnetismo, combina com prédio e precisa de bateria, porque solta sem energia.",
          "A fechadura elétrica de sobrepor atende bem a residência e tem chave de reserva. O eletroímã aguenta muito uso, mas depende de bateria para continuar trancado na queda de luz.",
          "Para uma família, a fechadura elétrica com interfone é suficiente e continua trancada sem luz. Em prédio de muito movimento, usa-se o eletroímã com bateria, já que ele só segura com energia.",
          "A diferença entre fechadura elétrica e eletroímã aparece na falta de luz: a primeira continua trancada e abre com chave, e o segundo solta a folha se não tiver bateria. Em casa usa-se a fechadura, e em prédio, o eletroímã.",
        ],
        [
          "O motor de abrir serve à acessibilidade: lento, com pouca força e com sensor que detém a folha. É a opção mais cara das três.",
          "Se o objetivo é passar sem empurrar, o motor deve ter força mínima e sensor dos dois lados. O custo é maior que o da fechadura e o do ímã.",
          "Um motor só se justifica para cadeirante, idoso ou folha pesada. Além de mais caro, ele exige sensor de presença e força baixa.",
          "Para quem não consegue mover a folha, o motor resolve, com custo mais alto. Força baixa e sensor são obrigatórios, porque por ali passam pessoas.",
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
          "O valor depende da fechadura, do comando e dos metros de fio até a energia. Aproveitar o interfone que já existe diminui a conta, e teclado ou tag aumentam.",
          "Fechadura, fonte, comando e cabo formam o preço da entrada automática. Quem já tem interfone com fio até o portão gasta menos que quem precisa passar cabo novo.",
          "Três itens decidem o orçamento: a fechadura, o comando e a distância da energia. Se a folha precisar de dobradiça ou solda, o serviço aparece em linha própria.",
          "Entre a opção mais barata, a fechadura ligada ao interfone existente, e a mais cara, o motor, o preço muda com o comando escolhido e com o fio a passar.",
        ],
        [
          "Quando basta ajustar dobradiça, mola ou fechadura, o serviço em casa parte de {price.preventive}, sem peças. O cartão divide em até {shop.instalments} vezes.",
          "A regulagem da folha e da fechadura, em residência, custa a partir de {price.preventive}, sem peças. O pagamento pode ir a {shop.instalments} vezes no cartão.",
          "Acertar o que já existe começa em {price.preventive}, em casa e sem contar peças. Uma fechadura nova e a instalação dela são orçadas juntas.",
          "O ajuste residencial, sem peças, sai por {price.preventive} ou mais, conforme o trabalho. Na troca da fechadura soma-se a peça, com o valor informado antes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Portão social pode abrir por senha ou digital?",
      answers: [
        "O portão social pode abrir por senha ou digital: um teclado ou leitor de uso externo comanda a fechadura elétrica. Mantenha a chave como reserva.",
        "Sim, com a mesma fechadura elétrica e um leitor ao lado do batente. Troque a senha quando um prestador deixar de frequentar a casa.",
        "Pode, com teclado ou leitor próprio para chuva. A digital dispensa a chave, e a senha pode ser mudada quando for preciso.",
      ],
    },
    {
      question: "O mesmo controle abre a garagem e o portão social?",
      answers: [
        "O mesmo controle pode abrir a garagem e o portão social, se tiver um botão livre e a fechadura receber um receptor compatível.",
        "Sim, com um botão para cada entrada e um receptor na fechadura elétrica, desde que os códigos sejam compatíveis.",
        "Pode, porque cada botão comanda uma entrada. O técnico instala o receptor na fechadura e cadastra o botão livre.",
      ],
    },
    {
      question: "Como o portão social abre quando falta energia?",
      answers: [
        "Quando falta energia, o portão social com fechadura elétrica abre por chave. O de eletroímã fica solto, e por isso usa bateria.",
        "Se a fechadura for elétrica, o portão social abre com a chave. Com eletroímã, a folha fica destrancada, a não ser que haja bateria.",
        "Com a chave, se a fechadura for elétrica. Um eletroímã sem bateria deixa a entrada aberta até a luz voltar.",
      ],
    },
    {
      question: "Qual mola usar para o portão social fechar sozinho?",
      answers: [
        "Para o portão social fechar sozinho, use uma mola aérea regulável, escolhida pelo peso da folha. Ela fecha devagar e dá força só no final.",
        "A mola aérea hidráulica é a mais indicada, porque regula a velocidade. A de arame é mais barata, mas bate e gasta a lingueta.",
        "Uma mola aérea, com velocidade e batida reguláveis. A mola de dobradiça serve apenas em folha bem leve.",
      ],
    },
    {
      question: "Vale separar o pedestre do portão da garagem?",
      answers: [
        "Vale, porque o motor da garagem abre menos vezes e dura mais, e o pedestre não passa ao lado de uma folha em movimento.",
        "Sim, por segurança e por desgaste. Cada entrada a pé pela garagem é um ciclo a mais do motor e um momento de casa aberta.",
        "Compensa, já que o portão social abre e fecha em segundos e a garagem continua fechada.",
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
