import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { isForVisitors, toVisitorsBuild } from "./visitors-build.ts";

type Handed = { data: unknown; written: string; routes: string[] };

/** A site of two pages, whose entry answers with what it was handed instead of drawing it. */
function createBuild(load: () => unknown) {
  const page = { default: () => null, loader: load };
  return {
    ssr: true,
    basename: "/",
    future: {},
    routeDiscovery: { mode: "initial" },
    assets: { routes: {}, version: "1" },
    routes: {
      root: { id: "root", path: "", module: { default: () => null } },
      "site/home/home": { id: "site/home/home", parentId: "root", index: true, module: page },
      "admin/panel/panel": { id: "admin/panel/panel", parentId: "root", path: "admin/painel", module: page },
    },
    entry: { module: { default: answerWithWhatWasHanded } },
  } as unknown as ServerBuild;
}

const answerWithWhatWasHanded: ServerBuild["entry"]["module"]["default"] = async (_request, status, headers, entry) => {
  const { loaderData } = entry.staticHandlerContext;
  const { city } = (loaderData["site/home/home"] ?? {}) as { city?: string };
  const written = await new Response(entry.serverHandoffStream).text();
  const handed: Handed = { data: city, written, routes: Object.keys(entry.routeModules) };
  return Response.json(handed, { status, headers });
};

async function ask(build: ServerBuild): Promise<{ status: number; handed: Handed }> {
  const response = await createRequestHandler(build, "production")(
    new Request("http://loja.example/"),
    new RouterContextProvider(),
  );
  return { status: response.status, handed: await response.json() };
}

test("a visitor's page is drawn with its data, which is not written down for a script", async () => {
  const build = createBuild(() => ({ city: "Osasco" }));
  expect((await ask(build)).handed).toMatchObject({ data: "Osasco", written: expect.stringContaining("Osasco") });
  const { handed } = await ask(toVisitorsBuild(build));
  expect(handed.data).toBe("Osasco");
  expect(handed.written).not.toContain("Osasco");
});

test("a status that comes with the data is kept", async () => {
  const { status, handed } = await ask(toVisitorsBuild(createBuild(() => data({ city: "Osasco" }, 404))));
  expect({ status, data: handed.data }).toEqual({ status: 404, data: "Osasco" });
  expect(handed.written).not.toContain("Osasco");
});

test("a visitor's router does not know the panel", async () => {
  const { handed } = await ask(toVisitorsBuild(createBuild(() => null)));
  expect(handed.routes).toEqual(["root", "site/home/home"]);
});

test.each([
  ["/", "GET", true],
  ["/postagens/motor?utm_source=x", "GET", true],
  ["/?__boot=", "GET", false],
  ["/_root.data", "GET", false],
  ["/links-uteis/pagina", "POST", false],
  ["/admin/painel", "GET", false],
  ["/ADMIN/painel", "GET", false],
])("%s by %s is for visitors: %s", (path, method, expected) => {
  expect(isForVisitors(new Request(`http://loja.example${path}`, { method }), "__boot")).toBe(expected);
});
