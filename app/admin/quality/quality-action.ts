import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { DomainError } from "#domain/errors.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import { readForm, text } from "../parts/read-form.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { type DoneStep, readStep, writeStep } from "./done-step.ts";
import { findBetterText } from "./find-better-text.ts";
import { readQueuePlace, readReason, toQueueAddress } from "./queue-address.ts";
import { undoStep } from "./undo-step.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const schema = z.object({ intent: text, step: text });

/** Does one thing to one page, and stays at the same place of the queue. */
export async function qualityAction({ request, url, context }: Args) {
  const services = context.get(servicesContext);
  const { pages, quality, rewrite, site } = services;
  const admin = context.get(adminContext);
  const form = await readForm(request, schema);
  const { step } = form.value ?? { step: "" };
  const place = readQueuePlace(url.searchParams);
  // All buttons share one form, so the one that was pressed says of which page, and of which reason.
  const [verb, id = "", reason = ""] = form.intent.split(".");
  try {
    if (verb === "undo") {
      const done = readStep(step);
      if (!done) throw new DomainError("bad-request");
      await undoStep(context, done);
      return redirectWithNotice(toQueueAddress(place), new Headers(), site.url, "change-undone");
    }
    const page = await pages.getPage(id);
    if (!page) throw new DomainError("page-missing");
    if (verb === "bin") {
      await pages.deletePages([id], admin);
      return redirectWithNotice(toQueueAddress(place), new Headers(), site.url, "page-deleted", [id]);
    }
    const done = await work(page);
    if (!done) throw new DomainError("bad-request");
    return redirectWithNotice(toQueueAddress(place, writeStep(done)), new Headers(), site.url);
  } catch (error) {
    const { data: body, init } = form.refuse(error);
    return data({ problem: body.problem }, init ?? undefined);
  }

  async function work(page: GeneratedPage): Promise<DoneStep | null> {
    if (verb === "dismiss") {
      const known = readReason(reason);
      if (!known) return null;
      await quality.dismiss({ id, reason: known }, admin);
      return { kind: "dismissed", id, reason: known };
    }
    if (verb === "hide") {
      await pages.setKeptOut(id, true);
      await quality.checkAgain([id]);
      return { kind: "kept-out", id };
    }
    if (verb !== "rewrite") return null;
    const fields = { ...page, content: await findBetterText({ rewrite, pages }, page, request.signal) };
    const after = await pages.editPage({ id, basedOn: page.version, fields, how: "rewritten" }, admin);
    if (after.version === page.version) throw new DomainError("nothing-to-change");
    await quality.checkAgain([id]);
    return { kind: "rewritten", id, version: after.version };
  }
}
