import { formatNumber } from "#domain/format-number.ts";
import { Dialog } from "../parts/dialog.tsx";
import { DialogLink } from "../parts/dialog-link.tsx";
import { styles } from "../parts/styles.ts";

type TitlesQuestionProps = { count: number; first: string; formId: string; closeTo: string };

/** Its buttons send the form of the page once more, with the answer. */
export function TitlesQuestion({ count, first, formId, closeTo }: TitlesQuestionProps) {
  return (
    <Dialog title="Vários títulos" closeTo={closeTo}>
      <p className="break-words">
        Há {formatNumber(count)} títulos. Deseja gerar só o primeiro, “{first}”, ou processar todos, um por um? No
        segundo caso cada página é salva automaticamente.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <DialogLink to={closeTo} isClosing className={styles.quiet}>
          Cancelar
        </DialogLink>
        <button type="submit" form={formId} name="intent" value="first" className={styles.quiet}>
          Gerar só o primeiro
        </button>
        <button type="submit" form={formId} name="intent" value="batch" className={styles.button}>
          Processar todos
        </button>
      </div>
    </Dialog>
  );
}
