import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { z } from "zod";
import { getStatus, isErrorCode, toMessage } from "#content/words/errors.ts";
import type { Message } from "#domain/accounts.ts";
import { DomainError, type ErrorCode, isDomainError } from "#domain/errors.ts";

/** What a form gets back that was refused: the words for a toast, and what stands at which field. */
export type FormAnswer = { problem: Message; lastResult: SubmissionResult };

/** The field at which an error is shown; those of the whole form have none. */
export type ErrorFields = Partial<Record<ErrorCode, string>>;

export type PanelForm<Value> = {
  /** The pressed button, where a page has several forms. */
  intent: string;
  /** Null when the schema refused it; then `refuse` says why. */
  value: Value | null;
  /** Nothing is wrong, but the page is built anew: what was typed, for its fields. */
  keep(): SubmissionResult;
  /** In words and with its status. What is no refusal is a fault, and goes on to the error screen. */
  refuse(error?: unknown, fields?: ErrorFields): ReturnType<typeof data<FormAnswer>>;
};

/** A text field. A file where text belongs, two of one name, or nothing at all count as empty. */
export const text = z.string().catch("");

/** What was sent once, often or not at all under one name, as marks in a list are. A file is no text. */
export const texts = z
  .unknown()
  .optional()
  .transform((sent) => [sent].flat().filter((each) => typeof each === "string"));

/** False for a box that was not ticked: a form does not send it. */
export const checkbox = text.transform((value) => value === "1");

/** Never sent back to where they came from. */
const secretFields = ["password", "current", "repeated", "key", "content"];
/** A longer text is not worth sending back for a page that is built anew. */
const echoedCharacters = 100_000;

/**
 * Reads a form of the panel by its schema, whose issues name an ErrorCode. A body that is no form is an empty one.
 * `keptFields` go back however long they are: a text that took an hour to write.
 */
export async function readForm<Value>(
  request: Request,
  schema: z.ZodType<Value>,
  usualFields: ErrorFields = {},
  keptFields: readonly string[] = [],
): Promise<PanelForm<Value>> {
  const body = await request.formData().catch(() => new FormData());
  const codes: ErrorCode[] = [];
  const submission = parseWithZod(body, {
    schema,
    disableAutoCoercion: true,
    formatError: (issues: { message: string }[]) =>
      issues.map(({ message }) => {
        const code = isErrorCode(message) ? message : "bad-request";
        codes.push(code);
        return toMessage({ code }).text;
      }),
  });
  const longFields = Object.entries(submission.payload)
    .filter(
      ([name, value]) => typeof value === "string" && value.length > echoedCharacters && !keptFields.includes(name),
    )
    .map(([name]) => name);
  const hideFields = [...secretFields, ...longFields];

  const { intent } = submission.payload;
  return {
    intent: typeof intent === "string" ? intent : "",
    value: submission.status === "success" ? submission.value : null,
    keep: () => submission.reply({ hideFields }),
    refuse(error = new DomainError(codes[0] ?? "bad-request"), fields = usualFields) {
      if (!isDomainError(error)) throw error;
      const problem = toMessage(error);
      const field = fields[error.code];
      const atField = field ? { fieldErrors: { [field]: [problem.text] } } : { formErrors: [problem.text] };
      const isSaidBySchema = codes.includes(error.code) && error.code !== "bad-request";
      const lastResult = submission.reply({ ...(isSaidBySchema ? {} : atField), hideFields });
      const headers = new Headers();
      const { retryAfterSeconds } = error.details;
      if (retryAfterSeconds) headers.set("Retry-After", retryAfterSeconds);
      return data({ problem, lastResult }, { status: getStatus(error), headers });
    },
  };
}
