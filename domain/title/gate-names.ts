import { stemWord, type Word } from "./words.ts";

const sliding = ["correr", "deslizante", "corrediço", "corrediça"].map(stemWord);
const tilting = stemWord("basculante");
const swingingWords = /\bport(?:ao|oes) (?:\w+ )?de (?:abrir|girar)\b|\b(?:duas|2) (?:folhas|bandas|abas)\b/;

export const swinging = stemWord("pivotante");

/** "Portão de abrir" and "duas folhas" are gates on hinges, unless the title says that they run or tilt. */
export function namesSwinging(words: readonly Word[]): boolean {
  if (words.some(({ stem }) => sliding.includes(stem) || stem === tilting)) return false;
  return swingingWords.test(words.map(({ plain }) => plain).join(" "));
}

/** People have two names for what slides and for what swings: a title that has one is asked for by the other too. */
export function addGateNames(stems: Set<string>, words: readonly Word[]): Set<string> {
  if (sliding.some((stem) => stems.has(stem))) for (const stem of sliding.slice(0, 2)) stems.add(stem);
  if (namesSwinging(words)) stems.add(swinging);
  return stems;
}
