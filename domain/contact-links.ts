import { contactPing } from "./contact.ts";

/** What a link in stored text is counted as. */
const buttonInText = "content";

/**
 * Gives the chat and phone links of a text what those of our own parts have. Not done when the text is stored, so
 * that older pages have it too and none keeps the chat of another day. The text has passed the allow-list: a tag is
 * "<a" with its values in double quotes, and none of them holds a ">".
 */
export function withContactLinks(html: string, chatHost: string): string {
  return html.replace(/<a\b[^>]*>/g, (tag) => {
    const href = /\shref="([^"]*)"/.exec(tag)?.[1] ?? "";
    if (/^tel:/i.test(href)) return tag.replace(/>$/, `${countedAs("phone")}>`);
    if (!leadsToChat(href, chatHost)) return tag;
    const bare = tag.replace(/\s(?:rel|target)="[^"]*"/g, "");
    return bare.replace(/>$/, ` target="_blank" rel="noopener noreferrer"${countedAs("chat")}>`);
  });
}

function countedAs(kind: "chat" | "phone"): string {
  const ping = contactPing(kind, buttonInText).replaceAll("&", "&amp;");
  return ` ping="${ping}" data-contact="${kind}" data-button="${buttonInText}"`;
}

/** Whichever number it asks for: a page that was taken over may have an older one. */
function leadsToChat(href: string, chatHost: string): boolean {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return false;
  const [link, chat] = [new URL(href), new URL(chatHost)];
  return link.host === chat.host && link.pathname.startsWith(chat.pathname.replace(/\/?$/, "/"));
}
