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
      "A sinaleira de garagem, ou sinaleiro, avisa o pedestre, com luz e, se quiser, som, que o portão vai se mover. Vendemos e instalamos, com ligação à placa do motor, que a acende e apaga sozinha; fotos da fachada e da etiqueta do motor dão o modelo e o valor.",
      "O sinaleiro pisca enquanto o portão anda e alerta quem passa na calçada, e a placa do motor o comanda. Instalamos em ponto visível dos dois lados, na tensão certa; a foto da fachada e da etiqueta mostra o modelo e o preço.",
      "Sinaleira de garagem é a luz, com ou sem bip, que avisa a saída de carro, e cabe em quase toda instalação. Fornecemos e ligamos à saída da placa ou a um relé, com valor pelas fotos da fachada e do motor.",
      "Com o sinaleiro na fachada, pedestre e ciclista sabem que o portão está abrindo. Vendemos, instalamos e consertamos a sinaleira de garagem, ligada à placa do motor; as fotos da entrada e da etiqueta bastam para o valor.",
    ],
    price: [
      "O preço da sinaleira de garagem instalada soma o aparelho, com ou sem som, o cabo até o motor e, em algumas placas, um relé. Fachada alta ou longe encarece; fotos da entrada e da etiqueta do motor dão o valor.",
      "No sinaleiro paga-se a peça e a passagem do cabo, que pesa mais em fachada alta ou longa. O modelo com bip custa mais que o só luminoso; mande foto da fachada e do motor.",
      "Quanto custa pôr sinaleiro depende do modelo e da distância até a placa. Semáforo de rampa é outro equipamento, mais caro; as fotos da entrada e da etiqueta fecham o valor.",
    ],
    repair: [
      "Sinaleiro que não acende tem LED queimado, fio oxidado pela chuva ou saída da placa com defeito. O técnico mede a saída com o portão andando e troca o que falhou; em casa, a visita com ajuste parte de {price.preventive}, sem peças.",
      "Sinaleira acesa sem parar costuma ser relé colado, água no corpo ou placa que acha que o portão não fechou. Separamos aparelho e placa e trocamos a peça, em visita desde {price.preventive} em residência, fora peças.",
      "No conserto do sinaleiro, só a luz ou só o som falhando é o aparelho, e os dois mudos são fio ou placa. A medição decide, com visita em casa a partir de {price.preventive}, sem peças.",
    ],
    installation: [
      "Instalamos a sinaleira de garagem, ou sinaleiro, em ponto alto da fachada, visível dos dois lados da calçada, com cabo em eletroduto até a placa do motor ou um relé. A tensão precisa ser a dessa saída; fotos da fachada e da etiqueta dão o modelo e o valor.",
      "A instalação do sinaleiro pede lugar visível, cabo protegido e ligação na saída de luz da placa, que o acende quando o portão anda. Vendemos e montamos, com o modelo escolhido pela foto da fachada e da etiqueta do motor.",
      "Para instalar sinaleira de garagem, o técnico escolhe o ponto, passa o fio em eletroduto e liga na placa, com o disjuntor desligado. Luz e bip acompanham o portão; as fotos da entrada e do motor dão o preço.",
    ],
    question: [
      "Vale a pena a sinaleira onde a saída não tem visão da calçada ou passa muita gente, mesmo sem obrigação. Quase toda placa aceita, por saída própria ou relé, e ela funciona sozinha.",
      "Depende do imóvel e da cidade: prédio, comércio e estacionamento costumam ter de sinalizar a saída; casa, em geral, não. Confirme na prefeitura e na convenção.",
      "Sim, quase toda placa aceita sinaleiro, por saída própria ou relé. A tensão do aparelho precisa ser a da saída, e o corpo, vedado contra chuva.",
    ],
    buying: [
      "Vendemos e instalamos sinaleira de garagem: LED compacto e vedado em casa, modelo com bip em calçada movimentada e semáforo em rampa de mão única. A tensão segue a saída da placa, e fotos da fachada e da etiqueta dão o modelo e o valor.",
      "O sinaleiro certo tem a tensão da saída da placa, 127, 220 ou 12 V, e corpo vedado se ficar ao tempo. Fornecemos com a instalação, e a foto da fachada e da etiqueta do motor define o modelo.",
      "Para comprar sinaleira de garagem, veja onde ela fica e que saída a placa tem. LED para casa, bip para rua cheia, placa luminosa para prédio; o modelo e o valor saem pelas fotos.",
    ],
    "how-to": [
      "Para instalar sinaleiro, escolhe-se ponto visível dos dois lados da calçada, passa-se o cabo em eletroduto e liga-se à saída de luz da placa ou a um relé. A ligação fica com o técnico, porque há tensão da rede.",
      "Teste a sinaleira em um ciclo completo, da calçada, com a passagem livre: ela acende no início, pisca até o fim e apaga com o portão fechado. Se não apaga, o relé ou o fim de curso precisa de medição.",
      "O que dá para fazer pelo sinaleiro é testar e limpar a lente, do chão e com o disjuntor desligado. Ponto, cabo e ligação na placa são do técnico.",
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
      headings: ["O que o sinaleiro faz", "Sinaleiro, sirene e semáforo de garagem"],
      slots: [
        [
          "Durante o movimento do portão, a luz pisca para quem está na calçada, e apaga com ele parado. Muitos modelos têm bip, útil para quem não olha ou enxerga pouco.",
          "A luz acompanha abertura e fechamento, e o som, quando há, alcança quem caminha distraído. Parado o portão, tudo se apaga.",
          "Pisca enquanto a folha anda e avisa pedestre e ciclista. O bip, opcional, pode ser mais baixo à noite.",
          "O aviso começa com o portão e termina com ele. Luz para quem olha, som para quem não olha.",
        ],
        [
          "Em rampa de mão única usa-se semáforo, com verde e vermelho. Sirene de alarme é outra coisa, que avisa intrusão.",
          "Onde só passa um carro, o semáforo organiza quem entra e quem sai. A sirene de alarme não serve para isso.",
          "Garagem de uma faixa pede semáforo nos dois lados. Sirene avisa invasão, e sinaleiro avisa movimento.",
          "O semáforo é para rampa estreita. Não confunda com sirene, que é do alarme.",
        ],
      ],
    },
    {
      about: "choose",
      headings: ["Qual sinaleiro escolher", "Sinaleira para casa, prédio ou comércio"],
      slots: [
        [
          "Em casa de rua calma, um LED compacto e vedado, na fachada, dá conta. Prédio e comércio pedem luz mais forte e som, visíveis dos dois lados.",
          "Residência usa modelo pequeno de LED; onde passa muita gente, prefira com bip e placa de entrada e saída.",
          "LED discreto para casa, conjunto com som para calçada cheia. O que importa é ser visto antes da entrada.",
          "Rua calma aceita só luz; rua movimentada pede luz e bip. Ao tempo, corpo vedado sempre.",
        ],
        [
          "A tensão do aparelho precisa ser a da saída da placa, que pode ser da rede ou só um contato. Sem saída própria, um relé faz a ponte.",
          "Antes de comprar, veja o que a placa entrega: tensão da rede ou contato. Um relé resolve quando falta a saída.",
          "Nem toda placa combina com todo aparelho. A etiqueta do motor mostra, e o relé liga os que não combinam.",
          "Confira a saída da central. Se não houver, usa-se módulo de relé, na tensão do sinaleiro.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["Sinaleiro não acende: o que ver", "Conferência do sinaleiro sem risco"],
      slots: [
        [
          "O teste é da calçada, com outra pessoa acionando e sem subir em escada. Poeira e folha na lente escondem a luz; se nada acende e o portão anda, é LED, fio ou saída da placa.",
          "Olhe um ciclo completo do chão, a alguns passos. Não abra o aparelho, que pode ter tensão da rede.",
          "Basta ver e ouvir de fora. Apagado com o portão normal aponta para lâmpada, fio ou placa; aceso com ele parado, para relé colado ou água.",
          "Da rua se vê se a luz aparece dos dois lados. Galho e lente suja explicam parte dos casos, e o resto é do técnico.",
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
          "O ponto é alto, visível dos dois sentidos da calçada e livre de galhos, sem ofuscar o motorista. O cabo vai em eletroduto até a placa.",
          "Primeiro se escolhe onde o pedestre enxerga a tempo. Depois o fio segue protegido até o motor.",
          "A posição vem antes: quem caminha precisa ver a luz antes da entrada. A fiação vai em eletroduto.",
          "Escolhido o lugar visível, o cabo é levado protegido da fachada à placa.",
        ],
        [
          "Com o disjuntor desligado, liga-se à saída de luz ou ao relé, conferindo a tensão. O aviso é ajustado para começar com o movimento, e o teste é visto da rua.",
          "A ligação é feita sem energia, na saída certa. Testam-se abertura, fechamento e parada no meio.",
          "Tensão da saída e do aparelho são comparadas antes de unir. Placas com pré-aviso piscam um pouco antes de a folha sair.",
          "Sem energia no circuito, o aparelho é ligado e o tempo, acertado. A prova é um ciclo completo, olhado da calçada.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Cuidados com o sinaleiro", "Chuva, sol e som da sinaleira"],
      slots: [
        [
          "Sol e chuva ressecam a vedação, e a água oxida os contatos. Limpe a lente com pano úmido, do chão e com o disjuntor desligado.",
          "A vida do aparelho depende da borracha inteira e da entrada do cabo fechada. Lente limpa, sem energia, mantém o brilho.",
          "Água que entra queima o aparelho, então veja a vedação. Poeira na lente sai com pano, com a energia cortada.",
          "Vedação inteira e lente limpa bastam. Sempre sem energia e sem subir em lugar inseguro.",
        ],
        [
          "Ajuste o volume para alertar sem incomodar, dentro da regra do condomínio e da cidade. Se o bip atrapalha, peça a regulagem em vez de cortar o fio.",
          "Bip alto de madrugada gera reclamação, e muitos aparelhos permitem baixar. Não corte o fio, regule.",
          "O volume costuma ter ajuste, conforme a regra do lugar. Cortar o fio deixa o aviso mudo.",
          "Regule o som ao lugar e à hora. Vizinhança e norma local contam.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da sinaleira", "Do que depende o valor do sinaleiro instalado"],
      slots: [
        [
          "Aparelho, cabo e mão de obra formam o valor, e a distância da fachada à placa pesa mais. Modelo com bip e relé somam.",
          "A passagem do cabo é o que mais muda a conta. Depois vêm o tipo de aparelho e o relé.",
          "Fachada perto do motor barateia, alta ou longe encarece. Com som, o aparelho custa mais.",
          "Quanto mais cabo, mais caro. Luz simples é o básico; bip e placa luminosa sobem.",
        ],
        [
          "Semáforo de rampa é outro equipamento, com luz dos dois lados. O cartão divide em até {shop.instalments} vezes.",
          "Para rampa, o semáforo tem preço próprio. No cartão são até {shop.instalments} parcelas.",
          "O semáforo custa mais, por ter dois pontos. Paga-se em até {shop.instalments} vezes no cartão.",
          "Rampa de mão única pede semáforo, orçado à parte, em até {shop.instalments} vezes.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Sinaleiro de garagem é obrigatório?",
      answers: [
        "Depende do município e do imóvel. Muitas cidades exigem em prédio, comércio e estacionamento; consulte a prefeitura.",
        "Em prédio e comércio, muitas vezes sim. Em casa costuma ser opção de segurança.",
        "A regra é municipal, e a convenção do condomínio também conta. Confirme antes de escolher o modelo.",
      ],
    },
    {
      question: "Posso desligar só o som do sinaleiro?",
      answers: [
        "Em vários modelos, sim, por chave ou ajuste de volume. Se o aparelho não tiver, troca-se por um só luminoso.",
        "Pode, quando luz e bip são separados. A regulagem se faz com o circuito desligado.",
        "Muitos permitem. Veja antes se a regra do lugar exige o som.",
      ],
    },
    {
      question: "Minha placa aceita sinaleiro?",
      answers: [
        "Muitas têm saída para luz ou módulo de relé. A etiqueta do motor mostra se a ligação é direta.",
        "Provavelmente, direto ou com relé. A tensão da saída define o aparelho.",
        "Quase sempre. Sem saída própria, o relé resolve.",
      ],
    },
    {
      question: "Por que o sinaleiro fica piscando com o portão fechado?",
      answers: [
        "O sinaleiro pisca porque a saída continua acionada: relé colado, fim de curso que não avisou ou água no aparelho.",
        "Relé preso, ou placa que acha que o portão ainda anda. O técnico testa a saída e o fim de curso.",
        "A placa não recebeu o aviso de parada, ou o relé grudou. Se o motor também força, desligue o disjuntor.",
      ],
    },
    {
      question: "Sinaleiro de LED gasta muita energia?",
      answers: [
        "Não: consome pouco e só acende enquanto o portão anda.",
        "O gasto quase não aparece, porque são segundos por vez.",
        "Pouquíssimo. O motor gasta bem mais, e também só por segundos.",
      ],
    },
  ],
  photo: "fotos da fachada inteira, com o portão, e da etiqueta do motor",
  related: ["predio", "fotocelula", "luz-de-garagem", "normas", "estacionamento", "placa"],
  topic: "fotocelulas-e-sensores",
};
