import { data, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import type { Notice } from "#content/words/notice.ts";
import { aiKeyRemoved, aiKeySaved, pageDeleted } from "#content/words/panel-words.ts";
import { hasRight } from "#domain/access.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";
import type { RunRequest } from "#server/runs/runs-service.ts";
import { checkbox, type FormAnswer, readForm, text } from "../parts/read-form.ts";
import { titlesErrors } from "../parts/titles-errors.ts";
import type { Route } from "./+types/panel";

const panelPath = "/admin/painel";

const panelForms = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("ai"),
    titles: text,
    description: text,
    creativity: z.coerce.number().catch(Number.NaN),
    publishesHeld: checkbox,
  }),
  z.object({ intent: z.literal("predefined") }),
  z.object({ intent: z.literal("save-key"), key: text }),
  z.object({ intent: z.literal("remove-key") }),
  z.object({ intent: z.literal("delete"), id: text }),
]);

type PanelForms = z.infer<typeof panelForms>;

export type AiFields = Omit<Extract<PanelForms, { intent: "ai" }>, "intent" | "publishesHeld">;

type Answer = Partial<FormAnswer> & {
  intent: string;
  notice?: Notice;
  /** Pages that went into the bin. */
  binned?: string[];
  /** There is no key: its dialog opens. */
  needsKey?: boolean;
};

/** One page, several forms: the pressed button says which. */
export async function panelAction({ request, context }: Route.ActionArgs) {
  const { runs, ai, pages, log } = context.get(servicesContext);
  const admin = context.get(adminContext);
  const form = await readForm(request, panelForms, { ...titlesErrors, "ai-key-invalid": "key" });
  const { intent, value: sent } = form;
  const answer = (body: Omit<Answer, "intent">, status = 200) => data({ intent, ...body } satisfies Answer, status);
  const refuse = (error?: unknown) => {
    const { data: body, init } = form.refuse(error);
    return answer({ ...body, needsKey: isDomainError(error, "ai-key-missing") }, init?.status);
  };
  const start = async (wanted: RunRequest) => {
    const run = await runs.startRun(wanted, admin);
    return redirect(`${panelPath}?execucao=${run.id}`, 303);
  };

  switch (sent?.intent) {
    case "ai":
      try {
        return await start({ ...sent, kind: "ai" });
      } catch (error) {
        return refuse(error);
      }
    case "predefined":
      try {
        return await start({ kind: "predefined" });
      } catch (error) {
        log.error({ err: error }, "the predefined pages could not be started");
        return refuse(new DomainError("predefined-failed"));
      }
    case "save-key":
      try {
        requireKeyRight();
        await ai.saveKey(sent.key, admin);
        return answer({ notice: aiKeySaved });
      } catch (error) {
        return refuse(error);
      }
    case "remove-key":
      try {
        requireKeyRight();
        await ai.deleteKey(admin);
        return answer({ notice: aiKeyRemoved });
      } catch (error) {
        return refuse(error);
      }
    case "delete":
      try {
        return (await pages.deletePage(sent.id, admin))
          ? answer({ notice: pageDeleted, binned: [sent.id] })
          : refuse(new DomainError("deletion-refused"));
      } catch (error) {
        log.error({ err: error }, "a page could not be deleted");
        return refuse(new DomainError("deletion-failed"));
      }
    default:
      return refuse();
  }

  function requireKeyRight() {
    if (!hasRight(admin.role, "ai-key")) throw new DomainError("no-access");
  }
}
