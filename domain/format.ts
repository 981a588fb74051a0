const wholeReais = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL", maximumFractionDigits: 0 });
const exactReais = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** 899 -> "R$ 899"; 299.9 -> "R$ 299,90". The space is a no-break one, so a price never wraps. */
export function formatPrice(value: number): string {
  return (Number.isInteger(value) ? wholeReais : exactReais).format(value);
}

/** ["a", "b", "c"] -> "a, b e c" */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} e ${last}`;
}

/** 6 -> "6 meses"; whole years in years: 12 -> "1 ano", 24 -> "2 anos". */
export function formatMonths(months: number): string {
  if (months % 12 === 0) return months === 12 ? "1 ano" : `${months / 12} anos`;
  return countMonths(months);
}

/** 1 -> "1 mês"; 12 -> "12 meses" */
export function countMonths(months: number): string {
  return months === 1 ? "1 mês" : `${months} meses`;
}

/** 1 -> "1 vez por ano"; 2 -> "2 vezes por ano" */
export function countTimesAYear(times: number): string {
  return times === 1 ? "1 vez por ano" : timesAYear(times);
}

/** 1 -> "uma vez por ano"; 2 -> "2 vezes por ano" */
export function timesAYear(times: number): string {
  return times === 1 ? "uma vez por ano" : `${times} vezes por ano`;
}
