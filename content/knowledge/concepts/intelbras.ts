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
  ],
  intent: "buying",
  answers: {
    any: [
      "Intelbras é uma fabricante brasileira de câmeras, interfones, alarmes e controle de acesso, que tem também automatizadores e centrais de portão. No conserto ou na compra, a etiqueta diz se o motor é mesmo dela.",
      "Um portão com Intelbras pode significar motor, interfone que aciona, câmera na entrada ou controle de acesso. Identifique cada parte e a ligação com a central antes de trocar peça; pela foto dizemos se atendemos.",
      "Para integrar Intelbras ao portão, o caminho usual é um contato seco: interfone, leitor ou módulo fecha o contato e a central do motor abre, seja qual for a marca da máquina.",
    ],
    repair: [
      "Motor, central ou interfone Intelbras ligado ao portão se examina em separado: botoeira, contato do interfone e central, até achar o ponto da falha. Mande a foto da etiqueta: dizemos se atendemos esse modelo antes de marcar visita.",
      "O motor Intelbras parado segue o diagnóstico de qualquer automatizador: energia, folha, capacitor, fim de curso e placa. Mande a foto da etiqueta e conte o que o portão faz: dizemos se atendemos o modelo.",
    ],
    price: [
      "Motor de portão Intelbras não tem preço de tabela conosco: a foto da etiqueta diz se atendemos o modelo. Como medida, a troca de motor em casa fica de {price.homeSwap}, com mão de obra, e o nosso kit basculante, de outra marca, custa {price.padrao} instalado.",
      "O preço de um motor Intelbras vem da loja que o vende; instalar o que você comprou custa a partir de {price.installation}, depois de confirmado por foto que o modelo é atendido. Para comparar, a troca por motor das marcas com que trabalhamos fica de {price.homeSwap} em casa, com mão de obra.",
    ],
    buying: [
      "Motor Intelbras se compra pela ficha do modelo: tipo de portão, peso da folha, tensão e aberturas por dia. A instalação avulsa de motor comprado à parte custa a partir de {price.installation}, depois de confirmado por foto que o modelo é atendido.",
      "Para motor Intelbras, mande a foto da etiqueta e do portão: dizemos se atendemos o modelo ou que motor das nossas marcas serve, de {price.homeSwap} na troca em casa, com mão de obra. Interfone e leitor Intelbras acionam motor de qualquer marca.",
      "Antes de comprar motor Intelbras, confira se o modelo serve à sua folha e se há peça na região. Se a ideia é só abrir pelo interfone ou celular, o motor atual pode ficar; a foto confirma.",
    ],
    installation: [
      "Instalar automatizador Intelbras pede suporte, circuito próprio, fim de curso, força regulada e controles gravados. Se o modelo for atendido, o que a foto da etiqueta confirma, a instalação de motor comprado à parte custa a partir de {price.installation}.",
      "A instalação de interfone ou acesso Intelbras no portão usa a entrada de botoeira da central: cabo, contato seco, tempo de pulso e fotocélula conferida. Pela foto do equipamento dizemos se fazemos essa ligação.",
    ],
    comparison: [
      "Intelbras é forte em segurança eletrônica e interfonia; PPA, Garen e Rossi são lembradas pelo motor. Para a folha, compare potência, ciclos e peças do modelo; para a integração, compare os acessórios.",
      "Entre motor Intelbras e de outra marca, pese o que já existe na casa, a reposição na região e o tipo de portão. A ligação com interfone e câmera é possível nos dois casos.",
    ],
    emergency: [
      "Motor Intelbras parado com carro preso ou portão aberto: desligue o disjuntor, afaste crianças e animais e não force a folha. Só portão de correr ou de abrir, reto e nivelado, se destrava; pergunte pelo WhatsApp, {shop.hours}, se atendemos o modelo.",
      "Para urgência com motor Intelbras, corte a energia no disjuntor e mande foto de longe, etiqueta e endereço. Um basculante com defeito fica travado até o exame; o contato funciona {shop.hours}, e a resposta diz se o modelo é atendido.",
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
          "Uma câmera voltada para o vão ajuda a ver se o portão fechou depois que o carro passou.",
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
          "O controle abre e interfone não: a falha está no contato, no cabo ou na programação do interfone.",
          "Se só o interfone falha, o motor está bom e o cabo entre eles é suspeito.",
          "Interfone mudo para o portão, com controle funcionando, tira o motor da lista.",
        ],
        [
          "O interfone abre e controle não: a causa é pilha, receptor ou cadastro.",
          "Quando o interfone aciona e o controle não, veja a pilha; depois, receptor e cadastro.",
          "Rádio falhando com interfone bom leva a pilha, antena e memória de controles.",
        ],
        [
          "Nada abre de nenhum jeito: verifique disjuntor, central e motor, nessa ordem.",
          "Se nem interfone nem controle respondem, confira a energia do motor.",
          "Uma falha geral depois de queda de luz pede exame da alimentação e da placa.",
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
        "Teste o portão com Intelbras, passo a passo",
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
        "O exame do portão com Intelbras",
        "Onde falha a integração entre Intelbras e motor",
        "Como se acha a falha em conjunto Intelbras",
      ],
      slots: [
        [
          "O exame do portão com Intelbras separa a máquina da ligação com o acesso.",
          "Motor, central e contato do interfone são três suspeitos, e cada um tem teste próprio.",
          "Antes da visita, a foto do equipamento Intelbras nos diz se há peça para ele.",
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
      question: "Quanto custa instalar motor Intelbras comprado na internet?",
      answers: [
        "Em modelo atendido, confirmado por foto, a instalação avulsa parte de {price.installation}. Envie a etiqueta e as medidas do portão.",
        "Custa a partir de {price.installation}, se a foto mostrar que o modelo é atendido e serve na folha. A garantia do motor fica com quem vendeu.",
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
