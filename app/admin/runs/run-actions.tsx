import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { sayCount } from "#content/words/say-count.ts";
import { askToUndo, sayContinue } from "#content/words/studio-words.ts";
import { formatNumber } from "#domain/format-number.ts";
import type { RunPageCounts } from "#server/pages/page-store-service.ts";
import { toListAddress } from "../pages-list/list-address.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { LiveRun } from "./run-data.ts";

type RunActionsProps = { run: LiveRun; pages: RunPageCounts; path: string };

/** What can be done about a run as it stands now. */
export function RunActions({ run, pages, path }: RunActionsProps) {
  const { id, state, isOver, failed, unworked, formPath } = run;
  const isPaused = state === "paused";
  const canUndo = (isOver || isPaused) && pages.total > pages.edited;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-start gap-3">
        {isOver && pages.total > 0 && <PagesLink id={id} total={pages.total} className={styles.button} />}
        {!isOver && !isPaused && (
          <>
            <Action path={path} intent="pause" busy="Pausando...">
              Pausar
            </Action>
            <Link to={path} className={styles.quiet}>
              Atualizar
            </Link>
          </>
        )}
        {(isOver || isPaused) && unworked > 0 && (
          <Action path={path} intent="continue" kind="button" busy="Continuando...">
            {sayContinue(unworked)}
          </Action>
        )}
        {isOver && failed > 0 && (
          <Action path={path} intent="retry" kind="button" busy="Tentando...">
            Tentar de novo
          </Action>
        )}
        {!isOver && (
          <Action path={path} intent="cancel" kind="danger" busy="Cancelando...">
            Cancelar geração
          </Action>
        )}
        {canUndo && <Undo path={path} pages={pages} />}
      </div>
      <div className="flex flex-wrap gap-x-5">
        {!isOver && pages.total > 0 && <PagesLink id={id} total={pages.total} className={styles.link} />}
        {formPath !== null && (
          <Link to={formPath} className={styles.link}>
            Criar mais páginas
          </Link>
        )}
        <Link to="/admin/painel" className={styles.link}>
          Voltar ao painel
        </Link>
      </div>
    </div>
  );
}

function PagesLink({ id, total, className }: { id: string; total: number; className: string }) {
  return (
    <Link to={toListAddress({ filter: { run: id } })} className={className}>
      {`Ver as páginas desta leva (${formatNumber(total)})`}
    </Link>
  );
}

type ActionProps = {
  path: string;
  intent: string;
  busy: string;
  kind?: "button" | "quiet" | "danger";
  children: ReactNode;
};

function Action({ path, intent, busy, kind = "quiet", children }: ActionProps) {
  return (
    <Form method="post" action={path}>
      <input type="hidden" name="volta" value={path} />
      <SubmitButton intent={intent} kind={kind} busy={busy}>
        {children}
      </SubmitButton>
    </Form>
  );
}

/** Asks first, without JavaScript too. */
function Undo({ path, pages: { total, edited } }: { path: string; pages: RunPageCounts }) {
  return (
    <details className="min-w-0">
      <summary className={`${styles.quiet} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        Desfazer esta leva
      </summary>
      <Form method="post" action={path} className="mt-2 max-w-sm space-y-3 rounded-lg border border-line bg-white p-3">
        <p>{askToUndo(total - edited, edited)}</p>
        <SubmitButton intent="undo" kind="danger" busy="Desfazendo...">
          {`Sim, desfazer ${sayCount(total - edited, "página", "páginas")}`}
        </SubmitButton>
      </Form>
    </details>
  );
}
