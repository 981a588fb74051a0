import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { pastedList } from "#content/words/studio-words.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";
import { formatNumber } from "#domain/format-number.ts";
import { runLimits } from "#domain/runs.ts";
import { isTitleList } from "#domain/sheet/sheet.ts";
import { readForm, text } from "../parts/read-form.ts";
import { readBrought } from "./read-brought.ts";
import { studioPath, toReviewPath, toSheetPath } from "./studio-address.ts";

const bringForm = z.object({ titles: text });
const forgetForm = z.object({ forget: text });

type Args = { request: Request; context: Readonly<RouterContextProvider> };

export type BringFields = { titles: string; file: string };

/** Brings a list, or forgets one. */
export async function studioAction({ request, context }: Args) {
  const { studio } = context.get(servicesContext);
  const actor = context.get(adminContext);
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    const form = await readForm(request, forgetForm);
    if (!form.value?.forget) return form.refuse();
    await studio.forgetSheet(form.value.forget, actor);
    return redirect(studioPath, 303);
  }
  const { fields, file, problem } = await readBrought(request);
  const form = await readForm(new Request(request.url, { method: "POST", body: fields }), bringForm);
  const { titles = "" } = form.value ?? {};
  try {
    if (problem) throw problem;
    if (!file && titles.length > runLimits.inputCharacters) {
      throw new DomainError("input-too-long", { limit: formatNumber(runLimits.inputCharacters) });
    }
    const source = file?.bytes.length ? { bytes: file.bytes, name: file.name } : { text: titles, name: pastedList };
    const [first = "", ...others] = await studio.bring({ ...source, name: source.name.slice(0, 120) }, actor);
    if (others.length > 0) return redirect(studioPath, 303);
    const { options } = await studio.getSheet(first, actor);
    return redirect(isTitleList(options) ? toReviewPath(first) : toSheetPath(first), 303);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const isFileProblem = file !== null || error.code === "sheet-too-heavy";
    return form.refuse(error, { [error.code]: isFileProblem ? "file" : "titles" });
  }
}
