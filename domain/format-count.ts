const wholeNumber = new Intl.NumberFormat("pt-BR");

export function formatCount(count: number): string {
  return wholeNumber.format(count);
}
