import { getStatus, toMessage } from "#content/words/errors.ts";
import type { Notice } from "#content/words/notice.ts";
import type { Message } from "#domain/accounts.ts";
import { isDomainError } from "#domain/errors.ts";

/** The words and the status for what the rules refuse. Anything else is a fault and goes on to the error screen. */
export function explain(error: unknown): { problem: Message; status: number } {
  if (!isDomainError(error)) throw error;
  return { problem: toMessage(error), status: getStatus(error) };
}

export function toProblem({ title, description }: Notice): Message {
  return { title, text: description ?? title };
}
