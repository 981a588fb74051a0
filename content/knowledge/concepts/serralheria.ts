import type { Concept } from "#domain/knowledge/concept.ts";

export const serralheria: Concept = {
  id: "serralheria",
  kind: "service",
  label: "Serralheria",
  phrase: "a serralheria de portão",
  words: [
    "serralheria",
    "serralheiro",
    "serralheria de portão",
    "serralheiro para portão",
    "reforma de portão",
    "ajuste de portão",
    "alinhar portão",
    "desempenar portão",
    "reforço de portão",
    "estrutura do portão",
    "serralheiro perto de mim",
    "serralheria perto de mim",
    "serralheiro de portão perto de mim",
  ],
  intent: "repair",
  answers: {
    any: [
      "A serralheria cuida da folha para o motor trabalhar: alinha, solda, troca roldana, dobradiça, trilho e cabo, acerta o contrapeso e reforça o ponto de fixação. Pela foto dizemos, grátis, o que fazemos e o que pede serralheiro.",
      "A serralheria de portão é o conserto da parte metálica: folha empenada, solda aberta, base enferrujada, trilho e apoios. Feita antes da automação, evita que o motor carregue defeito que não é dele.",
      "Muito motor fraco é caso de serralheria: roda gasta, dobradiça caída ou contrapeso errado. O teste é simples e do técnico: folha solta do motor deve andar com uma mão, sem raspar.",
    ],
    price: [
      "A serralheria do portão custa conforme o serviço: só o ajuste da folha, em residência, começa em {price.preventive}, sem peças, e em portão grande fica em geral de {price.preventiveRange}. Solda, roldana, dobradiça e trilho somam à parte; pela foto dizemos, grátis, o valor ou se a obra é de serralheiro.",
      "O ajuste da folha, em residência, custa a partir de {price.preventive}, sem peças; trocar roldana ou dobradiça soma a peça, e solda ou trilho refeito custam mais. Mande fotos do portão aberto e fechado: dizemos, sem custo, o que entra no nosso orçamento e o que fica com o serralheiro.",
    ],
    repair: [
      "Não fabricamos portão, mas cuidamos do ajuste: alinhar e regular a folha sai a partir de {price.preventive} em residência, sem peças, e dobradiça, roldana, trilho ou cabo somam a peça. Mande fotos do portão aberto e fechado: o orçamento é grátis.",
      "Só o ajuste de dobradiça, roldana, trilho e cabo do portão, em residência, custa a partir de {price.preventive}, sem peças; a peça, quando há, soma à parte. Não fabricamos portão nem refazemos quadro, que são de serralheiro; a foto diz, grátis, qual é o caso.",
    ],
    installation: [
      "Serralheria primeiro, automação depois: a folha precisa estar reta, leve e firme para receber o motor. O ajuste em casa parte de {price.preventive}, sem peças; o kit basculante instalado, de {price.lowest}. Mande a foto e dizemos se o portão está pronto ou pede serralheiro antes.",
      "Na automação, a serralheria deixa suporte, batente e quadro firmes, com a folha equilibrada. Com o portão pronto, a instalação do motor leva de {time.tilting} no basculante e de {time.sliding} no de correr; a foto mostra se falta serralheiro.",
    ],
    emergency: [
      "Portão fora do trilho, com cabo solto ou dobradiça quebrada não se empurra nem se escora: afaste pessoas e animais. Mande a foto pelo WhatsApp, {shop.hours}: dizemos se o reparo entra no nosso serviço ou pede serralheiro antes do motor.",
      "Em folha caída ou pendurada, a serralheria trabalha com escora; a você cabe manter distância e cortar a energia do motor, se o disjuntor estiver longe. Fotos pelo WhatsApp, {shop.hours}, bastam para dizermos se atendemos ou se é caso de serralheiro.",
    ],
    buying: [
      "Para contratar serralheria de portão, separe fotos da folha aberta e fechada, medidas e o defeito. Mande para nós também: o orçamento é grátis e diz o que é ajuste do nosso serviço e o que pede serralheiro antes do motor.",
      "Ao pedir serralheria, junte o motor à conversa: portão que será automatizado precisa de reforço, batente e folha equilibrada. Com fotos e medidas, dizemos sem custo qual motor serve e o que combinar com o serralheiro antes dele.",
    ],
    question: [
      "Um portão torto quase sempre tem conserto sem trocar a folha: alinha-se, solda-se, trocam-se roda, dobradiça ou cabo. Uma folha nova só compensa com ferrugem em muitos pontos ou quadro comprometido.",
      "Quem resolve folha que raspa, pesa ou caiu costuma ser o serralheiro; motor mudo ou controle é com o técnico. Na dúvida, mande fotos e vídeo: dizemos se o reparo entra no nosso serviço ou vem antes do motor.",
    ],
  },
  line: [
    "Folha torta ou pesada pede serralheria antes de motor novo.",
    "A serralheria prepara suporte, batente e reforço para o motor durar.",
    "Depois do ajuste na folha, força e fim de curso são regulados de novo.",
  ],
  sections: [
    {
      about: "signs",
      headings: [
        "Quando o portão precisa de serralheria",
        "Sinais de folha com defeito",
        "Problema de folha que parece de motor",
      ],
      slots: [
        [
          "Portão que raspa no chão em arco tem dobradiça arriada; em linha reta, roldana gasta.",
          "Fresta larga de um lado e fechada do outro é folha empenada ou dobradiça caída.",
          "Folha pesada na mão, com o motor destravado pelo técnico, é trilho, roldana, dobradiça ou contrapeso, e não motor.",
          "Folha que balança ou bate na coluna tem guia solta, pino gasto ou solda aberta.",
        ],
        [
          "Motor que esquenta e anda devagar pode estar bom: é a folha dura que o força.",
          "Basculante que sobe torto tem cabo esticado ou roldana gasta de um lado.",
          "Portão de correr que trava sempre no mesmo ponto tem o trilho amassado ou torto ali.",
          "Portão de abrir que não encosta no fecho tem a coluna fora do prumo ou a dobradiça cedida.",
        ],
        [
          "Ferrugem com furo e solda aberta pedem reparo antes do próximo acionamento, com o portão parado.",
          "Trinca em dobradiça, cabo desfiado e folha inclinada são caso de desligar o disjuntor e isolar a área.",
          "Folha que parece solta não se empurra nem se escora: fotografe de longe e mantenha todos afastados.",
        ],
      ],
      bullets: [
        "Folha pesada na mão",
        "Raspagem ou risco no piso",
        "Fresta desigual",
        "Solda aberta ou ferrugem com furo",
        "Trilho torto ou roda gasta",
        "Motor que esquenta sem motivo",
      ],
    },
    {
      about: "what",
      headings: [
        "O que a serralheria faz no portão",
        "Serviços de serralheria em portão automático",
        "Serralheria por tipo de portão",
      ],
      slots: [
        [
          "No portão de correr, o serviço é nivelar o trilho, trocar roldanas, firmar a guia e pôr batentes nas pontas.",
          "No deslizante, roldana gasta é trocada, e a folha volta à altura certa da cremalheira.",
          "No portão de correr, o trecho de trilho amassado ou com degrau é trocado, se o piso está firme.",
        ],
        [
          "No basculante, são acertados cabos, roldanas, braços e contrapeso, sempre com a folha apoiada.",
          "No basculante que ganhou chapa ou madeira, o contrapeso é recalculado para a folha voltar a ficar leve.",
          "No basculante, braço torto e pino gasto são trocados antes de se mexer no motor.",
        ],
        [
          "No portão de abrir, a dobradiça é trocada e o batente, acertado; coluna que precisa de obra fica com o serralheiro ou o pedreiro.",
          "No portão de abrir, a folha arriada volta ao prumo, e o ponto em que o braço do motor se prende ganha reforço.",
          "No portão de abrir, coluna que balança é firmada antes de receber o braço do motor.",
        ],
      ],
    },
    {
      about: "visit",
      headings: ["Como é feito o acerto da folha", "O serviço, etapa por etapa", "Da folha torta ao motor regulado"],
      slots: [
        [
          "O disjuntor é desligado, e a folha é escorada antes de soltar roldana, dobradiça ou cabo.",
          "O portão fica apoiado durante todo o serviço, e ninguém passa embaixo nem ao lado da folha.",
          "Primeiro a folha é movida na mão, para achar o ponto em que prende, pesa ou raspa.",
        ],
        [
          "Depois se corrige do apoio para a folha: piso e trilho, roldana ou dobradiça e, por fim, o quadro.",
          "A peça gasta é trocada, o trilho ou a coluna é acertado e a folha volta ao prumo e ao esquadro.",
          "Quando há solda, a central é desconectada antes, e o ponto recebe fundo contra ferrugem.",
        ],
        [
          "O motor é regulado por último, com menos força, porque a folha ficou mais leve.",
          "No fim, a folha precisa andar com uma mão antes de o motor ser religado.",
          "Parada, força e fotocélula são testadas de novo, já que o percurso mudou.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["O que muda o preço da serralheria", "Do que depende o valor", "O que entra no orçamento"],
      slots: [
        [
          "Alinhar e regular custa menos que trocar roldana ou dobradiça; soldar e refazer trilho ou base custam mais.",
          "O valor depende da peça, do tamanho da folha e de ser preciso desmontar ou escorar o portão.",
          "Ferrugem em muitos pontos e quadro podre encarecem, e às vezes uma folha nova sai melhor.",
        ],
        [
          "Só o ajuste da folha e do motor, em residência, custa a partir de {price.preventive}, sem peças.",
          "Em portão grande ou com muito a acertar, o ajuste fica em geral de {price.preventiveRange}, sem contar peças.",
          "O ajuste em residência começa em {price.preventive}, sem peças; solda e peça são orçadas à parte.",
        ],
        [
          "Fotos da folha aberta e fechada e do defeito de perto mostram o que é ajuste, o que é peça e o que é obra de serralheiro.",
          "O pagamento é por Pix ou no cartão, em até {shop.instalments} vezes.",
          "Se parte da obra for de serralheiro, dizemos qual, para você orçar só aquela parte com ele.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Serralheiro ou técnico de motor?",
        "O que é nosso e o que é do serralheiro",
        "Serralheria antes ou depois do motor",
      ],
      slots: [
        [
          "Roldana, dobradiça, trilho, cabo, contrapeso e regulagem se resolvem junto com o motor.",
          "Se a folha anda leve e o motor não responde, o caso é de técnico; se ela pesa ou raspa, a folha vem antes.",
          "Portão novo, quadro refeito e reforma grande são de serralheiro, e pela foto dizemos se é o seu caso.",
        ],
        [
          "A folha é acertada antes do motor, porque motor novo em portão torto queima como o antigo.",
          "Em portão que vai ser automatizado, o reforço do ponto do motor e o batente são feitos antes da instalação.",
          "Quem manda fazer um portão novo deve avisar que terá motor, para sair com reforço e espaço para ele.",
        ],
        [
          "Folha equilibrada e reta deixa usar um motor menor e com menos força.",
          "Depois de revestir com chapa ou madeira, confira se o motor atual ainda aguenta o peso.",
          "Com o portão pronto, a instalação do motor leva de {time.tilting} no basculante e de {time.sliding} no de correr.",
        ],
      ],
    },
    {
      about: "replace",
      headings: ["Reformar ou fazer um portão novo?", "Portão torto tem conserto?", "Até onde vale consertar a folha"],
      slots: [
        [
          "Folha torta por batida quase sempre volta ao esquadro, se o quadro não rasgou.",
          "Dobradiça, roldana e trilho gastos se trocam sem mexer no resto do portão.",
          "Ferrugem só na barra de baixo se resolve cortando o trecho e soldando um novo.",
        ],
        [
          "Quadro podre em vários pontos costuma pedir portão novo; folha que só torce ao abrir muitas vezes se resolve com reforço.",
          "Se a reforma passa da metade do preço de uma folha nova, compare as duas.",
          "Com folha nova, o motor atual pode ficar, desde que aguente o peso dela.",
        ],
      ],
    },
  ],
  questions: [
    {
      question: "Preciso de serralheiro ou de técnico de motor?",
      answers: [
        "Se a folha pesa, raspa ou está torta, serralheria. Se ela anda leve e o motor não responde, técnico de motor.",
        "Depende da folha. Um portão leve com motor parado é elétrica ou placa; um portão pesado é trilho, roda, dobradiça ou contrapeso.",
      ],
    },
    {
      question: "Portão torto tem conserto ou precisa de outro?",
      answers: [
        "Quase sempre tem conserto: alinha-se, refaz-se o apoio e reforça-se o quadro. Só folha muito podre ou amassada pede troca.",
        "Na maioria dos casos conserta. O serralheiro vê se o quadro ainda segura a folha e diz o que compensa.",
      ],
    },
    {
      question: "O serralheiro precisa tirar o motor para trabalhar?",
      answers: [
        "Nem sempre. Basta destravar a folha escorada e desconectar a central antes de soldar; o motor sai quando o reparo é no suporte.",
        "Só se o ponto do reparo for a fixação dele. Nos outros casos, corta-se a energia e solta-se a fiação da placa antes da solda.",
      ],
    },
    {
      question: "Preciso regular o motor depois da serralheria?",
      answers: [
        "Precisa. O esforço da folha mudou, e força, embreagem e fim de curso devem ser refeitos e testados.",
        "Sim. Sem nova regulagem, o motor bate no batente ou para antes da hora.",
      ],
    },
    {
      question: "Vale reformar o portão antigo antes de automatizar?",
      answers: [
        "Vale, se o quadro estiver firme. Rodas, dobradiças e reforço deixam a folha leve, e o motor dura mais.",
        "Na maioria das vezes, sim. Com metal podre em muitos pontos, compare a reforma com uma folha nova.",
      ],
    },
  ],
  photo: "fotos do portão inteiro por dentro, aberto e fechado, de perto o ponto com defeito e as medidas do vão",
  related: ["solda", "ferrugem", "dobradica", "roldana", "torto", "automatizar-manual"],
  topic: "serralheria-e-ajuste-de-portao",
};
