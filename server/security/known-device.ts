import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookiePrefix, formatCookie, hostPrefix } from "#domain/session-cookie.ts";

export type KnownDevices = {
  /** Whether someone has signed in on it, judged by its signature alone. */
  isKnown(cookies: string | null | undefined): boolean;
  /** The device's name when this account has signed in on it, else null. */
  findDevice(cookies: string | null | undefined, account: string): string | null;
  /** The cookie by which this account's device will be known again. */
  remember(cookies: string | null | undefined, account: string): string;
};

const name = `${cookiePrefix}.device`;
const toPattern = (prefix: string) =>
  new RegExp(
    `(?:^|;)\\s*${prefix}${name.replace(".", "\\.")}=([\\w-]{22})\\.([\\w-]{22})((?:\\.[\\w-]{22}){0,5})\\s*(?:;|$)`,
  );
/** Longer than that no browser keeps a cookie. */
const days = 400;
/** A shop's computer has more than one person before it; the latest are remembered. */
const accountsPerDevice = 5;

type Device = { id: string; proofs: string[] };

/**
 * Tells a device that has signed in before from one that is guessing: `id.signature.proof.proof…`, a proof for each account.
 * Without the secret nobody makes one, or reads from it whose it is. It opens nothing, it only has tries of its own.
 */
export function createKnownDevices(secret: string, siteUrl: string): KnownDevices {
  const pattern = toPattern(siteUrl.startsWith("https:") ? hostPrefix : "");
  const sign = (...words: string[]) =>
    createHmac("sha256", secret)
      .update(["device", ...words].join("\0"))
      .digest("base64url")
      .slice(0, 22);

  function read(cookies: string | null | undefined): Device | null {
    const [, id = "", signature = "", proofs = ""] = pattern.exec(cookies ?? "") ?? [];
    return id !== "" && isSame(signature, sign(id)) ? { id, proofs: proofs.split(".").slice(1) } : null;
  }

  return {
    isKnown: (cookies) => read(cookies) !== null,
    findDevice(cookies, account) {
      const device = read(cookies);
      const isOwn = device?.proofs.some((proof) => isSame(proof, sign(device.id, account)));
      return device && isOwn ? device.id : null;
    },
    remember(cookies, account) {
      const { id, proofs } = read(cookies) ?? { id: randomBytes(16).toString("base64url"), proofs: [] };
      const all = [...new Set([sign(id, account), ...proofs])].slice(0, accountsPerDevice);
      return formatCookie(name, [id, sign(id), ...all].join("."), { siteUrl, seconds: days * 86_400 });
    },
  };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
