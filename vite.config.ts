import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type EnvironmentOptions, type Plugin } from "vite";
import { dataAsJson } from "./server/build/data-as-json.ts";
import { inlineScripts } from "./server/build/inline-script.ts";
import { asciiSources } from "./server/build/one-byte-sources.ts";
import { stepsAsJson } from "./server/build/steps-as-json.ts";

/**
 * Loaders may read `content` and `server` types; a component that imported either would ship it to every visitor. The
 * words of the panel may be said by the browser too: they import nothing of the rest.
 */
function keepOutOfBrowser(folders: string[], allowed: string): Plugin {
  return {
    name: "keep-out-of-browser",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (id.startsWith(`${import.meta.dirname}/${allowed}/`)) return;
      const folder = folders.find((name) => id.startsWith(`${import.meta.dirname}/${name}/`));
      if (folder)
        this.error(`${id} would reach the browser: import ${folder}/ only from loaders, actions and *.server.ts`);
    },
  };
}

/** Of a package of two thousand icons only those are read that are drawn. */
const lazyBarrel = true;

const serverBundle: EnvironmentOptions = {
  resolve: { noExternal: true, external: ["pg", "sharp"], conditions: ["node"] },
  // Without it React and others come twice, the second time for development.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: { rolldownOptions: { input: "server/production.ts", experimental: { lazyBarrel } } },
};

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    inlineScripts(),
    dataAsJson(import.meta.dirname, "content/knowledge/{wide,narrow}.ts"),
    stepsAsJson(import.meta.dirname, "content/knowledge/title-index.ts"),
    asciiSources(),
    keepOutOfBrowser(["content", "server"], "content/words"),
  ],
  // Sizes of what is sent are budgets of the tests; compressing the server to print its own takes seconds.
  build: { assetsInlineLimit: 0, reportCompressedSize: false, rolldownOptions: { experimental: { lazyBarrel } } },
  resolve: command === "build" ? { alias: { postcss: `${import.meta.dirname}/server/build/no-postcss.ts` } } : {},
  worker: { format: "es" },
  server: { warmup: { clientFiles: ["app/root.tsx", "app/entry.client.tsx"] } },
  // The whole server in few files: reading a thousand takes longer than all else at the start.
  environments: command === "build" ? { ssr: serverBundle } : ({} as Record<string, EnvironmentOptions>),
}));
