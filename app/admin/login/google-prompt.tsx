import type { ReactNode } from "react";
import { Field } from "../parts/field.tsx";
import { look } from "../parts/look.ts";

/** The fields of the prompt, for the dialog and for the page without JavaScript. */
export function GooglePrompt({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <>
      <Field
        label="Digite seu email cadastrado para acessar"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        <button type="submit" disabled={isBusy} className={look.button}>
          {isBusy ? "Verificando..." : "Continuar"}
        </button>
      </div>
    </>
  );
}
