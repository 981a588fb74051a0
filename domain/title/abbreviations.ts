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
    const at = splitWords(before).length;
    const isPlace = (rest: string) =>
      key in wholeNames || findPlaces(splitWords(before + rest)).some(({ start, end }) => start === at && end > at + 1);
    const found = [wholeNames[key] ?? firstWords[key] ?? []]
      .flat()
      .flatMap((name) => spellOutNext(after).map((next) => ({ name, ...next })))
      .find(({ name, rest }) => isPlace(`${name}${rest}`));
    if (!found) continue;
    written = `${before}${found.name}${found.rest}`;
    corrections.unshift({ from: short, to: found.name }, ...found.corrections);
  }
  return { title: written, corrections };
}

type Spelt = { rest: string; corrections: Correction[] };

/** What may follow: as it stands, or with a saint written out, whom only the word before makes a place of: "Jd. S. Luís". */
function spellOutNext(after: string): Spelt[] {
  // "Jd.Angela" has no space.
  const rest = /^[\p{L}\d]/u.test(after) ? ` ${after}` : after;
  const [whole, short] = /^\s+(s(?:t[ao])?\.?)(?=\s)/iu.exec(rest) ?? [];
  const names = short === undefined ? [] : [firstWords[short.replace(".", "").toLowerCase()] ?? []].flat();
  return [
    { rest, corrections: [] },
    ...names.map((name) => ({
      rest: ` ${name}${rest.slice(whole?.length)}`,
      corrections: [{ from: short ?? "", to: name }],
    })),
  ];
}
