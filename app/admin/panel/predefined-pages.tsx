import { Form } from "react-router";
import { confirmPredefined } from "#content/words/panel-words.ts";
import { formatNumber } from "#domain/format-number.ts";
import { Dialog } from "../parts/dialog.tsx";
import { DialogLink } from "../parts/dialog-link.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";

export function PredefinedPages({ count, isAsking }: { count: number; isAsking: boolean }) {
  return (
    <section aria-labelledby="predefined-pages" className={`space-y-4 ${styles.card}`}>
      <h2 id="predefined-pages" className="text-xl font-bold">
        Páginas predefinidas
      </h2>
      <p>{formatNumber(count)} títulos prontos, por assunto e bairro. Os que já existem são pulados.</p>
      <DialogLink to="/admin/painel?predefinidas" className={styles.button}>
        Criar páginas predefinidas
      </DialogLink>
      {isAsking && (
        <Dialog title="Criar páginas predefinidas" closeTo="/admin/painel">
          <p>{confirmPredefined}</p>
          <Form method="post" action="/admin/painel" className="flex flex-wrap justify-end gap-3">
            <DialogLink to="/admin/painel" isClosing className={styles.quiet}>
              Cancelar
            </DialogLink>
            <SubmitButton intent="predefined" busy="Iniciando...">
              Continuar
            </SubmitButton>
          </Form>
        </Dialog>
      )}
    </section>
  );
}
