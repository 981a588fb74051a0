import { createHash, randomInt } from "node:crypto";
import { symmetricDecrypt } from "better-auth/crypto";
import { z } from "zod";
import { parseJson } from "#domain/parse-json.ts";

const letters = "abcdefghijkmnpqrstuvwxyz23456789";
const digestStart = "sha256:";
const listSchema = z.array(z.string());

/** Ten, of 120 random bits each, in letters that nobody mistakes for one another on paper. */
export function makeRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: 10 }, () => Array.from({ length: 6 }, group).join("-"));
}

/** What is stored of a code, and what the library is given in its place. With 120 random bits a plain digest is enough. */
export function digestCode(code: string): string {
  return digestStart + createHash("sha256").update(code).digest("base64url");
}

/** As it may be typed: codes from before have ten letters and digits, in which capitals count. */
export function readRecoveryCode(text: string): string | null {
  const code = text.replace(/\s/g, "");
  if (/^[\w-]{8,16}$/.test(code)) return code;
  const plain = code.toLowerCase().replaceAll("-", "");
  return /^[a-z2-9]{24}$/.test(plain) ? (plain.match(/.{4}/g)?.join("-") ?? null) : null;
}

/** The list as it is stored: digests alone. What was only sealed, as it used to be, is read too, and is digests from its next use on. */
export function createCodeStore(secret: string) {
  return {
    encrypt: async (json: string) => JSON.stringify(readList(json).map(toDigest)),
    async decrypt(stored: string) {
      const json = stored.startsWith("[") ? stored : await symmetricDecrypt({ key: secret, data: stored });
      return JSON.stringify(readList(json).map(toDigest));
    },
  };
}

function readList(json: string): string[] {
  return parseJson(json, listSchema) ?? [];
}

function toDigest(code: string): string {
  return code.startsWith(digestStart) ? code : digestCode(code);
}
