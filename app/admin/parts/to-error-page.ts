import { toRefusedPage } from "#app/refused-page.ts";
import type { ErrorCode } from "#domain/errors.ts";

/** To be thrown: a screen of its own says it, with its status. */
export function toErrorPage(code: ErrorCode) {
  return toRefusedPage({ code });
}
