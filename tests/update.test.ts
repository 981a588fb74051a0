import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { draw, isWhole } from "#tests/support/extent.ts";

const script = join(import.meta.dirname, "../deploy/update.sh");

/** A repository whose build writes what its version is, on a machine that asks `/readyz` of a real server. */
async function makeMachine() {
  const folder = mkdtempSync(join(tmpdir(), "basculante-update-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [work, home] = [join(folder, "work"), join(folder, "home")];
  for (const made of [work, home]) mkdirSync(made);
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...words], { cwd: work, stdio: "pipe" });
  git("init", "--quiet", "--initial-branch=main");
  const commit = (version: string, build = `echo ${version} > built`, packages = {}, dependencies = {}) => {
    const name = { name: "shop", version };
    writeFileSync(join(work, "package.json"), JSON.stringify({ ...name, dependencies, scripts: { build } }));
    const lock = {
      ...name,
      lockfileVersion: 3,
      requires: true,
      packages: { "": { ...name, dependencies }, ...packages },
    };
    writeFileSync(join(work, "package-lock.json"), JSON.stringify(lock));
    git("add", "--all");
    git("commit", "--quiet", "--message", version);
  };
  commit("1.0.0");
  git("clone", "--quiet", work, join(home, "repository"));

  const state = { isReady: true };
  const server = createServer((_, response) => response.writeHead(state.isReady ? 200 : 503).end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const restarts = join(folder, "restarts");
  const settings: Record<string, string> = {};
  const start = (...words: string[]) =>
    spawn(script, words, {
      env: {
        ...settings,
        PATH: process.env.PATH,
        HOME: folder,
        BASCULANTE_HOME: home,
        READY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`,
        READY_TRIES: "1",
        // What a restart runs is what is whole at that moment.
        RESTART: `cp ${home}/current/built ${restarts}`,
      },
    });
  const update = async (...words: string[]) => {
    const child = start(...words);
    let out = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        out += chunk;
      });
    }
    const [code] = await once(child, "close");
    return { code, out };
  };
  return {
    folder,
    home,
    state,
    settings,
    /** As an update long ago left it. */
    install(version: string) {
      const release = "releases/20250101-000000-000-abcdef0";
      mkdirSync(join(home, release), { recursive: true });
      writeFileSync(join(home, release, "built"), version);
      symlinkSync(release, join(home, "current"));
    },
    commit,
    start,
    update,
    current: () => readFileSync(join(home, "current/built"), "utf8").trim(),
    restarted: () => readFileSync(restarts, "utf8").trim(),
    releases: () => readdirSync(join(home, "releases")),
  };
}

test("a version is built beside the one that runs, takes over when it is whole, and the older one can come back", async () => {
  const { commit, update, current, restarted, releases, home } = await makeMachine();
  expect(await update()).toMatchObject({ code: 0, out: expect.stringContaining("está no ar") });
  const first = readlinkSync(join(home, "current"));
  commit("2.0.0", `test "$(cat ${home}/current/built)" = 1.0.0 && echo 2.0.0 > built`);
  expect(await update()).toMatchObject({ code: 0 });
  expect([current(), restarted(), releases().length]).toEqual(["2.0.0", "2.0.0", 2]);
  // Whoever still runs it finds all its files.
  expect(existsSync(join(home, first, "built"))).toBe(true);
  expect(await update("--back")).toMatchObject({ code: 0, out: expect.stringContaining("de volta a") });
  expect([current(), restarted()]).toEqual(["1.0.0", "1.0.0"]);
  expect(await update("--back")).toMatchObject({ code: 1, out: expect.stringContaining("não há versão anterior") });
});

/** A registry with one package, of which it knows a fault. */
async function startRegistry(folder: string) {
  const source = join(folder, "weak");
  mkdirSync(source);
  writeFileSync(join(source, "package.json"), JSON.stringify({ name: "weak", version: "1.0.0" }));
  execFileSync("npm", ["pack", "--silent"], { cwd: source, stdio: "pipe" });
  const file = readFileSync(join(source, "weak-1.0.0.tgz"));
  const state = { doesAnswer: true };
  const server = createServer((request, response) => {
    const send = (body: object) =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url?.endsWith(".tgz")) response.end(file);
    else if (request.method === "GET")
      send({ name: "weak", versions: { "1.0.0": { name: "weak", version: "1.0.0" } } });
    else if (!state.doesAnswer) response.writeHead(405).end();
    else {
      const cvss = { score: 7.5, vectorString: null };
      const fault = { id: 1, url: "https://x.example/1", title: "A known fault", severity: "high", cwe: [], cvss };
      send({ weak: [{ ...fault, vulnerable_versions: "<2.0.0" }] });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const integrity = `sha512-${createHash("sha512").update(file).digest("base64")}`;
  const entry = { version: "1.0.0", resolved: `${url}weak/-/weak-1.0.0.tgz`, integrity };
  return { url, state, packages: { "node_modules/weak": entry } };
}

test("an update tells of known faults in the packages that run now, and goes on", async () => {
  const { folder, settings, commit, update, current, home } = await makeMachine();
  const registry = await startRegistry(folder);
  settings.npm_config_registry = registry.url;
  expect((await update()).out).not.toMatch(/falhas conhecidas|não respondeu/);
  commit("2.0.0", "echo 2.0.0 > built", registry.packages, { weak: "1.0.0" });
  expect(await update()).toMatchObject({ code: 0, out: expect.stringContaining("atenção, há falhas conhecidas") });
  expect(current()).toBe("2.0.0");
  expect(readFileSync(join(home, "audit.log"), "utf8")).toContain("A known fault");
  registry.state.doesAnswer = false;
  commit("3.0.0", "echo 3.0.0 > built", registry.packages, { weak: "1.0.0" });
  expect(await update()).toMatchObject({ code: 0, out: expect.stringContaining("npm audit não respondeu") });
});

test("a version that cannot be built changes nothing and leaves nothing behind", async () => {
  const { install, commit, update, current, releases } = await makeMachine();
  install("1.0.0");
  commit("2.0.0", "echo broken here && false");
  expect(await update()).toMatchObject({ code: 1, out: expect.stringMatching(/broken here[\s\S]*nada mudou/) });
  expect([current(), releases().length]).toEqual(["1.0.0", 1]);
});

const signals = ["SIGTERM", "SIGKILL"] as const;

test.each(signals.filter((_, at) => isWhole || at === draw("cut off update", signals.length)))(
  "an update that ends by %s in the middle leaves nothing to go back to",
  async (signal) => {
    const { install, commit, update, start, current, releases, home } = await makeMachine();
    install("1.0.0");
    commit("2.0.0", `touch ${home}/building && sleep 2`);
    const cutOff = start();
    await expect.poll(() => existsSync(join(home, "building")), { timeout: 20_000 }).toBe(true);
    cutOff.kill(signal);
    await once(cutOff, "close");
    expect(releases().filter((name) => !name.startsWith("."))).toHaveLength(1);
    commit("3.0.0");
    expect(await update()).toMatchObject({ code: 0 });
    expect(releases()).toHaveLength(2);
    expect(await update("--back")).toMatchObject({ code: 0 });
    expect(current()).toBe("1.0.0");
  },
);

test("a version that does not get ready makes room for the one before", async () => {
  const { install, commit, update, state, current, restarted } = await makeMachine();
  install("1.0.0");
  commit("2.0.0");
  state.isReady = false;
  expect(await update()).toMatchObject({ code: 1, out: expect.stringContaining("não ficou pronta") });
  expect([current(), restarted()]).toEqual(["1.0.0", "1.0.0"]);
});
