import { withoutAccents } from "./accents.ts";

/** People type without accents and in any case: "sao p" finds São Paulo. */
export function matchesCity(name: string, search: string): boolean {
  return plain(name).includes(plain(search));
}

export function isSameCity(name: string, search: string): boolean {
  return plain(name) === plain(search);
}

/** What a visitor is told about the cities that were found. */
export function cityCaption(found: number): string {
  if (found === 0) return "Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.";
  return found === 1 ? "1 cidade com frete grátis" : `${found} cidades com frete grátis`;
}

function plain(text: string): string {
  return withoutAccents(text.trim().toLowerCase());
}
