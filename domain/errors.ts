/** What can go wrong by the rules. The sentence a person reads for each stands in content/messages.ts. */
export type ErrorCode =
  | "duplicate-slug"
  | "empty-slug"
  | "empty-title"
  | "title-too-long"
  | "empty-content"
  | "content-too-long"
  | "save-failed"
  | "no-titles"
  | "no-valid-titles"
  | "too-many-titles"
  | "input-too-long"
  | "run-not-found"
  | "run-still-working"
  | "nothing-to-retry"
  | "generation-failed"
  | "ai-key-missing"
  | "ai-key-invalid"
  | "ai-call-failed"
  | "ai-no-content"
  | "ai-wrong-price"
  | "ai-wrong-warranty"
  | "ai-wrong-phone";

export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, string>;

  constructor(code: ErrorCode, details: Record<string, string> = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(details)}`, options);
    this.name = "DomainError";
    this.code = code;
    this.details = details;
  }
}
