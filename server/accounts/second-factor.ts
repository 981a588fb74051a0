import { DomainError } from "#domain/errors.ts";
import { type AccountParts, type Granted, orThrow, takeTry, withPassword } from "./account-parts.ts";
import { limits as named } from "./limits.ts";
import { createQrCode, type QrCode } from "./qr-code.ts";
import { digestCode, makeRecoveryCodes } from "./recovery-codes.ts";
import type { Admin } from "./sessions.ts";

export type SecondFactorSetup = { qrCode: QrCode; secret: string };

/** Every change of the second factor asks for the password again. */
export function createSecondFactor(parts: AccountParts) {
  const { auth, limits, log, signInRules } = parts;
  return {
    /** A new key, which counts only once a code made from it has come back. */
    async prepareSecondFactor(admin: Admin, headers: Headers, password: string): Promise<Granted<SecondFactorSetup>> {
      const done = await withPassword(parts, admin.id, password, (password) =>
        auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers }),
      );
      if (!("totpURI" in done)) throw new DomainError("bad-request");
      const secret = new URL(done.totpURI).searchParams.get("secret") ?? "";
      return { headers: new Headers(), qrCode: createQrCode(done.totpURI), secret };
    },

    /** Gives the recovery codes, this once. */
    async confirmSecondFactor(
      admin: Admin,
      headers: Headers,
      text: string,
    ): Promise<Granted<{ recoveryCodes: string[] }>> {
      await takeTry(limits, named.secondFactor, admin.id);
      const code = text.replace(/\s/g, "");
      if (!/^\d{6}$/.test(code)) throw new DomainError("wrong-code");
      const done = await orThrow(auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }), "wrong-code");
      await limits.take(named.usedCode, `${admin.id} ${code}`);
      // Those that came with the key are stored as digests, which nobody can be shown.
      const recoveryCodes = makeRecoveryCodes();
      await (await auth.$context).adapter.update({
        model: "twoFactor",
        where: [{ field: "userId", value: admin.id }],
        update: { backupCodes: JSON.stringify(recoveryCodes.map(digestCode)) },
      });
      log.info({ account: admin.id }, "second factor turned on");
      return { headers: done.headers, recoveryCodes };
    },

    async renewRecoveryCodes(
      admin: Admin,
      headers: Headers,
      password: string,
    ): Promise<Granted<{ recoveryCodes: string[] }>> {
      const done = await withPassword(parts, admin.id, password, (password) =>
        auth.api.generateBackupCodes({ body: { password }, headers }),
      );
      return { headers: new Headers(), recoveryCodes: done.backupCodes };
    },

    async turnOffSecondFactor(admin: Admin, headers: Headers, password: string): Promise<Granted> {
      if (await signInRules.isSecondFactorDemanded()) throw new DomainError("second-factor-demanded");
      const done = await withPassword(parts, admin.id, password, (password) =>
        auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      );
      log.info({ account: admin.id }, "second factor turned off");
      return { headers: done.headers };
    },
  };
}
