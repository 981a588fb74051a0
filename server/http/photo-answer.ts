import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";
import { getRequestId } from "./request-id.ts";
import { strictPolicy } from "./security-headers.ts";

type File = { body: Buffer; type: string };

/** Where the files are: those in memory, and all of them. */
export type PhotoSource = {
  getKept(name: string): File | null;
  get(name: string): Promise<File | null>;
};

const address = /^\/fotos\/([\w-]+\.\w+)(?:\?|$)/;

/** Answers with a file of a photo, before any framework. Says false for what has no such address. */
export function createPhotoAnswer(source: PhotoSource, shared: readonly [string, string][], log: Log) {
  function send(request: IncomingMessage, response: ServerResponse, status: number, { body, type }: File): void {
    const isFound = status === 200;
    const cacheControl = isFound ? "public, max-age=31536000, immutable" : "no-store";
    const headers = [
      ...["Content-Length", String(body.length), "Content-Type", type, ...shared.flat()],
      ...[
        "Content-Security-Policy",
        strictPolicy,
        "Cache-Control",
        cacheControl,
        "X-Request-Id",
        getRequestId(request),
      ],
      ...(status === 503 ? ["Retry-After", "5"] : []),
    ];
    response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "" } = request;
    const name = address.exec(url)?.[1];
    if (name === undefined || (method !== "GET" && method !== "HEAD")) return false;
    const kept = source.getKept(name);
    if (kept) send(request, response, 200, kept);
    else {
      source.get(name).then(
        (file) => (file ? send(request, response, 200, file) : send(request, response, 404, toText("Not Found"))),
        (error: unknown) => {
          log.error({ err: error, id: getRequestId(request), path: url.slice(0, 200) }, "a photo could not be read");
          send(request, response, 503, toText("Service Unavailable"));
        },
      );
    }
    return true;
  };
}

function toText(text: string): File {
  return { body: Buffer.from(text), type: "text/plain; charset=utf-8" };
}
