import { data } from "react-router";
import { getStatus, toSentence } from "#content/words/errors.ts";
import type { ErrorCode } from "#domain/errors.ts";

/** To be thrown: the error screen says it, with its status. */
export function toErrorPage(code: ErrorCode) {
  return data(toSentence({ code }), { status: getStatus({ code }) });
}
