import type { Role } from "./access.ts";

/** Someone with an account, as the panel shows them. */
export type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  hasSecondFactor: boolean;
  /** Null for who has never been here. */
  lastSeenAt: Date | null;
  /** Since when they may not enter any more. */
  removedAt: Date | null;
};

/** A link that makes one account. */
export type Invitation = {
  id: string;
  name: string;
  /** Null when whoever accepts it says it. */
  email: string | null;
  role: Role;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  withdrawnAt: Date | null;
};
