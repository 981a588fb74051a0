import type { Concept } from "../knowledge/concept.ts";
import { plainLetters } from "../search-text.ts";

/** Who uses a gate: what is told of a house is not told to a firm. */
export type Setting = "home" | "building" | "firm";

const firms = new Set(["industria", "galpao", "comercio", "estacionamento", "escola"]);

export function readSetting(concepts: readonly Concept[], isHeavy: boolean): Setting {
  if (!isHeavy) return "home";
  return concepts.some(({ id, broader }) => firms.has(broader ?? id)) ? "firm" : "building";
}

const ofHouses = /\b(?:casas?|residenci\w+|sobrados?|familias?|quintal)\b/;
const ofPeople = /\b(?:morador(?:es)?|sindic[oa]s?|condomini\w+|predios?|portaria)\b/;
const ofFirms =
  /\b(?:empresas?|galp\w+|industri\w+|fabricas?|comercio|lojas?|transportadoras?|pesad[oa]s?|estacionamentos?|escolas?)\b/;
const ofBuildings = /\b(?:condomini\w+|predios?|sindic[oa]s?|portaria|coletiv\w+|moradores)\b/;

type Spoken = { houses: boolean; people: boolean; firms: boolean; buildings: boolean };

/** The sentences of the stock are few and asked for on every page. */
const known = new Map<string, Spoken>();
const mostKnown = 100_000;

function read(sentence: string): Spoken {
  const found = known.get(sentence);
  if (found) return found;
  const plain = plainLetters(sentence);
  const spoken = {
    houses: ofHouses.test(plain),
    people: ofPeople.test(plain),
    firms: ofFirms.test(plain),
    buildings: ofBuildings.test(plain),
  };
  if (known.size < mostKnown) known.set(sentence, spoken);
  return spoken;
}

/** Whether a sentence speaks of another setting than the one wanted, and not of this. */
export function namesOtherSetting(sentence: string, setting: Setting): boolean {
  if (setting === "home") return false;
  const { houses, people, firms, buildings } = read(sentence);
  return setting === "firm" ? (houses || people) && !firms : houses && !firms && !buildings;
}
