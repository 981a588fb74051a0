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
      "O sinaleiro avisa quem passa na calçada que um carro vai sair: pisca e, se quiser, toca enquanto o portão se move. É ligado à placa do motor e cabe em quase toda instalação.",
      "O sinaleiro de garagem combina luz piscante e bip para alertar pedestres na saída do carro. Em prédio, comércio e rua movimentada ele é item de segurança; a placa do motor o liga e desliga sozinha.",
      "Instalar sinaleiro no portão pede um ponto visível na fachada, cabo até a placa e saída própria ou relé. Ele deve acender antes ou junto do movimento e apagar quando a folha fecha.",
    ],
    price: [
      "O preço do sinaleiro instalado soma o aparelho, com ou sem som, o cabo até o motor e, em algumas placas, um relé. Mande fotos da fachada e da etiqueta do motor; o orçamento é grátis.",
      "No sinaleiro paga-se a peça e a passagem do cabo pela fachada, que pesa mais quando é alta ou longa. Com duas fotos, da entrada e do motor, respondemos com o valor.",
      "Pôr sinaleira custa conforme o modelo e a distância até a placa; semáforo de rampa é outro equipamento. O valor sai por foto, sem compromisso.",
    ],
    repair: [
      "Sinaleiro que não acende pode ter LED queimado, fio oxidado pela chuva ou saída da placa com defeito. O técnico mede a saída com o portão em movimento e troca o que falhou.",
      "Um sinaleiro aceso ou tocando sem parar costuma ser relé colado, água no corpo ou portão que a placa acha que não fechou. O teste separa o aparelho da placa, com o circuito desligado.",
      "O conserto do sinaleiro começa por saber se falha a luz, o som ou os dois. Só um falhando é o aparelho; os dois mudos levam à fiação e à saída da placa.",
    ],
    installation: [
      "O sinaleiro, ou sinaleira de garagem, avisa o pedestre, com luz e, se quiser, som, de que o portão vai se mover; vendemos e instalamos, com ligação à placa do motor. A foto da fachada e da etiqueta do motor dá o modelo e o valor, sem custo.",
      "Instalamos o sinaleiro, ou sinaleira, num ponto alto da fachada, visível dos dois lados da calçada, com o cabo em eletroduto até a saída da placa ou um relé. A tensão do sinaleiro precisa ser a dessa saída; a foto da fachada e da etiqueta do motor dá o valor.",
    ],
    question: [
      "Vale a pena o sinaleiro onde a saída não tem visão da calçada ou passa muita gente, mesmo quando a lei não obriga. Ele se liga à placa do motor e funciona sozinho.",
      "Sim, quase toda placa aceita sinaleiro, por saída própria ou por um relé. A tensão do aparelho precisa ser a da saída, e o corpo, vedado contra chuva.",
      "Depende do imóvel e da cidade: prédio, comércio e estacionamento costumam ter de sinalizar a saída; casa, em geral, não. Confirme na prefeitura e na convenção.",
    ],
    buying: [
      "Para casa, escolha sinaleiro de LED compacto e vedado; para calçada movimentada, com bip de volume ajustável; para prédio, placa luminosa de entrada e saída; para rampa de mão única, semáforo.",
      "Compre o sinaleiro pela tensão da saída da placa (127 V, 220 V ou 12 V, conforme o modelo) e pelo lugar: ao tempo, corpo vedado. A foto da fachada e da etiqueta do motor define o modelo.",
    ],
    "how-to": [
      "Para instalar sinaleiro, escolha um ponto visível dos dois lados da calçada, passe o cabo em eletroduto e ligue à saída de luz da placa ou a um relé, na tensão do aparelho. A ligação na placa fica com o técnico.",
      "Teste o sinaleiro num ciclo completo, com a passagem livre: ele deve acender no início, piscar até o fim e apagar com o portão fechado. Se fica ligado sem parar, o relé ou o fim de curso precisa de medição.",
    ],
  },
  line: [
    "O sinaleiro avisa pedestres antes de o carro surgir na calçada.",
    "Em prédio e comércio, sinaleiro visível dos dois lados faz parte da segurança da saída.",
    "Um sinaleiro pode ser ligado à placa do motor por saída própria ou relé.",
  ],
  sections: [
    {
      about: "what",
      headings: ["O que o sinaleiro faz", "Sinaleiro, sirene e semáforo", "Como o sinaleiro avisa o pedestre"],
      slots: [
        [
          "Durante o movimento do portão, o sinaleiro pisca para avisar quem está na calçada.",
          "A luz começa a piscar quando a folha se move e alerta pedestres e ciclistas.",
          "O aviso luminoso acompanha a abertura e o fechamento, e apaga com o portão em repouso.",
        ],
        [
          "Muitos modelos têm bip, útil para pessoas com baixa visão ou distraídas.",
          "O som complementa a luz e alcança quem caminha sem olhar para a garagem.",
          "Com bip regulável, o alerta sonoro pode ser mais baixo ou desligado à noite, se a regra local permitir.",
        ],
        [
          "Em rampas e garagens de mão única, usa-se o semáforo, com verde e vermelho para os dois lados.",
          "O semáforo de garagem organiza quem entra e quem sai quando só passa um carro por vez.",
          "Sirene de alarme é outra coisa: o sinaleiro avisa movimento, e a sirene avisa intrusão.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual sinaleiro escolher", "Sinaleiro para casa, prédio ou comércio", "Como escolher luz e som"],
      slots: [
        [
          "Em casa de rua calma, um modelo compacto de LED, preso à fachada, dá conta.",
          "Residência costuma usar o sinaleiro pequeno de LED, discreto e de baixo consumo.",
          "Para uma casa, basta um aparelho vedado contra chuva e visível da calçada.",
        ],
        [
          "Prédio e comércio pedem luz mais forte e som, com visão dos dois lados da entrada.",
          "Onde há muito pedestre, prefira conjunto com bip e placa de entrada e saída de veículos.",
          "Em calçada movimentada {em}, dois pontos de luz evitam que uma árvore esconda o aviso.",
        ],
        [
          "Confira a tensão do aparelho e a saída da placa antes de comprar, porque nem todos combinam.",
          "A placa pode entregar tensão de rede ou só um contato, e isso define o modelo certo.",
          "Sem saída própria na central, um módulo relé faz a ponte entre os dois.",
        ],
      ],
      bullets: [
        "LED compacto para residência",
        "Modelo com bip para calçada movimentada",
        "Placa luminosa de entrada e saída",
        "Semáforo para rampa de mão única",
        "Corpo vedado contra chuva",
      ],
    },
    {
      about: "check",
      headings: [
        "Sinaleiro não acende: o que ver",
        "Conferência do sinaleiro sem risco",
        "Teste mensal da sinalização",
      ],
      slots: [
        [
          "O teste é feito da calçada, em segurança, com outra pessoa acionando o portão.",
          "Observe de fora, a alguns passos, enquanto alguém abre e fecha o portão.",
          "Basta ver e ouvir um ciclo completo do chão, sem subir em escada.",
        ],
        [
          "Poeira e folha na frente da lente escondem a luz e se resolvem com limpeza a seco.",
          "Galho crescido diante do aparelho tira a visão de quem vem pela calçada.",
          "Uma lente amarelada pelo sol reduz o brilho e pede troca do corpo.",
        ],
        [
          "Se nada acende e o portão anda, não abra o aparelho: pode haver tensão de rede nele.",
          "Um sinaleiro apagado com o portão normal aponta para lâmpada, fio ou saída da placa.",
          "Um aparelho piscando com o portão parado sugere relé colado ou água no circuito.",
        ],
      ],
      steps: [
        "Peça a alguém que abra e feche o portão com a passagem livre.",
        "Da calçada, veja se a luz é visível dos dois lados.",
        "Ouça se o bip toca do começo ao fim do movimento.",
        "Anote se ele falha na abertura, no fechamento ou nos dois.",
        "Filme o ciclo e envie com a foto do aparelho.",
      ],
    },
    {
      about: "visit",
      headings: ["Instalação do sinaleiro", "Como o técnico liga a sinaleira", "Do ponto na fachada ao teste"],
      slots: [
        [
          "Escolhe-se um ponto alto, visível dos dois sentidos da calçada e livre de galhos.",
          "A posição vem primeiro: quem caminha precisa ver a luz antes de chegar à entrada.",
          "O aparelho fica onde o pedestre o enxerga a tempo, sem ofuscar o motorista.",
        ],
        [
          "Com o disjuntor desligado, o cabo é levado em eletroduto até a saída da placa.",
          "A ligação usa a saída de luz da central ou um relé, sempre com o circuito desligado.",
          "O técnico confere a tensão da saída e a do aparelho antes de unir os dois.",
        ],
        [
          "Depois se ajusta o tempo, para o aviso começar com o movimento ou pouco antes dele.",
          "Em placas com pré-aviso, a luz pisca alguns segundos antes de a folha sair do lugar.",
          "O teste inclui abertura, fechamento e parada no meio, com a luz conferida da rua.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o sinaleiro", "Chuva, sol e som do sinaleiro", "Para a sinalização não falhar"],
      slots: [
        [
          "Sol e chuva ressecam a vedação, e a água que entra oxida os terminais.",
          "Exposto na fachada, o aparelho sofre com umidade, por isso a borracha deve estar inteira.",
          "A vida do sinaleiro depende da vedação: entrada de cabo aberta enche o corpo de água.",
        ],
        [
          "Limpe a lente com pano úmido, do chão, se estiver ao alcance, com o disjuntor desligado.",
          "Uma limpeza leve da lente de tempos em tempos mantém o brilho.",
          "Retire teias e folhas secas com vassoura macia, sem forçar o suporte.",
        ],
        [
          "Ajuste o volume para alertar sem incomodar a vizinhança, e veja as regras do condomínio e da cidade.",
          "O som alto de madrugada gera reclamação, e muitos aparelhos permitem reduzir ou desligar o bip.",
          "Se o bip incomodar, peça a regulagem em vez de cortar o fio.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Sinaleiro de garagem é obrigatório?",
      answers: [
        "Depende do município e do tipo de imóvel. Muitas cidades exigem sinalização em saída de prédio, comércio e estacionamento; consulte a prefeitura e a convenção do condomínio.",
        "Em muitos casos de prédio e comércio, sim, conforme a regra municipal. Em casa costuma ser opção de segurança; a prefeitura informa o que vale na sua rua.",
      ],
    },
    {
      question: "Posso desligar só o som do sinaleiro?",
      answers: [
        "Em vários modelos, sim: há chave ou ajuste de volume. Se o aparelho não tiver, troca-se por outro só luminoso, respeitando a regra do local.",
        "Pode, quando o modelo separa luz e bip. A regulagem é feita pelo técnico com o circuito desligado.",
      ],
    },
    {
      question: "Minha placa aceita sinaleiro?",
      answers: [
        "Muitas placas têm saída para luz ou módulo relé opcional. A foto da etiqueta do motor ajuda a dizer se a ligação é direta ou precisa de relé.",
        "Provavelmente aceita, direto ou com um módulo relé. O técnico confere a saída e a tensão antes de escolher o aparelho.",
      ],
    },
    {
      question: "Por que o sinaleiro fica piscando com o portão fechado?",
      answers: [
        "O sinaleiro pisca porque a saída continua acionada: relé colado, fim de curso que não avisou a parada ou água no aparelho. Desligue o disjuntor se o motor também estiver forçando.",
        "A causa costuma ser relé preso ou a placa achando que o portão ainda se move. O técnico testa a saída e o fim de curso.",
      ],
    },
    {
      question: "Sinaleiro de LED gasta muita energia?",
      answers: [
        "Não. O LED consome pouco e só funciona durante o movimento do portão, por alguns segundos de cada vez.",
        "O gasto é pequeno, porque ele acende apenas enquanto a folha anda. No consumo do conjunto, quase não aparece.",
      ],
    },
  ],
  photo: "fotos da fachada inteira, com o portão, e da etiqueta do motor",
  related: ["predio", "fotocelula", "luz-de-garagem", "normas", "estacionamento", "placa"],
  topic: "fotocelulas-e-sensores",
};
