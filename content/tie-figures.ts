import type { Shop } from "./shop.ts";

/** Figures that a text of somebody else's may state in the shop's own words. */
const tiedNames = /^(?:price\.|models\.prices|shop\.phone$|shop\.hours$|warranty\.(?:motor|installation)$)/;

function escapeForRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s/g, "\\s");
}

type Tie = { pattern: RegExp; names: ReadonlyMap<string, string> };

const ties = new WeakMap<Shop, Tie>();

/** The longest first: a range of prices is one figure, not two. */
function getTie(shop: Shop): Tie {
  const known = ties.get(shop);
  if (known) return known;
  const names = new Map<string, string>();
  for (const [name, value] of Object.entries(shop.figures)) {
    const written = value?.replace(/\s/g, " ");
    if (written && tiedNames.test(name) && !names.has(written)) names.set(written, name);
  }
  const words = [...names.keys()].toSorted((one, other) => other.length - one.length).map(escapeForRegex);
  const tie = { pattern: new RegExp(`(?<![\\d.,])(?:${words.join("|")})(?![\\d]|[.,]\\d)`, "g"), names };
  ties.set(shop, tie);
  return tie;
}

/** Months are a figure of ours only where a warranty is spoken of. */
function isMeant(name: string, around: string): boolean {
  return !name.startsWith("warranty.") || /garantia/i.test(around);
}

function tieText(text: string, { pattern, names }: Tie): string {
  return text.replace(pattern, (found: string, ...rest) => {
    const at = rest.at(-2) as number;
    const name = names.get(found.replace(/\s/g, " "));
    const around = text.slice(Math.max(0, at - 60), at + found.length + 60);
    if (name === undefined || !isMeant(name, around)) return found;
    const isStart = name === "price.padrao" && /a partir de\s*$/i.test(text.slice(0, at));
    return `<data value="${isStart ? "price.lowest" : name}">${found}</data>`;
  });
}

/**
 * Ties what a finished text states of the shop to its figures, so that it follows when they change: prices, warranties,
 * hours, and where a conversation or a call leads.
 */
export function tieFigures(html: string, shop: Shop): string {
  if (html.includes("<data ")) return html;
  const tie = getTie(shop);
  const { phone, chatPhone, chatHost } = shop.facts.contact;
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith("<") ? tieLink(piece) : tieText(piece, tie)))
    .join("");

  function tieLink(tag: string): string {
    const chat = `href="${chatHost}/${chatPhone ?? phone}`;
    if (tag.includes(`${chat}"`)) return tag.replace(/href="[^"]*"/, 'href="{shop.chat}"');
    if (tag.includes(`${chat}?`)) return tag.replace(chat, 'href="{shop.chatTo}');
    return tag.includes(`href="tel:+${phone}"`) ? tag.replace(/href="[^"]*"/, 'href="{shop.tel}"') : tag;
  }
}
