import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "#tests/support/commands.ts";
import { findFreePort } from "#tests/support/postgres.ts";

export type Peer = { url: string; stop(): void };

/** The least that Node can do: the same bytes from memory, in a process of its own. */
export async function startBareNode(body: Buffer): Promise<Peer> {
  const file = join(mkdtempSync(join(tmpdir(), "basculante-bare-")), "server.mjs");
  writeFileSync(join(file, "../body"), body);
  writeFileSync(
    file,
    `import { createServer } from "node:http"; import { readFileSync } from "node:fs";
const body = readFileSync(new URL("./body", import.meta.url));
const headers = ["Content-Type", "text/html; charset=utf-8", "Content-Encoding", "br", "Content-Length", String(body.length)];
createServer((request, response) => response.writeHead(200, headers).end(body)).listen(0, "127.0.0.1", function () { console.log(this.address().port) });`,
  );
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (chunk) => resolve(String(chunk).trim())),
  );
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

/** The limit: nginx, one worker, with the compressed file beside the plain one. Null where it is not installed. */
export async function startNginx(plain: Buffer, gzip: Buffer): Promise<Peer | null> {
  const nginx = findProgram(["nginx", "/usr/sbin/nginx"]);
  if (!nginx) return null;
  const folder = mkdtempSync(join(tmpdir(), "basculante-nginx-"));
  const port = await findFreePort();
  writeFileSync(join(folder, "index.html"), plain);
  writeFileSync(join(folder, "index.html.gz"), gzip);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit; user root;
events {} http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; types { text/html html; }
server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; } }`,
  );
  const child = spawn(nginx, ["-c", join(folder, "nginx.conf"), "-e", "stderr"], { stdio: "inherit" });
  await untilOpen(port);
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("nginx did not start");
}
