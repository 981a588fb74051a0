const tag = /<[^>]*>/g;
const entity = /&(?:[a-z]+|#\d+);/gi;
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u20e3/gu;
const control = /[\p{Cc}\p{Cf}]/gu;
/** "1. ", "12) ", "- ", "• ", "[ ] ", a quote: what a list brings along. */
const listMark = /^(?:[\s"'“”‘’«»]*(?:\d{1,4}\s*[.)\-–:ºª°]+\s+|[-–—•·*▪●○►>#]+\s*|\[[ x]?\]\s*))+/i;
/** How an assistant is called before a question; "Alexa abre portão" is of the assistant itself. */
const calling =
  /^(?:(?:ok|okay|ei|oi|hey|e aí)[\s,]+(?:google|siri|alexa)|(?:alexa|siri)(?:,|(?=\s+(?:onde|quem|qual|quanto|por ?que|como|o que|procur|ach|encontr|chama|me)\p{L}*)))[\s,:!.]+/iu;
const looseEnds = /^[\s,;:|/-]+|[\s,;:|/.!-]+$/g;
/** Quotes around the whole, as a spreadsheet puts them. */
const wrapped = /^["'“‘«]([^"'“”‘’«»]*)["'”’»]$/;

/** Before a line whose title is published as it was typed, slips and all. */
const asTyped = "=";

/** What a line says, and whether its words may be mended. */
export function readAsTyped(line: string): { text: string; isAsTyped: boolean } {
  const text = line.trimStart();
  return text.startsWith(asTyped)
    ? { text: text.slice(asTyped.length), isAsTyped: true }
    : { text: line, isAsTyped: false };
}

/** The list with one of its lines kept as it was typed. */
export function keepAsTyped(list: string, line: string): string {
  const lines = list.split("\n");
  const at = lines.findIndex((each) => each.trim() === line.trim());
  return lines.map((each, index) => (index === at ? `${asTyped}${each.trimStart()}` : each)).join("\n");
}

/** The columns of a pasted spreadsheet row; one for anything else. */
export function splitColumns(line: string): string[] {
  const parts = line.includes("\t") ? line.split("\t") : line.split(/[;|]/).length > 2 ? line.split(/[;|]/) : [line];
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** "Não fecha pq", as it is typed on a telephone. */
const lastWhy = /\s+(?:pq|porq)(\??)$/i;

/** Words with one space between them. */
const wordsAlone = /^[a-zà-öø-ÿ\d]+(?: [a-zà-öø-ÿ\d]+)*$/i;

/** A title as its writer meant it: without list marks, markup, pictures, quotes and loose ends. */
export function cleanTitle(raw: string): string {
  // Most titles have nothing else to be cleaned of.
  if (wordsAlone.test(raw)) return raw.replace(calling, "").replace(lastWhy, ", por quê$1");
  return raw
    .normalize("NFC")
    .replace(control, " ")
    .replace(tag, " ")
    .replace(entity, " ")
    .replace(pictures, " ")
    .replace(listMark, "")
    .replace(calling, "")
    .replace(looseEnds, "")
    .replace(wrapped, "$1")
    .replace(/\s+/g, " ")
    .replace(/([!?.,])\1+/g, "$1")
    .replace(/\s+([?!,.:;])/g, "$1")
    .replace(lastWhy, ", por quê$1");
}

export function isShouted(title: string): boolean {
  const capitals = title.match(/\p{Lu}/gu)?.length ?? 0;
  // Of seven letters or more: there is no need to count those of a title in small ones.
  if (capitals < 5) return false;
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  return letters > 6 && capitals / letters > 0.7;
}
