import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { chooseEncoding, type Encoding } from "./encode.ts";
import { newRequestId } from "./request-id.ts";
import { strictPolicy } from "./security-headers.ts";

const address = /^\/assets\/([\w-][\w.-]*)(?:\?|$)/;
const endings: Record<Encoding, string> = { plain: "", br: ".br", gzip: ".gz" };

/** The body, and its headers with the request's id as the last value. */
type Asset = { body: Buffer; headers: string[] };

/**
 * Answers with a file of the build from memory, before any framework: a page asks for a dozen of them. They are few,
 * and never change under a name, so each is read once. Says false for what is not there.
 */
export function createAssetAnswer(folder: string, shared: readonly [string, string][]) {
  const kept = new Map<string, Asset>();

  function read(name: string, encoding: Encoding): Asset | null {
    const file = join(folder, name);
    if (!isFile(file)) return null;
    const isCompressed = encoding !== "plain" && isFile(file + endings[encoding]);
    const body = readFileSync(isCompressed ? file + endings[encoding] : file);
    return {
      body,
      headers: [
        ...["Content-Length", String(body.length), "Content-Type", getMimeType(name) ?? "application/octet-stream"],
        ...(isCompressed ? ["Content-Encoding", encoding] : []),
        ...shared.flat(),
        ...["Content-Security-Policy", strictPolicy, "Cache-Control", "public, max-age=31536000, immutable"],
        ...["Vary", "Accept-Encoding", "X-Request-Id", ""],
      ],
    };
  }

  return ({ method, url = "", headers }: IncomingMessage, response: ServerResponse): boolean => {
    const name = address.exec(url)?.[1];
    if (name === undefined || (method !== "GET" && method !== "HEAD")) return false;
    const encoding = chooseEncoding(headers["accept-encoding"] as string | undefined);
    const key = `${encoding} ${name}`;
    const asset = kept.get(key) ?? read(name, encoding);
    if (!asset) return false;
    kept.set(key, asset);
    asset.headers[asset.headers.length - 1] = newRequestId();
    response.writeHead(200, asset.headers).end(method === "HEAD" ? undefined : asset.body);
    return true;
  };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
