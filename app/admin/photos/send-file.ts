import { z } from "zod/mini";
import { toSentence } from "#content/words/errors.ts";
import { uploadLost, uploadSessionEnded } from "#content/words/photo-words.ts";
import { parseJson } from "#domain/parse-json.ts";
import { photoLimits } from "#domain/photos.ts";
import { photosPath } from "./photos-address.ts";
import { shrinkFile } from "./shrink-file.ts";
import type { UploadAnswer } from "./upload.ts";

type Sent = { kind: "done"; id: string } | { kind: "failed"; reason: string; canRetry: boolean };

const uploadAnswer: z.ZodMiniType<UploadAnswer> = z.union([
  z.object({ id: z.string() }),
  z.object({ reason: z.string() }),
]);

/** Never throws: what went wrong is said at its file. */
export async function sendFile(file: File, onProgress: (percentage: number) => void): Promise<Sent> {
  const body = await shrinkFile(file);
  if (body.size > photoLimits.fileBytes) return fail(toSentence({ code: "photo-too-heavy" }), false);
  return new Promise((resolve) => {
    // fetch cannot tell how far an upload is.
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / Math.max(total, 1)));
    request.onload = () => resolve(toSent(request));
    request.onerror = () => resolve(fail(uploadLost, true));
    request.open("POST", `${photosPath}/enviar`);
    const form = new FormData();
    form.append("files", body, file.name);
    request.send(form);
  });
}

function toSent({ status, responseURL, responseText }: XMLHttpRequest): Sent {
  // Who has no session is led to the login, which answers with a page.
  if (new URL(responseURL).pathname.startsWith("/admin/login")) return fail(uploadSessionEnded, true);
  const answer = parseJson(responseText, uploadAnswer);
  if (answer && "id" in answer) return { kind: "done", id: answer.id };
  if (status === 413) return fail(toSentence({ code: "photo-too-heavy" }), false);
  return fail(answer?.reason || uploadLost, answer === null || status >= 500);
}

function fail(reason: string, canRetry: boolean): Sent {
  return { kind: "failed", reason, canRetry };
}
