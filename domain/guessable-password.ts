import { withoutAccents } from "./accents.ts";

/** Lines along which people type without thinking. */
const lines = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjklc",
  "zxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
];
const steps = [...lines, ...lines.map((line) => line.split("").reverse().join(""))];

/** What guessers try first, alone, together, and with a few digits behind. */
const usualWords =
  `senha segredo mudar trocar acesso entrar login usuario teste admin administrador minha nova forte segura
  password passwd secret welcome letmein changeme iloveyou teamo amor princesa familia bemvindo brasil jesus cristo deus fiel
  flamengo corinthians palmeiras saopaulo santos gremio vasco cruzeiro portao portoes motor motores loja dragon monkey master`.split(
    /\s+/,
  );

const figures: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "!": "i" };

/** Capitals and accents make nothing harder to guess. */
export function foldPassword(password: string): string {
  return withoutAccents(password.normalize("NFKC")).toLowerCase();
}

/**
 * True for what a guesser tries early: sequences, repetitions, and little besides usual words and what is known of the
 * person, such as their name or address. Long lists of leaked passwords are another matter.
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  const folded = foldPassword(password);
  const words = [...known.flatMap(toWords), ...usualWords].toSorted((a, b) => b.length - a.length);
  return [folded, folded.replace(/[013457@$!]/g, (figure) => figures[figure] ?? figure)].some(
    (text) => isMonotonous(text) || isLittleBesides(text, words),
  );
}

function isMonotonous(text: string): boolean {
  return new Set(text).size < 5 || /^(.{1,8}?)\1+.{0,3}$/su.test(text) || isSequence(text);
}

/** "qwertyuiop12345": along the lines, with a jump here and there. */
function isSequence(text: string): boolean {
  const pairs = Array.from(text.slice(1), (next, index) => `${text[index]}${next}`);
  const jumps = pairs.filter((pair) => pair[0] !== pair[1] && !steps.some((line) => line.includes(pair)));
  return jumps.length <= text.length / 4;
}

function isLittleBesides(text: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, " "), text);
  if (rest === text) return false;
  const left = rest.replace(/[^\p{L}\p{N}]/gu, "");
  return left.length < 6 || /^\d{1,8}$/.test(left) || isMonotonous(left);
}

/** An address and a name count whole and in their parts; what is shorter than three letters is in half of all words. */
function toWords(text: string): string[] {
  const folded = foldPassword(text);
  const parts = folded.split(/[^\p{L}\p{N}]+/u);
  return [folded, parts.join(""), ...parts].filter((word) => word.length >= 3);
}
