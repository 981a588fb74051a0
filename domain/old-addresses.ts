import { type Redirect, redirectKinds } from "./redirects.ts";

/** gone: it says that its page was removed (410). */
export const oldAddressKinds = [...redirectKinds, "gone"] as const;

export type OldAddressKind = (typeof oldAddressKinds)[number];

/** An address of the site at which no page stands any more. */
export type OldAddress = Pick<Redirect, "from" | "madeBy"> & {
  kind: OldAddressKind;
  /** Null for one that leads nowhere. */
  to: string | null;
  at: Date;
  /** Null where nobody counts. */
  hits: number | null;
  lastHitAt: Date | null;
  /** Nobody has followed it for `quietRedirectDays`. */
  isQuiet: boolean;
  /** Nothing stands where it leads. */
  isBroken: boolean;
};

export const oldAddressFilters = ["all", ...oldAddressKinds, "quiet", "broken"] as const;

export type OldAddressFilter = (typeof oldAddressFilters)[number];

export type OldAddressOrder = "newest" | "hits";

export const quietRedirectDays = 90;
