/** What a price includes, for a text that does not say it in its own words; a price is never left to be guessed at. */
const meanings: { prices: RegExp; isSaid: RegExp; words: string }[] = [
  { prices: /\{price\.preventive\}/, isSaid: /peças/i, words: "(sem peças)" },
  {
    prices:
      /\{(?:price\.(?:padrao|speedy|jetflex|lowest|highest)|models\.prices(?:Named)?(?:Or)?)\}(?! (?:a|e) \{price)/,
    isSaid: /instala|kit|entreg|montad|mão de obra/i,
    words: "(kit instalado)",
  },
];

function withMeaning(text: string): string {
  return meanings.reduce(
    (told, { prices, isSaid, words }) => (isSaid.test(told) ? told : told.replace(prices, `$& ${words}`)),
    text,
  );
}

/** Says of every price in a tree of texts what it stands for. The figures themselves are the shop's, and filled later. */
export function withMeanings<T>(data: T): T {
  if (typeof data === "string") return withMeaning(data) as T;
  if (Array.isArray(data)) return data.map((item) => withMeanings(item)) as T;
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withMeanings(value)])) as T;
}
