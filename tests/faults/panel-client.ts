import { readOrMakeSecret } from "#server/data-folder.ts";
import { createLog } from "#server/log.ts";
import { createAiKeyService } from "#server/settings/ai-key-service.ts";
import type { Product } from "#tests/support/product.ts";
import { type Where, withDatabase } from "#tests/support/with-database.ts";

const email = "admin@exemplo.com.br";
const password = "a-senha-do-operador";

/** For products that someone will sign in to. */
export const operator = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };

/** The cookie of a session, by the form; it outlives a restart. Behind a trusted proxy the address may be chosen. */
export async function signIn({ url }: Pick<Product, "url">, address = "198.51.100.1"): Promise<string> {
  const body = new URLSearchParams({ email, password });
  const headers = { "x-forwarded-for": address };
  const answer = await fetch(`${url}/admin/login`, { method: "POST", body, headers, redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status !== 303) throw new Error(`nobody could sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

export type Answer = { status: number; text: string; headers: Headers };

/** Null when the connection broke, or nothing came in time. */
export async function ask(url: string, init: RequestInit = {}, longest = 30_000): Promise<Answer | null> {
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(longest), ...init });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  } catch {
    return null;
  }
}

export function postForm(url: string, cookie: string, fields: Record<string, string> | [string, string][]) {
  return ask(url, { method: "POST", headers: { cookie }, body: new URLSearchParams(fields) });
}

export function postPhoto(url: string, cookie: string, photo: Buffer) {
  const body = new FormData();
  body.append("files", new File([new Uint8Array(photo)], "foto.jpg", { type: "image/jpeg" }));
  // A store that hangs is waited for twice: to take the photo, and to take back what it may have.
  return ask(`${url}/admin/fotos/enviar`, { method: "POST", headers: { cookie }, body }, 100_000);
}

let reports = 0;

/** As the button of a page reports a tap; gives the id by which it is counted once. */
export function postContact(url: string): { id: string; answer: Promise<Answer | null> } {
  const id = `falha${process.pid}x${String(++reports).padStart(12, "0")}`;
  const body = JSON.stringify({ id, path: "/", kind: "chat", button: "hero", query: "" });
  const headers = {
    origin: url,
    "user-agent": "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
    // Behind a trusted proxy everyone has an address; one that sends much is not counted.
    "x-forwarded-for": `198.51.100.${reports % 250}`,
  };
  return { id, answer: ask(`${url}/api/contatos`, { method: "POST", body, headers }) };
}

/** What the form of the key has really saved. */
export function readAiKey(where: Where): Promise<string | null> {
  const secret = readOrMakeSecret(where.dataDir);
  const parts = { secret, fromEnvironment: null, record: async () => {}, log: createLog("silent") };
  return withDatabase(where, (database) => createAiKeyService({ database, ...parts }).getKey());
}
