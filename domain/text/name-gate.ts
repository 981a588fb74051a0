import { plainLetters } from "../search-text.ts";
import type { Page } from "./page-request.ts";

/** How a gate is called, by the words of the title where people have several. */
const gateNames: Record<string, (words: string) => string> = {
  basculante: () => "basculante",
  deslizante: (words) => (/\bcorrer\b/.test(words) ? "de correr" : "deslizante"),
  pivotante: (words) => (/\bde abrir\b/.test(words) ? "de abrir" : "pivotante"),
};

const anyGate = /\b([Mm])otor de portão(?! (?:de |desliz|bascul|pivot|eletr|autom|social|manual))/;
/** The gate of an opening that tells what goes wrong with it. */
const bareGate =
  /(?<!tipos? de |cada |qualquer |todo |outro )\b([Pp])ortão\b(?! (?:de |da |do |desliz|bascul|pivot|eletr|autom|social|manual|guilh|leve|pesad))/;
const gated = /\b(?:basculante|deslizante|pivotante|de correr|de abrir)/;
const otherNames: Record<string, RegExp> = {
  deslizante: /\b([Pp])ortão (?:deslizante|de correr)\b/g,
  pivotante: /\b([Pp])ortão (?:pivotante|de abrir)\b/g,
};

const calledGate = /\bport(?:ao|oes) (?:\w+ )?(eletronic|automatic)o/;
const driven: Record<string, string> = { eletronic: "eletrônico", automatic: "automático" };

const eitherDriven = /\b([Pp]ort)ão (?:automático|eletrônico)\b/;

/** A "portão eletrônico" is called so once in its answer, where the title calls it so: people have both names for it. */
export function nameDriven(answer: string, { asked }: Pick<Page, "asked">): string {
  const stem = calledGate.exec(asked?.words ?? "")?.[1] ?? "";
  const name = driven[stem];
  if (!name || plainLetters(answer).includes(stem)) return answer;
  if (eitherDriven.test(answer)) return answer.replace(eitherDriven, `$1ão ${name}`);
  return anyGate.test(answer)
    ? answer.replace(anyGate, `$1otor de portão ${name}`)
    : answer.replace(bareGate, `$1ortão ${name}`);
}

/**
 * "Um motor de portão já comprado" is the sliding gate's, where the title names it and the first sentence no kind; where
 * it has another name for the kind than the title, it takes the title's.
 */
export function nameGate(answer: string, { gates, asked }: Pick<Page, "gates" | "asked">): string {
  const [gate = "", ...others] = gates;
  const name = others.length === 0 && asked ? gateNames[gate]?.(asked.words) : undefined;
  const [first = ""] = answer.split(/(?<=[.!?]) /, 1);
  if (!name || !asked || !plainLetters(asked.words).includes(name.replace("de ", ""))) return answer;
  const other = otherNames[gate];
  const bare = anyGate.test(first)
    ? first.replace(anyGate, `$1otor de portão ${name}`)
    : first.replace(bareGate, `$1ortão ${name}`);
  const named = gated.test(first) ? (other ? first.replace(other, `$1ortão ${name}`) : first) : bare;
  return named + answer.slice(first.length);
}
