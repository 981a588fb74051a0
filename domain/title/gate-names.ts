import { calledOpening } from "../knowledge/gates.ts";
import { stemWord, type Word } from "./words.ts";

const sliding = ["correr", "deslizante", "corrediço", "corrediça"].map(stemWord);
const tilting = stemWord("basculante");
const tiltingWords = /\bport(?:ao|oes) (?:\w+ )?(?:de|que) (subir|levantar|sobe|levanta|abre (?:pra|para) cima)\b/;
const swingingWords = /\bport(?:ao|oes) (?:\w+ )?de girar\b|\b(?:duas|2) (?:folhas|bandas|abas)\b/;

export const swinging = stemWord("pivotante");

const names = new Set([...sliding, tilting, swinging]);

export function namesGate(stem: string): boolean {
  return names.has(stem);
}

const beside = /\bou (?:o )?de (?:abrir|girar)\b|\bde (?:abrir|girar) ou\b/;

/** "Portão de abrir" and "duas folhas" are gates on hinges, unless the title says that they run or tilt. */
export function namesSwinging(words: readonly Word[]): boolean {
  if (beside.test(words.map(({ plain }) => plain).join(" "))) return true;
  if (words.some(({ stem }) => sliding.includes(stem) || stem === tilting)) return false;
  const plain = words.map((word) => word.plain).join(" ");
  return swingingWords.test(plain) || calledOpening.test(plain);
}

/** People have several names for each kind: a title that has one is asked for by the others too. */
export function addGateNames(stems: Set<string>, words: readonly Word[]): Set<string> {
  if (sliding.some((stem) => stems.has(stem))) for (const stem of sliding.slice(0, 2)) stems.add(stem);
  if (namesSwinging(words)) stems.add(swinging);
  const naming = tiltingWords.exec(words.map(({ plain }) => plain).join(" "))?.[1];
  if (naming === undefined) return stems;
  // What only says which gate it is says nothing of what it does.
  const stem = stemWord(naming);
  if (words.filter((word) => word.stem === stem).length === 1) stems.delete(stem);
  stems.add(tilting);
  return stems;
}

const opening = stemWord("abrir");

/** Whether "abrir" only says which gate it is: "portão de abrir treme" opens nothing. */
export function isNamedByOpening(words: readonly Word[]): boolean {
  const isNamed = calledOpening.test(words.map(({ plain }) => plain).join(" "));
  return isNamed && words.filter(({ stem }) => stem === opening).length === 1;
}

/** Whether a set of words asks what a gate on hinges does when it opens. */
export function asksHowItOpens(stems: readonly string[]): boolean {
  return stems.includes(swinging) && stems.includes(opening);
}

const struck = new Set(["bateu", "bateram", "bati", "baterem"]);

/** "Bateu no portão" is not "o portão bateu". */
export function isGateStruck(words: readonly Word[]): boolean {
  const at = words.findIndex(({ plain }) => struck.has(plain));
  return at >= 0 && words.slice(at + 1).some(({ plain }) => plain === "portao");
}

const into = /^(?:em|para|pra|por|pelo|num|vir\w+)$/;

/** "De correr em basculante" is the way back of "basculante em de correr". */
export function isMadeTilting(words: readonly Word[]): boolean {
  const at = words.findIndex(({ plain }) => plain === "basculante");
  const before = words.slice(0, Math.max(at, 0)).filter(({ plain }) => plain !== "portao" && plain !== "um");
  return into.test(before.at(-1)?.plain ?? "") && before.some(({ plain }) => /^(?:correr|deslizante)$/.test(plain));
}
