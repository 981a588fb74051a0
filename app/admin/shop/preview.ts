import { data } from "react-router";
import { servicesContext } from "#app/services.ts";
import { isFactSection, readSection } from "#domain/facts/facts.ts";
import type { Route } from "./+types/preview";

/** A public page as it would be with a change that is not saved yet. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { facts, renderWith } = context.get(servicesContext);
  const section = url.searchParams.get("secao") ?? "";
  const path = url.searchParams.get("pagina") ?? "";
  const body = await request.formData().catch(() => new FormData());
  const reviewed = body.get("reviewed");
  const value = isFactSection(section) && typeof reviewed === "string" ? readSection(section, reviewed) : null;
  if (value === null || !/^\/(?!admin\b|\/)[\w\-/]*$/.test(path)) throw data(null, { status: 400 });
  const page = await renderWith(path, facts.preview({ [section]: value }));
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" });
  const policy = page.headers.get("Content-Security-Policy");
  if (policy) headers.set("Content-Security-Policy", policy);
  return new Response(await page.text(), { status: page.status, headers });
}
