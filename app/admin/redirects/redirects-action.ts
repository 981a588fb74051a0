import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { getStatus, toMessage } from "#content/words/errors.ts";
import type { Message } from "#domain/accounts.ts";
import { type ErrorFields, type FormAnswer, readForm, text } from "../parts/read-form.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { readRedirectsPlace, toRedirectsAddress } from "./redirects-address.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const schema = z.object({ intent: text, from: text, to: text });

export type RedirectFields = { from: string; to: string };

const newFields: ErrorFields = {
  "redirect-invalid": "from",
  "redirect-taken": "from",
  "redirect-target-invalid": "to",
  "redirect-target-missing": "to",
  "redirect-loop": "to",
};

/** What was refused; of one that is there already, whose. */
export type RedirectsAnswer = { problem: Message; form?: FormAnswer & { from: string | null } };

/** Makes an address lead on, changes where to, or lets it end. */
export async function redirectsAction({ request, url, context }: Args) {
  const { oldAddresses, site } = context.get(servicesContext);
  const admin = context.get(adminContext);
  const form = await readForm(request, schema, newFields);
  const { from, to } = form.value ?? { from: "", to: "" };
  const place = readRedirectsPlace(url.searchParams);
  // Which one it is stands behind the dash, so that only the button that was pressed shows that it works.
  const [verb] = form.intent.split("-");

  if (verb === "delete") {
    const led = await oldAddresses.remove(from, admin);
    if (led === null) {
      const refusal = { code: "redirect-gone" } as const;
      return data<RedirectsAnswer>({ problem: toMessage(refusal) }, { status: getStatus(refusal) });
    }
    return redirectWithNotice(toRedirectsAddress(place, { from, to: led }), new Headers(), site.url);
  }
  try {
    await oldAddresses.save({ from, to }, admin);
    return redirectWithNotice(toRedirectsAddress(place), new Headers(), site.url, "redirect-saved");
  } catch (error) {
    const { data: body, init } = form.refuse(error);
    const answer: RedirectsAnswer = { problem: body.problem, form: { ...body, from: verb === "change" ? from : null } };
    return data<RedirectsAnswer>(answer, init ?? undefined);
  }
}
