/** Longer than any city's name; what goes beyond it is no search. */
export const longestCitySearch = 40;

/** People type without accents and in any case: "sao p" finds São Paulo. */
export function matchesCity(name: string, search: string): boolean {
  return plain(name).includes(plain(search));
}

export function isSameCity(name: string, search: string): boolean {
  return plain(name) === plain(search);
}

function plain(text: string): string {
  return text.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
