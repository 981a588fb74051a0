import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import type { TypedFields } from "#domain/page-drafts.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import type { EditorArgs } from "../editor/editor-action.ts";
import { fromFields } from "../editor/editor-forms.ts";
import { requirePage } from "../editor/read-typed.ts";

/** What a page says before it is written again: what its visitor has typed and not saved, else what is saved. */
export type Present = { page: GeneratedPage; fields: TypedFields; basedOn: number; isDraft: boolean };

export async function findPresent({ params, context }: Pick<EditorArgs, "params" | "context">): Promise<Present> {
  const services = context.get(servicesContext);
  const page = await requirePage(services, params.id);
  const draft = await services.pages.getDraft(page.id, context.get(adminContext));
  if (draft) return { page, fields: draft.fields, basedOn: draft.basedOn, isDraft: true };
  return { page, fields: fromFields(page), basedOn: page.version, isDraft: false };
}

export async function loadRewrite({ params, context }: Pick<EditorArgs, "params" | "context">) {
  const { page, fields, isDraft } = await findPresent({ params, context });
  const { isSet } = await context.get(servicesContext).ai.getKeyState();
  return { id: page.id, title: fields.title.trim() || page.title, isDraft, hasAiKey: isSet };
}
