import { fitsPassword } from "#domain/accounts.ts";
import {
  type AccountParts,
  isRefused,
  type Outcome,
  orRefuse,
  refuse,
  refuseForNow,
  withPlace,
} from "./account-parts.ts";
import { limits as named } from "./limits.ts";
import { type QrCode, qrCodeOf } from "./qr-code.ts";
import type { Admin } from "./sessions.ts";

export type SecondFactorSetup = { qrCode: QrCode; secret: string };

export function secondFactorWith({ auth, limits, passwords, log }: AccountParts) {
  /** Every change of the second factor asks for the password again. */
  async function withPassword<Value extends object>(
    admin: Admin,
    password: string,
    work: (password: string) => Promise<Value>,
  ) {
    return withPlace({ passwords }, async () => {
      const take = await limits.take(named.passwordCheck, admin.id);
      if (!take.isAllowed) return refuseForNow(take);
      if (!fitsPassword(password)) return refuse("wrong-password");
      const done = await orRefuse(work(password), "wrong-password");
      if (!isRefused(done)) await limits.clear(named.passwordCheck, admin.id);
      return done;
    });
  }

  return {
    /** A new key, which counts only once a code made from it has come back. */
    async prepareSecondFactor(admin: Admin, headers: Headers, password: string): Promise<Outcome<SecondFactorSetup>> {
      const done = await withPassword(admin, password, (password) =>
        auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers }),
      );
      if (isRefused(done)) return done;
      if (!("totpURI" in done)) return refuse("bad-request");
      const secret = new URL(done.totpURI).searchParams.get("secret") ?? "";
      return { isOk: true, headers: new Headers(), qrCode: qrCodeOf(done.totpURI), secret };
    },

    /** Gives the recovery codes, this once. */
    async confirmSecondFactor(
      admin: Admin,
      headers: Headers,
      text: string,
    ): Promise<Outcome<{ recoveryCodes: string[] }>> {
      const take = await limits.take(named.secondFactor, admin.id);
      if (!take.isAllowed) return refuseForNow(take);
      const code = text.replace(/\s/g, "");
      if (!/^\d{6}$/.test(code)) return refuse("wrong-code");
      const done = await orRefuse(auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }), "wrong-code");
      if (isRefused(done)) return done;
      await limits.take(named.usedCode, `${admin.id} ${code}`);
      const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: admin.id } });
      log.info({ account: admin.id }, "second factor turned on");
      return { isOk: true, headers: done.headers, recoveryCodes: backupCodes };
    },

    async renewRecoveryCodes(
      admin: Admin,
      headers: Headers,
      password: string,
    ): Promise<Outcome<{ recoveryCodes: string[] }>> {
      const done = await withPassword(admin, password, (password) =>
        auth.api.generateBackupCodes({ body: { password }, headers }),
      );
      if (isRefused(done)) return done;
      return { isOk: true, headers: new Headers(), recoveryCodes: done.backupCodes };
    },

    async turnOffSecondFactor(admin: Admin, headers: Headers, password: string): Promise<Outcome> {
      const done = await withPassword(admin, password, (password) =>
        auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      );
      if (isRefused(done)) return done;
      log.info({ account: admin.id }, "second factor turned off");
      return { isOk: true, headers: done.headers };
    },
  };
}
