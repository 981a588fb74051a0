import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { App } from "./app.ts";

/** True when it has answered. */
type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

type Parts = {
  answerFromCache: QuickAnswer;
  /** Tried one after the other. */
  answerWithFile: readonly QuickAnswer[];
  app: App;
  /** Counts what each of the two answers. */
  watch?(answerFromCache: QuickAnswer, answerTheRest: RequestListener): RequestListener;
};

/** The cheapest answer first: a page that is kept, then a file, and only then the application. */
export function createListener({ answerFromCache, answerWithFile, app, watch }: Parts): RequestListener {
  const toApp = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0]);
  const answerTheRest: RequestListener = (request, response) => {
    if (!answerWithFile.some((answer) => answer(request, response))) void toApp(request, response);
  };
  if (watch) return watch(answerFromCache, answerTheRest);
  return (request, response) => {
    if (!answerFromCache(request, response)) answerTheRest(request, response);
  };
}
