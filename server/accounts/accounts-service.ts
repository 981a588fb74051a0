import type { AccountParts } from "./account-parts.ts";
import { createGoogleSignIn } from "./google.ts";
import type { GoogleAuth } from "./google-auth.ts";
import { createInvitations } from "./invitations.ts";
import { createPasswords } from "./passwords.ts";
import { createPeople } from "./people.ts";
import { createProfile } from "./profile.ts";
import { createSecondFactor } from "./second-factor.ts";
import { createSessions } from "./sessions.ts";
import { createSignIn } from "./sign-in.ts";

/** All that routes may do with accounts. better-auth stands behind it and is never reached directly. */
export function createAccounts(parts: AccountParts, google: GoogleAuth) {
  return {
    ...createSessions(parts),
    ...createSignIn(parts),
    ...createPasswords(parts),
    ...createProfile(parts),
    ...createSecondFactor(parts),
    ...createGoogleSignIn(parts, google),
    ...createPeople(parts),
    ...createInvitations(parts),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
