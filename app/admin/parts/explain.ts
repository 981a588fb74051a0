import { messageOf } from "#content/messages.ts";
import type { Notice } from "#content/words/notice.ts";
import type { Message } from "#domain/accounts.ts";
import { DomainError } from "#domain/errors.ts";

/** The words for what the rules refuse. Anything else is no refusal and goes on to the error screen. */
export function explain(error: unknown): Message {
  if (!isRefusal(error)) throw error;
  const words = messageOf(error);
  const [title = "", text] = words.split(" — ");
  return text === undefined ? { title: "Atenção", text: words } : { title, text };
}

export function toProblem({ title, description }: Notice): Message {
  return { title, text: description ?? title };
}

/** By its name: the server's modules and the built pages have a class of their own each. */
export function isRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError || (error instanceof Error && error.name === "DomainError");
}
