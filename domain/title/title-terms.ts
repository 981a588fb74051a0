import { findStopped } from "./find-stopped.ts";
import { namesSwinging, swinging } from "./gate-names.ts";
import { getVerbStem, isAutomaticStem, isGeneralStem, isSmallWord, splitWords, type Word } from "./words.ts";

const choices = new Set(["ou", "vs", "versus", "x"]);

/** What was used before is not what one uses, and what was bought already not what one is to buy. */
const done: [RegExp, string][] = [
  [/^usad[oa]s?$/, "usado"],
  [/^compr(?:ei|ou|ad[oa]s?)$/, "comprado"],
];

/** Who speaks of one of these speaks of no other, however alike the rest. */
const gates = ["basculante", "deslizante", "pivotante"];
const users = ["condomínio", "prédio", "galpão", "loja", "empresa", "indústria", "escola"];
const ways = ["fechar", "descer", "subir"];

/** Reads the words of a title, an answer or a heading that tell what it is about, each as the first of its meaning. */
export function createTermReader(synonyms: readonly string[]) {
  const heads = new Map<string, string>();
  for (const group of synonyms) {
    const [head = "", ...others] = splitWords(group).map(({ stem }) => getVerbStem(stem));
    for (const other of others) heads.set(other, head);
  }

  function toTerm(stem: string): string {
    const verb = getVerbStem(stem);
    return heads.get(verb) ?? verb;
  }

  function readTerms(words: readonly Word[]): string[] {
    const terms: string[] = namesSwinging(words) ? [toTerm(swinging)] : [];
    for (const [at, word] of words.entries()) {
      if (choices.has(word.plain)) terms.push("ou");
      if (isSmallWord(word) || isGeneralStem(word.stem) || isAutomaticStem(word.stem)) continue;
      terms.push(done.find(([sign]) => sign.test(word.plain))?.[1] ?? toTerm(word.stem));
      // What a gate does not do is another thing than what it does.
      const denied = word.plain === "nao" ? words.slice(at + 1).find((next) => !isSmallWord(next)) : undefined;
      const undone = denied ?? findStopped(words, at);
      if (undone) terms.push(`nao ${toTerm(undone.stem)}`);
    }
    return terms;
  }

  /** With every word as it stands, the small ones too: "quanto", "como" and "por que" ask for different answers. */
  function readAllTerms(words: readonly Word[]): string[] {
    return [...readTerms(words), ...words.map(({ stem }) => `=${stem}`)];
  }

  const toTerms = (names: readonly string[]) =>
    new Set(names.flatMap((name) => splitWords(name).map(({ stem }) => toTerm(stem))));

  return { readTerms, readAllTerms, gates: toTerms(gates), users: toTerms(users), ways: toTerms(ways) };
}
