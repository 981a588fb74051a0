import type { Timestamp } from "../database/columns.ts";

/** better-auth's, with our columns for the role, the end of access, the last visit and a password that we made. */
type UserTable = {
  id: string;
  name: string;
  email: string;
  /** A number in SQLite. */
  emailVerified: boolean | number;
  twoFactorEnabled: boolean | number | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  role: string | null;
  removedAt: Timestamp | null;
  lastSeenAt: Timestamp | null;
  /** A number in SQLite. Null and false: the password is one's own. */
  hasMadePassword: boolean | number | null;
};

type AccountTable = {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
};

type InvitationsTable = {
  id: string;
  /** The token itself is in the link alone. */
  token_hash: string;
  name: string;
  /** Null when whoever accepts it says it. */
  email: string | null;
  role: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  withdrawn_at: Timestamp | null;
};

export type PeopleTables = {
  user: UserTable;
  account: AccountTable;
  /** The library never changes `updatedAt`, since sessions are not refreshed: it is when the session was last used. */
  session: { id: string; userId: string; updatedAt: Timestamp };
  /** Reset links and half-done sign-ins: the value is the account's id. */
  verification: { id: string; value: string };
  invitations: InvitationsTable;
};
