import { execFileSync } from "node:child_process";
import { findRolesFor, mayOpen, type Role, roles } from "#domain/access.ts";
import { draw, isWhole, oneOf } from "#tests/support/extent.ts";
import { createAccount, expect, openSession, signIn, test } from "#tests/support/panel-test.ts";
import { dumpDatabase } from "#tests/support/session-rows.ts";

/** Pages of the panel that someone without a session must be able to open. Each one more needs a reason. */
const openToAll = new Set([
  "/admin/login",
  "/admin/login/google",
  "/admin/login/codigo",
  "/admin/login/recuperar",
  "/admin/login/nova-senha",
  // Whoever was invited has no account yet.
  "/admin/convite/qualquer",
]);

/** Pages of the panel that show nothing themselves. */
const onlyLead = new Set([
  "/admin",
  "/admin/fotos/enviar",
  "/admin/migracao",
  // Without what was chosen in the list it leads back there.
  "/admin/mudancas/nova",
  // Without two pages it leads to the queue, which names them.
  "/admin/paginas/comparar",
  "/admin/entrou",
  "/admin/sair",
]);

/** Actions of public pages that a visitor may use. All others are the admin's. */
const visitorActions = new Set<string>([]);

type Route = { id: string; parentId?: string; path?: string; index?: true; hasAction: boolean; hasLoader: boolean };

/** Once for a worker: it takes as long as the start of a server. */
let known: Record<string, Route> | undefined;

/** As the built server knows them; in a process of its own, since the test runner would compile all of it first. */
function readRoutes(): Record<string, Route> {
  const program = `import { routes } from "./build/server/index.js";
    const toRoute = ({ module: { action, loader }, ...route }) =>
      ({ ...route, hasAction: action !== undefined, hasLoader: loader !== undefined });
    console.log(JSON.stringify(Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, toRoute(route)]))));
    process.exit();`;
  known ??= JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }));
  return known ?? {};
}

/** `pattern` is how the table of access spells it, `path` an address that it stands for. */
function walkRoutes(): { pattern: string; path: string; hasAction: boolean; hasLoader: boolean }[] {
  const routes = readRoutes();
  const toPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [toPath(route.parentId), route.path].filter(Boolean).join("/") : "";
  };
  return Object.values(routes)
    .filter(({ path, index }) => path !== undefined || index)
    .map(({ id, hasAction, hasLoader }) => {
      const pattern = `/${toPath(id).replace(/^\/+/, "")}`;
      return {
        pattern,
        path: pattern.replace(/:\w+\??/g, "qualquer").replace("*", "qualquer/outra"),
        hasAction,
        hasLoader,
      };
    });
}

/** The walk is cut into parts, each of every so many routes. */
const parts = ["first", "second", "third"];
const isIn = (part: string) => (_: unknown, at: number) => at % parts.length === parts.indexOf(part);

const forgeries = {
  none: {},
  forged: { cookie: "basculante.session_token=abc.def" },
  rubbish: { cookie: "basculante.session_token=%E0%A4%A; __Secure-basculante.session_token=%00" },
};

for (const [kind, cookies, part] of Object.entries(forgeries).flatMap(([kind, cookies]) =>
  parts.map((part) => [kind, cookies, part] as const),
)) {
  test(`no route of the panel answers without a session (cookie: ${kind}): ${part} part`, {
    tag: kind === "none" ? [] : "@whole",
  }, async ({ request }) => {
    const all = walkRoutes().filter(({ path }) => path.startsWith("/admin") && !openToAll.has(path));
    expect(all.map(({ path }) => path)).toContain("/admin/painel");
    const routes = all.filter(isIn(part));
    for (const { path, hasLoader, hasAction } of routes) {
      const at = { headers: cookies, maxRedirects: 0 };
      const page = await request.get(path, at);
      expect(page.status(), `GET ${path}`).toBe(302);
      expect(page.headers().location, `GET ${path}`).toMatch(/^\/admin\/login(\?|$)/);
      const post = await request.post(path, { ...at, form: { intent: "name", name: "Intruso" } });
      expect(post.status(), `POST ${path}`).toBeLessThan(500);
      expect(post.headers().location ?? post.status(), `POST ${path}`).toEqual(
        hasAction ? expect.stringMatching(/^\/admin\/login/) : expect.anything(),
      );
      const suffixes = [".data", ".data?_routes=routes%2Fnone", `.data?_routes=${encodeURIComponent(path)}`];
      const drawn = draw(path, suffixes.length);
      for (const suffix of suffixes.filter((_, at) => isWhole || at === drawn)) {
        const answer = await request.get(path + suffix, at);
        const text = await answer.text();
        expect([202, 404], `GET ${path}${suffix} ${text}`).toContain(answer.status());
        if (hasLoader && answer.status() === 202) expect(text).toContain("/admin/login");
      }
      const submitted = await request.post(`${path}.data`, { ...at, form: { intent: "name", name: "Intruso" } });
      if (hasAction) expect(await submitted.text(), `POST ${path}.data`).toContain("/admin/login");
    }
  });
}

