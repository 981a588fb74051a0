import type { ReactNode } from "react";
import { Field } from "../parts/field.tsx";
import { styles } from "../parts/styles.ts";
import type { FormField } from "../parts/use-panel-form.ts";

type GooglePromptProps = { field: FormField; problemId?: string; isBusy: boolean; children: ReactNode };

/** The fields of the prompt, for the dialog and for the page without JavaScript. */
export function GooglePrompt({ field, problemId, isBusy, children }: GooglePromptProps) {
  return (
    <>
      <Field
        label="Digite seu email cadastrado para acessar"
        field={field}
        problemId={problemId}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        <button type="submit" disabled={isBusy} className={styles.button}>
          {isBusy ? "Verificando..." : "Continuar"}
        </button>
      </div>
    </>
  );
}
