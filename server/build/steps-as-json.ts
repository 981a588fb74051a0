import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { finish, type Steps } from "#domain/steps.ts";

/**
 * What the steps of a module work out of nothing but the sources is worked out by the build: each part of it becomes a
 * line of a JSON file beside the server's bundle, which the steps then only read.
 */
export function stepsAsJson(root: string, path: string): Plugin {
  const file = join(root, path);
  return {
    name: "steps-as-json",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    async load(id) {
      if (id !== file) return;
      const module: Record<string, () => Steps<object>> = await import(pathToFileURL(file).href);
      const functions = Object.entries(module).map(([name, steps]) => {
        const fileName = `${name}.jsonl`;
        const lines = Object.entries(finish(steps())).map((part) => JSON.stringify(part));
        this.emitFile({ type: "asset", fileName, source: lines.join("\n") });
        return `export function* ${name}() {
          const parts = [];
          for (const line of readFileSync(import.meta.dirname + "/${fileName}", "utf8").split("\\n")) {
            parts.push(JSON.parse(line));
            yield;
          }
          return Object.fromEntries(parts);
        }`;
      });
      return `import { readFileSync } from "node:fs";\n${functions.join("\n")}`;
    },
  };
}
