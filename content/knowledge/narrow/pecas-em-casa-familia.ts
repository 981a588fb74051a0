import type { KnowledgeQuestion, KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type QuestionKind = "purpose" | "swap" | "test" | "life";

/** What people ask of a part that they have at home: what it does, whether they may change it, how to test it, how long it lasts. */
type HomeFacts = {
  /** Id of the concept. */
  broader: string;
  article: "o" | "a";
  /** "cremalheira do portão": as a sentence names it. */
  name: string;
  short: string;
  /** By which titles name it. */
  names: string[];
  photo: string;
  /** What shows that it is worn; the lead tells the first of it. */
  signs: { lead: string[]; list: string[] };
  purpose?: { answers: string[]; works: string[][] };
  /** The verdict on doing it oneself, what the exchange is in short, its steps, and how far to go alone. */
  swap?: { may: string[]; how: string[]; intro: string[]; steps: string[]; limits: string[] };
  test?: { answers: string[]; intro: string[]; steps: string[]; reading: string[][] };
  /** Its answers speak of years or months at once, since that was asked. */
  life?: { answers: string[]; wears: string[]; care: string[] };
  /** By the kinds of question that they go with. */
  questions: [kinds: QuestionKind[], question: string, answers: string[]][];
};

const broken = [
  "ruim",
  "gasta",
  "boa",
  "estragada",
  "defeito",
  "problema",
  "fraca",
  "queimou",
  "quebrou",
  "vencida",
  "frouxa",
  "torta",
];

/** Titles ask the same in several words. */
const ways: Record<QuestionKind, string[]> = {
  purpose: ["função", "qual função", "como funciona", "utilidade"],
  swap: [
    ...["trocar sozinho", "troco sozinho", "trocar eu mesmo", "eu mesmo trocar", "trocar conta própria"],
    ...["consigo trocar", "consigo trocar sozinho", "fácil trocar", "difícil trocar", "aprender trocar"],
    ...["como trocar", "como troca", "como trocar passo passo", "trocar passo passo", "como substituir"],
    ...["instalar sozinho", "instalar eu mesmo", "vídeo trocar"],
  ],
  test: [
    ...["como testar", "testar", "teste", "como medir", "como verificar", "como conferir"],
    ...["sintomas", "sinais", "sintoma"],
    ...combine(["como saber", "como sei", "sintomas", "sinais", "como identificar"], broken),
  ],
  life: [
    ...["quanto tempo dura", "quanto dura", "vida útil", "duração", "durabilidade", "quantos anos dura"],
    ...["quando trocar", "quanto quanto tempo trocar", "cada quanto tempo trocar"],
  ],
};

function withArticle({ article, name }: HomeFacts): string {
  return `${article} ${name}`;
}

function tellSigns({ article, short, signs }: HomeFacts, headings: string[]): KnowledgeSection {
  return {
    about: "signs",
    headings: [...headings, `Sinais de defeito n${article} ${short}`],
    slots: [signs.lead],
    bullets: signs.list,
  };
}

type Told = Pick<NarrowConcept, "label" | "phrase" | "intent" | "answers" | "sections">;

const families: Record<QuestionKind, (part: HomeFacts) => Told | null> = {
  purpose: (part) =>
    part.purpose
      ? {
          label: `Para que serve ${withArticle(part)}`,
          phrase: `a função d${withArticle(part)}`,
          intent: "question",
          answers: { any: part.purpose.answers },
          sections: [
            {
              about: "what",
              headings: [
                `O que ${part.article} ${part.short} faz no portão`,
                `Como ${part.article} ${part.short} trabalha`,
              ],
              slots: part.purpose.works,
            },
            tellSigns(part, [`Quando ${part.article} ${part.short} falha`]),
          ],
        }
      : null,
  swap: (part) =>
    part.swap
      ? {
          label: `Trocar ${withArticle(part)} por conta própria`,
          phrase: `a troca d${withArticle(part)}`,
          intent: "how-to",
          answers: { any: part.swap.may, "how-to": part.swap.how },
          sections: [
            {
              about: "check",
              headings: [
                `A troca d${part.article} ${part.short}, na ordem`,
                `Passo a passo da troca d${part.article} ${part.short}`,
              ],
              slots: [part.swap.intro],
              steps: part.swap.steps,
            },
            {
              about: "safety",
              headings: ["O que dá para fazer em casa e o que não dá", "Até onde ir por conta própria"],
              slots: [part.swap.limits],
            },
            tellSigns(part, [`Como saber se o defeito é n${part.article} ${part.short}`]),
          ],
        }
      : null,
  test: (part) =>
    part.test
      ? {
          label: `Como testar ${withArticle(part)}`,
          phrase: `o teste d${withArticle(part)}`,
          intent: "how-to",
          answers: { any: part.test.answers },
          sections: [
            {
              about: "check",
              headings: [
                `Teste d${part.article} ${part.short}, passo a passo`,
                `Como conferir ${part.article} ${part.short}`,
              ],
              slots: [part.test.intro],
              steps: part.test.steps,
            },
            { about: "what", headings: ["O que o resultado mostra", "Como ler o resultado"], slots: part.test.reading },
            tellSigns(part, [`Outros sinais n${part.article} ${part.short}`]),
          ],
        }
      : null,
  life: (part) =>
    part.life
      ? {
          label: `Quanto tempo dura ${withArticle(part)}`,
          phrase: `a vida útil d${withArticle(part)}`,
          intent: "question",
          answers: { any: part.life.answers },
          sections: [
            {
              about: "causes",
              headings: [
                `O que reduz a durabilidade d${part.article} ${part.short}`,
                `O que encurta a vida útil d${part.article} ${part.short}`,
              ],
              slots: [part.life.wears],
            },
            tellSigns(part, [`Hora de trocar ${part.article} ${part.short}`]),
            {
              about: "care",
              headings: [
                `Para ${part.article} ${part.short} durar mais`,
                `Cuidados para a vida útil d${part.article} ${part.short}`,
              ],
              slots: [part.life.care],
            },
          ],
        }
      : null,
};

const ids: Record<QuestionKind, string> = {
  purpose: "para-que-serve",
  swap: "trocar-em-casa",
  test: "como-testar",
  life: "vida-util",
};

/** What is asked last of every part, whatever else was asked of it. */
function askLast({ article, short }: HomeFacts): Record<QuestionKind, KnowledgeQuestion> {
  const price: KnowledgeQuestion = {
    question: `Quanto custa trocar ${article} ${short}?`,
    answers: [
      "Depende do modelo do motor e do acesso à peça, e o orçamento por foto é grátis. Quando basta ajustar, a visita em casa parte de {price.preventive}, sem peças.",
      "O valor da peça e do serviço é informado pela foto, sem custo. Se for só regulagem ou limpeza, a visita em residência começa em {price.preventive}, fora as peças.",
    ],
  };
  return {
    purpose: price,
    swap: price,
    test: {
      question: "E se o teste não mostrar a causa?",
      answers: [
        "Grave um vídeo de longe, com som, e chame: o técnico mede o que não se vê. A visita com regulagem, em casa, parte de {price.preventive}, sem peças.",
        "Pare por aí, sem abrir nada, e mande o vídeo. Na visita, a partir de {price.preventive} em casa, sem peças, tudo é medido antes de trocar.",
      ],
    },
    life: {
      question: "Quanto custa a revisão que confere isso?",
      answers: [
        "Em casa, a visita com ajuste, limpeza e lubrificação parte de {price.preventive}, sem peças, e se faz {visits.home}.",
        "A partir de {price.preventive} em residência, fora as peças. Feita {visits.home}, ela mostra o desgaste antes da quebra.",
      ],
    },
  };
}

/** Tested by looking and listening alone. */
const mechanical = new Set("roldana dobradica trilho braco engrenagem rolamento corrente redutor embreagem".split(" "));

/** What is asked besides by who means to do it, to test it or to change it in time. */
function askBesides({ broader, article, short }: HomeFacts): Partial<Record<QuestionKind, KnowledgeQuestion>> {
  return {
    swap: {
      question: `Tenho ferramentas em casa. Isso basta para trocar ${article} ${short}?`,
      answers: [
        "A ferramenta é a parte menor: contam a peça certa, a energia cortada e o teste no fim. Se um passo pede abrir o motor ou erguer a folha, deixe para o técnico.",
        "A ferramenta sozinha não basta, porque o que decide é o risco de choque ou de queda da folha e a regulagem no fim. Abrir o motor e erguer a folha são sempre do técnico.",
      ],
    },
    ...(!mechanical.has(broader) && {
      test: {
        question: `Preciso de multímetro para testar ${article} ${short}?`,
        answers: [
          "Não para estes passos, que são de olhar, ouvir e comparar. Medir dentro do motor, com multímetro e energia ligada, é do técnico.",
          "Não: o teste de casa é feito por fora. O multímetro fica com o técnico, porque a medição é junto da rede.",
        ],
      },
    }),
    life: {
      question: `Vale trocar ${article} ${short} por prevenção?`,
      answers: [
        "Só pela idade, não: troca-se ao primeiro sinal de desgaste, e a revisão existe para achar esse sinal cedo.",
        "Por data, raramente compensa. O que previne a quebra é a conferência {visits.home} e a troca assim que aparece o desgaste.",
      ],
    },
  };
}

function toQuestions(part: HomeFacts, kind: QuestionKind): KnowledgeQuestion[] {
  const own = part.questions.filter(([kinds]) => kinds.includes(kind));
  const besides = askBesides(part)[kind];
  return [
    ...own.map(([, question, answers]) => ({ question, answers })),
    ...(besides ? [besides] : []),
    askLast(part)[kind],
  ];
}

export function askAtHome(parts: readonly HomeFacts[]): NarrowConcept[] {
  return parts.flatMap((part) =>
    (Object.keys(families) as QuestionKind[]).flatMap((kind) => {
      const told = families[kind](part);
      if (!told) return [];
      return {
        ...told,
        id: `${part.broader}-${ids[kind]}`,
        broader: part.broader,
        asks: combine(ways[kind], part.names),
        keep: [],
        questions: toQuestions(part, kind),
        photo: part.photo,
        isAskedByName: true,
        ...(kind === "purpose" && { tellsPurpose: true }),
      };
    }),
  );
}
