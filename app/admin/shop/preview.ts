import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { isFactSection, readSection } from "#domain/facts/facts.ts";
import { readForm, text } from "../parts/read-form.ts";
import { toErrorPage } from "../parts/to-error-page.ts";
import type { Route } from "./+types/preview";

/** What was looked at, as JSON. */
const schema = z.object({ reviewed: text });

/** A public page as it would be with a change that is not saved yet. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { facts, renderWith } = context.get(servicesContext);
  const section = url.searchParams.get("secao") ?? "";
  const path = url.searchParams.get("pagina") ?? "";
  const form = await readForm(request, schema);
  const value = isFactSection(section) && form.value ? readSection(section, form.value.reviewed) : null;
  if (value === null || !/^\/(?!admin\b|\/)[\w\-/]*$/.test(path)) throw toErrorPage("bad-request");
  const page = await renderWith(path, facts.preview({ [section]: value }));
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" });
  const policy = page.headers.get("Content-Security-Policy");
  if (policy) headers.set("Content-Security-Policy", policy);
  return new Response(await page.text(), { status: page.status, headers });
}
