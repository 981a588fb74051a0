import { data, redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { getStatus, toMessage } from "#content/words/errors.ts";
import { DomainError, getReason, isDomainError } from "#domain/errors.ts";
import { type FormAnswer, readForm } from "../parts/read-form.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import type { Route } from "./+types/photo";
import { photoForm, toLook } from "./photo-forms.ts";
import { toPhotoAddress, toPhotosAddress } from "./photos-address.ts";
import { isUpload, readUploads, type UploadedFile } from "./read-uploads.ts";

/** What was refused, and in which form. */
export type PhotoRefusal = FormAnswer & { intent: string };

/** One page, several forms: the pressed button says which; a file comes by itself. */
export async function photoAction({ request, context, params: { id } }: Route.ActionArgs) {
  const { photos, site, log } = context.get(servicesContext);
  const saved = () => redirectWithNotice(toPhotoAddress(id), new Headers(), site.url, "photo-saved");
  if (isUpload(request)) {
    try {
      await photos.replacePhoto(id, await readFirst(request));
      return saved();
    } catch (error) {
      return refuseFile(error);
    }
  }

  const form = await readForm(request, photoForm, { "photo-alt-length": "alt" });
  const { value, intent } = form;
  try {
    if (value && intent === "alt") {
      await photos.changeAlt(id, value.alt);
      return saved();
    }
    if (value && intent === "look") {
      await photos.changeLook(id, toLook(value));
      return saved();
    }
    if (intent === "delete") {
      await photos.deletePhoto(id);
      return redirect(toPhotosAddress({}, id), 303);
    }
    return refuse();
  } catch (error) {
    return refuse(error);
  }

  function refuse(error?: unknown) {
    note(error);
    const { data: body, init } = form.refuse(error);
    return data({ ...body, intent } satisfies PhotoRefusal, init ?? undefined);
  }

  function refuseFile(error: unknown) {
    if (!isDomainError(error)) throw error;
    note(error);
    const problem = toMessage(error);
    const refusal: PhotoRefusal = {
      problem,
      lastResult: { status: "error", error: { file: [problem.text] } },
      intent: "replace",
    };
    return data(refusal, { status: getStatus(error) });
  }

  /** The panel says what it means; the log, what the store said. */
  function note(error: unknown): void {
    if (isDomainError(error) && error.details.reason) log.warn({ err: error }, getReason(error));
  }
}

/** Reads all of the form; only one file counts. */
async function readFirst(request: Request): Promise<UploadedFile> {
  let first: UploadedFile | null = null;
  for await (const upload of readUploads(request)) first ??= upload;
  if (!first) throw new DomainError("photo-file-missing");
  return first;
}
