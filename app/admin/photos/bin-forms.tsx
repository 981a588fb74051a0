import { RotateCcw, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";

/** Out of the bin: back to where it was, or away for good. */
export function BinForms({ id, name }: { id: string; name: string }) {
  return (
    <>
      <Form method="post" preventScrollReset className="w-full">
        <input type="hidden" name="id" value={id} />
        <SubmitButton intent={`restore-${id}`} kind="quiet" busy="Trazendo de volta..." isWide>
          <RotateCcw aria-hidden="true" className="size-4" />
          Trazer de volta<span className="sr-only"> {name}</span>
        </SubmitButton>
      </Form>
      <details name="purge-photo" className="w-full">
        <summary className={`${styles.danger} w-full cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
          <Trash2 aria-hidden="true" className="size-4" />
          Apagar de vez<span className="sr-only"> {name}</span>
        </summary>
        <Form method="post" preventScrollReset className="mt-2 space-y-3 rounded-lg border border-danger p-3">
          <input type="hidden" name="id" value={id} />
          <p>Apagar a foto e todos os arquivos dela? Isso não pode ser desfeito.</p>
          <SubmitButton intent={`purge-${id}`} kind="danger" busy="Apagando...">
            Sim, apagar
          </SubmitButton>
        </Form>
      </details>
    </>
  );
}
