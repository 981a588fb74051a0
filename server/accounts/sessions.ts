import { type Role, toRole } from "#domain/access.ts";
import type { PendingStep } from "#domain/accounts.ts";
import { DomainError } from "#domain/errors.ts";
import type { AccountParts, Granted } from "./account-parts.ts";
import { isRemoved } from "./auth.ts";

/** Who is signed in, as the panel may know it: no token, no hash. */
export type Admin = {
  id: string;
  email: string;
  name: string;
  role: Role;
  hasSecondFactor: boolean;
  /** What comes before anything else in the panel; null: nothing. */
  pendingStep: PendingStep | null;
  session: { id: string; startedAt: Date; endsAt: Date };
};

export type OpenSession = {
  id: string;
  address: string;
  device: string;
  startedAt: Date;
  endsAt: Date;
  isCurrent: boolean;
};

export function createSessions({ auth, people, signInRules, log }: AccountParts) {
  async function findSessions(admin: Admin) {
    const { internalAdapter } = await auth.$context;
    const sessions = await internalAdapter.listSessions(admin.id, { onlyActiveSessions: true });
    return sessions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  /** Where the owner wants sessions to end without use, this is one. */
  async function isInUse({ id, updatedAt }: { id: string; updatedAt: Date }): Promise<boolean> {
    const minutes = await signInRules.getIdleMinutes();
    if (minutes === null) return true;
    if (Date.now() - updatedAt.getTime() >= minutes * 60_000) return false;
    // Like the note below: nobody waits for it.
    people
      .noteUse(id, updatedAt)
      .catch((error: unknown) => log.warn({ err: error }, "could not note that a session was used"));
    return true;
  }

  async function findPendingStep(user: {
    hasMadePassword?: boolean | null;
    twoFactorEnabled?: boolean | null;
  }): Promise<PendingStep | null> {
    if (user.hasMadePassword === true) return "password";
    return user.twoFactorEnabled !== true && (await signInRules.isSecondFactorDemanded()) ? "second-factor" : null;
  }

  return {
    /** From now on sessions are watched: what was not used before does not count. */
    startIdleCount: (): Promise<void> => people.touchAllSessions(),

    /** Asks the database at every request, so that an ended session is over at once. */
    async getAdmin(headers: Headers): Promise<Admin | null> {
      const found = await auth.api.getSession({ headers });
      if (!found || isRemoved(found.user)) return null;
      const { user, session } = found;
      if (!(await isInUse(session))) {
        await (await auth.$context).internalAdapter.deleteSession(session.token);
        log.info({ account: user.id }, "session ended without use");
        return null;
      }
      // Nobody waits for it: a page that is only read is shown while the database takes no writes.
      people
        .noteSeen({ id: user.id, lastSeenAt: user.lastSeenAt ?? null })
        .catch((error: unknown) => log.warn({ err: error }, "could not note when someone was last seen"));
      return {
        id: user.id,
        email: user.email,
        name: user.name,
        role: toRole(user.role),
        hasSecondFactor: user.twoFactorEnabled === true,
        pendingStep: await findPendingStep(user),
        session: { id: session.id, startedAt: session.createdAt, endsAt: session.expiresAt },
      };
    },

    async findOpenSessions(admin: Admin): Promise<OpenSession[]> {
      return (await findSessions(admin)).map((session) => ({
        id: session.id,
        address: session.ipAddress || "",
        device: session.userAgent || "",
        startedAt: session.createdAt,
        endsAt: session.expiresAt,
        isCurrent: session.id === admin.session.id,
      }));
    },

    /** By id, and only of the same account: tokens never leave the server. */
    async endSession(admin: Admin, id: string): Promise<Granted> {
      const session = (await findSessions(admin)).find((candidate) => candidate.id === id);
      if (!session) throw new DomainError("bad-request");
      await (await auth.$context).internalAdapter.deleteSession(session.token);
      return { headers: new Headers() };
    },

    async endOtherSessions(admin: Admin): Promise<Granted> {
      const { internalAdapter } = await auth.$context;
      for (const session of await findSessions(admin)) {
        if (session.id !== admin.session.id) await internalAdapter.deleteSession(session.token);
      }
      return { headers: new Headers() };
    },
  };
}
