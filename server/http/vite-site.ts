import type { RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";

/** Development only: Vite answers for modules and hot reload, everything else goes on to the same server as ever. */
export async function createViteSite(root: string) {
  const vite = await createServer({ root, server: { middlewareMode: true } });
  return {
    loadBuild: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    before:
      (listener: RequestListener): RequestListener =>
      (request, response) =>
        vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  };
}
