import { createHash } from "node:crypto";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { inlineScripts } from "./inline-script.ts";

test("a module becomes one small script, with the hash that names it, while someone works on it too", async () => {
  const vite = await createServer({
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [inlineScripts()],
  });
  onTestFinished(() => vite.close());
  const { code, hash } = await vite.ssrLoadModule("/app/hydration/public-page.ts?inline-script");
  expect(code).toMatch(/^\(function\(\)\{.*\}\)\(\)$/);
  expect(code).toContain("import(");
  expect(code).not.toMatch(/import\.meta|__vite/);
  expect(hash).toBe(`sha256-${createHash("sha256").update(code).digest("base64")}`);
});
