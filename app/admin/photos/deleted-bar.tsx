import { UndoForm } from "../parts/undo-form.tsx";
import { photosPath } from "./photos-address.ts";

export function DeletedBar({ id, name }: { id: string; name: string }) {
  return (
    <UndoForm
      action={photosPath}
      intent={`restore-${id}`}
      busy="Trazendo de volta..."
      said={
        <>
          <strong>Foto excluída:</strong> {name}
        </>
      }
      fields={<input type="hidden" name="id" value={id} />}
    />
  );
}
