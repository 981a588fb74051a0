import type { Concept } from "#domain/knowledge/concept.ts";

export const intelbras: Concept = {
  id: "intelbras",
  kind: "brand",
  label: "Intelbras",
  phrase: "o equipamento Intelbras",
  words: [
    "intelbras",
    "motor intelbras",
    "portão intelbras",
    "automatizador intelbras",
    "motor portão intelbras",
    "portão eletrônico intelbras",
    "marca intelbras",
    "intelbraz",
  ],
  intent: "buying",
  answers: {
    any: [
      "Intelbras é uma fabricante brasileira de câmeras, interfones, alarmes e controle de acesso, que tem também automatizadores e centrais de portão. No conserto ou na compra, a etiqueta diz se o motor é mesmo dela.",
      "Portão com Intelbras pode significar motor, interfone que aciona, câmera na entrada ou controle de acesso. O técnico identifica cada parte e a ligação com a central antes de trocar qualquer peça.",
      "Para integrar Intelbras ao portão, o caminho usual é um contato seco: interfone, leitor ou módulo fecha o contato e a central do motor abre, seja qual for a marca da máquina.",
    ],
    repair: [
      "Consertamos portões com motor, central ou interfone Intelbras ligados ao acionamento, como assistência independente. Botoeira, contato do interfone e central são testados em separado para achar o ponto da falha.",
      "Motor Intelbras parado segue o diagnóstico de qualquer automatizador: energia, folha, capacitor, fim de curso e placa. Prestamos serviço independente, com o valor informado antes da peça.",
    ],
    price: [
      "O preço depende do item Intelbras: motor, central, interfone ou controle. Mande foto do que existe e do portão; para comparar, nosso kit basculante de 1/4 HP padrão instalado custa {price.padrao}.",
      "A mão de obra para instalar um motor Intelbras que você comprou sai a partir de {price.installation}. Integração com interfone, câmera ou controle de acesso é orçada pela foto e pelo caminho da fiação, com orçamento grátis.",
    ],
    buying: [
      "Motor Intelbras se compra pela ficha do modelo: tipo de portão, peso da folha, tensão e aberturas por dia. Instalamos o que você comprar, a partir de {price.installation}, e ligamos interfone, câmera ou leitor à central.",
      "Quem já usa Intelbras em casa pode ter o motor da marca ou de outra: interfone e leitor acionam qualquer central por contato seco. Mande fotos do portão e do interfone e indicamos o que compensa.",
      "Antes de comprar motor Intelbras, confira se o modelo serve à sua folha e se há peça na região. Se a ideia é só abrir pelo interfone ou celular, o motor atual pode ficar; a foto confirma.",
    ],
    installation: [
      "Instalamos automatizador Intelbras comprado por você, com mão de obra a partir de {price.installation}: suporte, circuito próprio, fim de curso, força e controles. Deslizante leva de {time.sliding}; basculante, de {time.tilting}.",
      "A instalação de interfone ou acesso Intelbras no portão usa a entrada de botoeira da central. O técnico puxa o cabo, liga o contato, testa o tempo de pulso e confere a fotocélula.",
    ],
    comparison: [
      "Intelbras é forte em segurança eletrônica e interfonia; PPA, Garen e Rossi são lembradas pelo motor. Para a folha, compare potência, ciclos e peças do modelo; para a integração, compare os acessórios.",
      "Entre motor Intelbras e de outra marca, pese o que já existe na casa, a reposição na região e o tipo de portão. A ligação com interfone e câmera é possível nos dois casos.",
    ],
    emergency: [
      "Motor Intelbras parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; chame pelo WhatsApp, {hours}.",
      "Para urgência com motor Intelbras, corte a energia no disjuntor e mande foto de longe e o endereço. Basculante com defeito fica travado até o técnico chegar; o contato funciona {hours}, e o valor é dito antes.",
    ],
    "how-to": [
      "No motor Intelbras, o que cabe ao dono é limpar por fora, trocar a pilha do controle e fotografar a etiqueta, com o disjuntor desligado. Gravar controle, regular força e abrir a central ficam com o técnico, porque há tensão da rede ali.",
      "Para lidar com um motor Intelbras, comece pela etiqueta: modelo e tensão dizem que manual e que peça valem. A gravação de controles e a regulagem se fazem na placa, com técnico; sua parte segura é testar pilha, botoeira e fotocélula.",
    ],
  },
  line: [
    "Interfone ou leitor Intelbras aciona o motor por contato seco, mesmo quando a máquina é de outra marca.",
    "Em portão com Intelbras, descubra se o defeito é do acesso, do interfone ou do motor.",
    "A Intelbras tem câmeras, interfones e também centrais de portão, cada uma com etiqueta própria.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "Intelbras na entrada da casa",
        "O que a Intelbras tem para portão",
        "Intelbras: do interfone à central do portão",
      ],
      slots: [
        [
          "A Intelbras é brasileira, de Santa Catarina, conhecida por telefonia, câmeras, interfones e alarmes.",
          "De Santa Catarina, a Intelbras fabrica itens de segurança e comunicação, entre eles interfones e câmeras.",
          "Câmera, videoporteiro, alarme e controle de acesso são o lado mais conhecido da brasileira Intelbras.",
        ],
        [
          "A marca tem ainda centrais e automatizadores de portão, com manual e etiqueta próprios.",
          "Existem também placas e motores de portão com o nome Intelbras, e a etiqueta confirma o modelo.",
          "Para portões, há centrais que aceitam controle, botoeira, interfone e leitor de acesso.",
        ],
        [
          "Em muitas casas {em}, o interfone é Intelbras e o motor é de outra marca, sem prejuízo para o uso.",
          "Misturar marcas é normal: o interfone fecha um contato e a central do motor obedece.",
          "O motor não precisa ser da mesma marca do interfone para os dois trabalharem juntos.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Integrar Intelbras ao portão",
        "Interfone, câmera e motor: como combinar com Intelbras",
        "Planejar a entrada com Intelbras",
      ],
      slots: [
        [
          "Comece listando o que deve abrir o portão: controle, interfone, celular, senha ou tag.",
          "Defina quem abre e de onde, porque cada forma pede um equipamento e um cabo.",
          "O desenho da entrada vem antes da compra: portão social, garagem, câmera e interfone.",
        ],
        [
          "A ligação mais usada é o contato seco na entrada de botoeira da central.",
          "Para o motor, interfone e leitor são como um botão a mais na parede.",
          "Um contato seco basta, e a tensão da fechadura nunca deve entrar na placa do portão.",
        ],
        [
          "Fechadura do portão social e motor da garagem ficam em saídas separadas, para uma não abrir a outra.",
          "Preveja nobreak, senão a queda de energia desliga interfone, câmera e portão juntos.",
          "Câmera voltada para o vão ajuda a ver se o portão fechou depois que o carro passou.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Interfone ou motor? Sinais no portão com Intelbras",
        "Portão com Intelbras não abre: onde olhar",
        "Falhas típicas na integração com Intelbras",
      ],
      slots: [
        [
          "Controle abre e interfone não: a falha está no contato, no cabo ou na programação do interfone.",
          "Se só o interfone falha, o motor está bom e o cabo entre eles é suspeito.",
          "Interfone mudo para o portão, com controle funcionando, tira o motor da lista.",
        ],
        [
          "Interfone abre e controle não: a causa é pilha, receptor ou cadastro.",
          "Quando o interfone aciona e o controle não, o problema é de rádio.",
          "Rádio falhando com interfone bom leva a pilha, antena e memória de controles.",
        ],
        [
          "Nada abre de nenhum jeito: verifique disjuntor, central e motor, nessa ordem.",
          "Se nem interfone nem controle respondem, confira a energia do motor.",
          "Falha geral depois de queda de luz pede exame da alimentação e da placa.",
        ],
      ],
      bullets: [
        "Só o interfone falha: contato ou cabo",
        "Só o controle falha: pilha, antena ou cadastro",
        "Nada responde: energia, central ou motor",
        "Abre sozinho: contato preso ou fio em curto",
        "Abre e não fecha: fotocélula ou fim de curso",
      ],
    },
    {
      about: "check",
      headings: [
        "Teste o portão com Intelbras em cinco passos",
        "Descubra a origem da falha no conjunto Intelbras",
        "Verificação segura: interfone, controle e motor",
      ],
      slots: [
        [
          "Testes de uso bastam para saber qual das partes parou.",
          "A ordem abaixo separa interfone, rádio e motor sem abrir nada.",
          "Faça os testes com a entrada livre de pessoas, animais e carros.",
        ],
        [
          "Repita cada comando duas vezes, com calma, para ter certeza do resultado.",
          "Espere a folha parar por completo antes de passar ao próximo teste.",
          "Anote o que funcionou, porque o que funciona também orienta.",
        ],
        [
          "Não abra interfone, fonte nem motor: há tensão da rede em alguns deles.",
          "Todas as tampas ficam fechadas, e o técnico mede o restante na visita.",
          "Fios soltos no painel da rua não devem ser tocados.",
        ],
      ],
      steps: [
        "Acione pelo controle e observe.",
        "Acione pelo interfone e observe.",
        "Acione pela botoeira, se houver.",
        "Confira o disjuntor do portão e a fonte do interfone.",
        "Fotografe o interfone, a etiqueta do motor e o controle.",
      ],
    },
    {
      about: "causes",
      headings: [
        "O técnico no portão com Intelbras",
        "Assistência independente para motor e integração Intelbras",
        "Como resolvemos falha em conjunto Intelbras",
      ],
      slots: [
        [
          "O serviço é independente da Intelbras e trata do portão e da ligação com o acesso.",
          "Atendemos como assistência independente o motor, a central e o contato que vem do interfone.",
          "Nossa assistência, independente, cobre a máquina e a fiação de comando do portão.",
        ],
        [
          "O técnico simula o contato direto na entrada da central e vê se a folha responde.",
          "Um teste na entrada de botoeira mostra em segundos de que lado está a falha.",
          "Medindo o contato do interfone, o técnico sabe se o pulso chega e se dura o bastante.",
        ],
        [
          "Corrigida a ligação, tempo de pulso, fotocélula, força e fim de curso são conferidos.",
          "Cabos emendados ao tempo são refeitos e protegidos, pois oxidam e voltam a falhar.",
          "No fim, cada forma de abrir é testada: controle, interfone e botoeira.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "A Intelbras tem motor de portão?",
      answers: [
        "Tem automatizadores e centrais de portão, além dos itens de segurança mais conhecidos. Confira a etiqueta da carcaça para saber se o seu é da marca.",
        "Sim, a marca oferece centrais e automatizadores. Muitas casas, porém, têm interfone Intelbras e motor de outro fabricante.",
      ],
    },
    {
      question: "Interfone Intelbras abre motor PPA ou Garen?",
      answers: [
        "Abre, quando tem saída de contato para o segundo portão. O técnico liga esse contato à entrada de botoeira da central, sem levar tensão da fechadura para a placa.",
        "Sim, na maioria dos modelos com saída adequada. A foto do interfone mostra se há essa saída ou se um relé é necessário.",
      ],
    },
    {
      question: "Posso abrir o portão pelo celular com Intelbras?",
      answers: [
        "Depende do equipamento: é preciso um interfone, módulo ou acesso com aplicativo e saída de acionamento. O motor em si pode ser de qualquer marca.",
        "Pode, com um item que tenha aplicativo e contato de saída. Mantenha a fotocélula ativa, porque você pode acionar sem ver o portão.",
      ],
    },
    {
      question: "Controle Intelbras funciona em outra marca de motor?",
      answers: [
        "Só se o receptor do motor aceitar o mesmo código. Uma alternativa é ligar um receptor compatível com o controle à central existente.",
        "Depende do receptor instalado. Mande a foto do controle e da etiqueta do motor, e verificamos antes da compra.",
      ],
    },
    {
      question: "Vocês instalam motor Intelbras comprado na internet?",
      answers: [
        "Sim, com mão de obra a partir de {price.installation} para motor comprado à parte e {warranty.installation} de garantia no serviço. Antes, envie o modelo e as medidas do portão para conferirmos a capacidade.",
        "Instalamos, depois de checar se serve no seu portão. A garantia do motor fica com quem vendeu; a do nosso serviço é de {warranty.installation}.",
      ],
    },
  ],
  photo: "uma foto do interfone ou da central Intelbras, da etiqueta do motor e do portão inteiro",
  traits: {
    Origem: "Brasileira, de Santa Catarina",
    "Conhecida por": "Câmeras, interfones, alarmes e controle de acesso",
    "Peças e controles": "Integra com outros motores por contato seco",
    Atenção: "Conferir se o motor é mesmo da marca",
  },
  related: ["interfone", "controle-de-acesso", "camera", "ppa", "receptor", "modulo-wifi"],
  topic: "tecnico-de-portao-automatico",
};
