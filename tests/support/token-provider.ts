import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
/** Of somebody else, under the same name. */
export const foreignKey = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

export type Token = { claims?: object; key?: KeyObject; algorithm?: string };

/** An OpenID provider that hands out whatever token it is told to, also such as no provider would. */
export async function startTokenProvider() {
  let token = "";
  const server = createServer((request, response) => {
    const answers: Record<string, object> = {
      "/.well-known/openid-configuration": {
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        id_token_signing_alg_values_supported: ["RS256"],
      },
      "/jwks": { keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }] },
      "/token": { access_token: "access", token_type: "Bearer", expires_in: 60, id_token: token },
    };
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(answers[request.url ?? ""] ?? {}));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer: url,
    handOut(usual: object, { claims = {}, key = keys.privateKey, algorithm = "RS256" }: Token): void {
      const now = Math.floor(Date.now() / 1000);
      const parts = [
        { alg: algorithm, kid: "1", typ: "JWT" },
        { iss: url, iat: now, exp: now + 60, ...usual, ...claims },
      ].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"));
      const signed = parts.join(".");
      token = `${signed}.${algorithm === "none" ? "" : sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
    },
    stop: () => void server.close(),
  };
}
