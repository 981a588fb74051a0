import { AwsClient } from "aws4fetch";
import { isDomainError } from "#domain/errors.ts";
import type { FileStore } from "./file-store.ts";
import { toRefusal, toStoreError } from "./store-error.ts";

/** A store that is silent for longer counts as away: someone in the panel waits for it. */
const usualPatience = 5_000;
/** What is sent or fetched takes its own time on top, on a line as slow as this. */
const bytesPerMillisecond = 500;
const largestBytes = 16 * 1024 * 1024;
/** Of answers like "slow down"; what still fails then is told. */
const retries = 2;

type Answer = { status: number; isOk: boolean; body: Buffer };

/** A bucket of an S3-compatible store, which makes an object visible only when it is whole. */
export function openS3Store(storageUrl: string, patience = usualPatience): FileStore {
  const { root, client } = readPlace(storageUrl);

  async function ask(method: string, name: string, sent: { body?: Buffer; type?: string } = {}): Promise<Answer> {
    const init = {
      method,
      // What is signed for this store is for no other; where it sends us stands in its refusal.
      redirect: "manual" as const,
      ...(sent.body && { body: new Uint8Array(sent.body), headers: { "Content-Type": sent.type ?? "" } }),
    };
    try {
      const toSend = patience + (sent.body?.length ?? 0) / bytesPerMillisecond;
      const answer = await within(toSend, (signal) => client.fetch(`${root}/${name}`, { ...init, signal }));
      const toRead = patience + largestBytes / bytesPerMillisecond;
      const body = Buffer.from(await within(toRead, () => answer.arrayBuffer()));
      const { status, ok: isOk } = answer;
      const isMissing = status === 404 && /NoSuchKey|^$/.test(body.toString());
      if (!isOk && !isMissing) throw toRefusal(status, body.toString());
      return { status, isOk, body };
    } catch (error) {
      throw isDomainError(error) ? error : toStoreError(error);
    }
  }

  return {
    async put(name, body, type) {
      const { isOk, status } = await ask("PUT", name, { body, type });
      if (!isOk) throw toRefusal(status, "");
    },
    async get(name) {
      const { isOk, body } = await ask("GET", name);
      return isOk ? body : null;
    },
    async delete(name) {
      await ask("DELETE", name);
    },
  };
}

/** A signal alone is not enough: `fetch` forgets one whose request was collected as garbage, and then waits for ever. */
async function within<Value>(milliseconds: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const limit = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new Error("the store did not answer in time");
    late.reject(reason);
    limit.abort(reason);
  }, milliseconds);
  try {
    return await Promise.race([work(limit.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** `s3://KEY:SECRET@host:port/bucket?region=…&tls=false` */
function readPlace(storageUrl: string) {
  const { username, password, host, pathname, searchParams } = new URL(storageUrl);
  const protocol = searchParams.get("tls") === "false" ? "http" : "https";
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? "us-east-1",
    service: "s3",
    retries,
  });
  return { root: `${protocol}://${host}${pathname}`, client };
}
