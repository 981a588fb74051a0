import { randomBytes } from "node:crypto";

/** 128 bits. */
export function generatePassword(): string {
  return randomBytes(16).toString("base64url");
}
