import { randomBytes } from "node:crypto";

export function generatePassword(): string {
  return randomBytes(15).toString("base64url");
}
