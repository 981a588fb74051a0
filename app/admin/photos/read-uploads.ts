import { getMultipartBoundary, MaxFileSizeExceededError, MultipartParser } from "@remix-run/multipart-parser";
import { DomainError, isDomainError } from "#domain/errors.ts";
import { photoLimits } from "#domain/photos.ts";

export type UploadedFile = { bytes: Buffer; fileName: string };

const limits = {
  maxFileSize: photoLimits.fileBytes,
  maxTotalSize: photoLimits.formBytes,
  maxParts: 100,
};

export function isUpload(request: Request): boolean {
  return request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
}

/**
 * The files of a form one after the other, each given out as soon as it is whole: there is never more than one in
 * memory. What is too heavy ends it, but is read to its end, since a browser that is still sending does not listen.
 */
export async function* readUploads(request: Request): AsyncGenerator<UploadedFile> {
  const boundary = getMultipartBoundary(request.headers.get("content-type") ?? "");
  if (!boundary || !request.body) throw new DomainError("bad-request");
  const parser = new MultipartParser(boundary, limits);
  let problem: DomainError | null = null;
  for await (const chunk of request.body) {
    if (problem) continue;
    try {
      for (const part of parser.write(chunk)) {
        if (part.filename && part.size > 0) yield { bytes: Buffer.from(part.bytes), fileName: part.filename };
      }
    } catch (error) {
      problem = toProblem(error);
    }
  }
  if (problem) throw problem;
}

function toProblem(error: unknown): DomainError {
  if (isDomainError(error)) return error;
  const code = error instanceof MaxFileSizeExceededError ? "photo-too-heavy" : "bad-request";
  return new DomainError(code, {}, { cause: error });
}
