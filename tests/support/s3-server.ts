import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

const [key, secret, bucket] = ["S3RVER", "S3RVER", "fotos"];

export type S3Server = {
  /** For STORAGE_URL. */
  url: string;
  stop(): Promise<void>;
};

/**
 * A real S3-compatible server on loopback, in memory's reach only of this machine. It knows keys but does not check
 * signatures of version 4, so that is done here, by the letter of their specification.
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "basculante-s3-"));
  const s3 = new S3rver({ silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const server = createServer((request, response) => {
    if (isSigned(request)) return answer(request, response);
    response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://${key}:${secret}@127.0.0.1:${port}/${bucket}?region=sa-east-1&tls=false`,
    async stop() {
      server.closeAllConnections();
      server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function isSigned({ method, url = "", headers }: IncomingMessage): boolean {
  const pattern = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/;
  const [, , day = "", region = "", signed = "", signature] = pattern.exec(headers.authorization ?? "") ?? [];
  const lines = signed.split(";").map((name) => `${name}:${headers[name]}\n`);
  const [path = "", query = ""] = url.split("?");
  const request = [method, path, query, lines.join(""), signed, headers["x-amz-content-sha256"]].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash("sha256").update(request).digest("hex");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, digest].join("\n");
  const sign = (by: string | Buffer, what: string) => createHmac("sha256", by).update(what).digest();
  const signingKey = [region, "s3", "aws4_request"].reduce(sign, sign(`AWS4${secret}`, day));
  return sign(signingKey, text).toString("hex") === signature;
}
