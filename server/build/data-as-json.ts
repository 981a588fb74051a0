import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { toLatin1 } from "./one-byte-sources.ts";

const store = "virtual:data-as-json";
const resolvedStore = `\0${store}`;
const fileName = "data.json";

/**
 * Modules that hold nothing but data become one JSON file beside the server's bundle. V8 keeps the source of a module for
 * as long as the process lives, next to the objects made from it; of JSON only the objects stay.
 */
export function dataAsJson(root: string, pattern: string): Plugin {
  const names = new Map(globSync(pattern, { cwd: root }).map((name) => [join(root, name), name]));
  return {
    name: "data-as-json",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    resolveId: (id) => (id === store ? resolvedStore : undefined),
    async load(id) {
      if (id === resolvedStore) {
        const data: Record<string, unknown> = {};
        for (const [file, name] of names) data[name] = await readExports(file);
        const source = toLatin1(JSON.stringify(data));
        this.emitFile({ type: "asset", fileName, source });
        return `import { readFileSync } from "node:fs";
          export const data = JSON.parse(readFileSync(import.meta.dirname + "/${fileName}", "latin1"));`;
      }
      const name = names.get(id);
      if (name === undefined) return;
      const lines = Object.keys(await readExports(id)).map(
        (variable) => `export const ${variable} = data[${JSON.stringify(name)}].${variable};`,
      );
      return `import { data } from "${store}";\n${lines.join("\n")}`;
    },
  };
}

function readExports(file: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(file).href);
}
