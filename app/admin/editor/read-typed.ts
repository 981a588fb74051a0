import { z } from "zod";
import type { TypedFields } from "#domain/page-drafts.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import type { Services } from "#server/services.ts";
import { toErrorPage } from "../parts/to-error-page.ts";
import { editorForm, toTyped } from "./editor-forms.ts";

const sentMoment = z.coerce.date().min(new Date(0));

/** What the editor sends while somebody types. A body that is no form is an empty one. */
export async function readTyped(request: Request): Promise<{ basedOn: number; typed: TypedFields; typedAt: Date }> {
  const body = await request.formData().catch(() => new FormData());
  const value = editorForm.parse(Object.fromEntries(body));
  const moment = sentMoment.safeParse(Number(body.get("typedAt") || Number.NaN));
  return { basedOn: Number(value.basedOn) || 0, typed: toTyped(value), typedAt: moment.data ?? new Date() };
}

/** Answers 404 with a sentence where there is none. */
export async function requirePage({ pages }: Pick<Services, "pages">, id: string): Promise<GeneratedPage> {
  const page = await pages.getPage(id);
  if (!page) throw toErrorPage("page-missing");
  return page;
}
