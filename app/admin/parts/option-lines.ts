import { escapeHtml } from "#domain/escape-html.ts";

/**
 * Options of a field, each a line of a value, a space and its label. As HTML: where there are hundreds, making an
 * element of each took longer than all the rest of the screen.
 */
export function toOptions(lines: string, chosen: string): string {
  if (lines === "") return "";
  return lines
    .split("\n")
    .map((line) => {
      const end = line.indexOf(" ");
      return toOption(line.slice(0, end), line.slice(end + 1), chosen);
    })
    .join("");
}

export function toOption(value: string, label: string, chosen: string): string {
  const selected = value === chosen ? ' selected=""' : "";
  return `<option value="${escapeHtml(value)}"${selected}>${escapeHtml(label)}</option>`;
}

/** Lines in groups under their headings. */
export function toOptionGroups(groups: readonly { heading: string; lines: string }[], chosen: string): string {
  return groups
    .map(({ heading, lines }) => `<optgroup label="${escapeHtml(heading)}">${toOptions(lines, chosen)}</optgroup>`)
    .join("");
}
