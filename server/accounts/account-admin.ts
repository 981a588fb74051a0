import type { Role } from "#domain/access.ts";
import { DomainError } from "#domain/errors.ts";
import type { Person } from "#domain/people.ts";
import { type AccountParts, endAccess } from "./account-parts.ts";
import { generatePassword } from "./generate-password.ts";
import { requireChanged } from "./people.ts";

/** What the operator does on the server itself. Who has an account is who may enter: there is no other list. */
export function createAccountAdmin({ auth, people }: Pick<AccountParts, "auth" | "people">) {
  async function requireUser(email: string) {
    const found = await (await auth.$context).internalAdapter.findUserByEmail(email);
    if (!found) throw new DomainError("account-missing", { email });
    return found.user;
  }

  async function insert(email: string, password: string, role: Role, hasMadePassword: boolean): Promise<void> {
    const { password: passwords } = await auth.$context;
    const passwordHash = await passwords.hash(password);
    await people.insertAccount({ name: "Administrador", email, role, passwordHash, hasMadePassword });
  }

  return {
    async hasAccount(email: string): Promise<boolean> {
      return (await (await auth.$context).internalAdapter.findUserByEmail(email)) !== null;
    },

    async createAccount(email: string, password: string, role: Role): Promise<void> {
      await insert(email, password, role, false);
    },

    /** Gives the password, which opens the panel once: whoever comes in by it sets their own first. */
    async createAccountWithMadePassword(email: string, role: Role): Promise<string> {
      const password = generatePassword();
      await insert(email, password, role, true);
      return password;
    },

    /** Refuses to take the last owner away, as the panel does. */
    async setRole(email: string, role: Role): Promise<void> {
      const user = await requireUser(email);
      requireChanged(await people.changeRole(user.id, role));
    },

    /** Gives the new password, which opens the panel once. */
    async resetPassword(email: string): Promise<string> {
      const user = await requireUser(email);
      const { internalAdapter, password: passwords } = await auth.$context;
      const password = generatePassword();
      // First: whatever is cut off after it leaves nobody with a password that may stay.
      await internalAdapter.updateUser(user.id, { hasMadePassword: true });
      await internalAdapter.updatePassword(user.id, await passwords.hash(password));
      await endAccess({ auth }, user.id);
      return password;
    },

    async turnOffSecondFactor(email: string): Promise<void> {
      const user = await requireUser(email);
      const { adapter, internalAdapter } = await auth.$context;
      await adapter.deleteMany({ model: "twoFactor", where: [{ field: "userId", value: user.id }] });
      await internalAdapter.updateUser(user.id, { twoFactorEnabled: false });
      await endAccess({ auth }, user.id);
    },

    async removeAccount(email: string): Promise<void> {
      const user = await requireUser(email);
      const { adapter, internalAdapter } = await auth.$context;
      await endAccess({ auth }, user.id);
      await adapter.deleteMany({ model: "twoFactor", where: [{ field: "userId", value: user.id }] });
      await internalAdapter.deleteUser(user.id);
    },

    findAccounts: (): Promise<Person[]> => people.findPeople(),
  };
}

export type AccountAdmin = ReturnType<typeof createAccountAdmin>;
