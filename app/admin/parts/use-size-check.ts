import { type FormEvent, useState } from "react";
import { toMessage } from "#content/words/errors.ts";
import { formatNumber } from "#domain/format-number.ts";
import { runLimits } from "#domain/runs.ts";
import type { FormAnswer } from "./read-form.ts";

const limit = formatNumber(runLimits.inputCharacters);
const problem = toMessage({ code: "input-too-long", details: { limit } });
const refusal: FormAnswer = { problem, lastResult: { status: "error", error: { titles: [problem.text] } } };

/** Refuses a text that the server would refuse, before megabytes of it travel. */
export function useSizeCheck() {
  const [answer, setAnswer] = useState<FormAnswer | undefined>();
  return {
    answer,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const titles = new FormData(event.currentTarget).get("titles");
      const isTooLong = typeof titles === "string" && titles.length > runLimits.inputCharacters;
      if (isTooLong) event.preventDefault();
      setAnswer(isTooLong ? refusal : undefined);
    },
  };
}
