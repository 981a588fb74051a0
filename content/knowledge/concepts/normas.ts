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
      "As normas do portão automático são a NBR 5410 na parte elétrica, com fio terra e proteção do circuito, o manual do fabricante na montagem e a homologação da Anatel no controle; a calçada é regra da prefeitura. Em prédio somam a NBR 9050, a NBR 16280 e a NBR 5674.",
      "O que a lei exige de um portão automático vem de vários lugares: elétrica pela NBR 5410, acessibilidade pela NBR 9050, rádio homologado na Anatel e calçada conforme o município. Só conferir e regular em casa parte de {price.preventive}, sem peças.",
      "Para o portão eletrônico seguir as regras, confira circuito próprio com terra e DR, sensores e reversão testados, batentes nas pontas e folha que não ocupe a calçada. As normas centrais são NBR 5410 e, em prédio, NBR 9050 e NBR 16280.",
    ],
    price: [
      "O preço para adequar o portão às normas depende do que falta: regulagem e teste em casa partem de {price.preventive}, sem peças; sensores vêm depois, e circuito novo com terra e DR é o mais caro. Cada item é orçado à parte.",
      "Quanto custa deixar o portão automático dentro das normas vai da visita residencial, desde {price.preventive}, fora peças, à elétrica refeita, cobrada por metro. Fotocélula e aterramento são o que mais falta.",
    ],
    installation: [
      "Para instalar portão eletrônico conforme as normas, o motor recebe circuito próprio com proteção e terra, pela NBR 5410, e a montagem segue o manual. Em prédio vale a NBR 16280, e motor comprado à parte se instala a partir de {price.installation}.",
      "A instalação dentro das normas começa no quadro: disjuntor conforme o fio, DR e terra até o motor. Depois vêm sensores, batentes e regulagem, e a folha do portão não deve avançar sobre a calçada; só a mão de obra parte de {price.installation}.",
    ],
    question: [
      "Um portão automático deve seguir a NBR 5410 na elétrica, com terra e proteção, o manual do motor, a Anatel no controle e a lei do município na calçada, porque não existe uma regra única para tudo. Em prédio e comércio entra a NBR 9050.",
      "As normas e a legislação sobre portão de garagem são a NBR 5410, a NBR 9050 em uso coletivo, a NBR 16280 na reforma de prédio e a regra municipal da calçada. O Código de Defesa do Consumidor usa a ABNT como referência, e por isso vale segui-las em casa.",
      "Quem vai instalar portão eletrônico precisa respeitar a NBR 5410, com circuito próprio, terra e DR, a lei do município sobre a calçada e, em prédio, a NBR 16280. Quem mexe na elétrica segue a NR-10, já que há risco de choque.",
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
          "Não há uma norma só: a elétrica segue a NBR 5410, a acessibilidade a NBR 9050, e a reforma em prédio a NBR 16280. Fora do Brasil, a IEC 60335-2-103 trata de acionadores de portão e serve de referência.",
          "Cada parte tem a sua: circuito, acesso, reforma e trabalho. A norma internacional IEC 60335-2-103 é a dos acionadores de portão.",
          "O circuito do motor está na NBR 5410, a entrada de pedestres coletiva na NBR 9050, e a obra em prédio na NBR 16280. Fabricantes citam ainda a IEC 60335-2-103.",
          "Elétrica, entrada, obra e segurança do trabalho têm normas próprias. Para o acionador, a referência técnica é a IEC 60335-2-103.",
        ],
      ],
      bullets: [
        "NBR 5410: instalação elétrica de baixa tensão",
        "NBR 5419: proteção contra raios",
        "NBR 9050: acessibilidade em uso coletivo",
        "NBR 16280: reforma em edificações",
        "NR-10 e NR-35: trabalho com eletricidade e em altura",
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
          "O motor precisa de fio terra, para que uma fuga não energize a folha de metal. Em moradias, a NBR 5410 põe a garagem entre os circuitos que pedem DR, que desliga na fuga.",
          "Aterrar a carcaça é exigência básica, e o DR corta o circuito antes do choque. A garagem residencial está entre os locais em que a NBR 5410 o prevê.",
          "Terra e DR protegem quem encosta no portão. A norma de baixa tensão inclui a garagem de casa nessa proteção.",
          "Sem terra, a fuga só aparece no choque. Com terra e DR, o circuito da garagem desliga sozinho.",
        ],
        [
          "O disjuntor é escolhido pela bitola do fio e nunca aumentado para deixar de cair. Extensão e emenda fora de caixa não servem a instalação fixa.",
          "Fio e disjuntor andam juntos, e trocar um sem o outro cria risco de incêndio. O cabo segue em eletroduto.",
          "Aumentar disjuntor que cai é perigoso. Cabo em eletroduto e emenda em caixa são o certo.",
          "Bitola e disjuntor formam um par. Extensão permanente está fora da norma.",
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
          "A NR-10 trata do serviço em eletricidade e pede trabalhador capacitado, com o circuito desligado. Acima de dois metros, com risco de queda, vale a NR-35.",
          "Intervir na elétrica é tarefa de profissional preparado, pela NR-10. Trabalho alto segue a NR-35.",
          "Pergunte pela capacitação: NR-10 na elétrica e NR-35 acima de dois metros. O circuito fica desligado durante o serviço.",
          "Duas normas do trabalho entram: NR-10 e NR-35. A primeira é da eletricidade, e a segunda, da altura.",
        ],
        [
          "Em prédio, a NBR 16280 pede que o síndico seja informado antes da reforma, com responsável técnico. A administração pode exigir o plano por escrito.",
          "O condomínio pode pedir plano e responsável técnico, com base na NBR 16280. Combine antes de marcar.",
          "Reforma em edifício segue a NBR 16280, e o síndico precisa saber antes. O documento de responsabilidade pode ser exigido.",
          "Antes de obra em prédio, avise o síndico, como orienta a NBR 16280.",
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
          "A lista se faz só olhando, sem abrir tampa nenhuma. Se faltar terra ou DR, não improvise: é serviço de eletricista.",
          "Nada aqui pede ferramenta, e o que depende de medição fica para o técnico. Item em falta vira pauta da visita.",
          "Uma volta pelo quadro e pelo portão mostra o que já está certo. Anote o que não encontrou.",
          "Olhe e anote, com todas as tampas fechadas. O teste do DR é o único botão a apertar.",
        ],
      ],
      steps: [
        "Veja no quadro se há disjuntor identificado para o portão e se existe DR.",
        "Aperte o botão de teste do DR: ele deve desarmar. Religue em seguida.",
        "Olhe se os fios do motor correm em eletroduto, sem extensão à vista.",
        "Confira se há fotocélula, batentes nas pontas e etiqueta legível.",
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
          "Muitas cidades restringem portão que abre sobre a calçada, e a regra exata é da prefeitura. O controle, que transmite rádio, precisa de homologação da Anatel, indicada por selo ou código.",
          "Antes de portão que abre para fora, consulte o município. No controle, procure o código da Anatel.",
          "Calçada é assunto da prefeitura, e rádio, da Anatel. A consulta antes evita refazer a obra.",
          "O passeio livre depende de lei municipal. E o transmissor deve ter o selo da Anatel.",
        ],
        [
          "Guarde nota, manual e relatório das manutenções; em prédio, a NBR 5674 orienta o registro. A revisão é {visits.home} em casa e {visits.business} em uso coletivo.",
          "Pasta com manual e relatórios ajuda na garantia e na gestão que a NBR 5674 recomenda. Em prédio a revisão é {visits.business}.",
          "Documento de serviço vale como prova. A NBR 5674 trata desse registro em edifícios.",
          "Relatório de cada revisão, {visits.business} em prédio, fica arquivado. É o que a NBR 5674 orienta.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Fotocélula é obrigatória por lei?",
      answers: [
        "Sobre fotocélula obrigatória por lei, não há regra única que se possa afirmar para todo o país: município, manual ou condomínio podem exigir. Instale sempre.",
        "Depende do local e do equipamento. Consulte a prefeitura e o manual, e trate-a como indispensável.",
        "Pode ser exigida pelo manual, pelo município ou pelo condomínio. Como proteção, não a dispense.",
      ],
    },
    {
      question: "Meu portão pode abrir para a calçada?",
      answers: [
        "Se o portão pode abrir para a calçada depende da prefeitura, e muitas cidades restringem. Na dúvida, prefira deslizante ou para dentro.",
        "A regra é municipal. Em geral o passeio deve ficar livre.",
        "Consulte o município antes. Para dentro evita problema.",
      ],
    },
    {
      question: "Norma ABNT tem força de lei?",
      answers: [
        "Norma ABNT sozinha não é lei, mas o Código de Defesa do Consumidor a usa como referência de serviço.",
        "Não é lei, porém o código do consumidor proíbe serviço em desacordo com ela na falta de norma oficial.",
        "Não diretamente. Na prática, é a referência que se exige.",
      ],
    },
    {
      question: "O motor do portão precisa de aterramento?",
      answers: [
        "O motor do portão precisa de aterramento: a NBR 5410 pede condutor de proteção, e folha de metal sem terra pode dar choque.",
        "Sim. O terra na carcaça dá caminho à fuga, e o DR desliga.",
        "Precisa, sempre, até a carcaça do motor.",
      ],
    },
    {
      question: "O que o condomínio deve exigir na troca do motor?",
      answers: [
        "Na troca do motor, o condomínio deve exigir proposta escrita, profissional capacitado, teste dos sensores e registro. Havendo obra, a NBR 16280.",
        "Orçamento por escrito, responsável pela elétrica e relatório no fim.",
        "Proposta por itens, garantia escrita, {warranty.motor} no motor, e teste na entrega.",
      ],
    },
  ],
  photo: "fotos do quadro de luz, do motor e das fotocélulas, sem abrir tampa nenhuma",
  related: ["instalacao-eletrica", "esmagamento", "acessibilidade", "condominio", "fotocelula", "choque"],
  topic: "instalacao-eletrica-para-portao-automatico",
};
