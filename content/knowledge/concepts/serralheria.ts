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
      "A serralheria cuida da folha para o motor trabalhar: alinha, solda, troca roldana, dobradiça, trilho e cabo, refaz contrapeso e reforça o ponto de fixação. Um portão torto gasta motor novo tão depressa quanto velho.",
      "A serralheria de portão é o conserto da parte metálica: folha empenada, solda aberta, base enferrujada, trilho e apoios. Feita antes da automação, evita que o motor carregue defeito que não é dele.",
      "Muito motor fraco é caso de serralheria: roda gasta, dobradiça caída ou contrapeso errado. O teste é simples e do técnico: folha solta do motor deve andar com uma mão, sem raspar.",
    ],
    price: [
      "O preço da serralheria depende do que a folha precisa: ajuste, solda ou trecho refeito. A nossa visita de ajuste parte de {price.preventive} em casa, sem peças, e em portão grande fica de {price.preventiveRange}; pela foto dizemos, grátis, se o resto pede serralheiro.",
      "Serralheria se orça pelo estado da folha: alinhar custa menos que refazer base ou trocar trilho. Mande imagens do portão aberto e fechado e do defeito: dizemos, sem custo, o que entra no nosso orçamento e o que fica com o serralheiro.",
    ],
    repair: [
      "A serralheria de portão começa por achar o que pesa: roldana, dobradiça, trilho, solda ou quadro. Mande fotos da folha aberta e fechada: dizemos, grátis, se o reparo entra no nosso serviço ou pede serralheiro antes do motor.",
      "A serralheria vem antes do motor quando a folha raspa, pesa ou entortou, e a regulagem fica para o fim. O orçamento por foto é grátis e diz se o conserto do portão cabe a nós ou se um serralheiro precisa entrar primeiro.",
    ],
    installation: [
      "Serralheria primeiro, automação depois: a folha precisa estar reta, leve e firme para receber o motor. O ajuste em casa parte de {price.preventive}, sem peças; o kit basculante instalado, de {price.lowest}. Mande a foto e dizemos, grátis, se o portão está pronto ou pede serralheiro antes.",
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
      "Quem resolve folha que raspa, pesa ou caiu costuma ser o serralheiro; motor mudo ou controle é com o técnico. Na dúvida, mande fotos e vídeo: dizemos, grátis, se o reparo entra no nosso serviço ou vem antes do motor.",
    ],
  },
  line: [
    "Folha torta ou pesada pede serralheria antes de motor novo.",
    "A serralheria prepara suporte, batente e reforço para o motor durar.",
    "Depois do ajuste na folha, força e fim de curso são regulados de novo.",
  ],
  sections: [
    {
      about: "what",
      headings: [
        "O que a serralheria faz no portão",
        "Serviços de serralheria em portão automático",
        "O que o serralheiro faz no portão",
      ],
      slots: [
        [
          "No portão de correr, cuida de trilho, roldanas, guia, batentes e da altura da folha.",
          "Trilho, rodas e guia são a rotina em portão deslizante, que sofre de baixo para cima.",
          "Em deslizante, o serralheiro nivela o caminho e devolve a folha à altura da cremalheira.",
        ],
        [
          "No basculante, o centro do trabalho é o equilíbrio: cabos, roldanas, braços e contrapeso.",
          "O basculante exige folha equilibrada, com cabos do mesmo comprimento e contrapeso no ponto.",
          "O portão que sobe depende de cabo e contrapeso, sempre mexidos com a folha calçada.",
        ],
        [
          "No de abrir, dobradiças, coluna e batente decidem se a folha fica no prumo.",
          "A folha de abrir pede coluna firme, gonzo em ordem e batente no piso.",
          "Em portão pivotante, o serralheiro reforça a coluna e recupera as dobradiças.",
        ],
      ],
    },
    {
      about: "signs",
      headings: [
        "Quando o portão precisa de serralheria",
        "Sinais de folha com defeito",
        "Problema de folha que parece de motor",
      ],
      slots: [
        [
          "Motor que esquenta e portão que pesa quase sempre pedem exame da folha antes da máquina.",
          "Lentidão e calor no motor costumam nascer na folha, não na placa.",
          "Um portão pesado na mão é caso de serralheria, mesmo quando o controle funciona.",
        ],
        [
          "Risco no chão, fresta desigual e raspagem mostram folha fora do lugar.",
          "Uma fresta larga de um lado e fechada do outro é folha empenada ou apoio gasto.",
          "Piso riscado em arco ou em linha reta diz se o defeito é dobradiça ou roda.",
        ],
        [
          "Ferrugem com furo e solda aberta são caso de reparo imediato, com o portão parado.",
          "Trinca em apoio, cabo desfiado e folha inclinada pedem parada antes de tudo.",
          "Qualquer folha que pareça solta ou torta deixa de ser usada até a avaliação.",
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
      about: "visit",
      headings: [
        "Como a serralheria trabalha na folha",
        "O serviço do serralheiro, etapa por etapa",
        "Etapas do serviço de serralheria",
      ],
      slots: [
        [
          "Começa com a energia cortada e a folha escorada, porque folha solta pode cair sem aviso.",
          "Escora, disjuntor desligado e área livre vêm antes da primeira ferramenta do dia.",
          "O portão fica calçado durante todo o serviço, e ninguém passa embaixo da folha.",
        ],
        [
          "Depois se corrige a causa: apoio, roda, trilho, dobradiça, cabo ou quadro, na ordem certa.",
          "Cada ponto é tratado do apoio para a folha, já que alinhar sem apoio firme não dura.",
          "A correção segue de baixo para cima, do piso à folha, sem pular etapa.",
        ],
        [
          "Solda, quando necessária, é feita com a central desconectada, e o ponto recebe fundo.",
          "Para soldar, a fiação da placa é solta; no fim, o cordão é protegido da ferrugem.",
          "Reforço no ponto do motor reparte o esforço, e toda solda recebe proteção.",
        ],
        [
          "O motor é regulado por último, com força menor e percurso sem pancada.",
          "Encerrado o ajuste, força e fim de curso são refeitos, porque a folha mudou.",
          "No final, o portão deve andar com uma mão antes de voltar ao automático.",
        ],
      ],
    },
    {
      about: "cost",
      headings: ["Quanto custa a serralheria de portão", "O que muda o preço da serralheria", "Preço da serralheria"],
      slots: [
        [
          "Um ajuste simples custa menos que solda, e solda menos que refazer base ou trocar trilho.",
          "O valor sobe com a desmontagem: regular é rápido, refazer estrutura toma tempo e material.",
          "Três níveis de trabalho definem o preço: regular, soldar ou substituir um trecho.",
        ],
        [
          "A visita de ajuste em casa parte de {price.preventive}, sem peças; um portão grande ou desregulado fica em geral de {price.preventiveRange}.",
          "Só ajuste, sem peças, custa a partir de {price.preventive} em casa e, com folha grande ou muito a acertar, de {price.preventiveRange}.",
          "Quando a folha é grande ou há vários pontos a regular, o ajuste fica em geral de {price.preventiveRange}, sem contar peças.",
        ],
        [
          "Fotos do portão aberto e fechado mostram, sem custo, se o ajuste é nosso ou pede serralheiro.",
          "Com medidas e imagens do defeito, dizemos o que entra no nosso orçamento antes da visita.",
          "Para portões {de} com mais de um defeito, as fotos ajudam a separar urgência de melhoria.",
        ],
      ],
    },
    {
      about: "choose",
      headings: [
        "Serralheria antes ou depois do motor",
        "A ordem certa do serviço",
        "Por que a serralheria vem antes do motor",
      ],
      slots: [
        [
          "Um portão pesado ou torto passa primeiro pela serralheria, e o motor vem em seguida.",
          "A ordem natural é folha, depois máquina, porque motor não conserta portão.",
          "Fazer a serralheria antes do motor evita pagar duas vezes pelo mesmo defeito.",
        ],
        [
          "Em portão novo, definir o motor antes da fabricação permite prever reforço e suporte.",
          "Quem manda fazer portão novo ganha ao escolher o motor ainda no projeto.",
          "Um portão em fabricação {em} já pode sair com travessa e batente prontos.",
        ],
        [
          "Quando a folha está boa e só o motor falha, a serralheria fica de fora.",
          "Uma folha leve com motor fraco aponta para elétrica, e o serralheiro não é preciso.",
          "Se o portão anda com uma mão, o defeito está na máquina ou na placa.",
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
