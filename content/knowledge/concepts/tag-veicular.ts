import type { Concept } from "#domain/knowledge/concept.ts";

export const tagVeicular: Concept = {
  id: "tag-veicular",
  kind: "part",
  label: "Tag veicular",
  phrase: "a tag veicular",
  words: [
    "tag veicular",
    "tag",
    "tag de portão",
    "tag de garagem",
    "tag de condomínio",
    "tag adesiva",
    "tag RFID",
    "RFID",
    "adesivo de para-brisa",
    "leitor de tag",
    "antena de tag",
    "abertura automática por tag",
  ],
  intent: "installation",
  answers: {
    any: [
      "A tag veicular abre o portão quando o carro chega, sem apertar botão: uma etiqueta no para-brisa é lida por uma antena na entrada. É muito usada em prédio e empresa, e cada tag pode ser bloqueada sozinha.",
      "Com tag veicular, o leitor na entrada reconhece o carro a alguns metros, confere o cadastro e aciona o motor por contato na placa. O motor atual continua, e cada tag pode ser excluída sem mexer nas outras.",
      "Instalar tag veicular pede um leitor na entrada, cadastro dos carros e ligação ao motor. Substitui o controle na chegada, facilita excluir quem saiu e funciona com quase todo portão automático.",
    ],
    price: [
      "O preço da tag veicular tem duas partes: a etiqueta, cobrada por carro, e o leitor com antena, cabos e instalação, cobrado por entrada. Com o total de veículos e fotos do portão, o orçamento sai grátis.",
      "Só a tag para um sistema que já existe custa a etiqueta e o cadastro, feitos pela administração. Sistema novo soma leitor, antena, cabos e ligação ao motor: mande fotos da entrada e o número de carros.",
      "No sistema de tag paga-se por ponto de leitura e por etiqueta; o motor atual costuma ser mantido. A distância até a placa e o software de cadastro mudam o valor, que sai por foto.",
    ],
    installation: [
      "Para o carro abrir o portão por tag, um leitor é fixado na entrada, mirando o para-brisa, e ligado à placa do motor que você já tem; o alcance é ajustado para não abrir a quem só passa na rua. Mande fotos da entrada e o número de carros: dizemos se atendemos o sistema e o valor, sem custo.",
      "A instalação da tag veicular soma antena na entrada, cabo até a central e cadastro dos carros, sem trocar o motor. Mande fotos da entrada e o número de carros: dizemos se atendemos o sistema e o valor, sem custo.",
    ],
    comparison: [
      "Uma tag veicular dispensa botão e identifica o carro; o controle é mais barato e funciona em qualquer casa. Em prédio com muitos moradores, a tag facilita o bloqueio individual e o registro de entrada.",
      "Entre tag e controle, pense em quantas pessoas usam o portão. Na casa, o controle basta; no condomínio, a tag identifica cada veículo e não se empresta com a mesma facilidade.",
    ],
    repair: [
      "Uma tag que não abre costuma estar descolada, atrás de película metalizada ou fora do ponto de leitura. Se nenhum carro abre, o defeito está no leitor, na alimentação ou na ligação com a placa.",
      "O conserto da tag veicular separa etiqueta, leitor e portão: testa-se outro carro, depois a botoeira. Etiqueta danificada é substituída e recadastrada; um leitor mudo é medido na alimentação e na saída.",
    ],
    question: [
      "Sim, a tag veicular funciona em quase todo portão automático: o leitor aciona a placa por contato seco, como um botão. Vale a pena em prédio e empresa com muitos carros; em casa, o controle costuma bastar.",
      "Funciona sem apertar nada: o carro para diante do leitor, a antena lê a etiqueta do para-brisa e o portão abre se ela estiver cadastrada. Película metalizada e tag mal colada atrapalham a leitura.",
      "Vale a pena quando há muitos veículos, troca de moradores ou necessidade de registro, porque cada tag é bloqueada sozinha. Para poucos carros conhecidos, controle de código rolante resolve.",
    ],
    buying: [
      "Escolha a tag pelo leitor: a passiva, adesiva, não usa bateria e lê a poucos metros; a ativa, com bateria, lê de mais longe. Para prédio, prefira leitor com cadastro por unidade e regulagem de distância.",
      "Para comprar tag veicular, confirme primeiro o padrão do leitor instalado, porque etiqueta de outro sistema não é lida. Sistema novo pede leitor, antena, tags e ligação ao motor, orçados por foto da entrada.",
      "A tag certa é a do leitor do seu prédio: peça o modelo à administração. Para instalar do zero, conte carros e entradas e escolha leitor com bloqueio individual e registro.",
    ],
    "how-to": [
      "A tag funciona assim: a antena da entrada lê a etiqueta do para-brisa, o leitor confere o cadastro e dá um contato na placa, que abre o portão. Pare alinhado e devagar diante do leitor, sem película metalizada sobre a etiqueta.",
      "Para pôr a tag em uso, cole-a por dentro do vidro no ponto indicado, peça o cadastro à administração e teste devagar diante do leitor. Descolada para mudar de carro, a etiqueta passiva costuma se romper.",
      "Comece pelo lugar da antena, de frente para o para-brisa e dentro do lote, para não ler quem passa na rua. Depois o técnico liga o leitor à placa por contato seco, regula a distância e cadastra os carros.",
    ],
  },
  line: [
    "Com tag veicular, o portão reconhece o carro e abre sem controle na mão.",
    "Em prédio, a tag permite bloquear um veículo sem mexer nos demais.",
    "O leitor de tag comanda o motor atual por contato seco, sem trocar a placa.",
  ],
  sections: [
    {
      about: "what",
      headings: ["Como funciona a tag veicular", "Como o leitor reconhece o carro", "Etiqueta, leitor e portão"],
      slots: [
        [
          "A etiqueta no para-brisa guarda um número, lido por rádio quando o carro se aproxima.",
          "Um leitor na entrada emite sinal, a tag responde com o seu número e o sistema confere o cadastro.",
          "Cada carro leva uma tag com código único, que o leitor reconhece a alguns metros.",
        ],
        [
          "As passivas não têm pilha e são lidas de perto; as ativas têm bateria e alcançam mais longe.",
          "O adesivo comum é passivo, sem bateria, e recebe energia do próprio leitor.",
          "Há etiquetas adesivas sem pilha e modelos com bateria, de alcance maior e troca periódica.",
        ],
        [
          "Um número cadastrado vira um comando ao motor, e a passagem pode ficar registrada com data e hora.",
          "Se a tag está liberada, o leitor fecha um contato na placa e o portão abre.",
          "O sistema decide quem entra, e o motor apenas recebe a ordem de abrir.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Tag ou controle: o que escolher",
        "Quando a tag veicular compensa",
        "Tag para prédio, empresa e casa",
      ],
      slots: [
        [
          "Compensa onde muitos carros entram por dia e a lista de moradores muda sempre.",
          "Prédio, empresa e estacionamento são o uso natural, porque ali é preciso saber quem passou.",
          "O ganho aparece com muitos usuários: bloqueio individual, registro e mãos livres na chegada.",
        ],
        [
          "Em casa com um ou dois carros, o controle costuma bastar e custa menos.",
          "Residência pequena raramente precisa de leitor; um bom controle de código rolante atende.",
          "Para uma família, a tag é conforto, e o controle continua sendo a solução simples.",
        ],
        [
          "A tag colada no vidro não se empresta fácil, o que ajuda a portaria a manter a ordem.",
          "Quem vende o carro precisa avisar, para a tag antiga sair do cadastro.",
          "Combine com câmera ou portaria, já que a tag identifica o veículo e não quem dirige.",
        ],
      ],
      bullets: [
        "Quantidade de veículos por dia",
        "Entrada e saída pelo mesmo portão",
        "Necessidade de registro",
        "Visitantes e entregas",
        "Película metalizada nos carros",
        "Distância entre rua e portão",
      ],
    },
    {
      about: "check",
      headings: [
        "Tag não abre o portão: o que ver",
        "Teste da tag antes de trocar",
        "Falha na leitura: etiqueta ou leitor",
      ],
      slots: [
        [
          "Comece perguntando na portaria se os outros carros estão abrindo o portão normalmente.",
          "O teste com um segundo veículo mostra se a falha é da etiqueta ou do leitor.",
          "Compare com outro carro já cadastrado antes de pedir uma tag nova.",
        ],
        [
          "Película metalizada e faixa escura no alto do vidro podem bloquear a leitura.",
          "Etiqueta descolada ou transferida de outro vidro costuma se romper por dentro.",
          "Alguns para-brisas têm camada térmica que atrapalha o sinal e pedem posição especial da tag.",
        ],
        [
          "Aproxime-se devagar, alinhado com a antena, e espere a leitura antes de avançar.",
          "Um carro muito colado no da frente não é lido, então guarde distância.",
          "Faça o teste com o portão à vista e sem pedestre na passagem.",
        ],
      ],
      steps: [
        "Veja se a tag está colada por inteiro e sem dobra.",
        "Tente de novo, devagar e alinhado com o leitor.",
        "Teste outro carro cadastrado.",
        "Confirme com a portaria se a sua tag está liberada.",
        "Se nenhum carro abrir, teste a botoeira e avise o técnico.",
      ],
    },
    {
      about: "visit",
      headings: [
        "Como é a instalação do leitor",
        "O que o técnico ajusta na entrada",
        "Da antena ao cadastro dos carros",
      ],
      slots: [
        [
          "A antena é posta onde o carro para alinhado, com o para-brisa à frente dela.",
          "O ponto de leitura é escolhido na rampa, longe de chapa metálica e de outro leitor.",
          "Altura e ângulo da antena decidem a leitura, por isso são testados com carros diferentes.",
        ],
        [
          "A saída do leitor vai à entrada de comando da placa, por contato seco, em cabo separado da força.",
          "No motor, basta um contato na entrada de botoeira, e os controles podem seguir ativos.",
          "A ligação com o motor é simples; o cuidado está nos cabos, na proteção e na alimentação.",
        ],
        [
          "Por fim se regula o alcance, para o portão não abrir quando o morador passa pela rua.",
          "O alcance é reduzido até ler só quem vai entrar, e a fotocélula é conferida junto.",
          "Cadastro, teste de bloqueio e ajuste do tempo de fechamento encerram o serviço.",
        ],
      ],
    },
    {
      about: "safety",
      headings: ["Tag e segurança da entrada", "Carona, clonagem e bloqueio da tag", "Cuidados no uso da tag"],
      slots: [
        [
          "O maior risco é a carona: um segundo carro que entra colado antes de o portão fechar.",
          "Um portão rápido ou eclusa com dois portões evita que alguém entre atrás do morador.",
          "Reduzir o tempo aberto e usar sensor de veículo dificulta a entrada de quem vem atrás.",
        ],
        [
          "Tag de carro vendido ou roubado deve sair do cadastro no mesmo dia.",
          "Avise a administração ao trocar de vidro ou de carro, para bloquear a etiqueta antiga.",
          "O bloqueio é individual e não atrapalha a entrada dos outros moradores.",
        ],
        [
          "A fotocélula continua indispensável, porque a abertura sem botão não olha quem está passando a pé.",
          "Abertura automática exige atenção com pedestre: sinaleiro e fotocélula fazem parte do conjunto.",
          "Calçada movimentada pede sinaleiro, já que o portão abre sem gesto do motorista.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A tag de pedágio abre o portão do condomínio?",
      answers: [
        "Em alguns casos. Depende de o condomínio ter leitor e acordo compatíveis com a operadora; a tag de pedágio não abre portão por conta própria.",
        "Só onde o sistema foi preparado para isso. Consulte a administração e a operadora; sem leitor compatível, usa-se a tag do próprio condomínio.",
      ],
    },
    {
      question: "A tag funciona com película no vidro?",
      answers: [
        "Com película comum, geralmente sim. A metalizada e alguns vidros térmicos atrapalham, e então se muda a posição ou o tipo de tag.",
        "Depende da película. Se tiver metal, a leitura falha ou encurta; existem posições e modelos de tag para esses carros.",
      ],
    },
    {
      question: "Posso trocar a tag de um carro para outro?",
      answers: [
        "O adesivo comum se rompe ao ser retirado, por isso o outro carro recebe uma tag nova e a antiga é bloqueada.",
        "Na maioria dos modelos, não: a etiqueta se danifica ao descolar. Peça outra e avise a administração para cancelar a primeira.",
      ],
    },
    {
      question: "Tag veicular serve em casa?",
      answers: [
        "Serve, mas raramente compensa para um ou dois carros. O controle de código rolante resolve com menos equipamento.",
        "Pode ser instalada, como conforto. Para uma família pequena, controle ou celular costuma atender com custo menor.",
      ],
    },
    {
      question: "A tag abre com o portão sem energia?",
      answers: [
        "Não. Leitor e motor precisam de energia. Em prédio, nobreak ou gerador mantém o sistema; sem isso, usa-se o destravamento manual.",
        "Não, a menos que leitor e motor tenham nobreak. O prédio deve prever esse caso e treinar a portaria no uso manual.",
      ],
    },
  ],
  photo: "fotos da entrada vista da rua e da etiqueta do motor",
  related: ["controle-de-acesso", "condominio", "controle", "sinaleiro", "estacionamento", "predio"],
  topic: "motor-para-condominio",
};
