import { Form } from "react-router";
import { Dialog } from "../parts/dialog.tsx";
import { DialogLink } from "../parts/dialog-link.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";

type RemoveDialogProps = { person: { id: string; name: string }; closeTo: string };

export function RemoveDialog({ person: { id, name }, closeTo }: RemoveDialogProps) {
  return (
    <Dialog title="Tirar acesso" closeTo={closeTo}>
      <p className="break-words">
        Tirar o acesso de {name}? A pessoa sai do painel na hora, em todos os aparelhos. Você pode devolver o acesso
        depois.
      </p>
      <Form method="post" action="/admin/pessoas" className="flex flex-wrap justify-end gap-3">
        <input type="hidden" name="person" value={id} />
        <DialogLink to={closeTo} isClosing className={styles.quiet}>
          Cancelar
        </DialogLink>
        <SubmitButton intent="remove" busy="Tirando..." kind="danger">
          Sim, tirar acesso
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
