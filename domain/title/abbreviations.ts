import type { Correction } from "./spelling.ts";
import { splitWords, type Word } from "./words.ts";

/** How people shorten the first word of a place, which only the rest of its name makes sure: "Vl. Mariana". */
const firstWords: Readonly<Record<string, string>> = {
  vl: "Vila",
  v: "Vila",
  jd: "Jardim",
  jdm: "Jardim",
  jard: "Jardim",
  pq: "Parque",
  pque: "Parque",
  cid: "Cidade",
  sta: "Santa",
  sto: "Santo",
  s: "São",
};

const wholeNames: Readonly<Record<string, string>> = {
  zl: "Zona Leste",
  zn: "Zona Norte",
  zo: "Zona Oeste",
  zs: "Zona Sul",
  sbc: "São Bernardo do Campo",
  scs: "São Caetano do Sul",
  mogi: "Mogi das Cruzes",
};

/** Other cities begin like that one. */
const longerNames = "(?!\\s+(?:das|mirim|gua[cç]u)(?![\\p{L}]))";

const shortWord = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...Object.keys(firstWords), ...Object.keys(wholeNames)].join("|")})(?![\\p{L}\\d])${longerNames}\\.?`,
  "giu",
);

/** Writes out the names of places that a title shortens; what is no name of a place so is left as it stands. */
export function spellOutPlaces(
  title: string,
  findPlaces: (words: readonly Word[]) => { start: number; end: number }[],
): { title: string; corrections: Correction[] } {
  const corrections: Correction[] = [];
  let written = title;
  for (const { 0: short, index } of Array.from(title.matchAll(shortWord)).toReversed()) {
    const key = short.replace(".", "").toLowerCase();
    const [before, after] = [written.slice(0, index), written.slice(index + short.length)];
    const name = wholeNames[key] ?? firstWords[key] ?? short;
    // "Jd.Angela" has no space.
    const spelt = `${before}${name}${/^[\p{L}\d]/u.test(after) ? " " : ""}${after}`;
    const at = splitWords(before).length;
    const isPlace =
      key in wholeNames || findPlaces(splitWords(spelt)).some(({ start, end }) => start === at && end > at + 1);
    if (!isPlace) continue;
    written = spelt;
    corrections.unshift({ from: short, to: name });
  }
  return { title: written, corrections };
}
