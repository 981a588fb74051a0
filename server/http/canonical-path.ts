/**
 * Every page has one address: small letters, no slash at the end, nothing encoded that need not be. Routes would
 * answer the others too, and search engines would list each as a page of its own. Null when the path is as it should
 * be, or none of the site's pages'.
 */
export function toCanonicalPath(path: string): string | null {
  if (/^\/(\/|(admin|api|assets|og)(\/|$))/i.test(path)) return null;
  const plain = toPlainPath(path);
  // One slash in front: two would name another host.
  const joined = `/${plain.replace(/^\/+|\/+$/g, "").replace(/\/{2,}/g, "/")}`;
  const proper = joined.replace(/%..|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  return proper === path ? null : proper;
}

function toPlainPath(path: string): string {
  if (!path.includes("%")) return path;
  try {
    const decoded = decodeURIComponent(path);
    return /^[\w\-./~]*$/.test(decoded) ? decoded : path;
  } catch {
    return path;
  }
}
