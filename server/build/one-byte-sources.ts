import type { Plugin } from "vite";

/** What `pattern` finds as the escapes that JavaScript and JSON share. */
function escapeUnits(source: string, pattern: RegExp): string {
  return source.replace(pattern, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** So that it can be stored and read as Latin-1, which needs no decoding. */
export function toLatin1(json: string): Buffer {
  return Buffer.from(escapeUnits(json, /[^\0-\xff]/g), "latin1");
}

/** The source of a module stays in memory: a byte a character if all are ASCII, else two. */
export function asciiSources(): Plugin {
  return {
    name: "ascii-sources",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    // The last word: whatever prints code again writes escapes as the characters that they stand for.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk") chunk.code = escapeUnits(chunk.code, /[^\0-\x7f]/g);
        }
      },
    },
  };
}
