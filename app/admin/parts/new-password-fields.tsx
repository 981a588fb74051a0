import { passwordLength } from "#domain/accounts.ts";
import { PasswordField } from "./field.tsx";
import type { FormField } from "./use-panel-form.ts";

type NewPasswordFieldsProps = {
  fields: { password: FormField; repeated: FormField };
  /** For an account that has none yet. */
  isFirst?: boolean;
  problemId?: string;
};

/** Typed twice, as `newPassword` reads it. */
export function NewPasswordFields({ fields, isFirst = false, problemId }: NewPasswordFieldsProps) {
  const shared = { autoComplete: "new-password", problemId } as const;
  return (
    <>
      <PasswordField
        label={isFirst ? "Senha" : "Nova senha"}
        field={fields.password}
        hint={`De ${passwordLength.min} a ${passwordLength.max} caracteres`}
        {...shared}
      />
      <PasswordField label={isFirst ? "Repita a senha" : "Repita a nova senha"} field={fields.repeated} {...shared} />
    </>
  );
}
