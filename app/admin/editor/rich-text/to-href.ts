/** An address as a link may have it, from what a person typed; null for what is none. */
export function toHref(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return null;
  if (/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(text)) return text;
  if (/^[^@/:]+@[^@/:]+\.[a-z]+$/i.test(text)) return `mailto:${text}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || text.startsWith("//")) return null;
  // "exemplo.com.br/pagina" is a host, "servicos" a page of ours.
  return /^[\w-]+(\.[\w-]+)+(\/|$|\?)/.test(text) ? `https://${text}` : `/${text}`;
}
