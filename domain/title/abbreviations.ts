import type { Correction } from "./spelling.ts";
import { splitWords, type Word } from "./words.ts";

/** How people shorten the first word of a place, which only the rest of its name makes sure: "Vl. Mariana". */
const firstWords: Readonly<Record<string, string | readonly string[]>> = {
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
  s: ["São", "Santo", "Santa"],
};

const wholeNames: Readonly<Record<string, string>> = {
  zl: "Zona Leste",
  zn: "Zona Norte",
  zo: "Zona Oeste",
  zs: "Zona Sul",
  zleste: "Zona Leste",
  znorte: "Zona Norte",
  zoeste: "Zona Oeste",
  zsul: "Zona Sul",
  sbc: "São Bernardo do Campo",
  scs: "São Caetano do Sul",
  mogi: "Mogi das Cruzes",
};

/** Other cities begin like that one. */
const longerNames = "(?!\\s+(?:das|mirim|gua[cç]u)(?![\\p{L}]))";

/** "Z/S", "z.l.", "Z. Leste". */
const zone = "z\\s*[./]\\s*[lnos]|z[./\\s]\\s*(?:leste|norte|oeste|sul)";

const shortWord = new RegExp(
  `(?<![\\p{L}\\d])(?:${[zone, ...Object.keys(firstWords), ...Object.keys(wholeNames)].join("|")})(?![\\p{L}\\d])${longerNames}\\.?`,
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
    const key = short.replace(/[^\p{L}]/gu, "").toLowerCase();
    const [before, after] = [written.slice(0, index), written.slice(index + short.length)];
    // "Jd.Angela" has no space.
    const space = /^[\p{L}\d]/u.test(after) ? " " : "";
    const at = splitWords(before).length;
    const isPlace = (name: string) =>
      key in wholeNames ||
      findPlaces(splitWords(`${before}${name}${space}${after}`)).some(({ start, end }) => start === at && end > at + 1);
    const name = [wholeNames[key] ?? firstWords[key] ?? []].flat().find(isPlace);
    if (name === undefined) continue;
    written = `${before}${name}${space}${after}`;
    corrections.unshift({ from: short, to: name });
  }
  return { title: written, corrections };
}
