import { hasControlCharacter } from "#domain/accounts.ts";
import { DomainError } from "#domain/errors.ts";
import type { AccountParts, Granted } from "./account-parts.ts";
import type { Admin } from "./sessions.ts";

export function createProfile({ auth }: AccountParts) {
  return {
    async changeName(admin: Admin, text: string): Promise<Granted> {
      await (await auth.$context).internalAdapter.updateUser(admin.id, { name: requireName(text) });
      return { headers: new Headers() };
    },
  };
}

export function requireName(text: string): string {
  const name = text.trim();
  if (name === "" || name.length > 80 || hasControlCharacter(name)) throw new DomainError("invalid-name");
  return name;
}
