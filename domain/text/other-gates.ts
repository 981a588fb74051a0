import { namesOtherGate } from "../knowledge/gates.ts";
import { splitSentences } from "./drop-repeats.ts";
import { leansOnLast } from "./leaning.ts";

const kind =
  "(?:portão |motor |portões |motores )?(?:basculantes?|deslizantes?|pivotantes?|de (?:correr|abrir|enrolar))";
/** "No basculante, contrapeso ou mola": what is told of each kind in turn. */
const opensWithKind = new RegExp(`^(?:e )?(?:(?:n?[oa]s?|em|se o|um|para o) )?${kind}\\b`, "i");
/** "Já o basculante" sets it against what a page on it alone does not tell. */
const contrast = /^Já ([on])(?=[oa]?s? )/;
/** Gates that may be moved by hand are told of together. */
const byHand = /\b([Dd])e correr ou (?:de )?abrir\b/g;
const handNames: Record<string, string> = { deslizante: "$1e correr", pivotante: "$1e abrir" };
/** "Dobradiça no de abrir, roldana no de correr": what each kind has, named before the kind. */
const beforeKind = new RegExp(`(: |, )([^,:;.]+ n[oa]s? ${kind})(?=[,;.])(?:, (?:e |ou )?)?`, "gi");
const kindAfterColon = new RegExp(`^([^:]*): (n[oa]s? ${kind}\\b.*)$`, "i");

/** "No de abrir, dobradiça; no de correr, roldana": of a sentence that goes through the kinds, what is of the one wanted. */
export function narrowSentence(written: string, gates: readonly string[]): string {
  const [gate = "", ...others] = gates;
  if (gate === "" || others.length > 0) return written;
  const sentence = written
    .replace(contrast, (_, article: string) => article.toUpperCase())
    .replace(byHand, handNames[gate] ?? "$&")
    .replace(beforeKind, (all, before: string, named: string) => {
      if (!namesOtherGate(named, gates)) return all;
      return all.length > before.length + named.length ? before : "";
    });
  const [, opening = "", first = ""] = kindAfterColon.exec(sentence) ?? [];
  const clauses = (first || sentence).split("; ");
  const isOther = (clause: string) => opensWithKind.test(clause) && namesOtherGate(clause, gates);
  const kept = clauses.filter((clause) => !isOther(clause));
  if (kept.length === clauses.length || (kept.length === 0 && opening === "")) return sentence;
  if (kept.length === 0) return `${opening}.`;
  const told = kept.join("; ").replace(/[.!?]*$/, /[!?]$/.exec(sentence)?.[0] ?? ".");
  return opening ? `${opening}: ${told}` : told.charAt(0).toUpperCase() + told.slice(1);
}

/** Of an answer on one kind of gate, nothing after its first sentence that is told of another. */
export function leaveOutOtherGates(text: string, gates: readonly string[]): string {
  if (gates.length !== 1) return text;
  let isLastOut = false;
  const kept = splitSentences(text).filter((sentence, at) => {
    isLastOut = at > 0 && (namesOtherGate(sentence, gates) || (isLastOut && leansOnLast(sentence)));
    return !isLastOut;
  });
  return kept.map((sentence) => narrowSentence(sentence, gates)).join(" ");
}
