import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";

const query = "?inline-script";

/** Gives `import { code, hash } from "./module.ts?inline-script"` the module bundled into one minified script. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      const { code, files } = await bundle(id.slice(0, -query.length));
      for (const file of files) this.addWatchFile(file);
      const hash = `sha256-${createHash("sha256").update(code).digest("base64")}`;
      return `export const code = ${JSON.stringify(code)};\nexport const hash = ${JSON.stringify(hash)};`;
    },
  };
}

export async function bundle(file: string): Promise<{ code: string; files: string[] }> {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      // A library gets none of the helpers that Vite adds to an import() of a page.
      lib: { entry: file, formats: ["iife"], name: "script" },
    },
  });
  const [chunk] = Array.isArray(output)
    ? output.flatMap((each) => each.output)
    : "output" in output
      ? output.output
      : [];
  if (chunk?.type !== "chunk") throw new Error(`${file} made no script`);
  return { code: chunk.code.trim().replace(/;$/, ""), files: chunk.moduleIds.filter((id) => !id.startsWith("\0")) };
}
