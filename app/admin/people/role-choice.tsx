import { roleWords } from "#content/words/role-words.ts";
import { type Role, roles } from "#domain/access.ts";
import type { FormField } from "../parts/use-panel-form.ts";

/** One of the roles, each with what it may do. */
export function RoleChoice({ field: { name, initialValue }, usual }: { field: FormField; usual: Role }) {
  const chosen = roles.find((role) => role === initialValue) ?? usual;
  return (
    <fieldset>
      <legend className="font-medium">Função</legend>
      {roles.map((role) => (
        <label key={role} className="flex min-h-11 items-center gap-3 py-1">
          <input
            type="radio"
            name={name}
            value={role}
            defaultChecked={role === chosen}
            className="size-5 shrink-0 accent-brand"
          />
          <span>
            <span className="block font-medium first-letter:uppercase">{roleWords[role].name}</span>
            <span className="block text-sm text-soft-ink">{roleWords[role].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
