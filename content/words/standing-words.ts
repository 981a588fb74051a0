/** How a page stands beside its title, for the staff to read. */
import type { AnswerGap } from "#domain/answer-score/slots.ts";
import type { PageOrigin } from "#domain/pages.ts";
import { fewestPoints, isIndexable, type PageHold, type PageStanding } from "#domain/standing.ts";

const gapWords: Record<AnswerGap, string> = {
  "contradicts-facts": "contradiz os dados da empresa",
  "off-subject": "fala pouco do assunto do título",
  "no-price": "não diz o preço",
  "no-steps": "não dá o passo a passo",
  "no-signs": "não descreve os sinais do defeito",
  "no-cause": "não explica a causa",
  "no-visit": "não conta como é a visita do técnico",
  "no-price-or-time": "não diz preço nem prazo",
  "no-choice": "não ajuda a escolher",
  "no-comparison": "não compara as opções do título",
  "no-brand": "fala pouco da marca",
  "no-place": "diz pouco do lugar",
  "other-place": "fala de outro lugar",
  "no-direct-answer": "não começa com uma resposta direta",
  "no-urgent-help": "não diz o que fazer na urgência",
  "late-answer": "a resposta só aparece no fim",
  outranked: "outra página do site responde melhor",
};

const holdWords: Record<PageHold, (detail: string) => string> = {
  "off-topic": () => "o título não é do nosso ramo",
  "no-gate": () => "o título não diz que é de portão",
  "place-not-served": (place) => (place === "" ? "o lugar não é atendido" : `não atendemos ${place}`),
  unreadable: () => "o título não se entende",
  "not-answered": (words) => `não responde: ${words}`,
  "wrong-figure": (sentence) =>
    sentence === ""
      ? "cita um valor, garantia ou telefone que não é nosso"
      : `cita um valor, garantia ou telefone que não é nosso: “${sentence}”`,
};

/** Of the origins, those that staff should know of. */
export const originLabels: Partial<Record<PageOrigin, string>> = { ai: "IA" };

export function sayHold(hold: PageHold, detail: string): string {
  return holdWords[hold](detail);
}

export type StandingLabel = { kind: "draft" | "hidden" | "good" | "unknown"; text: string };

/** One line for a page: a draft and why, out of the index and why, or how well it answers. */
export function sayStanding(standing: PageStanding): StandingLabel {
  const { isPublished, hold, holdDetail, score, gaps, isTwin, isKeptOut } = standing;
  const held = hold === null ? [] : [sayHold(hold, holdDetail)];
  const twin = isTwin ? ["repete o assunto de outra página"] : [];
  const missing = gaps.map((gap) => gapWords[gap]);
  const points = score === null ? [] : [`responde ${score} de 100`];
  if (!isPublished) {
    const reasons = [...held, ...twin];
    return { kind: "draft", text: `Rascunho: ${reasons.join("; ") || "pronto para publicar"}` };
  }
  if (!isIndexable(standing)) {
    const weak = score !== null && score < fewestPoints && hold === null ? [...points, ...missing] : [];
    const chosen = isKeptOut ? ["alguém da equipe a tirou"] : [];
    return { kind: "hidden", text: `Fora do Google: ${[...chosen, ...held, ...twin, ...weak].join("; ")}` };
  }
  if (score === null) return { kind: "unknown", text: "Ainda não avaliada" };
  return { kind: "good", text: [`Responde ${score} de 100`, missing.join("; ")].filter(Boolean).join(": ") };
}
