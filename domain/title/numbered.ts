/** Texts that come again and again, each kept once and known by its number. */
export type Numbered = { names: string[]; toNumber(name: string): number };

export function createNumbered(): Numbered {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  return {
    names,
    toNumber(name) {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, names.length);
      return names.push(name) - 1;
    },
  };
}
