import type { Shop } from "#content/shop.ts";
import { replaceText } from "#domain/replace-text.ts";
import { stripTags } from "#domain/strip-tags.ts";
import type { ReplaceText } from "./batch-step.ts";

/** What pages would say with some words replaced, as visitors of this shop read them; null where they do not occur. */
export function createTextReplacer(shop: Shop): ReplaceText {
  const shown = new Map<string, string>();
  const showValue = (element: string) => {
    const known = shown.get(element);
    if (known !== undefined) return known;
    const value = stripTags(shop.fill(`<p>${element}</p>`), "");
    shown.set(element, value);
    return value;
  };
  return ({ title, content, description, shareText }, { find, replacement, isInTitle }) => {
    const inLine = (line: string) => line.replaceAll(find, replacement);
    const after = {
      title: isInTitle ? inLine(title) : title,
      content: replaceText(content, { find, replacement }, showValue) ?? content,
      description: inLine(description),
      shareText: inLine(shareText),
    };
    const before = { title, content, description, shareText };
    const names = ["title", "content", "description", "shareText"] as const;
    return names.every((name) => before[name] === after[name]) ? null : after;
  };
}
