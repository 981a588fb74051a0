import type { Big } from "../database/columns.ts";

type RateLimitsTable = {
  name: string;
  /** A digest of whom it counts: an address, an account, or both. */
  subject: string;
  tries: number;
  /** Milliseconds since 1970. */
  ends_at: Big;
};

/** All other tables of the accounts are better-auth's. */
export type RateLimitTables = { rate_limits: RateLimitsTable };
