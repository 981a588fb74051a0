import type { MouseEvent } from "react";
import { canBeTakenBack } from "#content/words/panel-words.ts";
import { toCompareAddress, toEditorPath } from "../pages/page-paths.ts";
import { RowIcon } from "../parts/row-icon.tsx";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { QueueItem } from "./queue-item.ts";

type QueueActionsProps = {
  item: QueueItem;
  /** The form of all buttons of the queue: a button says what, and of which page. */
  stepForm: string;
  onFollow(event: MouseEvent<HTMLAnchorElement>): void;
};

/** What can be done about a page, what helps most in colour. */
export function QueueActions({ item, stepForm, onFollow }: QueueActionsProps) {
  const { id, title, other, advice } = item;
  const about = <span className="sr-only"> {title}</span>;
  const link = { onClick: onFollow, "data-discover": "true" };
  const toButtonKind = (action: QueueItem["advice"]) => (action === advice ? "button" : "quiet");
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-start gap-2 md:flex md:flex-wrap [&_:is(a,button,summary)]:px-3 max-md:[&_:is(a,button,summary)]:px-2">
      {other && (
        <a href={toCompareAddress(id, other.id)} {...link} className={styles[toButtonKind("merge")]}>
          <RowIcon name="merge" />
          Juntar{about}
        </a>
      )}
      {item.isEdited ? (
        <a href={`/admin/mudancas/nova?acao=rewrite&id=${id}`} {...link} className={styles[toButtonKind("rewrite")]}>
          <RowIcon name="rewrite" />
          Reescrever{about}
        </a>
      ) : (
        <SubmitButton form={stepForm} intent={`rewrite.${id}`} kind={toButtonKind("rewrite")} busy="Escrevendo...">
          <RowIcon name="rewrite" />
          Reescrever{about}
        </SubmitButton>
      )}
      <a href={toEditorPath(item)} {...link} className={styles[toButtonKind("edit")]}>
        <RowIcon name="edit" />
        Editar{about}
      </a>
      {item.canHide && (
        <SubmitButton form={stepForm} intent={`hide.${id}`} kind="quiet" busy="Tirando...">
          <RowIcon name="hide" />
          Tirar do Google{about}
        </SubmitButton>
      )}
      <details name="bin-page" className="relative grid max-md:open:col-span-full">
        <summary className={`${styles.danger} w-full cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
          <RowIcon name="bin" />
          Lixeira{about}
        </summary>
        <div className="mt-2 space-y-3 rounded-lg border border-danger bg-white p-3 md:absolute md:right-0 md:z-10 md:w-72 md:shadow-lg">
          <p>Mandar esta página para a lixeira? {canBeTakenBack}</p>
          <SubmitButton form={stepForm} intent={`bin.${id}`} kind="danger" busy="Excluindo...">
            Sim, para a lixeira
          </SubmitButton>
        </div>
      </details>
    </div>
  );
}
