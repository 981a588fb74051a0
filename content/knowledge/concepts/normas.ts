import type { Concept } from "#domain/knowledge/concept.ts";

export const normas: Concept = {
  id: "normas",
  kind: "safety",
  label: "Normas",
  phrase: "as normas para portão automático",
  words: [
    "norma",
    "normas",
    "ABNT",
    "NBR",
    "NBR 5410",
    "NR10",
    "NR 10",
    "NR 35",
    "legislação",
    "lei para portão",
    "lei do portão",
    "regras para portão",
    "é obrigatório",
    "homologado Anatel",
    "Anatel",
    "portão na calçada",
  ],
  intent: "question",
  answers: {
    any: [
      "O portão automático segue a ABNT NBR 5410 na elétrica, com terra e proteção do circuito, e o manual do fabricante na montagem. O controle precisa de homologação da Anatel, e o avanço sobre a calçada é regra da prefeitura.",
      "As normas ligadas ao portão automático são a NBR 5410 (elétrica), a NBR 9050 (acessibilidade) e, em prédio, a NBR 16280 (reformas) e a NBR 5674 (manutenção). Quem trabalha na elétrica segue a NR-10.",
      "Para o portão estar dentro das normas, confira circuito próprio com terra e DR, fotocélula e reversão testadas, batentes nas pontas e folha que não ocupe a calçada. Em prédio, some as regras do condomínio e a NBR 16280.",
    ],
    price: [
      "Adequar o portão às normas custa conforme o que falta: aterramento, circuito próprio, sensores ou regulagem. Mande fotos do quadro, do motor e das fotocélulas pelo WhatsApp e receba o orçamento grátis do que precisa ser refeito.",
      "O preço da adequação depende da instalação existente: às vezes bastam terra e DR, às vezes há fiação e sensor a refazer. A visita preventiva em casa parte de {price.preventive}, sem peças, e mostra o que falta.",
    ],
    installation: [
      "Para instalar conforme as normas, o motor recebe circuito próprio com proteção e aterramento, como pede a NBR 5410, e a montagem segue o manual do fabricante. Em prédio, combine antes as regras do condomínio e da NBR 16280.",
      "Uma instalação dentro das normas começa no quadro: disjuntor adequado à fiação, DR e terra até o motor. Depois vêm sensores, batentes e regulagem conforme o manual, e a folha não deve avançar sobre a calçada.",
    ],
  },
  line: [
    "A NBR 5410 pede aterramento e proteção no circuito que alimenta o motor do portão.",
    "Controle remoto de portão transmite rádio e deve ter homologação da Anatel.",
    "Abrir o portão sobre a calçada é assunto da prefeitura, e a regra muda de cidade para cidade.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "As normas que tocam o portão automático",
        "Elétrica, rádio, acesso e reforma",
        "O que cada norma cobre",
      ],
      slots: [
        [
          "A ABNT NBR 5410 trata das instalações elétricas de baixa tensão, e o circuito do motor está dentro dela.",
          "Na parte elétrica, a referência brasileira é a NBR 5410, de instalações de baixa tensão.",
          "O circuito que alimenta o motor segue a NBR 5410, como o resto da instalação da casa.",
        ],
        [
          "Para proteção contra raios existe a NBR 5419, e a acessibilidade é tema da NBR 9050.",
          "A NBR 9050 cuida da acessibilidade nas entradas, e a NBR 5419, da proteção contra descargas atmosféricas.",
          "Entrada de pedestres em prédio e comércio remete à NBR 9050; proteção contra raios, à NBR 5419.",
        ],
        [
          "Fora do Brasil, a IEC 60335-2-103 trata de acionadores para portões, portas e janelas e serve de referência técnica.",
          "A norma internacional IEC 60335-2-103 cobre acionadores de portões, e fabricantes costumam citá-la.",
          "No plano internacional, os acionadores de portão têm norma própria, a IEC 60335-2-103.",
        ],
      ],
      bullets: [
        "NBR 5410: instalação elétrica de baixa tensão",
        "NBR 5419: proteção contra raios",
        "NBR 9050: acessibilidade",
        "NBR 16280: reforma em edificações",
        "NR-10: trabalho com eletricidade",
        "NR-35: trabalho em altura",
      ],
    },
    {
      about: "safety",
      headings: [
        "O que as normas pedem na parte elétrica",
        "Terra, disjuntor e DR",
        "Proteção de quem encosta no portão",
      ],
      slots: [
        [
          "O motor precisa de condutor de proteção, o fio terra, para que uma fuga não energize a folha.",
          "Aterrar a carcaça é exigência básica, porque portão de metal conduz a fuga até quem encosta.",
          "Sem terra, o defeito de isolação só aparece no choque, e é o que a norma procura evitar.",
        ],
        [
          "Em moradias, a NBR 5410 inclui as garagens entre os locais cujos circuitos pedem proteção por DR.",
          "O circuito de garagem residencial está entre os que a NBR 5410 manda proteger com dispositivo DR.",
          "O DR desliga o circuito na fuga de corrente, e a NBR 5410 o prevê para garagens de habitações.",
        ],
        [
          "O disjuntor é escolhido pela bitola do fio, e nunca aumentado para deixar de cair.",
          "Seção do fio e disjuntor andam juntos no projeto, e trocar um sem o outro cria risco de incêndio.",
          "Extensão e emenda fora de caixa não combinam com instalação fixa de motor.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Quem pode fazer o serviço elétrico",
        "NR-10, altura e responsabilidade",
        "O que perguntar a quem instala",
      ],
      slots: [
        [
          "A NR-10 é a norma do Ministério do Trabalho para serviços em eletricidade e pede trabalhador capacitado.",
          "Um serviço em eletricidade no ambiente de trabalho segue a NR-10, com treinamento e circuito desligado.",
          "Pela NR-10, intervir em instalação elétrica é tarefa de profissional preparado para ela.",
        ],
        [
          "Acima de dois metros, com risco de queda, a NR-35 trata do trabalho em altura.",
          "Montagem no alto, com risco de queda acima de dois metros, entra na NR-35.",
          "Basculante alto e beiral podem exigir os cuidados da NR-35, que cobre trabalho acima de dois metros.",
        ],
        [
          "Em prédio, a administração pode pedir documento de responsabilidade técnica antes da obra.",
          "Um condomínio {de} pode pedir plano da reforma e responsável técnico, com base na NBR 16280.",
          "A NBR 16280 orienta reformas em edificações e pede que o síndico seja informado antes.",
        ],
      ],
    },
    {
      about: "check",
      headings: [
        "Confira o seu portão sem ferramenta",
        "O que conferir no portão, só olhando",
        "Normas: o que olhar em casa",
      ],
      slots: [
        [
          "A lista abaixo se faz só olhando, com a energia como está e sem abrir tampa nenhuma.",
          "Nada aqui pede ferramenta; o que depender de medição fica para o técnico.",
          "Uma volta pelo quadro e pelo portão mostra o que já está certo e o que falta.",
        ],
        [
          "Se faltar terra ou DR, não improvise: o serviço é de eletricista capacitado.",
          "Item em falta vira pauta da próxima visita, e não motivo para mexer na fiação.",
          "Anote o que não encontrou e peça a verificação com instrumento.",
        ],
      ],
      steps: [
        "Veja no quadro se há disjuntor identificado para o portão e se existe DR.",
        "Aperte o botão de teste do DR: ele deve desarmar. Religue em seguida.",
        "Olhe se os fios do motor correm em eletroduto, sem extensão e sem emenda à vista.",
        "Confira se há fotocélula, batentes nas pontas e etiqueta do motor legível.",
        "Veja se a folha, ao abrir, avança sobre a calçada.",
      ],
    },
    {
      about: "care",
      headings: [
        "Regras da calçada, do controle e dos documentos",
        "Regras da prefeitura e da Anatel",
        "Documentos do portão: o que guardar",
      ],
      slots: [
        [
          "Muitas cidades restringem portão que abre sobre a calçada, e a regra exata é da prefeitura.",
          "Antes de instalar pivotante voltado para fora, consulte a prefeitura sobre o passeio público.",
          "O avanço da folha sobre a calçada depende de lei municipal, e a consulta evita refazer a obra {em}.",
        ],
        [
          "Controles e receptores de rádio precisam de homologação da Anatel, indicada por selo ou código no produto.",
          "Procure no controle o código de homologação da Anatel, exigido de equipamento que transmite rádio.",
          "Selo ou número da Anatel no controle mostra que o transmissor foi homologado.",
        ],
        [
          "Guarde nota, manual e relatório das manutenções; em prédio, a NBR 5674 orienta o registro da manutenção.",
          "Pasta com manual, notas e relatórios ajuda na garantia e na gestão que a NBR 5674 recomenda a edifícios.",
          "Documento de serviço e manual do motor valem como prova e servem ao próximo técnico.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Fotocélula é obrigatória por lei?",
      answers: [
        "Não afirmamos uma regra única para todo o país; exigências podem vir do município, do manual do motor ou do condomínio. Como proteção, ela é recomendada em toda instalação.",
        "Depende do local e do equipamento, por isso consulte a prefeitura e o manual. Independentemente da exigência, instalar é a decisão segura.",
      ],
    },
    {
      question: "Meu portão pode abrir para a calçada?",
      answers: [
        "Depende da prefeitura. Muitas cidades restringem o avanço sobre o passeio. Consulte antes de instalar e, na dúvida, prefira deslizante ou pivotante para dentro.",
        "A regra é municipal. Pergunte na prefeitura; em geral, o passeio deve ficar livre para pedestres, e o portão para dentro evita problema.",
      ],
    },
    {
      question: "Norma ABNT tem força de lei?",
      answers: [
        "Sozinha, não é lei, mas o Código de Defesa do Consumidor proíbe oferecer serviço em desacordo com normas oficiais ou, na falta delas, da ABNT. Na prática, ela é a referência.",
        "A norma é técnica, e o Código de Defesa do Consumidor a usa como parâmetro quando não há regra oficial. Por isso deve ser seguida.",
      ],
    },
    {
      question: "O motor do portão precisa de aterramento?",
      answers: [
        "Precisa. A NBR 5410 pede condutor de proteção nas instalações, e um portão metálico sem terra pode ficar energizado em caso de fuga.",
        "Sim. O fio terra ligado à carcaça dá caminho seguro à fuga de corrente, e com o DR desliga o circuito antes do choque.",
      ],
    },
    {
      question: "O que o condomínio deve exigir na troca do motor?",
      answers: [
        "Orçamento por escrito, responsável pelo serviço elétrico, cumprimento das regras internas e, quando for reforma, o procedimento da NBR 16280. Ao fim, relatório e manual arquivados.",
        "O condomínio deve exigir proposta escrita, profissional capacitado, teste dos sensores na entrega e registro da manutenção. Se houver obra, siga a NBR 16280.",
      ],
    },
  ],
  photo: "fotos do quadro de luz, do motor e das fotocélulas, sem abrir tampa nenhuma",
  related: ["instalacao-eletrica", "esmagamento", "acessibilidade", "condominio", "fotocelula", "choque"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
