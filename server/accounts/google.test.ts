import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { createQuickHashing } from "#tests/support/quick-hashing.ts";
import { foreignKey, startTokenProvider, type Token } from "#tests/support/token-provider.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { ensureAdmin } from "./ensure-admin.ts";
import { openAccounts } from "./open-accounts.ts";
import type { PeopleTables } from "./people-tables.ts";

const settings = { ...readConfig({}), siteUrl: "http://localhost", secret: "um-segredo-de-teste-que-todos-usam" };
const admin = { email: "admin@exemplo.com.br", password: "uma-senha-bem-longa" };
const log = createLog("silent");

/** A provider as far as its discovery, which may name an issuer that it is not. Gives its address. */
async function startDiscovery(named: string | null): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json").end(
      JSON.stringify({
        issuer: named ?? url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        id_token_signing_alg_values_supported: ["RS256"],
      }),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return url;
}

describeOnDrawnEngines("Google", (open) => {
  test("the prompt says the same of an address with an account and of one without", async () => {
    const { accountAdmin, accounts } = await openAccounts(await open(), settings, log, createQuickHashing());
    await ensureAdmin(accountAdmin, admin);
    for (const email of [admin.email, "ninguem@exemplo.com.br"]) {
      await expect(accounts.startGoogleSignIn(new Headers(), email, "/admin"), email).rejects.toMatchObject({
        code: "google-not-configured",
      });
    }
  });

  test("a provider that names another issuer is not believed", async () => {
    for (const [named, isBelieved] of [
      [null, true],
      ["https://accounts.google.com", false],
    ] as const) {
      const issuer = await startDiscovery(named);
      const google = { clientId: "ours", clientSecret: "secret", issuer };
      const { accounts } = await openAccounts(await open(), { ...settings, google }, log, createQuickHashing());
      const asked = accounts.startGoogleSignIn(new Headers(), admin.email, "/admin");
      if (isBelieved) expect((await asked).url).toMatch(`${issuer}/auth?`);
      else await expect(asked).rejects.toMatchObject({ code: "google-unreachable" });
    }
  });

  test("a token that is unsigned, of another key, too old, or for somebody else signs nobody in", async () => {
    const provider = await startTokenProvider();
    onTestFinished(provider.stop);
    const google = { clientId: "ours", clientSecret: "secret", issuer: provider.issuer };
    const { accountAdmin, accounts } = await openAccounts(
      await open(),
      { ...settings, google },
      log,
      createQuickHashing(),
    );
    await ensureAdmin(accountAdmin, admin);
    let tries = 0;
    const comeBackWith = async (token: Token) => {
      // They are counted by address.
      const headers = new Headers({ "x-client-address": `203.0.113.${++tries}` });
      const begun = await accounts.startGoogleSignIn(headers, admin.email, "/admin");
      const { searchParams } = new URL(begun.url);
      const nonce = searchParams.get("nonce");
      provider.handOut({ sub: "1", aud: "ours", email: admin.email, email_verified: true, nonce }, token);
      const cookie = begun.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
      const address = `${settings.siteUrl}/api/auth/callback/google?code=x&state=${searchParams.get("state")}`;
      const answer = await accounts.answerGoogle(new Request(address, { headers: { cookie: cookie.join("; ") } }));
      return answer.headers.getSetCookie().some((each) => /session_token=[^;]/.test(each));
    };
    const past = Math.floor(Date.now() / 1000) - 3_600;
    for (const token of [
      { key: foreignKey },
      { algorithm: "none" },
      { algorithm: "HS256" },
      { claims: { exp: past, iat: past - 60 } },
      { claims: { iss: "https://accounts.google.com" } },
      { claims: { nonce: "another" } },
      { claims: { aud: "other" } },
      { claims: { aud: ["ours", "other"] } },
      { claims: { azp: "other" } },
    ]) {
      expect(await comeBackWith(token), JSON.stringify(token)).toBe(false);
    }
    expect(await comeBackWith({})).toBe(true);
  });

  test("an identity is unlinked with the password alone", async () => {
    const database = await open();
    const { accountAdmin, accounts } = await openAccounts(database, settings, log, createQuickHashing());
    await ensureAdmin(accountAdmin, admin);
    const done = await accounts.signIn(new Headers(), admin);
    const signedIn = new Headers({ cookie: done.headers.getSetCookie()[0]?.split(";")[0] ?? "" });
    const person = await accounts.getAdmin(signedIn);
    if (!person) throw new Error("nobody is signed in");
    const at = new Date().toISOString();
    await database.db
      .withTables<PeopleTables>()
      .insertInto("account")
      .values({
        id: "linked",
        userId: person.id,
        accountId: "maria-1",
        providerId: "google",
        password: null,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    for (const password of ["", "uma-senha-errada"]) {
      await expect(accounts.unlinkGoogle(person, signedIn, password)).rejects.toMatchObject({ code: "wrong-password" });
    }
    expect(await accounts.getGoogleIdentity(person)).not.toBeNull();
    await accounts.unlinkGoogle(person, signedIn, admin.password);
    expect(await accounts.getGoogleIdentity(person)).toBeNull();
  });
});
