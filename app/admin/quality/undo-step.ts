import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { doneWords } from "#content/words/quality-words.ts";
import { DomainError } from "#domain/errors.ts";
import type { DoneStep } from "./done-step.ts";

type Context = Readonly<RouterContextProvider>;

/** What is said of it; null when the page is gone by now. */
export async function sayStep(context: Context, step: DoneStep): Promise<string | null> {
  const page = await context.get(servicesContext).pages.getPage(step.id);
  if (!page) return null;
  return step.kind === "dismissed" ? doneWords.dismissed(page.title, step.reason) : doneWords[step.kind](page.title);
}

/** The page becomes what it was. Throws a DomainError when somebody has changed it since. */
export async function undoStep(context: Context, step: DoneStep): Promise<void> {
  const { pages, quality } = context.get(servicesContext);
  const admin = context.get(adminContext);
  switch (step.kind) {
    case "rewritten": {
      const before = await pages.getRevision(step.id, step.version - 1);
      if (!before) throw new DomainError("page-missing");
      await pages.editPage({ id: step.id, basedOn: step.version, fields: before, how: "restored" }, admin);
      break;
    }
    case "kept-out":
      await pages.setKeptOut(step.id, false);
      break;
    case "dismissed":
      await quality.takeBackDismissal({ id: step.id, reason: step.reason });
      break;
    case "merged": {
      const { id: staysId, leavesId, version } = step;
      await quality.undoMerge({ staysId, leavesId, version }, admin);
      break;
    }
  }
  await quality.checkAgain([step.id]);
}
