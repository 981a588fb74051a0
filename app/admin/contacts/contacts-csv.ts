import { data } from "react-router";
import { servicesContext } from "#app/services.ts";
import { getStatus, toSentence } from "#content/words/errors.ts";
import { toBusinessDay } from "#domain/business-day.ts";
import { choosePeriod } from "#domain/contact-period.ts";
import type { Route } from "./+types/contacts-csv";

const bytesAtOnce = 32_768;

/** The single contacts of a period, sent as they are read: a year of them needs no more memory than a day. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { period, problem } = choosePeriod(new URL(request.url).searchParams, toBusinessDay(new Date()));
  if (problem) throw data(toSentence({ code: problem }), { status: getStatus({ code: problem }) });
  return new Response(toStream(context.get(servicesContext).contacts.readCsv(period)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="contatos-${period.from}-a-${period.to}.csv"`,
    },
  });
}

/** In larger parts than lines; who stops the download stops the reading. */
function toStream(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let part = "";
      while (part.length < bytesAtOnce) {
        const { value, done } = await lines.next();
        if (done) {
          if (part) controller.enqueue(encoder.encode(part));
          controller.close();
          return;
        }
        part += value;
      }
      controller.enqueue(encoder.encode(part));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
