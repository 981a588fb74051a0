import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { readForm, text } from "../parts/read-form.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { readNumbers } from "./compare-address.ts";
import { writeStep } from "./done-step.ts";
import { toQueueAddress } from "./queue-address.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

const version = text.transform((typed) => (/^\d{1,9}$/.test(typed) ? Number(typed) : 0));

const schema = z.object({
  intent: text,
  staysId: text,
  staysVersion: version,
  leavesId: text,
  leavesVersion: version,
  /** One, several or none. */
  parte: z.union([z.string().transform((one) => [one]), z.array(z.string())]).catch([]),
});

/** Makes one page of two, and goes back to what else there is to do. */
export async function compareAction({ request, context }: Args) {
  const { quality, site } = context.get(servicesContext);
  const form = await readForm(request, schema);
  if (!form.value) return refuse(undefined);
  const { staysId, staysVersion, leavesId, leavesVersion, parte } = form.value;
  try {
    const page = await quality.mergePages(
      {
        stays: { id: staysId, version: staysVersion },
        leaves: { id: leavesId, version: leavesVersion },
        sections: readNumbers(parte),
      },
      context.get(adminContext),
    );
    const after = page.version === staysVersion ? null : page.version;
    const done = writeStep({ kind: "merged", id: staysId, leavesId, version: after });
    return redirectWithNotice(toQueueAddress({}, done), new Headers(), site.url);
  } catch (error) {
    return refuse(error);
  }

  function refuse(error: unknown) {
    const { data: body, init } = form.refuse(error);
    return data({ problem: body.problem }, init ?? undefined);
  }
}
