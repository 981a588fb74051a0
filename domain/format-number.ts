const number = new Intl.NumberFormat("pt-BR");

/** 1200 -> "1.200"; 2.5 -> "2,5" */
export function formatNumber(value: number): string {
  return number.format(value);
}
