import { Form } from "react-router";
import { FieldFrame, toInputProps } from "../parts/field.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import { PhotoSection } from "./photo-section.tsx";

const hint = "A foto nova toma o lugar desta em todas as páginas. O recorte e os borrões desta não valem para a nova.";

export function ReplaceSection({ answer }: { answer: FormAnswer | undefined }) {
  const { formId, fields } = usePanelForm<{ file: string }>("replace", answer);
  return (
    <PhotoSection title="Trocar o arquivo">
      <Form id={formId} method="post" encType="multipart/form-data" preventScrollReset className="space-y-4">
        <FieldFrame field={fields.file} label="Foto nova" hint={hint}>
          <input
            {...toInputProps(fields.file, hint)}
            defaultValue={undefined}
            type="file"
            accept="image/*"
            required
            className="block w-full file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-lg file:border file:border-line file:bg-white file:px-4 file:font-semibold hover:file:bg-paper"
          />
        </FieldFrame>
        <SubmitButton intent="replace" kind="quiet" busy="Enviando...">
          Trocar a foto
        </SubmitButton>
      </Form>
    </PhotoSection>
  );
}
