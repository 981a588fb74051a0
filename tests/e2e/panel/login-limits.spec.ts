import { setImmediate as nextTurn } from "node:timers/promises";
import { isWhole } from "#tests/support/extent.ts";
import { createAccount, expect, test } from "#tests/support/panel-test.ts";
import { createDatabase } from "#tests/support/postgres-for-playwright.ts";

const wrong = "senha-chutada-por-alguem";

/** The status that one try gets. Every try comes without cookies, as from a new browser. */
async function guess(url: string, email: string, address: string, password = wrong): Promise<number> {
  const answer = await fetch(`${url}/admin/login`, {
    method: "POST",
    body: new URLSearchParams({ email, password }),
    headers: { "x-forwarded-for": address },
    redirect: "manual",
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** All before any is answered. Each wave is on its way before the next, since who connects and says nothing is refused. */
async function atOnce(count: number, send: (index: number) => Promise<number>): Promise<number[]> {
  const answers: Promise<number>[] = [];
  for (let index = 0; index < count; index++) {
    answers.push(send(index));
    if (index % 50 === 49) await nextTurn();
  }
  return Promise.all(answers);
}

/** How many of each, so that an answer nobody expected is seen. */
function counted(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

for (const [count, tag] of [
  [100, []],
  [1_000, ["@whole"]],
] as const) {
  test(`of ${count} parallel guesses ten are looked at; the owner still gets in from elsewhere`, {
    tag: [...tag],
  }, async ({ account, address, product }) => {
    const statuses = await atOnce(count, () => guess(product.url, account.email, address));
    const { 503: busy = 0, ...others } = counted(statuses);
    expect(others).toEqual({ 400: 10, 429: count - 10 - busy });
    // Only for a thousand at once may there be no room, which is said.
    if (count === 100) expect(busy).toBe(0);
    expect(await guess(product.url, account.email, address, account.password)).toBe(429);
    expect(await guess(product.url, account.email, "203.0.113.2", account.password)).toBe(303);
    expect(product.output()).not.toContain(wrong);
    expect(product.output()).not.toContain(account.email);
  });
}

/** Every guess that is looked at costs a hash that is slow on purpose. */
test("guesses from many addresses slow down, and still the owner gets in", { tag: "@whole" }, async ({
  product,
  account,
}) => {
  const addresses = 4;
  const guesses = addresses * 10;
  const statuses = await atOnce(guesses, (index) =>
    guess(product.url, account.email, `192.0.2.${Math.floor(index / 10) + 1}`),
  );
  // 20 for the account, and at most 2 more for each address.
  const { 400: tried = 0, 429: refused = 0, 503: busy = 0 } = counted(statuses);
  expect(tried).toBeGreaterThan(0);
  expect(tried).toBeLessThanOrEqual(20 + 2 * addresses);
  // A machine that is slow has no room for more hashes, and says so.
  expect(tried + refused + busy).toBe(guesses);
  expect(await guess(product.url, account.email, "203.0.113.9", account.password)).toBe(303);
});

const guesserCount = isWhole ? 64 : 16;

test(`a device that has signed in before gets in each time beside ${guesserCount} guessers`, { tag: "@whole" }, async ({
  launch,
}) => {
  const owner = { email: "admin@exemplo.com.br", password: "a-senha-do-operador" };
  const { url } = await launch({ ADMIN_PASSWORD: owner.password, TRUST_PROXY: "true", LOG_LEVEL: "silent" });
  const signIn = (cookie: string) =>
    fetch(`${url}/admin/login`, {
      method: "POST",
      body: new URLSearchParams(owner),
      headers: { "x-forwarded-for": "203.0.113.60", cookie },
      redirect: "manual",
    });
  const first = await signIn("");
  const cookie = first.headers.getSetCookie().find((each) => each.startsWith("basculante.device="));
  let isOver = false;
  let refused = 0;
  // Some of them beside the owner, at her own address.
  const guessers = Array.from({ length: guesserCount }, async (_, index) => {
    while (!isOver) {
      const status = await guess(url, owner.email, index < 8 ? "203.0.113.60" : `192.0.2.${index}`);
      if (status === 429) refused += 1;
    }
  });
  const statuses: number[] = [];
  for (let tries = 0; tries < 4; tries++) statuses.push((await signIn(cookie?.split(";")[0] ?? "")).status);
  isOver = true;
  await Promise.all(guessers);
  expect(counted(statuses)).toEqual({ 303: 4 });
  expect(refused).toBeGreaterThan(0);
});

test("one address cannot go on with other accounts, and a right password starts afresh", { tag: "@whole" }, async ({
  account,
  address,
  product,
}) => {
  const other = await createAccount(product);
  await atOnce(9, () => guess(product.url, account.email, address));
  expect(await guess(product.url, other.email, address, other.password)).toBe(303);
  const statuses = await atOnce(10, (index) => guess(product.url, `pessoa${index}@exemplo.com.br`, address));
  expect(counted(statuses)).toEqual({ 400: 10 });
  const answer = await fetch(`${product.url}/admin/login`, {
    method: "POST",
    body: new URLSearchParams(account),
    headers: { "x-forwarded-for": address },
  });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(800);
  expect(await answer.text()).toContain("Aguarde alguns minutos antes de tentar de novo");
});

test("without a trusted proxy a client cannot choose its address", { tag: "@whole" }, async ({ launch }) => {
  const product = await launch({ ADMIN_PASSWORD: "a-senha-do-operador" });
  const email = "admin@exemplo.com.br";
  const statuses = await atOnce(20, (index) => guess(product.url, email, `203.0.113.${index}`));
  expect(counted(statuses)).toEqual({ 400: 10, 429: 10 });
  const answer = await fetch(`${product.url}/admin/login`, {
    method: "POST",
    body: new URLSearchParams({ email, password: "a-senha-do-operador" }),
    headers: { "x-client-address": "203.0.113.77", "x-forwarded-for": "203.0.113.78" },
  });
  expect(answer.status).toBe(429);
});

test("limits hold across a restart and across two servers on one database", { tag: "@whole" }, async ({ launch }) => {
  const settings = {
    DATABASE_URL: await createDatabase(),
    APP_SECRET: "um-segredo-de-teste-que-todos-usam",
    ADMIN_PASSWORD: "a-senha-do-operador",
    TRUST_PROXY: "true",
  };
  const [first, second] = await Promise.all([launch(settings), launch(settings)]);
  const statuses = await atOnce(30, (index) =>
    guess((index % 2 === 0 ? first : second).url, "admin@exemplo.com.br", "203.0.113.40"),
  );
  expect(counted(statuses)).toEqual({ 400: 10, 429: 20 });
  await Promise.all([first.stop(), second.stop()]);
  const third = await launch(settings);
  const login = (address: string) => guess(third.url, "admin@exemplo.com.br", address, "a-senha-do-operador");
  expect(await login("203.0.113.40")).toBe(429);
  expect(await login("203.0.113.41")).toBe(303);
});

test("the prompt for Google is limited by address", async ({ request, address }) => {
  const ask = async () =>
    (
      await request.post("/admin/login/google", {
        form: { email: "ninguem@exemplo.com.br" },
        headers: { "x-forwarded-for": address },
      })
    ).status();
  const statuses = await Promise.all(Array.from({ length: 50 }, ask));
  expect(counted(statuses)).toEqual({ 200: 10, 429: 40 });
});
