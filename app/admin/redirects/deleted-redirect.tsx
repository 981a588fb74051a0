import { redirectsPath } from "../pages/page-paths.ts";
import { UndoForm } from "../parts/undo-form.tsx";

export function DeletedRedirect({ from, to }: { from: string; to: string }) {
  return (
    <UndoForm
      action={redirectsPath}
      intent="undo"
      busy="Desfazendo..."
      said={
        <>
          <strong>Redirecionamento apagado:</strong> {from} levava para {to}
        </>
      }
      fields={
        <>
          <input type="hidden" name="from" value={from} />
          <input type="hidden" name="to" value={to} />
        </>
      }
    />
  );
}
