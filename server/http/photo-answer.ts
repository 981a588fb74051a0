import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";
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
  function send(response: ServerResponse, isHead: boolean, status: number, { body, type }: File): void {
    const isFound = status === 200;
    const cacheControl = isFound ? "public, max-age=31536000, immutable" : "no-store";
    const headers = [
      ...["Content-Length", String(body.length), "Content-Type", type, ...shared.flat()],
      ...["Content-Security-Policy", strictPolicy, "Cache-Control", cacheControl, "X-Request-Id", randomUUID()],
      ...(status === 503 ? ["Retry-After", "5"] : []),
    ];
    response.writeHead(status, headers).end(isHead ? undefined : body);
  }

  return ({ method, url = "" }: IncomingMessage, response: ServerResponse): boolean => {
    const name = address.exec(url)?.[1];
    if (name === undefined || (method !== "GET" && method !== "HEAD")) return false;
    const isHead = method === "HEAD";
    const kept = source.getKept(name);
    if (kept) send(response, isHead, 200, kept);
    else {
      source.get(name).then(
        (file) => (file ? send(response, isHead, 200, file) : send(response, isHead, 404, toText("Not Found"))),
        (error: unknown) => {
          log.error({ err: error, path: url.slice(0, 200) }, "a photo could not be read");
          send(response, isHead, 503, toText("Service Unavailable"));
        },
      );
    }
    return true;
  };
}

function toText(text: string): File {
  return { body: Buffer.from(text), type: "text/plain; charset=utf-8" };
}
