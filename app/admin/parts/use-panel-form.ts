import { type SubmissionResult, useForm } from "@conform-to/react";
import type { FormAnswer } from "./read-form.ts";

/** Without errors: what was refused before has been put right, or another form of the page was sent. */
const unanswered: SubmissionResult = {};

/** A field as the parts of a form show it. */
export type FormField = {
  id: string;
  name: string;
  initialValue?: unknown;
  errors?: string[];
  errorId: string;
};

/** False where the whole form was refused, which is said above it: nobody sees which button its page has no form for. */
export function isAtField({ lastResult: { error = {} } }: Pick<FormAnswer, "lastResult">): boolean {
  return Object.entries(error).some(([name, errors]) => name !== "" && name !== "intent" && errors !== null);
}

/**
 * A form of the panel: what its action refused stands at its field, and what was typed stays, with and without
 * JavaScript. The browser's own checks come first; the rules are the server's.
 */
export function usePanelForm<Value extends Record<string, unknown>>(
  id: string,
  answer: Pick<FormAnswer, "lastResult"> | undefined,
  defaultValue?: { [Name in keyof Value]?: string },
) {
  const [form, fields] = useForm<Value>({
    // The ids of fields begin with it, and must be those of nothing else on the page.
    id: `form-${id}`,
    lastResult: answer?.lastResult ?? unanswered,
    defaultValue: defaultValue as never,
  });
  const hasProblem = form.errors !== undefined && form.errors.length > 0;
  return {
    fields: fields as { [Name in keyof Value]: FormField },
    /** The element that says what is wrong with the whole form. */
    problemId: hasProblem ? form.errorId : undefined,
    formId: form.id,
  };
}
