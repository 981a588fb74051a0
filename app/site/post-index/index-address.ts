export type IndexChoice = { letter: string | null; page: number };

/** One address for each choice: the first page and the whole list are left unsaid. */
export function indexAddress({ letter, page }: IndexChoice): string {
  const query = new URLSearchParams();
  if (letter !== null) query.set("letra", letter);
  if (page > 1) query.set("pagina", String(page));
  return query.size > 0 ? `/postagens/indice?${query}` : "/postagens/indice";
}
