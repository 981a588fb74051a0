import { data } from "react-router";
import { servicesContext } from "#app/services.ts";
import { getStatus, toSentence } from "#content/words/errors.ts";
import { toBusinessDay } from "#domain/business-day.ts";
import { choosePeriod } from "#domain/contact-period.ts";
import { toDownload } from "../parts/to-download.ts";
import type { Route } from "./+types/contacts-csv";

/** The single contacts of a period. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { period, problem } = choosePeriod(new URL(request.url).searchParams, toBusinessDay(new Date()));
  if (problem) throw data(toSentence({ code: problem }), { status: getStatus({ code: problem }) });
  const content = context.get(servicesContext).contacts.readCsv(period);
  return toDownload(content, `contatos-${period.from}-a-${period.to}.csv`, "text/csv; charset=utf-8");
}
