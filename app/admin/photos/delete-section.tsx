import { Trash2 } from "lucide-react";
import { Form } from "react-router";
import { photoLimits } from "#domain/photos.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { PhotoSection } from "./photo-section.tsx";

export function DeleteSection({ isUsed }: { isUsed: boolean }) {
  return (
    <PhotoSection title="Excluir">
      <details>
        <summary className={`${styles.danger} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
          <Trash2 aria-hidden="true" className="size-4" />
          Excluir a foto
        </summary>
        <Form method="post" className="mt-3 space-y-3 rounded-lg border border-danger p-3">
          <p>
            {isUsed && "A foto some das páginas que a mostram. "}
            Ela fica na lixeira por {photoLimits.daysInBin} dias e pode voltar nesse tempo. Excluir?
          </p>
          <SubmitButton intent="delete" kind="danger" busy="Excluindo...">
            Sim, excluir
          </SubmitButton>
        </Form>
      </details>
    </PhotoSection>
  );
}
