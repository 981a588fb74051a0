import { hasControlCharacter } from "#domain/accounts.ts";
import { type AccountParts, type Outcome, refuse } from "./account-parts.ts";
import type { Admin } from "./sessions.ts";

export function profileWith({ auth }: AccountParts) {
  return {
    async changeName(admin: Admin, text: string): Promise<Outcome> {
      const name = text.trim();
      if (name === "" || name.length > 80 || hasControlCharacter(name)) return refuse("invalid-name");
      await (await auth.$context).internalAdapter.updateUser(admin.id, { name });
      return { isOk: true, headers: new Headers() };
    },
  };
}
