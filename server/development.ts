import type { RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { type Site, start } from "./main.ts";

/** What `npm run dev` runs: Vite answers for modules and hot reload, everything else goes to the same server as ever. */
export function startDevelopment(root: string): Promise<void> {
  return start(root, () => openVite(root));
}

async function openVite(root: string): Promise<Site> {
  const vite = await createServer({ root, server: { middlewareMode: true } });
  return {
    build: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    vite: {
      before:
        (listener): RequestListener =>
        (request, response) =>
          vite.middlewares(request, response, () => listener(request, response)),
      close: () => vite.close(),
    },
  };
}
