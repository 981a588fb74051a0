import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";

/** What a hash costs: 2^ln rounds of r blocks, p times over. It takes 128 × 2^ln × r bytes while it is made. */
export type Cost = { ln: number; r: number; p: number };

const saltBytes = 16;
const keyBytes = 32;
const pattern = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

/** As the PHC string format writes it, so that each hash says what it cost. */
export async function hashWith(cost: Cost, password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(cost, password, salt, keyBytes);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${toText(salt)}$${toText(key)}`;
}

/** Of our own kind, or of the accounts library's from before. */
export async function matchesHash(hash: string, password: string): Promise<boolean> {
  const known = parse(hash);
  if (!known) return verifyPassword({ hash, password });
  const key = await derive(known.cost, password, known.salt, known.key.length);
  return timingSafeEqual(key, known.key);
}

/** Whether it was made otherwise than hashes are made today. */
export function isOutdated(hash: string, { ln, r, p }: Cost): boolean {
  const cost = parse(hash)?.cost;
  return !cost || cost.ln !== ln || cost.r !== r || cost.p !== p;
}

function parse(hash: string): { cost: Cost; salt: Buffer; key: Buffer } | null {
  const [, ln, r, p, salt = "", key = ""] = pattern.exec(hash) ?? [];
  if (!ln) return null;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, "base64"), key: Buffer.from(key, "base64") };
}

function derive({ ln, r, p }: Cost, password: string, salt: Buffer, bytes: number): Promise<Buffer> {
  const N = 2 ** ln;
  const options = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((resolve, reject) => {
    // The same letter may be typed in more than one way.
    scrypt(password.normalize("NFKC"), salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function toText(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
