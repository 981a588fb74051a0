import type { KnowledgeQuestion, KnowledgeSection, NarrowConcept } from "#domain/knowledge/concept.ts";
import { combine } from "./combine.ts";

type Pair = [string, string];

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
  signs: { lead: Pair; list: string[] };
  purpose?: { answers: Pair; works: Pair[] };
  /** The verdict on doing it oneself, what the exchange is in short, its steps, and how far to go alone. */
  swap?: { may: Pair; how: Pair; intro: Pair; steps: string[]; limits: Pair[] };
  test?: { answers: Pair; intro: Pair; steps: string[]; reading: Pair[] };
  /** Its answers speak of years or months at once, since that was asked. */
  life?: { answers: string[]; wears: Pair[]; care: Pair[] };
  /** By the kinds of question that they go with. */
  questions: [kinds: QuestionKind[], question: string, answer: string][];
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
              headings: [`Como ${part.article} ${part.short} trabalha`, `O trabalho d${part.article} ${part.short}`],
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
              slots: part.swap.limits,
            },
            tellSigns(part, [`Antes de trocar, confirme que é ${part.article} ${part.short}`]),
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
                `O que gasta ${part.article} ${part.short} antes da hora`,
                `O que encurta a vida d${part.article} ${part.short}`,
              ],
              slots: part.life.wears,
            },
            tellSigns(part, [`Hora de trocar ${part.article} ${part.short}`]),
            {
              about: "care",
              headings: [
                `Para ${part.article} ${part.short} durar mais`,
                `Cuidados que poupam ${part.article} ${part.short}`,
              ],
              slots: part.life.care,
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

function toQuestions({ questions }: HomeFacts, kind: QuestionKind): KnowledgeQuestion[] {
  return questions
    .filter(([kinds]) => kinds.includes(kind))
    .map(([, question, answer]) => ({ question, answers: [answer] }));
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
