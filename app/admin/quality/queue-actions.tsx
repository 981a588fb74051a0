import { EyeOff, GitMerge, Pencil, Sparkles, Trash2 } from "lucide-react";
import { Form, Link } from "react-router";
import { canBeTakenBack } from "#content/words/panel-words.ts";
import { toCompareAddress, toEditorPath } from "../pages/page-paths.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { QueueItem } from "./queue-item.ts";

/** What can be done about a page, what helps most in colour. */
export function QueueActions({ item }: { item: QueueItem }) {
  const { id, title, other, advice } = item;
  const about = <span className="sr-only"> {title}</span>;
  const kindOf = (action: QueueItem["advice"]) => (action === advice ? "button" : "quiet");
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-start gap-2 md:flex md:flex-wrap [&_:is(a,button,summary)]:px-3 max-md:[&_:is(a,button,summary)]:px-2">
      {other && (
        <Link to={toCompareAddress(id, other.id)} className={styles[kindOf("merge")]}>
          <GitMerge aria-hidden="true" className="size-4 shrink-0" />
          Juntar{about}
        </Link>
      )}
      {item.isEdited ? (
        <Link to={`/admin/mudancas/nova?acao=rewrite&id=${id}`} className={styles[kindOf("rewrite")]}>
          <Sparkles aria-hidden="true" className="size-4 shrink-0" />
          Reescrever{about}
        </Link>
      ) : (
        <Form method="post" preventScrollReset className="grid">
          <input type="hidden" name="id" value={id} />
          <SubmitButton intent={`rewrite-${id}`} kind={kindOf("rewrite")} busy="Escrevendo...">
            <Sparkles aria-hidden="true" className="size-4 shrink-0" />
            Reescrever{about}
          </SubmitButton>
        </Form>
      )}
      <Link to={toEditorPath(item)} className={styles[kindOf("edit")]}>
        <Pencil aria-hidden="true" className="size-4 shrink-0" />
        Editar{about}
      </Link>
      {item.canHide && (
        <Form method="post" preventScrollReset className="grid">
          <input type="hidden" name="id" value={id} />
          <SubmitButton intent={`hide-${id}`} kind="quiet" busy="Tirando...">
            <EyeOff aria-hidden="true" className="size-4 shrink-0" />
            Tirar do Google{about}
          </SubmitButton>
        </Form>
      )}
      <details name="bin-page" className="relative grid max-md:open:col-span-full">
        <summary className={`${styles.danger} w-full cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
          <Trash2 aria-hidden="true" className="size-4 shrink-0" />
          Lixeira{about}
        </summary>
        <Form
          method="post"
          preventScrollReset
          className="mt-2 space-y-3 rounded-lg border border-danger bg-white p-3 md:absolute md:right-0 md:z-10 md:w-72 md:shadow-lg"
        >
          <input type="hidden" name="id" value={id} />
          <p>Mandar esta página para a lixeira? {canBeTakenBack}</p>
          <SubmitButton intent={`bin-${id}`} kind="danger" busy="Excluindo...">
            Sim, para a lixeira
          </SubmitButton>
        </Form>
      </details>
    </div>
  );
}
