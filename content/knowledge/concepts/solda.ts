import type { Concept } from "#domain/knowledge/concept.ts";

export const solda: Concept = {
  id: "solda",
  kind: "material",
  label: "Solda de portão",
  phrase: "a solda do portão",
  words: [
    "solda",
    "soldar portão",
    "solda de portão",
    "solda quebrada",
    "soldador",
    "solda elétrica",
    "solda trincada",
    "portão quebrou a solda",
    "reforço de solda",
    "solda no local",
  ],
  intent: "repair",
  answers: {
    any: [
      "A solda de portão que trincou é refeita com reforço, e até o reparo o portão não se usa, porque a folha pode estar presa por pouco metal. As trincas aparecem na dobradiça, no suporte do motor e no braço. Mande a foto: dizemos se fazemos o serviço ou se ele pede serralheiro.",
      "A solda de portão de ferro trincada se conserta com a folha escorada, a trinca aberta até o metal bom e um cordão novo com reforço, não com um pingo por cima. Antes, a central é desconectada, para a corrente não queimar a placa. Pela foto dizemos se o reparo cabe a nós ou a um serralheiro.",
      "Quando a solda do portão abre, o primeiro cuidado é não acionar e afastar todos, porque a folha pode cair. O ponto é limpo até o metal bom, soldado com reforço e pintado. A foto da trinca mostra se o serviço é nosso ou de um serralheiro.",
      "Trinca na solda do portão tem conserto: o cordão é aberto, refeito com reforço, e se corrige o que forçou, como folha pesada ou batida. Até lá o portão fica sem uso. Mande a foto, e respondemos se o reparo entra no nosso serviço ou pede serralheiro.",
    ],
    price: [
      "O preço da solda de portão depende do tamanho da trinca, do reforço e de escorar ou desmontar a folha. Refazer um cordão custa menos que trocar dobradiça ou pôr chapa; fotos da trinca e do portão dizem se o serviço é nosso ou de serralheiro.",
      "Soldar um ponto do portão é o mais barato, e refazer dobradiça ou base do quadro pede corte e peça nova. Alumínio e inox custam mais que ferro; mande fotos da trinca, e dizemos se cabe no nosso orçamento.",
      "O preço da solda do portão varia com o metal, a trinca e o acesso. Se o reparo é no suporte do motor, vem com a regulagem, em casa a partir de {price.preventive}, sem peças; a foto mostra se é caso nosso ou de serralheiro.",
    ],
    repair: [
      "Refazemos no local a solda do portão que trincou no suporte do motor, no braço ou na dobradiça, com reforço e com o motor regulado em seguida. Quadro quebrado e folha a refazer são serviço de serralheiro. Até o reparo, deixe o portão sem uso; a foto da trinca mostra qual é o seu caso.",
      "Para a solda de portão no suporte do motor, no braço ou na dobradiça, você não precisa de serralheiro: refazemos o ponto com reforço e regulamos o motor em seguida. Chame um serralheiro quando o quadro ou a folha quebrou e tem de ser refeito. Se ficar em dúvida, mande a foto da trinca, e dizemos qual dos dois é o seu caso.",
      "No conserto da solda de portão de ferro, a trinca é limpa, soldada e reforçada, e depois se corrige o que a causou, como folha pesada ou pancada no fim. Fazemos o suporte do motor, o braço e a dobradiça; quadro ou folha quebrados são serviço de serralheiro, e a foto mostra qual é o caso. Enquanto isso, deixe o portão sem uso.",
    ],
    emergency: [
      "Solda de portão que abriu pede área isolada: não acione, não segure a folha e afaste pessoas e animais, porque ela pode cair. Mande fotos de longe, {shop.hours}, e dizemos se o reparo é nosso ou de um serralheiro.",
      "Com a solda quebrada e a folha torta, mantenha distância e desligue o disjuntor só se ele estiver longe do portão. Não amarre nem calce; pelo WhatsApp, {shop.hours}, a foto da trinca mostra quem deve atender.",
      "Solda aberta na dobradiça ou no suporte deixa a folha presa por pouco. Ninguém abre, ninguém aciona, ninguém passa; mande a foto, {shop.hours}, e respondemos se o caso é nosso ou de serralheiro.",
    ],
    "how-to": [
      "Soldar portão automático não é improviso: a folha precisa de escora e a placa, de desconexão, senão a corrente a queima. O que cabe a você é parar de usar, desligar o disjuntor, fotografar a trinca e tirar o que pega fogo de perto.",
      "Antes da solda do portão, deixe a folha onde está, sem uso, e libere o lugar de carro, pano e tinta. A trinca é aberta, soldada com reforço e pintada por quem tem máquina e escora.",
      "Com trinca na solda, pare de acionar, desligue o disjuntor sem passar sob a folha e fotografe de perto e de longe. Remendo com arame ou massa não segura; a solda com a central desconectada é de profissional.",
    ],
    question: [
      "Pode soldar o portão com o motor instalado, desde que o disjuntor esteja desligado e a central, desconectada, porque a corrente da solda queima a placa. A folha é escorada antes, e o ponto recebe fundo e tinta.",
      "Solda quebrada de portão tem conserto, mas ele não se usa até lá. Ferro e aço se soldam no local; alumínio e inox pedem processo próprio, e o galvanizado, proteção de zinco depois.",
      "A trinca na solda do portão se repara com cordão novo e reforço, e a causa precisa sair junto, seja peso ou pancada. Sem isso ela volta no mesmo lugar.",
    ],
  },
  line: [
    "Solda em portão automático se faz com a central desconectada, para não queimar a placa.",
    "Trinca na solda da dobradiça é motivo para não abrir mais o portão.",
    "Cordão novo em metal podre não segura: corta-se até o aço inteiro.",
  ],
  sections: [
    {
      about: "signs",
      headings: ["Sinais de solda trincada no portão", "Onde a solda do portão quebra"],
      slots: [
        [
          "Linha fina de ferrugem ou tinta rachada ao longo do cordão costuma ser trinca. Ela cresce de uma abertura para outra.",
          "A trinca aparece como um risco escuro, muitas vezes com ferrugem, na beirada da solda. Tinta partida em linha é o começo.",
          "Risco escuro no cordão e tinta que se abre em linha mostram metal cedendo. Não é só pintura velha.",
          "Procure uma linha de ferrugem junto à solda. Tinta rachada ali é metal que se abriu por baixo.",
        ],
        [
          "Os lugares de sempre são dobradiça de cima, suporte do motor, braço e emendas. Suporte que se mexe na partida ou folha bamba já perdeu parte da solda.",
          "A dobradiça de cima e o ponto do braço recebem a maior carga e trincam antes. Estalo novo na partida é sinal de ponto aberto.",
          "Olhe o suporte do motor e as dobradiças, que sustentam o esforço. Se o suporte balança ou a folha está bamba, pare de usar.",
          "Suporte, braço e dobradiça de cima concentram o esforço. Folga nova ou estalo ao sair indica ponto aberto.",
        ],
      ],
    },
    {
      about: "causes",
      headings: ["Por que a solda do portão abre", "O que faz a solda trincar"],
      slots: [
        [
          "Folha pesada, batida no batente e motor com força alta forçam sempre a mesma solda. O esforço repetido em chapa sem reforço cansa o metal em volta.",
          "A pancada no fim do curso, repetida todo dia, abre a solda do suporte e da dobradiça. Folha pesada e motor com força demais aceleram isso.",
          "A solda recebe a força do motor, o peso da folha e a batida no batente. Sem chapa de reforço, o metal em volta acaba cedendo.",
          "Desalinhamento e força mal regulada são as causas mais comuns. O ponto trabalha além do que aguenta a cada abertura.",
        ],
        [
          "Ferrugem sob a tinta afina o metal, e solda feita sobre tinta não penetra. Quem refaz o cordão sem corrigir o esforço vê a trinca voltar em pouco tempo.",
          "Solda feita em metal sujo parece boa e segura pouco, e a ferrugem enfraquece o que está em volta. Se a folha continua pesada, a trinca reaparece ao lado.",
          "Oxidação e solda mal feita explicam o resto. Sem tirar a causa, o reforço só muda a trinca de lugar.",
          "Solda sobre ferrugem solta, e metal fino não segura. O peso da folha, o batente e a força do motor precisam ser acertados no mesmo serviço.",
        ],
      ],
    },
    {
      about: "check",
      headings: ["O que fazer ao ver solda aberta", "Solda quebrada: primeiros cuidados"],
      slots: [
        [
          "A prioridade é não mover a folha, que pode estar presa por pouco, nem para tirar o carro. Arame, cinta e massa não seguram o peso e enganam quem passa.",
          "Deixe o portão na posição em que está, sem uso. Amarrar ou calçar não o torna seguro, e todos ficam longe.",
          "Folha com solda aberta não se abre nem se fecha. Remendo solta sem avisar, então isole a área.",
          "Não acione e não force: parada, a folha dá menos risco. Amarras improvisadas não valem escora.",
        ],
      ],
      steps: [
        "Pare de usar o portão e guarde os controles.",
        "Desligue o disjuntor do motor, sem passar sob a folha.",
        "Afaste pessoas, animais e carros da área.",
        "Fotografe de longe o portão inteiro e a trinca, com o zoom do celular.",
        "Avise quem mora na casa de que o portão está fora de uso.",
      ],
    },
    {
      about: "visit",
      headings: ["Como a solda do portão é refeita", "Solda segura em portão automático"],
      slots: [
        [
          "A folha é escorada, o disjuntor desligado e a central desconectada, porque a corrente da solda queima a placa. O cabo de retorno da máquina vai perto do ponto.",
          "Antes de ligar a máquina, a folha recebe escora e os fios são retirados da placa. Assim a corrente não passa pela eletrônica.",
          "Antes do primeiro cordão, a energia é cortada, a placa é desligada da fiação e a folha é apoiada. Sem isso, a solda pode queimar a central.",
          "Primeiro se protege a placa e se apoia a folha. A corrente da máquina precisa voltar por perto, longe do motor.",
        ],
        [
          "A trinca é aberta até o metal bom, o cordão é refeito e uma chapa reforça o ponto. Depois do fundo, a força e a parada do motor são acertadas.",
          "O metal ruim sai, entra solda nova com reforço, e o ponto é pintado. Regular o motor evita que ele abra outra vez.",
          "Onde a chapa é fina, põe-se uma travessa por trás em vez de engrossar o cordão. Pintado o local, regula-se a força.",
          "O ponto é limpo, soldado, reforçado e pintado, nessa ordem. Por último, a parada do motor é ajustada para acabar com a pancada.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da solda", "Do que depende o valor da solda do portão"],
      slots: [
        [
          "Refazer um cordão custa menos que trocar dobradiça ou pôr chapa. Tamanho da trinca, metal e escora mudam o valor, e alumínio e inox pedem soldador próprio.",
          "Um cordão simples custa menos que reforço ou peça nova. Ferro se solda no local; alumínio e inox custam mais.",
          "Trinca pequena em ferro é o reparo mais barato. O mais caro é desmontar a folha, cortar e trocar a peça.",
          "O metal, o tamanho do reparo e a necessidade de tirar a folha do lugar fazem o preço. O reforço soma, mas sem ele a solda dura pouco.",
        ],
        [
          "Se o suporte do motor quebrou, o orçamento traz solda, reforço e regulagem em linhas separadas. O cartão divide em até {shop.instalments} vezes.",
          "A regulagem do motor depois da solda entra no orçamento, com preço escrito. O pagamento pode ser em até {shop.instalments} vezes no cartão.",
          "Pintura e ajuste da força aparecem em linhas próprias do orçamento. No cartão, parcela-se em até {shop.instalments} vezes.",
          "Cada item aparece separado, da solda à regulagem. No cartão são até {shop.instalments} parcelas.",
        ],
      ],
    },
    {
      about: "care",
      headings: ["Como fazer a solda durar", "Cuidados depois da solda do portão"],
      slots: [
        [
          "Fundo e tinta logo depois evitam que o cordão enferruje. Retoque sempre que a tinta rachar, para a água não entrar.",
          "Solda sem tinta enferruja em poucas chuvas. Pintada e retocada quando racha, dura como o resto do portão.",
          "A ferrugem recomeça onde o metal ficou nu. Pinte o ponto logo e mantenha a tinta inteira.",
          "Tinta rachada deixa entrar água, e a trinca volta por ali. Um retoque no tempo certo evita.",
        ],
        [
          "Força do motor no mínimo e parada sem pancada poupam dobradiça e suporte. Na revisão, feita {visits.home} em casa, as soldas também são examinadas.",
          "Com a folha encostando sem bater, a solda não sofre. Em casa, a revisão é feita {visits.home} e inclui o exame da dobradiça e do suporte.",
          "Batente com borracha e força certa tiram a pancada diária. Na revisão, que em casa se faz {visits.home}, peça que as soldas sejam examinadas.",
          "O que preserva a solda é o motor bem regulado. A revisão, feita {visits.home} em residência, confere os pontos de apoio.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Por que a solda do portão quebra sempre no mesmo lugar?",
      answers: [
        "A solda quebra no mesmo lugar porque o esforço continua ali: folha pesada, batida ou falta de reforço.",
        "O ponto recebe carga que não deveria. Alinhamento, peso e força do motor são acertados junto com a solda.",
        "Porque se refez o cordão e a causa ficou. Chapa de reforço e parada regulada tiram o esforço daquele ponto.",
      ],
    },
    {
      question: "Solda em portão galvanizado é diferente?",
      answers: [
        "É: o calor queima o zinco e solta fumaça tóxica, e o ponto pede fundo rico em zinco no fim.",
        "Sim, exige ventilação e proteção depois, porque o lugar soldado fica sem zinco.",
        "Muda o cuidado: ventilar o lugar durante a solda e proteger o ponto com zinco depois, para não enferrujar.",
      ],
    },
    {
      question: "Solda comum serve em alumínio ou inox?",
      answers: [
        "Não. Os dois pedem processo e material próprios; em alumínio, muitas vezes se fixa o motor com chapa e parafuso.",
        "Não serve: cada metal tem sua solda, e o serviço costuma ser de serralheiro especializado.",
        "Em ferro e aço, sim; nos outros, não. Alumínio costuma receber fixação por parafuso passante.",
      ],
    },
    {
      question: "Quanto tempo leva a solda do portão?",
      answers: [
        "Um ponto no suporte ou na dobradiça costuma ficar pronto em uma visita. Demora mais quando a folha precisa sair do lugar ou quando há peça a fabricar.",
        "Refazer um cordão costuma caber numa visita só. Trocar dobradiça, pôr chapa ou tirar a folha do lugar toma mais tempo, e isso é informado antes, pela foto.",
        "Depende do ponto: um cordão se refaz numa visita, e o que exige desmontar a folha pode pedir outro dia. A foto da trinca permite dizer qual é o caso.",
      ],
    },
    {
      question: "Dá para usar o portão com a solda trincada, só na mão?",
      answers: [
        "Não. A folha pode soltar também quando movida na mão, e o peso cai sobre quem está perto.",
        "Melhor deixar parado: a trinca cresce a cada movimento, com ou sem motor.",
        "Não use. Sem saber quanto metal resta, nenhum movimento é seguro.",
      ],
    },
  ],
  photo: "fotos da trinca, com o zoom do celular, do portão inteiro e da etiqueta do motor",
  traits: {
    Peso: "Reforço soldado soma pouco, mas entra no contrapeso",
    Manutenção: "Fundo e tinta em cada cordão, com exame periódico",
    "Com motor": "Central desconectada antes de soldar, para não queimar a placa",
    "Onde combina": "Ferro e aço; alumínio e inox pedem processo próprio",
  },
  related: ["serralheria", "ferrugem", "dobradica", "suporte", "ferro", "torto"],
  topic: "serralheria-e-ajuste-de-portao",
};
