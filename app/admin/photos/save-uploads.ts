import { toSentence } from "#content/words/errors.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";
import type { Services } from "#server/services.ts";
import { readUploads } from "./read-uploads.ts";

/** What became of the files of a form. */
export type SavedUploads = { saved: string[]; refused: { fileName: string; reason: string }[] };

/** Each file for itself: a bad one does not keep the others out. */
export async function saveUploads(
  request: Request,
  { photos, log }: Pick<Services, "photos" | "log">,
  createdBy: string,
): Promise<SavedUploads> {
  const result: SavedUploads = { saved: [], refused: [] };
  const refuse = (fileName: string, error: unknown) => {
    const isRefusal = isDomainError(error);
    if (!isRefusal || error.cause || error.details.reason) log.warn({ err: error }, "a photo could not be saved");
    const said = isRefusal ? error : new DomainError("photo-store-away");
    result.refused.push({ fileName, reason: toSentence(said) });
  };
  try {
    for await (const upload of readUploads(request)) {
      try {
        result.saved.push((await photos.createPhoto(upload, createdBy)).id);
      } catch (error) {
        refuse(upload.fileName, error);
      }
    }
    if (result.saved.length + result.refused.length === 0) refuse("", new DomainError("photo-file-missing"));
  } catch (error) {
    refuse("", error);
  }
  return result;
}
