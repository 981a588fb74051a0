import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import Provider, { interactionPolicy } from "oidc-provider";
import { findFreePort } from "./postgres.ts";

export type Person = { email: string; isVerified?: boolean; name?: string };

export type OpenIdProvider = {
  url: string;
  /** What the product needs to know of it. */
  settings: Record<string, string>;
  /** Someone who can sign in there, by the id that is typed into its page. */
  addPerson(id: string, person: Person): void;
  stop(): Promise<void>;
};

/** A real OpenID provider on loopback. Its one page asks who you are and believes it. */
export async function startOpenIdProvider(returnTo: string): Promise<OpenIdProvider> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const people = new Map<string, Person>();
  const client = { client_id: "basculante-test", client_secret: randomBytes(24).toString("hex") };
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);

  const provider = new Provider(url, {
    clients: [{ ...client, redirect_uris: [returnTo], token_endpoint_auth_method: "client_secret_post" }],
    cookies: { keys: [randomBytes(16).toString("hex")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // As Google does: the address stands in the signed token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => {
      const person = people.get(id);
      if (!person) return undefined;
      const { email, isVerified = true, name = "Pessoa" } = person;
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: isVerified, name }) };
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });

  provider.use(async (context, next) => {
    if (!context.path.startsWith("/interaction/")) return next();
    if (context.method === "GET" && !context.query.id) {
      context.type = "html";
      context.body = `<!doctype html><html lang="pt-BR"><title>Provedor</title><h1>Quem é você?</h1>
        <form><label>Identidade <input name="id"></label><button>Continuar</button></form>`;
      return;
    }
    const accountId = String(context.query.id);
    const grant = new provider.Grant({ accountId, clientId: client.client_id });
    grant.addOIDCScope("openid email profile");
    const result = { login: { accountId }, select_account: {}, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(context.req, context.res, result, { mergeWithLastSubmission: false });
    context.respond = false;
  });

  const server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url,
    settings: {
      GOOGLE_ISSUER: url,
      GOOGLE_CLIENT_ID: client.client_id,
      GOOGLE_CLIENT_SECRET: client.client_secret,
    },
    addPerson: (id, person) => people.set(id, person),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
