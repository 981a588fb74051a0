/**
 * One line of a CSV file. A visitor can write a utm tag and anybody a title: what a spreadsheet would take for a formula
 * becomes text.
 */
export function toCsvLine(values: readonly string[], separator: "," | ";"): string {
  return `${values.map((value) => toCell(value, separator)).join(separator)}\r\n`;
}

const guarded = /^[=+\-@＝＋－＠\t\r\n]/;

/** What a cell said before it was kept from being a formula. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && guarded.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function toCell(value: string, separator: string): string {
  const text = guarded.test(value) ? `'${value}` : value;
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
