import { createHash, randomBytes } from "node:crypto";
import { writeInvitationMail } from "#content/invitation-mail.ts";
import type { Role } from "#domain/access.ts";
import { invitationDays } from "#domain/accounts.ts";
import { deviceName } from "#domain/device-name.ts";
import { toEmail } from "#domain/email.ts";
import { DomainError } from "#domain/errors.ts";
import type { Invitation } from "#domain/people.ts";
import { type AccountParts, type Granted, getVisitor, requireAllowed, takeTry } from "./account-parts.ts";
import { limits as named } from "./limits.ts";
import { type NewPassword, requireGoodPassword } from "./passwords.ts";
import { requireName } from "./profile.ts";
import type { Admin } from "./sessions.ts";

const validMilliseconds = invitationDays * 24 * 60 * 60 * 1_000;

export type InvitationRequest = { name: string; email: string; role: Role };

/** The link is in here and nowhere else. */
export type MadeInvitation = {
  name: string;
  role: Role;
  link: string;
  /** Where it went by mail. */
  mailedTo: string | null;
  hasMailFailed: boolean;
};

export type Acceptance = NewPassword & { name: string; email: string };

/** A link that makes one account: once, within a week, unless it is withdrawn. */
export function createInvitations(parts: AccountParts) {
  const { auth, invitations, people, limits, passwords, mailer, record, site, log } = parts;

  async function requireOpen(token: string): Promise<Invitation> {
    const found = /^[\w-]{43}$/.test(token) ? await invitations.getByTokenHash(digest(token)) : null;
    if (!found) throw new DomainError("invitation-unknown");
    if (found.usedAt) throw new DomainError("invitation-used");
    if (found.withdrawnAt) throw new DomainError("invitation-withdrawn");
    if (found.expiresAt <= new Date()) throw new DomainError("invitation-expired");
    return found;
  }

  async function sendMail(to: string, name: string, link: string): Promise<boolean> {
    try {
      await mailer.send({ to, ...writeInvitationMail(site.name, name, link) });
      return true;
    } catch (error) {
      // Only its code: the message of a mail server may repeat the address.
      log.error({ code: (error as { code?: unknown }).code }, "an invitation could not be sent");
      return false;
    }
  }

  async function accept(headers: Headers, token: string, given: Acceptance): Promise<Granted> {
    await takeTry(limits, named.invitation, getVisitor(headers));
    const invitation = await requireOpen(token);
    const name = requireName(given.name);
    const email = invitation.email ?? toEmail(given.email);
    if (email === null) throw new DomainError("invalid-email");
    requireGoodPassword(given, [email, name, site.name]);
    const { role } = invitation;
    const passwordHash = await passwords.hash(given.password);
    const id = await invitations.accept(invitation.id, {
      name,
      email,
      role,
      passwordHash,
      hasMadePassword: false,
    });
    // Someone else was quicker: say what became of it.
    if (id === null) await requireOpen(token);
    if (id === null) throw new DomainError("invitation-used");
    log.info({ account: id }, "invitation accepted");
    const device = deviceName(headers.get("user-agent") ?? "");
    await record({ actor: { id, name }, action: "invitation-accepted", details: { role, device } });
    const body = { email, password: given.password };
    const done = await auth.api.signInEmail({ body, headers, returnHeaders: true });
    await limits.clear(named.invitation, getVisitor(headers));
    return { headers: done.headers };
  }

  return {
    async makeInvitation(admin: Admin, given: InvitationRequest): Promise<MadeInvitation> {
      const name = requireName(given.name);
      const email = given.email.trim() === "" ? null : toEmail(given.email);
      if (email === null && given.email.trim() !== "") throw new DomainError("invalid-email");
      if (email !== null && (await people.hasEmail(email))) throw new DomainError("person-exists", { email });
      const { role } = given;
      const token = randomBytes(32).toString("base64url");
      const expiresAt = new Date(Date.now() + validMilliseconds);
      await invitations.insertInvitation({ tokenHash: digest(token), name, email, role, expiresAt });
      const link = `${site.url}/admin/convite/${token}`;
      await record({ actor: admin, action: "invitation-made", details: { person: name, role } });
      const isMailed = email !== null && mailer.isConfigured && (await sendMail(email, name, link));
      const hasMailFailed = email !== null && mailer.isConfigured && !isMailed;
      return { name, role, link, mailedTo: isMailed ? email : null, hasMailFailed };
    },

    findOpenInvitations: (): Promise<Invitation[]> => invitations.findOpen(),

    async withdrawInvitation(admin: Admin, id: string): Promise<void> {
      const withdrawn = await invitations.withdraw(id);
      if (!withdrawn) throw new DomainError("invitation-over");
      await record({ actor: admin, action: "invitation-withdrawn", details: { person: withdrawn.name } });
    },

    /** Throws a DomainError that says what became of it. */
    async getOpenInvitation(token: string): Promise<Pick<Invitation, "name" | "email" | "role">> {
      const { name, email, role } = await requireOpen(token);
      return { name, email, role };
    },

    /** Makes the account and signs it in. */
    async acceptInvitation(headers: Headers, token: string, given: Acceptance): Promise<Granted> {
      requireAllowed(await limits.peek(named.invitation, getVisitor(headers)));
      return passwords.reserveSlot(() => accept(headers, token, given));
    },
  };
}

/** What the database knows of a token opens nothing. */
function digest(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
