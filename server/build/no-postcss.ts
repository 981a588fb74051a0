/** Stands for postcss in the server's bundle, where sanitize-html asks for it only to read style attributes. */
export function parse(): never {
  throw new Error("no style attribute is allowed, so none is ever parsed");
}
