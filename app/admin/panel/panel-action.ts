import { data, redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { toMessage } from "#content/words/errors.ts";
import type { Notice } from "#content/words/notice.ts";
import {
  aiKeyRemoved,
  aiKeySaved,
  deletionBroke,
  pageDeleted,
  pageNotDeleted,
  predefinedFailed,
} from "#content/words/panel-words.ts";
import type { Message } from "#domain/accounts.ts";
import { isDomainError } from "#domain/errors.ts";
import type { RunRequest } from "#server/runs/runs-service.ts";
import { explain, toProblem } from "../parts/explain.ts";
import { readForm } from "../parts/read-form.ts";
import type { Route } from "./+types/panel";

const panelPath = "/admin/painel";

type Intent = "ai" | "predefined" | "save-key" | "remove-key" | "delete" | "";

type Answer = {
  intent: Intent;
  problem?: Message;
  notice?: Notice;
  /** There is no key: its dialog opens. */
  needsKey?: boolean;
  /** What was typed, for a page that is built anew. */
  typed?: { titles: string; description: string; creativity: number };
};

const echoedCharacters = 100_000;

/** One page, several forms: the pressed button says which. */
export async function panelAction({ request, context }: Route.ActionArgs) {
  const { runs, ai, pages, log } = context.get(servicesContext);
  const field = await readForm(request);
  const intent = field("intent");
  const answer = (body: Answer, status = 200) => data(body, status);

  const start = async (kind: "ai" | "predefined", wanted: RunRequest, typed?: Answer["typed"]) => {
    try {
      const run = await runs.startRun(wanted);
      return redirect(`${panelPath}?execucao=${run.id}`, 303);
    } catch (error) {
      const needsKey = isDomainError(error, "ai-key-missing");
      const { problem, status } = explain(error);
      return answer({ intent: kind, problem, needsKey, typed }, status);
    }
  };

  switch (intent) {
    case "ai": {
      const typed = {
        titles: field("titles"),
        description: field("description"),
        creativity: Number.parseInt(field("creativity"), 10),
      };
      return start("ai", { kind: "ai", ...typed }, typed.titles.length > echoedCharacters ? undefined : typed);
    }
    case "predefined":
      try {
        return await start("predefined", { kind: "predefined" });
      } catch (error) {
        log.error({ err: error }, "the predefined pages could not be started");
        return answer({ intent, problem: toProblem(predefinedFailed) }, 500);
      }
    case "save-key":
      try {
        await ai.saveKey(field("key"));
        return answer({ intent, notice: aiKeySaved });
      } catch (error) {
        const { problem, status } = explain(error);
        return answer({ intent, problem }, status);
      }
    case "remove-key":
      await ai.deleteKey();
      return answer({ intent, notice: aiKeyRemoved });
    case "delete":
      try {
        return (await pages.deletePage(field("id")))
          ? answer({ intent, notice: pageDeleted })
          : answer({ intent, problem: toProblem(pageNotDeleted) }, 404);
      } catch (error) {
        log.error({ err: error }, "a page could not be deleted");
        return answer({ intent, problem: toProblem(deletionBroke) }, 500);
      }
    default:
      return answer({ intent: "", problem: toMessage({ code: "bad-request" }) }, 400);
  }
}
