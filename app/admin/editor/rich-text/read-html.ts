import type { Editor } from "@tiptap/core";

/** The text as pages have it: what the editor needs around it for itself goes. */
export function readHtml(editor: Editor): string {
  const { body } = new DOMParser().parseFromString(editor.getHTML(), "text/html");
  for (const cell of body.querySelectorAll("li, td, th")) unwrapOnlyParagraph(cell);
  for (const element of body.querySelectorAll("colgroup")) element.remove();
  for (const cell of body.querySelectorAll("td, th")) {
    for (const name of ["colspan", "rowspan"]) if (cell.getAttribute(name) === "1") cell.removeAttribute(name);
    cell.removeAttribute("colwidth");
  }
  for (const table of body.querySelectorAll("table")) {
    table.removeAttribute("style");
    nameHeadings(table);
  }
  for (const paragraph of body.querySelectorAll("p")) if (paragraph.innerHTML.trim() === "") paragraph.remove();
  return body.innerHTML;
}

function unwrapOnlyParagraph(element: Element): void {
  const [first, ...others] = element.children;
  const isParagraph = first?.tagName === "P" && !first.hasAttribute("class");
  // A list may follow the words of its item.
  if (!isParagraph || others.some(({ tagName }) => tagName !== "UL" && tagName !== "OL")) return;
  first.replaceWith(...first.childNodes);
}

/** A first row of headings stands apart, and every heading says what it is one of. */
function nameHeadings(table: HTMLTableElement): void {
  const [first, ...rows] = table.rows;
  if (!first) return;
  const isHead = [...first.cells].every(({ tagName }) => tagName === "TH");
  if (isHead) {
    for (const cell of first.cells) cell.setAttribute("scope", "col");
    const head = table.ownerDocument.createElement("thead");
    head.append(first);
    table.prepend(head);
  }
  for (const row of isHead ? rows : [first, ...rows]) {
    for (const cell of row.cells) if (cell.tagName === "TH") cell.setAttribute("scope", "row");
  }
  for (const body of table.tBodies) if (body.rows.length === 0) body.remove();
}
