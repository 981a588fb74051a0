import { DomainError } from "#domain/errors.ts";
import { endAccess } from "./account-parts.ts";
import type { Auth } from "./auth.ts";

/** What the operator does on the server itself. Who has an account is who may enter: there is no other list. */
export function createAccountAdmin(auth: Auth) {
  async function requireUser(email: string) {
    const found = await (await auth.$context).internalAdapter.findUserByEmail(email);
    if (!found) throw new DomainError("account-missing", { email });
    return found.user;
  }

  return {
    async hasAccount(email: string): Promise<boolean> {
      return (await (await auth.$context).internalAdapter.findUserByEmail(email)) !== null;
    },

    async createAccount(email: string, password: string): Promise<void> {
      const { adapter, password: passwords } = await auth.$context;
      const hash = await passwords.hash(password);
      const now = new Date();
      const times = { createdAt: now, updatedAt: now };
      await adapter.transaction(async (transaction) => {
        // Past the hook that closes sign-up: this is the one way in.
        const { id } = await transaction.create<{ id: string }>({
          model: "user",
          data: { email, name: "Administrador", emailVerified: true, ...times },
        });
        const account = { userId: id, accountId: id, providerId: "credential", password: hash, ...times };
        await transaction.create({ model: "account", data: account });
      });
    },

    async resetPassword(email: string, password: string): Promise<void> {
      const user = await requireUser(email);
      const { internalAdapter, password: passwords } = await auth.$context;
      await internalAdapter.updatePassword(user.id, await passwords.hash(password));
      await endAccess({ auth }, user.id);
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

    async findAccounts(): Promise<{ email: string; hasSecondFactor: boolean }[]> {
      const { internalAdapter } = await auth.$context;
      const users: { email: string; twoFactorEnabled?: boolean | null }[] = await internalAdapter.listUsers();
      return users.map(({ email, twoFactorEnabled }) => ({ email, hasSecondFactor: twoFactorEnabled === true }));
    },
  };
}

export type AccountAdmin = ReturnType<typeof createAccountAdmin>;
