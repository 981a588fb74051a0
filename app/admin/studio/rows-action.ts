import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { toBusinessDay } from "#domain/business-day.ts";
import { DomainError } from "#domain/errors.ts";
import { readForm, text } from "../parts/read-form.ts";
import { publishingErrors, publishingForm, readPublishing } from "./read-publishing.ts";
import { readRowsPlace, toReviewPath } from "./studio-address.ts";

const rowsForm = publishingForm.extend({ line: z.coerce.number().int().catch(0), title: text });

type Args = { request: Request; url: URL; params: { id: string }; context: Readonly<RouterContextProvider> };

/** Puts a row right, leaves it out, or starts the run of all. */
export async function rowsAction({ request, url, params: { id }, context }: Args) {
  const { studio } = context.get(servicesContext);
  const actor = context.get(adminContext);
  const form = await readForm(request, rowsForm, publishingErrors);
  if (!form.value) return form.refuse();
  const { line, title, publishesHeld, ...typed } = form.value;
  try {
    // Which row it is stands behind the dash, so that only the button that was pressed shows that it works.
    switch (form.intent.split("-")[0]) {
      case "start": {
        const publishing = readPublishing(typed, toBusinessDay(new Date()));
        const run = await studio.start(id, { publishing, publishesHeld }, actor);
        if (!run) throw new DomainError("sheet-reading");
        return redirect(`/admin/execucoes/${run.id}`, 303);
      }
      case "fix":
        await studio.fixTitle(id, line, title, actor);
        break;
      case "leave":
        await studio.leaveOut(id, line, true, actor);
        break;
      case "take":
        await studio.leaveOut(id, line, false, actor);
        break;
      default:
        return form.refuse();
    }
  } catch (error) {
    return form.refuse(error);
  }
  return redirect(`${toReviewPath(id, readRowsPlace(url.searchParams))}#linha-${line}`, 303);
}
