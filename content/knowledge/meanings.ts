/** What a price includes, for a text that does not say it in its own words; a price is never left to be guessed at. */
const meanings: { prices: RegExp; isSaid: RegExp; words: string }[] = [
  { prices: /\{price\.preventive\}/, isSaid: /peças|(?:sem|fora) a peça/i, words: "(sem peças)" },
  {
    prices:
      /\{(?:price\.(?:padrao|speedy|jetflex|lowest|highest)|models\.prices(?:Named)?(?:Or)?)\}(?! (?:a|e) \{price)/,
    isSaid: /instala|kit|entreg|montad|mão de obra/i,
    words: "(kit instalado)",
  },
];

function withMeaning(text: string): string {
  if (!text.includes("{")) return text;
  return meanings.reduce(
    (told, { prices, isSaid, words }) => (isSaid.test(told) ? told : told.replace(prices, `$& ${words}`)),
    text,
  );
}

/**
 * Says of every price in a tree of texts what it stands for. The figures themselves are the shop's, and filled later. What
 * names no price, nearly all of it, is the same object as before: a copy of all knowledge would stay in memory.
 */
export function withMeanings<T>(data: T): T {
  if (typeof data === "string") return withMeaning(data) as T;
  if (typeof data !== "object" || data === null) return data;
  let told = data;
  // Every start of the server walks all knowledge, so nothing is made for what stays as it is.
  for (const name in data) {
    const value = withMeanings(data[name]);
    if (value === data[name]) continue;
    if (told === data) told = (Array.isArray(data) ? [...data] : { ...data }) as T & object;
    told[name] = value;
  }
  return told;
}
