import type { Notice } from "#content/words/notice.ts";
import type { Message } from "#domain/accounts.ts";

export function toProblem({ title, description }: Notice): Message {
  return { title, text: description ?? title };
}
