import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { findProgram } from "./support/commands.ts";

const folder = join(import.meta.dirname, "../deploy");
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const withoutComments = (text: string) => text.replace(/^\s*#.*\n/gm, "");

/** What `npm start` runs, which every way of starting must run too. */
const startWords = packageJson.scripts.start.replace("exec node ", "");

test("every image is pinned to a version", () => {
  const images = [
    ...[...read("Dockerfile").matchAll(/^FROM (\S+)/gm)].map(([, image = ""]) => image),
    ...[...read("compose.yaml").matchAll(/^\s+image: (\S+)/gm)].map(([, image = ""]) => image),
  ];
  expect(images).toHaveLength(4);
  for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+(-slim)?$/);
});

test("the image builds inside, runs for a user without rights, and says whether it is well", () => {
  const text = withoutComments(read("Dockerfile"));
  const last = text.slice(text.lastIndexOf("\nFROM "));
  expect(text.match(/^FROM /gm)).toHaveLength(2);
  expect(text).not.toMatch(/^ADD /m);
  expect(text).toMatch(/npm ci --omit=dev/);
  expect(text).toMatch(/npm run build/);
  expect(last).toMatch(/^USER node$/m);
  expect(last.indexOf("USER node")).toBeLessThan(last.indexOf("\nCMD "));
  expect(last).toMatch(/^HEALTHCHECK [^\n]+\\\n\s+CMD \[.*\/readyz/m);
  expect(last).toContain(
    `CMD ["node", ${startWords
      .split(" ")
      .map((word) => JSON.stringify(word))
      .join(", ")}]`,
  );
});

test("nothing of this machine's data or secrets goes into the image", () => {
  const ignored = read("Dockerfile.dockerignore").split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["data", ".env", ".git", "node_modules", "build"]));
});

test("the image holds no secret, and nothing that changes by itself", () => {
  const text = withoutComments(read("Dockerfile")).replaceAll(/\\\n\s*/g, "");
  const lines = text.split("\n").filter((line) => line !== "");
  // A value given while building stays in a layer for whoever has the image.
  expect(lines.filter((line) => /^ARG\b|--mount=type=secret/.test(line))).toEqual([]);
  expect(
    lines.filter((line) => /^(ENV|RUN|LABEL).*(SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL|SMTP_URL)/i.test(line)),
  ).toEqual([]);
  expect(text).not.toMatch(/:latest|curl|wget|apt-get|npm install|sudo|chmod 777/);
  // What is installed is what the lock file names, and it is copied before the sources, so that it is kept between builds.
  expect(lines.findIndex((line) => /^COPY .*package-lock\.json/.test(line))).toBeLessThan(lines.indexOf("COPY . ."));
  expect(lines.filter((line) => line.startsWith("WORKDIR "))).toEqual(["WORKDIR /app", "WORKDIR /app"]);
  // Signals reach the server: no shell stands between.
  expect(lines.filter((line) => line.startsWith("CMD ")).every((line) => line.startsWith("CMD ["))).toBe(true);
  expect(lines.indexOf("USER node")).toBeGreaterThan(lines.findLastIndex((line) => /^(RUN|COPY) /.test(line)));
});

