/**
 * Words so small that no set of them could ask it: "para que serve o capacitor", "o que é cremalheira". Read on low
 * letters without accents.
 */
const signs = [
  /\b(?:para|pra) (?:o )?que (?:\w+ )?serve\b/,
  /\bserve (?:para|pra) (?:o )?que\b/,
  // "O que faz a placa queimar" asks for a cause.
  /^o que faz (?:o|a|um|uma) (?!.*\w(?:ar|er|ir)\b)/,
  /^(?:o )?que e (?:o |a |um |uma )?(?!melhor|pior|mais|bom|preciso|necessario)\w+/,
  /\bo que e$/,
];

/** A definition is asked in few words; with more, something is asked of the thing. */
const mostWords = 9;

/** Whether a title asks what a thing is for, or what it is. */
export function asksPurpose(words: string): boolean {
  const plain = words.replaceAll("?", "").trim();
  return plain.split(" ").length <= mostWords && signs.some((sign) => sign.test(plain));
}
