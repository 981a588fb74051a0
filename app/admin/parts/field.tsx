import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { look } from "./look.ts";

type FieldProps = Omit<ComponentProps<"input">, "id" | "className"> & {
  label: string;
  name: string;
  hint?: string;
  /** The element that says what is wrong with it. */
  problemId?: string;
};

export function Field({ label, hint, problemId, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        required
        className={look.input}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={[hint && `${id}-hint`, problemId].filter(Boolean).join(" ") || undefined}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft-ink">
          {hint}
        </p>
      )}
    </div>
  );
}

type PasswordFieldProps = Omit<FieldProps, "type"> & { autoComplete: "current-password" | "new-password" };

export function PasswordField({ label, hint, problemId, ...input }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={isShown ? "text" : "password"}
          required
          maxLength={128}
          className={`${look.input} pr-12`}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, problemId].filter(Boolean).join(" ") || undefined}
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
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft-ink">
          {hint}
        </p>
      )}
    </div>
  );
}
