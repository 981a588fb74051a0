import { AwsClient } from "aws4fetch";
import { isDomainError } from "#domain/errors.ts";
import type { FileStore } from "./file-store.ts";
import { toRefusal, toStoreError } from "./store-error.ts";

/** A store that is silent for longer counts as away. */
const patienceMilliseconds = 20_000;
/** Of answers like "slow down"; what still fails then is told. */
const retries = 2;

/** A bucket of an S3-compatible store, which makes an object visible only when it is whole. */
export function openS3Store(storageUrl: string): FileStore {
  const { root, client } = readPlace(storageUrl);

  async function ask(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(patienceMilliseconds);
      const answer = await client.fetch(`${root}/${name}`, { ...init, method, signal });
      const isMissing = answer.status === 404 && /NoSuchKey|^$/.test(await answer.clone().text());
      if (!answer.ok && !isMissing) throw toRefusal(answer.status, await answer.text());
      return answer;
    } catch (error) {
      throw isDomainError(error) ? error : toStoreError(error);
    }
  }

  return {
    async put(name, body, type) {
      const answer = await ask("PUT", name, { body: new Uint8Array(body), headers: { "Content-Type": type } });
      if (!answer.ok) throw toRefusal(answer.status, "");
    },
    async get(name) {
      const answer = await ask("GET", name);
      if (!answer.ok) return null;
      try {
        return Buffer.from(await answer.arrayBuffer());
      } catch (error) {
        throw toStoreError(error);
      }
    },
    async delete(name) {
      await ask("DELETE", name);
    },
  };
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
