/** What can go wrong by the rules. Status and sentence of each stand in content/words/errors.ts, and nowhere else. */
export type ErrorCode =
  | PageError
  | BatchError
  | ImportError
  | RunError
  | SheetError
  | AiError
  | AccountError
  | FactsError
  | PeriodError
  | PhotoError
  | BackupError
  | MoveError
  | ServerError
  | StartError;

/** Of a server that cannot answer just now, whatever it was asked. */
type ServerError = "too-busy" | "database-away" | "database-busy" | "stored-damaged";

type PageError =
  | "duplicate-slug"
  | "empty-slug"
  | "empty-title"
  | "title-too-long"
  | "empty-content"
  | "content-too-long"
  | "wrong-figure"
  | "page-missing"
  | "page-changed"
  | "page-in-past"
  | "redirect-loop"
  | "redirect-invalid"
  | "redirect-taken"
  | "address-redirected"
  | "redirect-target-invalid"
  | "redirect-target-missing"
  | "merge-into-hidden"
  | "place-unknown"
  | "field-too-long"
  | "page-unreachable"
  | "save-failed"
  | "deletion-refused"
  | "deletion-failed"
  | "publishing-failed"
  | "predefined-failed"
  | "preview-failed"
  | "filter-unnamed"
  | "none-marked"
  | "none-marked-in-list"
  | "not-in-list"
  | "not-in-list-to-publish"
  | "not-in-bin"
  | "list-deletion-failed"
  | "redirect-gone";

/** Of a file that somebody brings, or of a line in it. */
type ImportError =
  | "import-none"
  | "import-too-heavy"
  | "import-columns"
  | "import-empty"
  | "import-owner"
  | "import-missing"
  | "import-unchecked"
  | "import-started"
  | "import-nothing"
  | "import-twice"
  | "import-no-title"
  | "import-no-text"
  | "import-no-date"
  | "import-date"
  | "import-state"
  | "import-place"
  | "import-yes-no"
  | "import-field"
  | "import-value"
  | "import-section-refused"
  | "sheet-json";

/** Of a change of many pages, or of one page among them. */
type BatchError =
  | "no-pages-chosen"
  | "batch-fields"
  | "batch-schedule"
  | "batch-search"
  | "batch-target"
  | "batch-place"
  | "batch-not-found"
  | "nothing-to-change"
  | "changed-since"
  | "edited-page"
  | "text-not-found"
  | "no-better-text";

type RunError =
  | "no-titles"
  | "titles-blank"
  | "no-valid-titles"
  | "titles-field-empty"
  | "too-many-titles"
  | "input-too-long"
  | "run-not-found"
  | "run-still-working"
  | "nothing-to-retry"
  | "nothing-to-continue"
  | "drip-count"
  | "drip-weekdays"
  | "drip-hours"
  | "drip-day"
  | "drip-day-past"
  | "drip-day-far"
  | "generation-failed";

/** Of what somebody brings to make pages from. */
type SheetError =
  | "sheet-missing"
  | "sheet-empty"
  | "sheet-too-heavy"
  | "sheet-format"
  | "sheet-old-format"
  | "sheet-damaged"
  | "sheet-too-large"
  | "sheet-too-many-rows"
  | "sheet-too-wide"
  | "sheet-busy"
  | "sheet-reading"
  | "template-empty"
  | "text-template-empty"
  | "template-too-long"
  | "template-column"
  | "row-incomplete"
  | "row-missing";

type AiError = "ai-key-missing" | "ai-key-invalid" | "ai-call-failed" | "ai-no-content";

type AccountError =
  | "wrong-credentials"
  | "too-many-tries"
  | "wrong-code"
  | "wrong-password"
  | "weak-password"
  | "guessable-password"
  | "different-passwords"
  | "same-password"
  | "second-factor-first"
  | "second-factor-demanded"
  | "invalid-link"
  | "invalid-name"
  | "invalid-email"
  | "no-access"
  | "own-role"
  | "own-access"
  | "last-owner"
  | "person-missing"
  | "person-exists"
  | "invitation-unknown"
  | "invitation-used"
  | "invitation-withdrawn"
  | "invitation-expired"
  | "invitation-over"
  | "not-on-list"
  | "not-signed-in"
  | "google-not-configured"
  | "google-unreachable"
  | "google-failed"
  | "bad-request";

/** What the owner says of her shop. */
type FactsError = "facts-changed" | "facts-part-not-found";

/** A period of contacts that cannot be shown. */
export type PeriodError =
  | "period-incomplete"
  | "period-not-a-day"
  | "period-reversed"
  | "period-in-future"
  | "period-too-early"
  | "period-too-long";

type PhotoError =
  | "photo-not-found"
  | "photo-file-missing"
  | "photo-not-a-picture"
  | "photo-heic"
  | "photo-damaged"
  | "photo-too-heavy"
  | "photo-too-large"
  | "photo-animated"
  | "photo-alt-length"
  | "photo-area-invalid"
  | "photo-too-many-blurs"
  | "photo-changed"
  | "photo-busy"
  | "photo-store-full"
  | "photo-store-refused"
  | "photo-store-away";

type BackupError =
  | "backup-postgres"
  | "backup-no-room"
  | "backup-failed"
  | "backup-folder-unusable"
  | "backup-damaged"
  | "restore-occupied"
  | "restore-failed";

/** Of a shop that goes from one database to another. */
type MoveError =
  | "move-same-engine"
  | "move-source-old"
  | "move-target-file"
  | "move-target-occupied"
  | "move-target-unfinished"
  | "move-target-busy"
  | "move-secret-differs"
  | "move-columns"
  | "move-differs"
  | "move-failed"
  | "move-unfinished";

/** What the operator must mend before the server, or a command, can run. */
type StartError =
  | "setting-invalid"
  | "setting-alone"
  | "data-folder-in-use"
  | "data-folder-unusable"
  | "secret-damaged"
  | "secret-unreadable"
  | "database-missing"
  | "database-damaged"
  | "database-read-only"
  | "database-emptied"
  | "database-foreign"
  | "database-unusable"
  | "database-newer"
  | "migration-failed"
  | "port-in-use"
  | "port-not-allowed"
  | "host-unknown"
  | "listen-failed"
  | "build-failed"
  | "account-missing"
  | "account-exists"
  | "file-unreadable"
  | "file-unwritable"
  | "command-unknown"
  | "argument-unknown"
  | "argument-invalid";

export type ErrorDetails = Record<string, string>;

/** All that is needed to say it. */
export type ErrorInfo = { code: ErrorCode; details: ErrorDetails };

export class DomainError extends Error implements ErrorInfo {
  override name = "DomainError";
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(details)}`, options);
    this.code = code;
    this.details = details;
  }
}

/**
 * The one way to recognise it. By its name, because in development the server and the pages that Vite loads have a
 * class of their own each.
 */
export function isDomainError(error: unknown, code?: ErrorCode): error is DomainError {
  return error instanceof Error && error.name === "DomainError" && (!code || (error as DomainError).code === code);
}

/** What anything thrown says of itself. */
export function getReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
