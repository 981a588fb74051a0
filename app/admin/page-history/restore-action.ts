import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { DomainError } from "#domain/errors.ts";
import { getEditorPath } from "#domain/pages.ts";
import { readForm, text } from "../parts/read-form.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";

type Args = { params: { id: string }; request: Request; context: Readonly<RouterContextProvider> };

const schema = z.object({ intent: text, version: text, basedOn: text });

/** The page says again what it said in an earlier version. Its address stays: links to it must not break twice. */
export async function restoreAction({ params: { id }, request, context }: Args) {
  const { pages, site } = context.get(servicesContext);
  const form = await readForm(request, schema);
  const { value } = form;
  try {
    if (value?.intent !== "restore") throw new DomainError("bad-request");
    const page = await pages.getPage(id);
    const version = Number(value.version);
    const revision = Number.isSafeInteger(version) ? await pages.getRevision(id, version) : null;
    if (!page || !revision) throw new DomainError("page-missing");
    const fields = { ...revision, slug: page.slug };
    const reason = `Versão ${version}`;
    const basedOn = Number(value.basedOn) || 0;
    await pages.editPage({ id, basedOn, fields, how: "restored", reason }, context.get(adminContext));
    return redirectWithNotice(`${getEditorPath(id)}/historico`, new Headers(), site.url, "version-restored");
  } catch (error) {
    return form.refuse(error);
  }
}
