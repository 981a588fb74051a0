import { Form } from "react-router";
import { SubmitButton } from "../parts/submit-button.tsx";
import { photosPath } from "./photos-address.ts";

/** What was just done, and how to undo it. It stands in the page, so nobody has to be quick. */
export function DeletedBar({ id, name }: { id: string; name: string }) {
  return (
    <Form
      method="post"
      action={photosPath}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-warn bg-warn-pale px-4 py-2 text-warn"
    >
      <p role="status" className="min-w-0 [overflow-wrap:anywhere]">
        <strong>Foto excluída:</strong> {name}
      </p>
      <input type="hidden" name="id" value={id} />
      <SubmitButton intent={`restore-${id}`} kind="quiet" busy="Trazendo de volta...">
        Desfazer
      </SubmitButton>
    </Form>
  );
}
