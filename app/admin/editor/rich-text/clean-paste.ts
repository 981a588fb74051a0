/** Of what Word and other sites bring along, structure and words alone. What the allow-list has is decided by the server again. */
export function cleanPaste(html: string): string {
  // Word keeps its own notes to itself in comments, some of which are half a document.
  const { body } = new DOMParser().parseFromString(html.replace(/<!--.*?-->/gs, ""), "text/html");
  for (const element of body.querySelectorAll("style, script, meta, link, title, xml, o\\:p, img, svg, iframe")) {
    element.remove();
  }
  toLists(body);
  for (const element of body.querySelectorAll("h1")) rename(element, "h2");
  for (const element of body.querySelectorAll("h5, h6")) rename(element, "h4");
  for (const element of body.querySelectorAll<HTMLElement>("*")) {
    const isOurs = element.matches("data[value], table[data-facts], figure[data-photo]");
    if (isOurs) continue;
    const isBold = /^(bold|[6-9]00)$/.test(element.style?.fontWeight ?? "") && element.tagName === "SPAN";
    for (const { name } of [...element.attributes]) {
      const isKept = (element.tagName === "A" && name === "href") || /^(col|row)span$/.test(name);
      if (!isKept) element.removeAttribute(name);
    }
    if (isBold) rename(element, "strong");
    else if (/^(SPAN|FONT|U|CENTER|SECTION|ARTICLE|HEADER|FOOTER|MAIN)$/.test(element.tagName)) {
      element.replaceWith(...element.childNodes);
    }
  }
  return body.innerHTML;
}

/** Word writes the items of a list as paragraphs that begin with a drawn sign. */
function toLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>("p[class^=MsoList], p[style*=mso-list]")) {
    for (const sign of paragraph.querySelectorAll("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']"))
      sign.remove();
    const words = paragraph.textContent ?? "";
    const isNumbered = /^\s*\d+[.)]\s/.test(words);
    const tag = isNumbered ? "ol" : "ul";
    const before = paragraph.previousElementSibling;
    const list = before?.tagName.toLowerCase() === tag ? before : body.ownerDocument.createElement(tag);
    const item = body.ownerDocument.createElement("li");
    item.innerHTML = paragraph.innerHTML.replace(/^(?:\s|&nbsp;)*(?:[·•o§-]|\d+[.)])(?:\s|&nbsp;)+/, "");
    list.append(item);
    if (list === before) paragraph.remove();
    else paragraph.replaceWith(list);
  }
}

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
