import { getMultipartBoundary, MaxFileSizeExceededError, MultipartParser } from "@remix-run/multipart-parser";
import { DomainError } from "#domain/errors.ts";
import { importLimits } from "#domain/exchange/imports.ts";

const limits = {
  maxFileSize: importLimits.fileBytes,
  maxTotalSize: importLimits.fileBytes + 1024 * 1024,
  maxParts: 10,
};

/** The one file of a form. What is too heavy is read to its end: a browser that is still sending does not listen. */
export async function readUpload(request: Request): Promise<{ bytes: Uint8Array; fileName: string }> {
  const boundary = getMultipartBoundary(request.headers.get("content-type") ?? "");
  if (!boundary || !request.body) throw new DomainError("import-none");
  const parser = new MultipartParser(boundary, limits);
  let file: { bytes: Uint8Array; fileName: string } | null = null;
  let problem: DomainError | null = null;
  for await (const chunk of request.body) {
    if (problem) continue;
    try {
      for (const part of parser.write(chunk)) {
        if (part.filename && part.size > 0) file ??= { bytes: part.bytes, fileName: part.filename };
      }
    } catch (error) {
      const code = error instanceof MaxFileSizeExceededError ? "import-too-heavy" : "bad-request";
      problem = new DomainError(code, {}, { cause: error });
    }
  }
  if (problem) throw problem;
  if (!file) throw new DomainError("import-none");
  return file;
}