test("an action on a public page is the admin's unless it is named here", async ({ request }) => {
  const routes = walkRoutes().filter(({ path }) => !path.startsWith("/admin"));
  for (const { path, hasAction } of routes) {
    if (visitorActions.has(path)) continue;
    const answer = await request.post(path, { form: { intent: "delete" }, maxRedirects: 0 });
    expect(answer.status(), `POST ${path}`).toBe(hasAction ? 403 : 405);
  }
});

test("opening every page of the panel changes nothing", { tag: "@whole" }, async ({ launch }) => {
  const product = await launch({ LOG_LEVEL: "silent" });
  const { cookie } = await openSession(product);
  const visit = (path: string) =>
    fetch(product.url + path, { headers: { cookie: `${cookie.name}=${cookie.value}` }, redirect: "manual" });
  // When someone was last seen is written down once in five minutes.
  const dump = async () => (await dumpDatabase(product)).replace(/"lastSeenAt":"[^"]*"/, "");
  await visit("/admin/painel");
  await expect.poll(() => dumpDatabase(product)).toContain('"lastSeenAt":"');
  const before = await dump();
  const paths = walkRoutes().flatMap(({ path, hasLoader }) => (hasLoader ? [path, `${path}.data`] : []));
  for (const path of paths.filter((path) => path.startsWith("/admin"))) await visit(path);
  expect(await dump()).toBe(before);
});

test("an id of letters that no header can hold breaks no action", { tag: "@whole" }, async ({ product, request }) => {
  const { cookie } = await openSession(product);
  const headers = { cookie: `${cookie.name}=${cookie.value}` };
  const routes = walkRoutes().filter(({ hasAction, pattern }) => hasAction && /[:*]/.test(pattern));
  expect(routes.length).toBeGreaterThan(3);
  for (const { pattern } of routes) {
    const path = pattern.replace(/:\w+\??|\*/g, encodeURIComponent("é漢🙂"));
    const answer = await request.post(path, { headers, form: { intent: "nenhum" }, maxRedirects: 0 });
    expect(answer.status(), `POST ${path}`).toBeLessThan(500);
  }
});

for (const part of parts) {
  test(`with a session every page of the panel answers, and none may be kept by a cache: ${part} part`, async ({
    staff,
    request,
  }) => {
    const headers = { cookie: `${staff.cookie.name}=${staff.cookie.value}` };
    const pages = walkRoutes()
      .filter(({ path, hasLoader }) => /^\/admin/.test(path) && hasLoader && !openToAll.has(path))
      .filter(isIn(part));
    expect(pages.length).toBeGreaterThan(5);
    for (const { path } of pages) {
      for (const [address, redirect] of [
        [path, [302, 303]],
        [`${path}.data`, [202]],
      ] as const) {
        const answer = await request.get(address, { headers, maxRedirects: 0 });
        const expected = path.includes("/qualquer") ? [404] : onlyLead.has(path) ? redirect : [200];
        expect(expected, `${address} answers ${answer.status()}`).toContain(answer.status());
        expect(answer.headers()["cache-control"], address).toBe("no-store");
      }
    }
  });
}

