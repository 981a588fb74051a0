import { DomainError, type ErrorCode, getReason } from "#domain/errors.ts";

const codes: Record<string, ErrorCode> = {
  ENOSPC: "photo-store-full",
  EDQUOT: "photo-store-full",
  EACCES: "photo-store-refused",
  EPERM: "photo-store-refused",
  EROFS: "photo-store-refused",
};

/** What the operating system or the network said, as the panel says it. */
export function toStoreError(error: unknown): DomainError {
  const { code = "" } = error as NodeJS.ErrnoException;
  return new DomainError(codes[code] ?? "photo-store-away", { reason: getReason(error) }, { cause: error });
}

/** What an S3 store answered. */
export function toRefusal(status: number, text: string): DomainError {
  const reason = `${status} ${text.slice(0, 300)}`;
  if (status === 507 || /StorageFull|QuotaExceeded/.test(text)) return new DomainError("photo-store-full", { reason });
  const isRefused = [301, 400, 401, 403, 404].includes(status);
  return new DomainError(isRefused ? "photo-store-refused" : "photo-store-away", { reason });
}
