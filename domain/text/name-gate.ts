import { plainLetters } from "../search-text.ts";
import type { Page } from "./page-request.ts";

/** How a gate's motor is called, by the words of the title where people have two. */
const gateNames: Record<string, (words: string) => string> = {
  basculante: () => "basculante",
  deslizante: (words) => (/\bcorrer\b/.test(words) ? "de correr" : "deslizante"),
  pivotante: (words) => (/\babrir\b/.test(words) ? "de abrir" : "pivotante"),
};

const anyGate = /\b([Mm])otor de portão(?! (?:de |desliz|bascul|pivot|eletr|autom|social|manual))/;
/** The gate of an opening that tells what goes wrong with it. */
const bareGate = /\b([Pp])ortão(?! (?:de |da |do |desliz|bascul|pivot|eletr|autom|social|manual|guilh|leve|pesad))/;
const gated = /\b(?:basculante|deslizante|pivotante|de correr|de abrir)/;

/** "Um motor de portão já comprado" is the sliding gate's, where the title names it and the first sentence no kind. */
export function nameGate(answer: string, { gates, asked }: Pick<Page, "gates" | "asked">): string {
  const [gate = "", ...others] = gates;
  const name = others.length === 0 && asked ? gateNames[gate]?.(asked.words) : undefined;
  const [first = ""] = answer.split(/(?<=[.!?]) /, 1);
  if (!name || !asked || !plainLetters(asked.words).includes(name.replace("de ", ""))) return answer;
  if (gated.test(first)) return answer;
  const named = anyGate.test(first)
    ? first.replace(anyGate, `$1otor de portão ${name}`)
    : first.replace(bareGate, `$1ortão ${name}`);
  return named + answer.slice(first.length);
}
