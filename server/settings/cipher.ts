import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export type Cipher = {
  seal(text: string): string;
  /** Null when the text was sealed with another secret, or changed since. */
  open(sealed: string): string | null;
};

const algorithm = "aes-256-gcm";

/** AES-256-GCM under a key of its own for each purpose, made from the app's secret. */
export function createCipher(secret: string, purpose: string): Cipher {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `basculante ${purpose}`, 32));
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64");
      if (bytes.length < 28) return null;
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12));
        decipher.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
