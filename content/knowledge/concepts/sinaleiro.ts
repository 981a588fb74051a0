import type { Concept } from "#domain/knowledge/concept.ts";

export const sinaleiro: Concept = {
  id: "sinaleiro",
  kind: "part",
  label: "Sinaleiro",
  phrase: "o sinaleiro da garagem",
  words: [
    "sinaleiro",
    "sinaleira",
    "sinalizador de garagem",
    "sinalizador de portão",
    "sirene de garagem",
    "semáforo de garagem",
    "luz de alerta do portão",
    "luz de sinalização",
    "giroflex",
    "entrada e saída de veículos",
    "alerta de garagem",
    "bip de garagem",
  ],
  intent: "installation",
  answers: {
    any: [
      "A sinaleira de garagem, ou sinaleiro, avisa com luz, e com som se você quiser, que o portão vai se mover, para o pedestre parar antes da saída do carro. Ela é ligada à placa do motor, que a acende e apaga sozinha. As fotos da fachada e da etiqueta do motor mostram o modelo e o valor.",
      "O sinaleiro pisca enquanto o portão anda e alerta quem passa na calçada, comandado pela placa do motor. Deve ficar em um ponto visível dos dois lados da saída e ter a tensão certa. O modelo e o preço são definidos pela foto da fachada e da etiqueta do motor.",
      "Uma sinaleira de garagem é a luz, com ou sem bip, que avisa a saída de carros, e pode ser instalada em quase todo portão automático. A ligação é feita na saída da placa do motor ou em um relé. O valor depende do aparelho e da distância do cabo, vistos pelas fotos.",
      "Com um sinaleiro na fachada, o pedestre e o ciclista sabem que o portão está abrindo antes de o carro aparecer. Vendemos, instalamos e consertamos a sinaleira de garagem, ligada à placa do motor. Para o valor, bastam as fotos da entrada e da etiqueta.",
    ],
    price: [
      "O preço da sinaleira de garagem instalada soma o aparelho, com ou sem som, o cabo até o motor e, em algumas placas, um relé. A fachada alta ou distante encarece, porque leva mais cabo. As fotos da entrada e da etiqueta do motor bastam para o valor.",
      "O preço de um sinaleiro depende da peça e da passagem do cabo, que pesa mais em fachada alta ou longa. O modelo com bip custa mais que o que só tem luz. O orçamento sai por uma foto da fachada e outra da etiqueta do motor.",
      "O valor do sinaleiro muda com o modelo e com a distância até a placa do motor. O semáforo de rampa é outro equipamento, mais caro, por ter luz dos dois lados. O preço exato sai pelas fotos da entrada e da etiqueta.",
    ],
    repair: [
      "O sinaleiro que não acende tem LED queimado, fio oxidado pela chuva ou defeito na saída da placa. O técnico mede essa saída com o portão andando e troca a peça que falhou. Em casa, a visita com ajuste parte de {price.preventive}, sem peças.",
      "A sinaleira acesa sem parar costuma ter relé colado ou água no corpo, ou a placa entende que o portão não fechou. A medição separa o defeito do aparelho do defeito da placa. A visita de ajuste, em residência, custa a partir de {price.preventive}, sem peças.",
      "No conserto do sinaleiro, quando só a luz ou só o som falha, o defeito é do aparelho; quando os dois param, é do fio ou da placa. O técnico mede antes de trocar. A visita com ajuste em casa começa em {price.preventive}, sem peças.",
    ],
    installation: [
      "A sinaleira de garagem, ou sinaleiro, fica em ponto alto da fachada, visível dos dois lados da calçada, e o cabo vai em eletroduto até a placa do motor ou um relé. A tensão do aparelho precisa ser a dessa saída. As fotos da fachada e da etiqueta mostram o modelo e o valor.",
      "Instalar um sinaleiro exige lugar visível, cabo protegido e ligação na saída de luz da placa, que o acende quando o portão anda. O modelo é escolhido pela foto da fachada e da etiqueta do motor, porque a tensão do aparelho depende da placa.",
      "Para instalar a sinaleira de garagem, o técnico escolhe o ponto, passa o fio em eletroduto e liga na placa, com o disjuntor desligado. A luz e o bip acompanham o portão do começo ao fim. O preço depende do aparelho e dos metros de cabo.",
    ],
    question: [
      "Vale a pena ter sinaleira onde quem sai não vê a calçada ou onde passa muita gente, mesmo sem obrigação. Quase toda placa de motor aceita o aparelho, por saída própria ou relé, e ele acende e apaga junto com o portão.",
      "Depende do imóvel e da cidade: prédio, comércio e estacionamento costumam ter de usar sinaleiro na saída de veículos, e casa, em geral, não. A exigência é municipal, e a convenção do condomínio também conta, por isso confirme nas duas.",
      "Sim, quase toda placa de motor aceita sinaleiro, por uma saída própria ou por um relé. A tensão do aparelho precisa ser igual à dessa saída, e o corpo deve ser vedado, porque fica exposto à chuva e ao sol.",
    ],
    buying: [
      "A sinaleira de garagem certa depende do lugar: LED compacto e vedado em casa, modelo com bip em calçada movimentada e semáforo em rampa de mão única. A tensão é a da saída da placa. As fotos da fachada e da etiqueta do motor mostram o modelo e o valor.",
      "O sinaleiro certo tem a tensão da saída da placa, que pode ser 127, 220 ou 12 V, e corpo vedado se ficar exposto à chuva. A foto da fachada mostra onde ele será visto, e a da etiqueta do motor define o modelo, vendido com a instalação.",
      "Para comprar uma sinaleira de garagem, veja onde ela vai ficar e que saída a placa do motor tem. O LED simples atende uma casa, o bip ajuda em rua cheia, e o conjunto luminoso de entrada e saída serve ao prédio. O valor sai pelas fotos.",
    ],
    "how-to": [
      "Para instalar um sinaleiro, escolhe-se um ponto visível dos dois lados da calçada, passa-se o cabo em eletroduto e liga-se o aparelho à saída de luz da placa ou a um relé. A ligação fica com o técnico, porque há tensão da rede nesse ponto.",
      "Teste a sinaleira da calçada, em um ciclo completo e com a passagem livre: ela acende no início, pisca até o fim e apaga com o portão fechado. Se não apagar, o relé ou o fim de curso, que avisa a parada, precisa de medição.",
      "O que você pode fazer pelo sinaleiro é testá-lo da calçada e limpar a lente que alcança do chão, com o disjuntor desligado. A escolha do ponto, a passagem do cabo e a ligação na placa são do técnico, porque envolvem tensão da rede.",
    ],
  },
  line: [
    "O sinaleiro avisa os pedestres antes de o carro surgir na calçada.",
    "Em prédio e comércio, um sinaleiro visível dos dois lados faz parte da segurança da saída.",
    "Um sinaleiro pode ser ligado à placa do motor por saída própria ou relé.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que o sinaleiro faz", "Sinaleiro, sirene e semáforo de garagem"],
      slots: [
        [
          "Durante o movimento do portão, a luz do sinaleiro pisca para quem está na calçada e apaga quando a folha para. Muitos modelos têm bip, útil para quem está distraído ou enxerga pouco.",
          "A luz acompanha a abertura e o fechamento do portão, e o som, quando há, alcança quem caminha sem olhar. Com a folha parada, tudo se apaga.",
          "O sinaleiro pisca enquanto a folha anda e avisa o pedestre e o ciclista. O bip é opcional, ajuda quem enxerga pouco e em muitos aparelhos tem volume regulável.",
          "O aviso começa e termina junto com o movimento do portão, sem ninguém ligar. Quem está olhando vê a luz, e quem não está ouve o bip, nos modelos com som.",
        ],
        [
          "Em rampa onde só passa um carro, usa-se um semáforo, com verde e vermelho, que organiza quem entra e quem sai. A sirene é outro equipamento, do alarme, e avisa invasão.",
          "O semáforo é indicado onde só cabe um carro por vez, com uma luz em cada ponta. Já a sirene pertence ao alarme e não serve para avisar a saída de veículos.",
          "Garagem de uma faixa só precisa de semáforo nos dois lados, para dois carros não se encontrarem na rampa. A sirene, que avisa invasão, faz parte do alarme.",
          "Rampa estreita pede semáforo, porque o sinaleiro apenas avisa o movimento e não dá a vez. Não confunda nenhum dos dois com a sirene, que é do alarme da casa.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual sinaleiro escolher", "Sinaleira para casa, prédio ou comércio"],
      slots: [
        [
          "Em casa de rua calma, um LED compacto e vedado na fachada é suficiente. Prédio e comércio precisam de luz mais forte e som, visíveis dos dois lados da saída.",
          "A residência usa um modelo pequeno de LED; onde passa muita gente, prefira o que tem bip e placa luminosa de entrada e saída. Exposto à chuva, o corpo deve ser vedado.",
          "Um LED discreto atende a casa, e a calçada cheia precisa de um conjunto com som. Em qualquer caso, a luz precisa ser vista antes de o pedestre chegar à entrada.",
          "Rua calma aceita só a luz, e rua movimentada precisa de luz e bip. Como o aparelho fica ao ar livre, escolha um de corpo vedado.",
        ],
        [
          "A tensão do aparelho precisa ser a da saída da placa, que pode ser da rede ou apenas um contato. Se não houver saída própria, um relé faz a ligação.",
          "Antes de comprar, verifique o que a placa do motor oferece: tensão da rede ou só um contato. Um módulo de relé resolve quando a saída não existe.",
          "Nem todo sinaleiro combina com toda placa, porque a tensão de saída varia. A etiqueta do motor mostra o modelo, e um relé permite ligar os que não combinam.",
          "Confira na central qual saída existe para a luz e em que tensão. Onde não há nenhuma, usa-se um módulo de relé, ligado na tensão do sinaleiro.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Sinaleiro não acende: o que ver", "Conferência do sinaleiro sem risco"],
      slots: [
        [
          "O teste é feito da calçada, com outra pessoa acionando o portão, sem subir em escada. Poeira na lente ou um galho escondem a luz; se nada acende e o portão anda, o defeito é no LED, no fio ou na saída da placa.",
          "Olhe um ciclo completo do chão, a alguns passos do portão. Apagado com a folha andando, o sinaleiro tem problema na lâmpada, no fio ou na placa; não abra o aparelho, que pode ter tensão da rede.",
          "Basta ver e ouvir de fora, enquanto alguém aciona o portão. A luz que não acende aponta para lâmpada, fio ou placa, e a que não apaga, para relé colado ou água no corpo.",
          "Da rua se vê se a luz aparece dos dois lados. Galho e lente suja explicam parte dos casos; quando a lente está limpa e nada acende, a medição do fio e da placa é do técnico.",
        ],
      ],
      steps: [
        "Peça a alguém que abra e feche o portão, com a passagem livre.",
        "Da calçada, veja se a luz é visível dos dois lados.",
        "Ouça se o bip toca do começo ao fim.",
        "Anote se falha na abertura, no fechamento ou nos dois.",
      ],
    },
    {
      about: "visit",
      headings: ["Como o técnico liga a sinaleira", "Instalação do sinaleiro, do ponto ao teste"],
      slots: [
        [
          "O técnico escolhe um ponto alto, visível dos dois sentidos da calçada e livre de galhos, que não ofusque o motorista. O cabo vai em eletroduto até a placa do motor.",
          "Primeiro se define o lugar em que o pedestre enxerga a luz a tempo, dos dois lados da saída. Depois o fio segue protegido em eletroduto até o motor.",
          "A posição é a primeira decisão, porque quem caminha precisa ver a luz antes de chegar à entrada. A fiação desce em eletroduto, protegida da chuva.",
          "Escolhido um ponto alto e visível dos dois lados, o cabo é levado da fachada até a placa dentro de um eletroduto, sem ficar solto na parede.",
        ],
        [
          "Com o disjuntor desligado, o aparelho é ligado à saída de luz ou ao relé, depois de conferida a tensão. O aviso é ajustado para começar com o movimento, e o teste é visto da rua.",
          "A ligação é feita sem energia, na saída de mesma tensão. O teste inclui abertura, fechamento e parada no meio, com o técnico olhando da calçada.",
          "A tensão da saída e a do aparelho são comparadas antes de ligar, com o disjuntor desligado. Em placas com pré-aviso, a luz pisca um pouco antes de a folha sair.",
          "Sem energia no circuito, o técnico liga a sinaleira na saída certa e acerta o tempo do aviso. A prova é um ciclo completo, observado da calçada.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o sinaleiro", "Chuva, sol e som da sinaleira"],
      slots: [
        [
          "Sol e chuva ressecam a vedação, e a água que entra oxida os contatos. Limpe a lente com pano úmido, do chão e com o disjuntor desligado.",
          "O aparelho dura mais com a borracha inteira e a entrada do cabo bem fechada. A lente limpa, sempre sem energia, mantém a luz visível de longe.",
          "A água é o que mais queima um sinaleiro, por isso veja se a vedação está inteira. A poeira da lente sai com pano úmido, com a energia cortada.",
          "Borracha ressecada deixa a chuva entrar e oxida os contatos. Confira a vedação uma vez por ano e limpe a lente que alcança do chão, com o disjuntor desligado.",
        ],
        [
          "O volume deve alertar sem incomodar, dentro da regra do condomínio e da cidade. Se o bip atrapalha, peça a regulagem em vez de cortar o fio.",
          "Um bip alto de madrugada gera reclamação, e muitos aparelhos permitem baixar o som. Cortar o fio deixa o pedestre sem aviso.",
          "O som costuma ter ajuste, que segue a norma do lugar e o horário. Regule em vez de desligar, porque sem ele quem enxerga pouco não é avisado.",
          "Regule o som conforme a vizinhança e a hora, respeitando a norma local. Não corte o fio do bip, que avisa quem não está olhando.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da sinaleira", "Do que depende o valor do sinaleiro instalado"],
      slots: [
        [
          "Aparelho, cabo e mão de obra formam o valor, e a distância da fachada à placa é o que mais pesa. O modelo com bip e o relé, quando preciso, somam.",
          "A passagem do cabo é o que mais muda a conta, porque a fachada pode ser alta ou ficar longe do motor. Depois vêm o tipo de aparelho e o relé.",
          "Uma fachada perto do motor barateia o serviço, e uma alta ou distante encarece. O aparelho com som também custa mais que o de luz simples.",
          "Quanto mais metros de cabo, mais caro fica instalar. O aparelho só com luz é o básico, e bip, placa luminosa e relé aumentam o preço.",
        ],
        [
          "O semáforo de rampa é outro equipamento, com luz dos dois lados e orçamento próprio. O cartão divide em até {shop.instalments} vezes.",
          "Para rampa de um carro só, o semáforo tem preço separado. No cartão, o parcelamento vai a {shop.instalments} vezes.",
          "Um semáforo custa mais que o sinaleiro, por ter dois pontos de luz. Pode-se pagar no cartão, em até {shop.instalments} parcelas.",
          "Rampa de mão única precisa de semáforo, orçado à parte. O pagamento pode ser dividido no cartão em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Sinaleiro de garagem é obrigatório?",
      answers: [
        "Depende do município e do imóvel. Muitas cidades exigem em prédio, comércio e estacionamento, e a prefeitura informa a regra.",
        "Em prédio e comércio, muitas vezes sim. Em casa costuma ser uma opção de segurança.",
        "A regra é municipal, e a convenção do condomínio também conta. Confirme as duas antes de escolher o modelo.",
      ],
    },
    {
      question: "Posso desligar só o som do sinaleiro?",
      answers: [
        "Em vários modelos, sim, por uma chave ou pelo ajuste de volume. Se o aparelho não tiver, pode ser trocado por um só luminoso.",
        "Pode, quando a luz e o bip são separados. A regulagem é feita pelo técnico, com o circuito desligado.",
        "Muitos aparelhos permitem. Veja antes se a regra do condomínio ou da cidade exige o som.",
      ],
    },
    {
      question: "Minha placa aceita sinaleiro?",
      answers: [
        "Muito provavelmente, porque a maioria das placas tem saída para luz ou módulo de relé. A etiqueta do motor mostra se a ligação é direta.",
        "Provavelmente, de forma direta ou com um relé. A tensão da saída define qual aparelho comprar.",
        "Quase sempre. Quando a placa não tem saída própria, um relé faz a ligação.",
      ],
    },
    {
      question: "Por que o sinaleiro fica piscando com o portão fechado?",
      answers: [
        "O sinaleiro pisca porque a saída continua acionada, por relé colado, fim de curso que não avisou a parada ou água no aparelho.",
        "O relé está preso, ou a placa entende que o portão ainda anda. O técnico testa a saída e o fim de curso, o sensor que manda parar.",
        "A placa não recebeu o aviso de parada, ou o relé grudou. Se o motor também estiver forçando, desligue o disjuntor.",
      ],
    },
    {
      question: "Sinaleiro de LED gasta muita energia?",
      answers: [
        "Não, porque o LED consome pouco e só acende enquanto o portão anda.",
        "O gasto quase não aparece na conta, já que a luz fica acesa por segundos de cada vez.",
        "Não. O próprio motor gasta bem mais, e também só por alguns segundos.",
      ],
    },
  ],
  photo: "fotos da fachada inteira, com o portão, e da etiqueta do motor",
  related: ["predio", "fotocelula", "luz-de-garagem", "normas", "estacionamento", "placa"],
  topic: "fotocelulas-e-sensores",
};
