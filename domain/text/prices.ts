const figures = /\{(price\.\w+|models\.prices\w*)\}/g;

/** The prices of all models are those of each, and what a visit costs is told from its least or by its range. */
export function readPrices(sentence: string): string[] {
  if (!sentence.includes("{")) return [];
  return Array.from(sentence.matchAll(figures), ([, name = ""]) => {
    if (name === "price.preventiveRange") return "price.preventive";
    return /^models\.|^price\.(?:padrao|speedy|jetflex|lowest|highest)$/.test(name) ? "price.models" : name;
  });
}
