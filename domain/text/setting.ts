import type { Concept } from "../knowledge/concept.ts";
import { memoize, mostSentences } from "../memoize.ts";
import { plainLetters } from "../search-text.ts";

/** Who uses a gate: what is told of a house is not told to a firm. */
export type Setting = "home" | "building" | "firm";

const firms = new Set(["industria", "galpao", "comercio", "estacionamento", "escola"]);

export function readSetting(concepts: readonly Concept[], isHeavy: boolean, words = ""): Setting {
  if (!isHeavy) return "home";
  // "Cancela em condomínio" is read as a car park's, and is of a building all the same.
  if (buildingWords.test(words) && !firmWords.test(words)) return "building";
  return concepts.some(({ id, broader }) => firms.has(broader ?? id)) ? "firm" : "building";
}

/** Words of houses, and what only the people of one can do: try each remote control, do without the gate. */
const houseWords =
  /\b(?:casas?|residenci\w+|sobrados?|familias?|quintal|controle por controle|ninguem precise passar|tira o carro|cachorro)\b/;
const peopleWords = /\b(?:morador(?:es)?|sindic[oa]s?|condomini\w+|predios?|portaria)\b/;
const firmWords =
  /\b(?:empresas?|galp\w+|industri\w+|fabricas?|comercio|lojas?|transportadoras?|pesad[oa]s?|estacionamentos?|escolas?)\b/;
const buildingWords = /\b(?:condomini\w+|predios?|sindic[oa]s?|portaria|coletiv\w+|moradores)\b/;

type Spoken = { houses: boolean; people: boolean; firms: boolean; buildings: boolean };

const read = memoize(mostSentences, (sentence): Spoken => {
  const plain = plainLetters(sentence);
  return {
    houses: houseWords.test(plain),
    people: peopleWords.test(plain),
    firms: firmWords.test(plain),
    buildings: buildingWords.test(plain),
  };
});

/** Whether a sentence speaks of another setting than the one wanted, and not of this. */
export function namesOtherSetting(sentence: string, setting: Setting): boolean {
  if (setting === "home") return false;
  const { houses, people, firms, buildings } = read(sentence);
  return setting === "firm" ? (houses || people) && !firms : houses && !firms && !buildings;
}
