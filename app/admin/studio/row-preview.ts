import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import type { Route } from "./+types/row-preview";
import { orMissing } from "./or-missing.ts";

/** A row as the page that it would be; nothing is saved. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { studio, pages, renderPage } = context.get(servicesContext);
  const line = /^\d{1,7}$/.test(params.line) ? Number(params.line) : 0;
  const row = await orMissing(studio.previewRow(params.id, line, context.get(adminContext)));
  const page = await orMissing(renderPage(pages.imaginePage(row)));
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" });
  const policy = page.headers.get("Content-Security-Policy");
  if (policy) headers.set("Content-Security-Policy", policy);
  return new Response(await page.text(), { status: page.status, headers });
}
