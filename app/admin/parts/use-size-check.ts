import { type FormEvent, useState } from "react";
import { toMessage } from "#content/words/errors.ts";
import type { Message } from "#domain/accounts.ts";
import { runLimits } from "#domain/runs.ts";

const limit = runLimits.inputCharacters.toLocaleString("pt-BR");
const tooLong = toMessage({ code: "input-too-long", details: { limit } });

/** Refuses a text that the server would refuse, before megabytes of it travel. */
export function useSizeCheck() {
  const [problem, setProblem] = useState<Message | undefined>();
  return {
    problem,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const titles = new FormData(event.currentTarget).get("titles");
      const isTooLong = typeof titles === "string" && titles.length > runLimits.inputCharacters;
      if (isTooLong) event.preventDefault();
      setProblem(isTooLong ? tooLong : undefined);
    },
  };
}
