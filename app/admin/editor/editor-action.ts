import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";
import { getEditorPath } from "#domain/pages.ts";
import { compareVersions, type VersionChanges } from "../page-history/compare-versions.ts";
import { listPath } from "../pages/page-paths.ts";
import { type FormAnswer, readForm } from "../parts/read-form.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { changePage } from "./change-page.ts";
import { editorForm, findErrorFields, toFields, toTyped } from "./editor-forms.ts";

export type EditorArgs = { params: { id: string }; request: Request; context: Readonly<RouterContextProvider> };

/** Somebody saved the page meanwhile: what it says now, and how what was typed differs from it. */
export type Conflict = { version: number; by: string; at: Date; changes: VersionChanges };

/** What was refused, and by which button. */
export type EditorRefusal = FormAnswer & { intent: string; conflict?: Conflict };

/** One page, several forms: the pressed button says which. */
export async function editorAction({ params: { id }, request, context }: EditorArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request, editorForm, {}, ["text"]);
  const { value, intent } = form;
  try {
    if (!value) throw new DomainError("bad-request");
    const notice = await changePage(intent, { id, value, actor: context.get(adminContext), services });
    if (intent === "delete") return redirectWithNotice(listPath, new Headers(), services.site.url, notice, [id]);
    return redirectWithNotice(getEditorPath(id), new Headers(), services.site.url, notice);
  } catch (error) {
    const { data: body, init } = form.refuse(error, value ? findErrorFields(value) : {});
    const conflict = isDomainError(error, "page-changed") ? await findConflict() : null;
    return data({ ...body, intent, ...(conflict && { conflict }) } satisfies EditorRefusal, init ?? undefined);
  }

  async function findConflict(): Promise<Conflict | null> {
    const page = await services.pages.getPage(id);
    if (!page || !value) return null;
    const { fields } = services.pages.prepareEdit(toFields(toTyped(value)));
    const changes = await compareVersions(services, page, fields);
    return { version: page.version, by: page.lastSave.by, at: page.updatedAt, changes };
  }
}
