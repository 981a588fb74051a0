import { randomBytes } from "node:crypto";
import type { Role } from "#domain/access.ts";
import { DomainError } from "#domain/errors.ts";
import type { Person } from "#domain/people.ts";
import type { AccountParts } from "./account-parts.ts";
import { toResetLink } from "./auth.ts";
import type { Change } from "./people-repository.ts";
import type { Admin } from "./sessions.ts";

const linkMilliseconds = 60 * 60 * 1_000;

/** Gives how it was before, or says why nothing changed. */
export function requireChanged(change: Change): Person {
  if (!change.isDone) throw new DomainError(change.reason === "missing" ? "person-missing" : "last-owner");
  return change.before;
}

/** What the owner does with who may enter. Whether someone is an owner is checked before any of it. */
export function createPeople({ auth, people, record, site, log }: AccountParts) {
  return {
    findPeople: (): Promise<Person[]> => people.findPeople(),

    async changeRole(admin: Admin, id: string, role: Role): Promise<void> {
      if (id === admin.id) throw new DomainError("own-role");
      const { name: person, role: from } = requireChanged(await people.changeRole(id, role));
      if (from === role) return;
      await record({ actor: admin, action: "role-changed", details: { person, from, to: role } });
    },

    /** The account stays, so that access can be given back; nothing opens it until then. */
    async removeAccess(admin: Admin, id: string): Promise<void> {
      if (id === admin.id) throw new DomainError("own-access");
      const { name: person } = requireChanged(await people.removePerson(id));
      log.info({ account: id, by: admin.id }, "access removed");
      await record({ actor: admin, action: "access-removed", details: { person } });
    },

    async restoreAccess(admin: Admin, id: string): Promise<void> {
      const person = await people.getPerson(id);
      if (!person || !(await people.restorePerson(id))) throw new DomainError("person-missing");
      log.info({ account: id, by: admin.id }, "access restored");
      await record({ actor: admin, action: "access-restored", details: { person: person.name } });
    },

    /** For who forgot the password where no mail leaves: the same link as in a mail, handed over by the owner. */
    async makeResetLink(admin: Admin, id: string): Promise<{ name: string; link: string }> {
      const person = await people.getPerson(id);
      if (!person || person.removedAt || id === admin.id) throw new DomainError("person-missing");
      const token = randomBytes(24).toString("hex");
      const { internalAdapter } = await auth.$context;
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: id,
        expiresAt: new Date(Date.now() + linkMilliseconds),
      });
      await record({ actor: admin, action: "reset-link-made", details: { person: person.name } });
      return { name: person.name, link: toResetLink(site.url, token) };
    },
  };
}
