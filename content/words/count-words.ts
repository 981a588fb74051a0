/** "1 página", "1.200 páginas" */
export function countWords(count: number, one: string, many: string): string {
  return `${count.toLocaleString("pt-BR")} ${count === 1 ? one : many}`;
}
