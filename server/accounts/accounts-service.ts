import type { AccountParts } from "./account-parts.ts";
import { googleWith } from "./google.ts";
import type { GoogleAuth } from "./google-auth.ts";
import { passwordsWith } from "./passwords.ts";
import { profileWith } from "./profile.ts";
import { secondFactorWith } from "./second-factor.ts";
import { sessionsWith } from "./sessions.ts";
import { signInWith } from "./sign-in.ts";

/** All that routes may do with accounts. better-auth stands behind it and is never reached directly. */
export function createAccounts(parts: AccountParts, google: GoogleAuth) {
  return {
    ...sessionsWith(parts),
    ...signInWith(parts),
    ...passwordsWith(parts),
    ...profileWith(parts),
    ...secondFactorWith(parts),
    ...googleWith(parts, google),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