const sentences: Record<string, string> = {
  owner: "Esta parte é só para a dona da loja. Peça a ela, se precisar.",
  "owner,staff": "Esta parte é só para a dona e a equipe da loja. Peça à dona, se precisar.",
};

for (const [role, part] of roles.flatMap((role) => parts.map((part) => [role, part] as const))) {
  test(`the table of access holds at every address, action, stream and download: ${role}, ${part} part`, {
    tag: oneOf(roles, role),
  }, async ({ product, request }) => {
    const { cookie } = await openSession(product, role);
    const at = { headers: { cookie: `${cookie.name}=${cookie.value}` }, maxRedirects: 0 };
    const form = { intent: "nenhum" };
    const routes = walkRoutes()
      .filter(({ path }) => path.startsWith("/admin") && !openToAll.has(path))
      .filter(isIn(part));
    for (const { pattern, path, hasAction, hasLoader } of routes) {
      expect(findRolesFor(pattern), `${pattern} is in no line of domain/access.ts`).not.toEqual([]);
      const isOpen = mayOpen(role, pattern);
      const addresses = hasLoader ? [path, `${path}.data`] : [path];
      for (const address of addresses) {
        const answer = await request.get(address, at);
        expect(answer.status() === 403, `GET ${address} answers ${answer.status()}`).toBe(!isOpen);
        expect(answer.headers()["cache-control"], address).toBe("no-store");
        if (!isOpen) expect(await answer.text()).toContain(sentences[findRolesFor(pattern).join()]);
      }
      // Signing out would end the walk.
      if (!hasAction || path === "/admin/sair") continue;
      for (const address of [path, `${path}.data`]) {
        const answer = await request.post(address, { ...at, form });
        expect(answer.status() === 403, `POST ${address} answers ${answer.status()}`).toBe(!isOpen);
      }
    }
  });
}

test("an action on a public page asks for the role too", { tag: "@whole" }, async ({ product, request }) => {
  const routes = walkRoutes().filter(({ path, hasAction }) => !path.startsWith("/admin") && hasAction);
  expect(routes.map(({ pattern }) => pattern)).toContain("/links-uteis/:slug");
  const answers: Partial<Record<Role, number[]>> = {};
  for (const role of roles) {
    const { cookie } = await openSession(product, role);
    const headers = { cookie: `${cookie.name}=${cookie.value}` };
    for (const { pattern, path } of routes) {
      const answer = await request.post(path, { headers, form: { intent: "delete" }, maxRedirects: 0 });
      expect(answer.status() === 403, `${role}: POST ${path} answers ${answer.status()}`).toBe(!mayOpen(role, pattern));
      answers[role] = [...(answers[role] ?? []), answer.status()];
    }
  }
  expect(answers.technician).toContain(403);
  expect(answers.staff).not.toContain(403);
});

test("each role begins at the first page that it may open, and its menu has no others", { tag: "@whole" }, async ({
  page,
  product,
}) => {
  for (const [role, first, labels] of [
    [
      "owner",
      "/admin/painel",
      ["Painel", "Páginas", "Criar páginas", "Minha loja", "Fotos", "Contatos", "Pessoas", "Conta"],
    ],
    ["staff", "/admin/painel", ["Painel", "Páginas", "Criar páginas", "Fotos", "Contatos", "Conta"]],
    ["technician", "/admin/fotos", ["Fotos", "Conta"]],
  ] as const) {
    await page.context().clearCookies();
    await signIn(page, await createAccount(product, role), "/admin");
    await expect(page).toHaveURL(first);
    await expect(page.getByRole("navigation", { name: "Painel" }).getByRole("link")).toHaveText([...labels]);
  }
});

test("the accounts library answers nothing but the return from Google", async ({ request }) => {
  for (const path of ["sign-in/email", "sign-up/email", "get-session", "request-password-reset", "two-factor/enable"]) {
    for (const answer of [
      await request.post(`/api/auth/${path}`, { data: {} }),
      await request.get(`/api/auth/${path}`),
    ]) {
      expect(answer.status(), path).toBe(404);
    }
  }
});
