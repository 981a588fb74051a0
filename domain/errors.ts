/** What can go wrong by the rules. The sentence a person reads for each stands in content/messages.ts. */
export type ErrorCode = "duplicate-slug" | "empty-slug";

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
