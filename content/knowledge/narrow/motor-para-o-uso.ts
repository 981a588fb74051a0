import type { NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

/** The motor for one use that the title names, and what its first installation costs. */
export const motorParaOUso: NarrowConcept[] = [
  {
    id: "melhor-motor-correr-residencial",
    broader: "deslizante",
    label: "Melhor motor de correr residencial",
    phrase: "o melhor motor para portão de correr de casa",
    asks: [
      ...combine(
        [
          "melhor motor deslizante",
          "melhor motor correr",
          "qual motor deslizante",
          "qual motor correr",
          "motor deslizante indicado",
        ],
        ["residencial", "residência", "casa"],
      ),
      "melhor motor portão deslizante residencial",
      "melhor motor portão correr casa",
      "ppa garen rossi deslizante casa",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor motor para portão deslizante residencial é o de linha residencial cuja ficha aguenta um terço a mais que o peso da folha: para 300 kg, procure um de 400 kg. Em marca com peça fácil, como PPA (linha DZ), Garen (KDZ) ou Rossi (DZ), a troca fica de {price.homeSwap}, com a mão de obra.",
        "Em casa, o melhor motor de correr é um deslizante residencial com folga sobre o peso da folha, cremalheira nova e fim de curso por ímã; rua movimentada pede versão rápida, com inversor. PPA, Garen, Rossi e Peccinin têm linhas assim; trocado, fica de {price.homeSwap}, com a mão de obra.",
        "Para portão deslizante de casa, escolha nesta ordem: peso da folha com um terço de folga, tempo de abertura e peça fácil da marca. Um residencial comum atende a maioria; o com inversor abre mais depressa e para sem tranco. A troca fica de {price.homeSwap}; a primeira instalação é orçada por foto.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual residencial para a sua casa", "Três casos de portão de correr em casa"],
        slots: [
          [
            "Alumínio ou grade leve, poucas saídas por dia: o residencial de entrada, com cremalheira de nylon, basta.",
            "Folha leve e uso de uma família: residencial comum, cremalheira de nylon e ímãs de parada.",
          ],
          [
            "Chapa de ferro ou folha acima de 4 metros: suba um degrau na capacidade e use cremalheira reforçada.",
            "Folha fechada de ferro pesa bem mais que grade: calcule antes e deixe um terço de folga na ficha.",
          ],
          [
            "Rua movimentada ou quarto sobre a garagem: modelo com inversor, que abre mais depressa e freia antes do batente.",
            "Quem espera na rua ou tem quarto por cima paga mais pelo inversor e ganha rapidez e silêncio na parada.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Como estimar o peso da folha", "A conta do peso, sem balança"],
        slots: [
          [
            "Multiplique largura por altura e pelo peso por m²: alumínio, de 4 a 7 kg; grade de ferro, perto de 15 a 20 kg; chapa de ferro fechada, perto de 25 kg ou mais.",
            "Exemplo: 4 por 2,2 metros são cerca de 9 m²; em chapa de ferro a 25 kg por m², perto de 220 kg, e o motor deve aguentar uns 300 kg.",
          ],
          [
            "Depois empurre a folha destravada: se ela não anda com uma mão, o trilho e as roldanas vêm antes do motor.",
            "Trilho torto e roldana gasta pesam mais que a folha: acerte-os antes de escolher.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Quanto custa em casa", "Preço na troca e na primeira vez"],
        slots: [
          [
            "Trocar o motor que já existe fica de {price.homeSwap}, com aparelho e mão de obra.",
            "Com base e cremalheira já no lugar, a troca fica de {price.homeSwap}, com a mão de obra.",
          ],
          [
            "Na primeira instalação somam-se a base de concreto, a cremalheira do comprimento da folha e o ponto de energia, em orçamento grátis por foto.",
            "Portão que nunca teve motor pede ainda base, cremalheira e energia, cada um em sua linha do orçamento.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual marca é melhor para portão de correr de casa?",
        answers: [
          "Para a mesma capacidade, as marcas conhecidas se equivalem. Fique com a dos controles que a casa já usa ou com a de peça mais fácil no bairro.",
        ],
      },
      {
        question: "Quantos segundos leva um residencial para abrir?",
        answers: [
          "Depende do comprimento da folha e da velocidade da ficha, em metros por minuto. O com inversor pode levar metade do tempo do comum.",
        ],
      },
      {
        question: "Vale comprar um motor bem mais forte?",
        answers: ["Não: um terço de folga basta. Força demais custa mais e machuca, se a regulagem falhar."],
      },
      {
        question: "Quanto tempo leva a instalação do motor de correr?",
        answers: ["De {time.sliding}, com trilho e base prontos. Base de concreto nova acrescenta o tempo de cura."],
      },
    ],
    photo: "fotos da folha, do trilho e do lugar do motor, com a largura, a altura e o material do portão",
  },
  {
    id: "automatizar-pivotante-preco",
    broader: "pivotante",
    label: "Preço para automatizar portão de abrir",
    phrase: "o preço para automatizar um portão de abrir",
    asks: [
      ...combine(
        [
          "automatizar pivotante",
          "automatizar portão pivotante",
          "automatizar portão abrir",
          "automação pivotante",
          "colocar motor pivotante",
          "colocar motor portão abrir",
          "por motor portão abrir",
        ],
        ["preço", "quanto custa", "valor", "quanto fica"],
      ),
      "valor deixar pivotante automático",
      "preço motorizar portão dobradiça",
      "motorizar primeira vez portão dobradiça",
    ],
    intent: "price",
    answers: {
      any: [
        "Automatizar um portão pivotante é orçado por foto, porque o preço muda com uma ou duas folhas: entram um braço por folha, central, controles, suportes, batente e ponto de energia. Como medida, trocar um motor que já existe fica de {price.homeSwap} em casa; a primeira instalação soma a ferragem e a fiação.",
        "Para automatizar portão de abrir pela primeira vez, conte o motor de cada folha, a central, os controles, os suportes soldados e a energia; o valor fechado vem por fotos e medidas, de graça. A troca em casa, que já tem tudo isso, fica de {price.homeSwap}; só a mão de obra, com motor seu, parte de {price.installation}.",
        "O preço para automatizar um portão pivotante depende do número de folhas: uma leva um motor; duas, dois e central dupla. Motor, controles, suportes e mão de obra vêm em um orçamento grátis por foto; só para comparar, a troca do motor em casa fica de {price.homeSwap}.",
      ],
    },
    sections: [
      {
        about: "cost",
        headings: ["O que está incluído na automação", "Item por item, o que se paga"],
        slots: [
          [
            "O orçamento separa o que é do conjunto e o que depende do seu portão.",
            "Cada item vem em sua linha, para você comparar com outros orçamentos.",
          ],
        ],
        steps: [
          "Um motor por folha e a central",
          "Controles gravados e testados",
          "Suporte na coluna e na folha",
          "Batente no piso, se não houver",
          "Ponto de energia com disjuntor e aterramento",
          "Fotocélula e trava elétrica, conforme a folha e o vento",
        ],
      },
      {
        about: "choose",
        headings: ["Uma folha ou duas: o que muda", "O que deixa mais caro ou mais barato"],
        slots: [
          [
            "Duas folhas levam dois motores, central dupla e um cabo que atravessa o vão; nem por isso o preço dobra, porque central, controles e visita são os mesmos.",
            "Com uma folha só, entra um motor; com duas, dois, e o cabo do segundo passa pelo piso ou por cima.",
          ],
          [
            "Folha comprida, chapa fechada e lugar de vento pedem braço mais forte; em folha pesada, a troca fica de {price.heavySwap}.",
            "Coluna fraca ou dobradiça caída é acertada antes e orçada à parte.",
          ],
          [
            "Quem já tem energia ao lado do portão e coluna firme paga menos.",
            "Dá para motorizar uma folha só e deixar a outra no ferrolho: é o jeito mais barato em portão duplo.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Medidas para o orçamento", "O que mandar para fechar o valor"],
        slots: [
          [
            "Bastam o comprimento de cada folha, a altura, a distância da dobradiça à face da coluna e para que lado abre.",
            "Mande fotos das dobradiças e da coluna por dentro, com o comprimento de cada folha e o lado em que abre.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "A faixa da troca vale para uma folha ou duas?",
        answers: [
          "De {price.homeSwap} é a faixa da troca em residência; onde fica o seu portão nela depende das folhas, e duas pedem dois motores. O valor vem por foto.",
        ],
      },
      {
        question: "Quanto tempo leva para automatizar o portão de abrir?",
        answers: [
          "Em casa, em geral cabe em um dia, com coluna firme e energia no lugar. Solda e fiação nova somam tempo.",
        ],
      },
      {
        question: "O kit de motor basculante serve no portão de abrir?",
        answers: ["Não serve: o portão de abrir usa braço próprio, preso à coluna, um por folha."],
      },
    ],
    photo: "fotos das dobradiças, da coluna e da folha por dentro, com o comprimento de cada folha",
  },
  {
    id: "motor-de-alto-fluxo-no-predio",
    broader: "predio",
    label: "Motor de alto fluxo para prédio",
    phrase: "o motor de alto fluxo para a garagem do prédio",
    asks: [
      "qual motor condomínio grande fluxo",
      "motor condomínio grande fluxo qual",
      "motor prédio grande fluxo",
      ...combine(
        ["qual motor", "qual motor portão", "melhor motor"],
        [
          "condomínio alto fluxo",
          "prédio alto fluxo",
          "condomínio muito fluxo",
          "prédio muito fluxo",
          "condomínio muito movimento",
          "prédio muito movimento",
          "condomínio fluxo intenso",
          "prédio fluxo intenso",
        ],
      ),
      "prédio comercial motor",
      "prédio comercial portão",
      "prédio comercial portão garagem",
      "prédio comercial portão garagem motor",
      "edifício comercial portão",
      "edifício comercial motor portão",
      "condomínio comercial motor",
      "condomínio comercial portão",
      "condomínio comercial motor portão",
      "condomínio empresarial portão",
      "condomínio logístico portão motor",
      "motor fluxo intenso condomínio",
      "motor uso intenso condomínio",
      "fluxo intenso condomínio",
      ...combine(
        ["alto fluxo", "fluxo alto", "grande fluxo", "muito fluxo", "muito movimento"],
        ["prédio", "garagem prédio", "condomínio", "garagem condomínio", "edifício"],
      ),
      "uso intenso garagem prédio",
      "fluxo intenso garagem prédio",
      "fluxo intenso prédio",
      "motor fluxo intenso garagem",
    ],
    intent: "buying",
    answers: {
      any: [
        "Prédio ou condomínio comercial pede motor de uso intenso, com inversor, porque os carros chegam e saem na mesma hora: ciclos por hora um terço acima desse pico. A troca fica de {price.heavySwap}, com mão de obra; de dia, com porteiro, o portão pode ficar aberto e a cancela fazer o controle.",
        "O motor para portão de condomínio de alto fluxo é o predial, de uso intenso e com inversor, de {price.heavySwap} na troca, com a mão de obra. Escolha pela hora mais cheia: com 60 vagas e metade saindo junto, são 30 aberturas, e a ficha deve trazer uns 40 ciclos por hora.",
        "Em garagem de prédio, alto fluxo pede motor de uso intenso com folga: conte os carros da hora mais cheia, some um terço e compare com os ciclos por hora da ficha (um ciclo é abrir e fechar). Para 40 vagas, uns 25 a 30 costumam bastar; a troca em portão pesado fica de {price.heavySwap}.",
        "Para prédio com muito movimento, o motor precisa de ciclos por hora acima do pico e força acima do peso da folha, seja ela basculante ou de correr. Com 100 vagas e metade saindo junto, são 50 ciclos; procure perto de 70. A troca fica de {price.heavySwap}, com a mão de obra.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A conta dos ciclos pelo número de vagas", "Vagas, pico e ciclos por hora"],
        slots: [
          [
            "Se dois carros passam em cada abertura, o número de ciclos cai pela metade; se o portão fecha a cada carro, não cai.",
            "A média do dia engana: o que desarma o motor é a hora da saída para o trabalho.",
          ],
          [
            "Abrir em poucos segundos também reduz a fila, com a fotocélula vigiando o vão e a pausa curta atrás do carro.",
            "Motor rápido com inversor encurta a fila e parte sem pico de corrente.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Basculante ou de correr no prédio", "Conforme o tipo de portão"],
        slots: [
          [
            "No basculante, muito comum em prédio, a folha precisa estar equilibrada: cabo e contrapeso gastos dobram o esforço de cada subida.",
            "Folha basculante larga usa motor predial, e não o de 1/4 HP; cabos e contrapeso são vistos antes da troca.",
          ],
          [
            "No de correr, cremalheira de aço, roldanas reforçadas e trilho reto acompanham o motor.",
            "O deslizante de uso intenso pede cremalheira de aço e base firme, ou a engrenagem se gasta antes do motor.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Para não parar na hora de pico", "Manutenção e reserva"],
        slots: [
          [
            "Revise {visits.business}, no mínimo, e mais vezes se o portão quase não descansa.",
            "Com muito fluxo, a revisão segue os ciclos, e não só o calendário: {visits.business} é o mínimo.",
          ],
          [
            "Zelador e porteiro precisam saber destravar, com o disjuntor desligado; no basculante, o destrave fica com o técnico se a folha não está equilibrada.",
            "Nobreak e um controle de reserva na portaria evitam que a falta de luz prenda a garagem.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial serve em prédio pequeno?",
        answers: [
          "Só se a ficha aguenta o pico. Com poucas vagas pode servir; se ele para para esfriar, está abaixo do uso.",
        ],
      },
      {
        question: "Quanto tempo a garagem fica parada na troca?",
        answers: ["De {time.heavy}, em geral, marcadas fora do pico, com aviso aos moradores."],
      },
      {
        question: "Deixar o portão aberto no pico poupa o motor?",
        answers: ["Poupa ciclos, mas só com alguém na entrada ou cancela para controlar quem passa."],
      },
    ],
    photo: "fotos da folha por dentro e da etiqueta do motor, com o número de vagas e a hora de pico",
  },
  {
    id: "visita-gratuita-para-orcamento",
    broader: "visita-tecnica",
    label: "Visita gratuita para orçamento",
    phrase: "a visita gratuita para orçamento",
    asks: [
      ...combine(
        [
          "visita gratuita",
          "visita grátis",
          "visita técnica gratuita",
          "visita técnica grátis",
          "visita sem custo",
          "avaliação gratuita",
        ],
        ["orçamento", "portão", "orçamento portão", "instalação", "motor", "medir"],
      ),
      "pagar técnico vir fazer orçamento",
      "orçamento casa visita graça",
      "precisa pagar técnico vir orçamento",
    ],
    intent: "question",
    answers: {
      any: [
        "O orçamento é gratuito por foto ou vídeo, sem visita; quando é preciso medir no local, dizemos antes se a ida tem custo e quanto. Para motor novo, fotos e medidas em geral bastam: o kit basculante instalado parte de {price.lowest}.",
        "O orçamento por foto ou vídeo não custa nada e dispensa a visita na maioria dos casos; se alguém precisar ir ao local, o valor da ida, quando há, é dito antes de marcar. Motor novo se orça pelas medidas e fotos; conserto, por vídeo e etiqueta.",
        "Orçamento de portão é grátis por foto; a visita só para medir pode ter custo, combinado antes e por escrito. Mande o portão por dentro e por fora com a largura, se quer motor novo, ou um vídeo do defeito, se é conserto.",
      ],
    },
    sections: [
      {
        about: "check",
        headings: ["O que mandar para não precisar da visita", "Fotos que valem por uma visita"],
        slots: [
          [
            "Para motor novo, mande o portão por dentro e por fora, a largura, a altura e o lugar da tomada; para conserto, um vídeo com som e a etiqueta do motor.",
            "Quem quer instalar manda fotos, medidas e o ponto de energia; quem quer consertar, vídeo do defeito e foto da etiqueta.",
          ],
          [
            "Com isso, o valor vem fechado ou com o que ainda falta ver.",
            "A resposta traz o valor ou o motivo pelo qual é preciso ir.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Quando a ida é necessária", "Casos que pedem medição no local"],
        slots: [
          [
            "Pedem visita a folha muito pesada, a coluna em dúvida, o defeito que não aparece em vídeo e o projeto de condomínio.",
            "Folha desequilibrada, fiação desconhecida e defeito intermitente se veem melhor no local.",
          ],
          [
            "Antes de marcar, você sabe o valor da ida, se ele é descontado do serviço e o que paga se não aprovar.",
            "Na mesma mensagem vêm o valor da ida, se houver, e se ele desconta no serviço aprovado.",
          ],
        ],
      },
      {
        about: "cost",
        headings: ["Preços para ter uma ideia", "Valores de referência antes do orçamento"],
        slots: [
          [
            "Kit basculante instalado desde {price.lowest}; motor trocado em residência, de {price.homeSwap}; regulagem com limpeza em casa, a partir de {price.preventive}, sem peças.",
            "Regular em casa custa a partir de {price.preventive}, sem peças; trocar o motor, de {price.homeSwap}; o kit basculante instalado, desde {price.lowest}.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Se eu não aprovar o orçamento, pago a visita?",
        answers: ["Só se o valor foi combinado antes. O orçamento por foto não custa nada, aprovando ou não."],
      },
      {
        question: "O orçamento por foto pode mudar no dia?",
        answers: [
          "Só se aparecer no local algo que a foto não mostrava, e a diferença é dita antes de começar, para você decidir.",
        ],
      },
      {
        question: "Condomínio tem visita para proposta?",
        answers: ["Em geral começa por fotos e número de vagas; a ida para medir é combinada com o síndico."],
      },
    ],
    photo: "o portão por dentro e por fora, com a largura, ou um vídeo do defeito e a foto da etiqueta",
  },
  {
    id: "motor-por-aberturas-por-dia",
    broader: "industria",
    label: "Motor pelo número de aberturas por dia",
    phrase: "o motor para centenas de aberturas por dia",
    asks: [
      ...combine(
        [
          "100",
          "150",
          "200",
          "250",
          "300",
          "350",
          "400",
          "500",
          "600",
          "800",
          "1000",
          "duzentas",
          "trezentas",
          "centenas",
          "quinhentas",
        ],
        [
          "aberturas dia",
          "aberturas por dia motor",
          "aberturas motor",
          "aberturas diárias",
          "ciclos dia",
          "ciclos por dia motor",
          "vezes por dia motor",
          "acionamentos dia",
          "abre vezes dia",
          "portão abre vezes dia",
          "abre vezes dia qual motor",
          "portão abre vezes dia motor",
        ],
      ),
      ...combine(
        ["300", "200", "400", "500"],
        ["aberturas alto fluxo", "aberturas estacionamento", "aberturas alto fluxo estacionamento"],
      ),
      "motor comum aguenta aberturas dia",
      "motor aguenta quantas aberturas dia",
    ],
    intent: "buying",
    answers: {
      any: [
        "De cem aberturas por dia para cima, o motor é de uso contínuo: 300 em 12 horas dão 25 por hora na média e o dobro, uns 50, na hora cheia; 200 dão cerca de 35 no pico. Procure na ficha os ciclos por hora do seu pico mais um terço; em portão pesado, a troca fica de {price.heavySwap}, com a mão de obra.",
        "O motor se escolhe pelas aberturas da hora cheia: divida as do dia pelas horas de movimento e dobre para achar o pico. Com 300 por dia em 12 horas, são 25 por hora e perto de 50 no pico, e a ficha deve trazer uns 65 ciclos por hora, de linha industrial ou predial com inversor, de {price.heavySwap} na troca, com a mão de obra.",
        "De cem aberturas por dia para cima, o motor residencial não serve; com 300, são perto de 9.000 por mês, e só o de uso contínuo, com inversor e cremalheira de aço, aguenta. Escolha pelos ciclos da hora cheia, que costuma ter o dobro da média; a troca em portão pesado fica de {price.heavySwap}.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["A conta das aberturas por dia", "Do dia à hora cheia"],
        slots: [
          [
            "O motor esquenta pela hora cheia, e não pela média; o dobro da média é um ponto de partida, e a contagem na portaria dá o número certo.",
            "Conte uma hora cheia de verdade antes de comprar: a estimativa pelo dobro da média só orienta.",
          ],
          [
            "Em 12 horas de movimento, 100 por dia dão uns 17 no pico e pedem ficha de 22 ciclos por hora; 200 dão 34 e pedem 45; 300 dão 50 e pedem 65; 500 dão 84, e aí a cancela costuma ser a saída.",
            "No pico, 100 por dia em 12 horas são uns 17 por hora, com ficha de 22; 200 são 34, com ficha de 45; 300 são 50, com ficha de 65; com 500 são 84, e a cancela costuma servir melhor.",
          ],
        ],
      },
      {
        about: "what",
        headings: ["Portão ou cancela com esse movimento", "Quando a cancela poupa o portão"],
        slots: [
          [
            "Com 50 ciclos por hora, sobra pouco mais de um minuto para cada um, entre abrir, esperar o carro e fechar: a folha quase não descansa.",
            "A folha pesada precisa acelerar e frear a cada carro; a haste da cancela é leve e sobe em poucos segundos.",
          ],
          [
            "Em estacionamento com alguém na entrada, deixe o portão aberto de dia e a cancela fazendo as aberturas; o portão fecha à noite.",
            "Com cancela durante o dia, as centenas de aberturas ficam com ela, e o portão abre e fecha uma vez por turno.",
          ],
        ],
      },
      {
        about: "care",
        headings: ["Revisão com centenas de aberturas", "Manutenção pelos ciclos"],
        slots: [
          [
            "Com 300 por dia, são perto de 9.000 por mês: a revisão é mensal ou, no máximo, a cada dois meses.",
            "Acima de cem aberturas por dia, revise todo mês ou a cada dois: o intervalo segue os ciclos, e não o calendário.",
          ],
          [
            "Roldana, engrenagem, cremalheira e fotocélula são o que mais se gasta; tenha um par de fotocélulas e um controle de reserva.",
            "Cremalheira de aço, roldanas reforçadas e duas fotocélulas fazem parte do conjunto.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Motor residencial aguenta 100 aberturas por dia?",
        answers: [
          "Em geral, não: ele é feito para o uso de uma família. Se a ficha não traz ciclos por hora acima do seu pico, ele desarma ou queima.",
        ],
      },
      {
        question: "Quanto dura um motor com centenas de aberturas por dia?",
        answers: [
          "Menos, em anos, que o de pouco uso: o desgaste é por ciclos. Motor com folga no pico e revisão mensal são o que mais alonga a vida dele.",
        ],
      },
      {
        question: "Preciso de rede trifásica?",
        answers: [
          "Não sempre: há motores de uso contínuo monofásicos com inversor. Se o lugar já tem trifásica, as opções aumentam.",
        ],
      },
      {
        question: "Quanto tempo a entrada fica parada na troca?",
        answers: ["De {time.heavy}, em geral, marcadas no horário de menos movimento."],
      },
    ],
    photo: "fotos da folha, do trilho e da etiqueta do motor, com as aberturas por dia e da hora cheia",
  },
  {
    id: "melhor-motor-de-portao",
    broader: "motor",
    label: "Melhor motor de portão",
    phrase: "o melhor motor de portão",
    asks: [
      "motor portão bom durável",
      "motor bom durável",
      "melhor motor portão",
      "melhor motor garagem",
      "melhor motor portão eletrônico",
      "melhor motor portão automático",
      "melhor automatizador portão",
    ],
    intent: "buying",
    answers: {
      any: [
        "O melhor motor de portão é o que a ficha indica para um terço a mais que o peso da sua folha e para as suas aberturas por dia, em marca de peça fácil. Instalado, o basculante custa de {price.lowest} a {price.highest}; no de correr e no de abrir, a troca em casa fica de {price.homeSwap}.",
        "O melhor motor de portão depende de como ele abre: no basculante de até {width.quarterHp}, 1/4 HP, de {price.lowest} a {price.highest} instalado, conforme a velocidade; no de correr, o que aguenta um terço acima do peso da folha; no de abrir, o do comprimento dela. A troca nesses fica de {price.homeSwap} em casa.",
      ],
    },
    sections: [
      {
        about: "choose",
        headings: ["Qual é o melhor para o seu portão", "O que decide o melhor motor"],
        slots: [
          [
            "Basculante: largura, equilíbrio da folha e pressa; até {width.quarterHp}, o 1/4 HP atende.",
            "No basculante, escolha pela velocidade: {opening.padrao}, {opening.speedy} ou {opening.jetflex}.",
          ],
          [
            "De correr: quilos da ficha um terço acima do peso da folha e ciclos por hora acima do uso.",
            "No de correr, quem decide são os quilos e os ciclos por hora da ficha, e não os HP.",
          ],
          [
            "De abrir: um motor por folha, pelo peso e pelo comprimento dela, valendo o limite menor.",
            "No de abrir, o limite é duplo, peso e comprimento de cada folha.",
          ],
        ],
      },
      {
        about: "check",
        headings: ["Marca: quanto ela pesa", "A marca vem depois do modelo"],
        slots: [
          [
            "Entre marcas conhecidas, o modelo certo pesa mais que o nome: veja se há placa, engrenagem e controle perto de você.",
            "Marca boa é a que tem o modelo certo, peça na região e garantia escrita.",
          ],
          [
            "Se a casa já tem controles de uma marca, ficar nela poupa trocar todos.",
            "Os controles que você já usa também contam: no mesmo padrão, eles continuam.",
          ],
        ],
      },
    ],
    keep: [],
    questions: [
      {
        question: "Qual é o melhor motor para portão basculante de casa?",
        answers: [
          "O de 1/4 HP, até {width.quarterHp} e com a folha equilibrada: {models.pricesNamedOr}, instalado, conforme a velocidade.",
        ],
      },
      {
        question: "O motor mais potente é o melhor?",
        answers: ["Não: potência de sobra não corrige folha pesada nem abre mais depressa. Vale a folga de um terço."],
      },
      {
        question: "Qual motor abre mais rápido?",
        answers: [
          "Nos nossos kits basculantes, o JetFlex, que abre em {opening.jetflex}, por {price.jetflex} instalado.",
        ],
      },
    ],
    photo: "uma foto do portão inteiro, com a largura, a altura e o material da folha",
  },
];
