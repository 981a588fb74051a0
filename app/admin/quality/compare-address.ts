/** What the address of the comparison says. */
export type Comparison = {
  ids: [string, string];
  /** The page that was chosen to stay. */
  staysId: string | null;
  /** Numbers of the parts that were chosen; null while nobody has. */
  taken: number[] | null;
};

const isId = (text: string) => /^[\w-]{1,64}$/.test(text);

/** Null for an address that names no two pages. */
export function readComparison(query: URLSearchParams): Comparison | null {
  const [one, other] = [query.get("uma") ?? "", query.get("outra") ?? ""];
  if (!isId(one) || !isId(other) || one === other) return null;
  const staysId = query.get("fica");
  return {
    ids: [one, other],
    staysId: staysId === one || staysId === other ? staysId : null,
    taken: query.has("escolhido") ? readNumbers(query.getAll("parte")) : null,
  };
}

/** Parts by their numbers, whatever else a form says. */
export function readNumbers(texts: readonly string[]): number[] {
  return texts.filter((text) => /^\d{1,3}$/.test(text)).map(Number);
}
