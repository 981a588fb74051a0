import { Form } from "react-router";
import { canBeTakenBack } from "#content/words/panel-words.ts";
import { Dialog } from "../parts/dialog.tsx";
import { DialogLink } from "../parts/dialog-link.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";

type DeleteDialogProps = { page: { id: string; title: string }; closeTo: string };

export function DeleteDialog({ page: { id, title }, closeTo }: DeleteDialogProps) {
  return (
    <Dialog title="Excluir página" closeTo={closeTo}>
      <p className="break-words">
        Tem certeza de que deseja excluir “{title}”? {canBeTakenBack}
      </p>
      <Form method="post" action="/admin/painel" preventScrollReset className="flex flex-wrap justify-end gap-3">
        <input type="hidden" name="id" value={id} />
        <DialogLink to={closeTo} isClosing className={styles.quiet}>
          Cancelar
        </DialogLink>
        <SubmitButton intent="delete" busy="Excluindo..." kind="danger">
          Excluir
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
