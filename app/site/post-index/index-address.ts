export type IndexChoice = { letter: string | null; search: string; page: number };

/** What the address of the index may say. */
export const indexParams = ["letra", "busca", "pagina"];

/** One address for each choice: the first page and the whole list are left unsaid. */
export function indexAddress({ letter, search, page }: IndexChoice): string {
  const query = new URLSearchParams();
  if (letter !== null) query.set("letra", letter);
  if (search !== "") query.set("busca", search);
  if (page > 1) query.set("pagina", String(page));
  return query.size > 0 ? `/postagens/indice?${query}` : "/postagens/indice";
}
