import { DomainError } from "./errors.ts";

export const aiKeyRules = {
  prefix: "sk-",
  minLength: 20,
  /** The dialog lets one try to save from here on; the full rule answers then. */
  dialogMinLength: 10,
  maxLength: 500,
} as const;

/** The key as it is kept, or a refusal. */
export function readAiKey(text: string): string {
  const key = text.trim();
  const isGood =
    key.startsWith(aiKeyRules.prefix) &&
    key.length >= aiKeyRules.minLength &&
    key.length <= aiKeyRules.maxLength &&
    // It travels in a header.
    /^[\x21-\x7e]+$/.test(key);
  if (!isGood) throw new DomainError("ai-key-invalid");
  return key;
}
