import { getMultipartBoundary, MaxFileSizeExceededError, MultipartParser } from "@remix-run/multipart-parser";
import { DomainError } from "#domain/errors.ts";
import { sheetLimits } from "#domain/sheet/sheet.ts";

export type Brought = {
  fields: FormData;
  file: { bytes: Buffer; name: string } | null;
  /** What is too heavy, or no form. */
  problem: DomainError | null;
};

const limits = { maxFileSize: sheetLimits.fileBytes, maxTotalSize: 3 * sheetLimits.fileBytes, maxParts: 20 };

/**
 * A list that was pasted, or a file. What is too heavy is not kept in memory, but is read to its end: a browser that is
 * still sending does not listen.
 */
export async function readBrought(request: Request): Promise<Brought> {
  const boundary = getMultipartBoundary(request.headers.get("content-type") ?? "");
  const brought: Brought = { fields: new FormData(), file: null, problem: null };
  if (!boundary || !request.body) return { ...brought, problem: new DomainError("bad-request") };
  const parser = new MultipartParser(boundary, limits);
  for await (const chunk of request.body) {
    if (brought.problem) continue;
    try {
      for (const part of parser.write(chunk)) {
        if (part.filename) brought.file = { bytes: Buffer.from(part.bytes), name: part.filename };
        else if (part.name && !part.isFile) brought.fields.set(part.name, part.text);
      }
    } catch (error) {
      const code = error instanceof MaxFileSizeExceededError ? "sheet-too-heavy" : "bad-request";
      brought.problem = new DomainError(code, {}, { cause: error });
    }
  }
  return brought;
}