test("no secret stands in a file: each is asked for, and its absence stops the start", () => {
  const text = read("compose.yaml");
  for (const name of ["SITE_HOST", "DATABASE_PASSWORD", "APP_SECRET"]) expect(text).toContain(`\${${name}:?`);
  expect(text).not.toMatch(/(PASSWORD|SECRET): (?!\$\{)/);
  // Only the proxy is reached from outside.
  expect(text.match(/^ {4}ports:/gm)).toHaveLength(1);
  expect(text.match(/no-new-privileges:true/g)).toHaveLength(3);
});

test("the log of no container fills the disk, and every setting can be given to the shop", () => {
  const text = read("compose.yaml");
  expect(text.match(/^ {4}logging: \*logging$/gm)).toHaveLength(text.match(/^ {4}restart: /gm)?.length ?? 0);
  expect(text).toMatch(/max-size: \d+m\n\s+max-file: "\d+"/);
  expect(text).toMatch(/env_file:\n\s+- path: shop\.env\n\s+required: false/);
});

test("the proxy lets through what the product takes", () => {
  expect(read("Caddyfile")).toMatch(/max_size 64MB/);
  expect(read("Caddyfile")).toMatch(/reverse_proxy \{\$SHOP_ADDRESS:shop:3000\}/);
});

test("the proxy, where there is one, understands every line of its file", () => {
  const caddy = findProgram(["caddy"]);
  if (caddy === null) return;
  const place = mkdtempSync(join(tmpdir(), "basculante-proxy-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const words = ["validate", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  const env = { PATH: process.env.PATH, HOME: place, SITE_HOST: "www.exemplo.com.br" };
  const { status, stderr } = spawnSync(caddy, words, { encoding: "utf8", env });
  expect(stderr).not.toMatch(/"level":"(warn|error)"/);
  expect(status, stderr).toBe(0);
});

test("the service may do little more than serve", () => {
  const lines = withoutComments(read("basculante.service")).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "User=basculante",
      "NoNewPrivileges=yes",
      "ProtectSystem=strict",
      "ProtectHome=yes",
      "PrivateTmp=yes",
      "PrivateDevices=yes",
      "ProtectKernelTunables=yes",
      "RestrictNamespaces=yes",
      "CapabilityBoundingSet=",
      "SystemCallFilter=@system-service",
      "StateDirectory=basculante",
      "UMask=0077",
    ]),
  );
  expect(lines.find((line) => line.startsWith("ExecStart="))).toContain(startWords);
  // Of a release: the folder that an update works in is another.
  for (const name of ["WorkingDirectory=", "ExecStart="]) {
    expect(lines.find((line) => line.startsWith(name))).toContain("/opt/basculante/current");
  }
  // V8 could not compile.
  expect(lines.join("\n")).not.toContain("MemoryDenyWriteExecute");
});

test("systemd, where there is one, understands every line of the service", () => {
  const systemd = findProgram(["systemd-analyze"]);
  if (systemd === null) return;
  const place = mkdtempSync(join(tmpdir(), "basculante-unit-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const unit = join(place, "basculante.service");
  // It looks for the program too, which is not installed here.
  writeFileSync(unit, read("basculante.service").replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  const { status, stderr } = spawnSync(systemd, ["verify", "--man=no", unit], { encoding: "utf8" });
  expect(stderr.split("\n").filter((line) => line.includes(unit) || /unknown|invalid/i.test(line))).toEqual([]);
  expect(status, stderr).toBe(0);
});

test("a command of the shop runs in the release with the settings of the service, and words stay whole", () => {
  const home = mkdtempSync(join(tmpdir(), "basculante-shop-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, "current"));
  const program =
    "console.log(JSON.stringify([process.env.DATABASE_URL, process.env.DATA_DIR, ...process.argv.slice(2)]))";
  writeFileSync(join(home, "current/say.js"), program);
  writeFileSync(join(home, "current/package.json"), JSON.stringify({ scripts: { data: "node say.js" } }));
  const settings = join(home, "settings.env");
  writeFileSync(settings, "DATABASE_URL='postgres://a:b@host/shop?x=1&y=2'\n");
  const env = { ...process.env, BASCULANTE_HOME: home, SHOP_USER: userInfo().username, SHOP_SETTINGS: settings };
  const { stdout } = spawnSync(join(folder, "shop.sh"), ["data", "move", "--to", "a b"], { env, encoding: "utf8" });
  expect(JSON.parse(stdout)).toEqual([
    "postgres://a:b@host/shop?x=1&y=2",
    "/var/lib/basculante/data",
    "move",
    "--to",
    "a b",
  ]);
});

test("without a command of the shop it says which there are", () => {
  for (const words of [[], ["tudo"]]) {
    const { status, stderr } = spawnSync(join(folder, "shop.sh"), words, { encoding: "utf8" });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^Uso: shop\.sh admin\|data\|doctor\|pages/)]);
  }
});
