import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { styles } from "./styles.ts";
import type { FormField } from "./use-panel-form.ts";

type FieldProps = Omit<ComponentProps<"input">, "id" | "name" | "className" | "defaultValue"> & {
  field: FormField;
  label: string;
  hint?: string;
  /** The element that says what is wrong with the whole form. */
  problemId?: string;
};

export function Field({ field, label, hint, problemId, ...input }: FieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <input required className={styles.input} {...toInputProps(field, hint, problemId)} {...input} />
    </FieldFrame>
  );
}

type LongFieldProps = Omit<ComponentProps<"textarea">, "id" | "name" | "className" | "defaultValue"> &
  Pick<FieldProps, "field" | "label" | "hint">;

/** For a sentence or two, all of which should be in sight. */
export function LongField({ field, label, hint, ...textarea }: LongFieldProps) {
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <textarea rows={3} className={`${styles.input} block py-2`} {...toInputProps(field, hint)} {...textarea} />
    </FieldFrame>
  );
}

type PasswordFieldProps = Omit<FieldProps, "type"> & { autoComplete: "current-password" | "new-password" };

export function PasswordField({ field, label, hint, problemId, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className="relative">
        <input
          type={isShown ? "text" : "password"}
          required
          maxLength={128}
          className={`${styles.input} pr-12`}
          {...toInputProps(field, hint, problemId)}
          {...input}
        />
        <button
          type="button"
          aria-label={isShown ? "Esconder a senha" : "Mostrar a senha"}
          className="needs-script absolute inset-y-0 right-0 grid w-11 place-items-center"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
}

type FieldFrameProps = { field: FormField; label: string; hint?: ReactNode; children: ReactNode };

/** Label, control, what is wrong with it, and a hint. */
export function FieldFrame({ field, label, hint, children }: FieldFrameProps) {
  return (
    <div className="space-y-1">
      <label htmlFor={field.id} className="font-medium">
        {label}
      </label>
      {children}
      {hasErrors(field) && (
        <p id={field.errorId} role="alert" className="text-sm font-medium text-danger">
          {field.errors?.join(" ")}
        </p>
      )}
      {hint && (
        <p id={getHintId(field)} className="text-sm text-soft-ink">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its label, its hint and what is wrong with it. */
export function toInputProps(field: FormField, hint?: ReactNode, problemId?: string) {
  const { id, name, initialValue, errorId } = field;
  const describers = [hint ? getHintId(field) : undefined, hasErrors(field) ? errorId : undefined, problemId];
  return {
    id,
    name,
    defaultValue: typeof initialValue === "string" ? initialValue : undefined,
    "aria-invalid": hasErrors(field) || problemId ? true : undefined,
    "aria-describedby": describers.filter(Boolean).join(" ") || undefined,
  };
}

function hasErrors({ errors }: FormField): boolean {
  return errors !== undefined && errors.length > 0;
}

function getHintId({ id }: FormField): string {
  return `${id}-hint`;
}
