import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { pageKinds } from "#content/page-kinds.ts";
import { toRequestKind } from "../request-kind.ts";
import type { Meter } from "./meter.ts";

type FastAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Counts what the page cache answers at once, and everything else when it has been sent. */
export function watchAnswers(meter: Meter, fromCache: FastAnswer, otherwise: RequestListener): RequestListener {
  return (request, response) => {
    const { url = "/", method } = request;
    if (fromCache(request, response)) return meter.countHit(url, response.statusCode);
    if (method === "GET" && toRequestKind(url) in pageKinds) meter.countMiss();
    response.once("close", () => meter.countRequest(url, response.statusCode));
    otherwise(request, response);
  };
}
