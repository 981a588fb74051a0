import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { AiKeyState } from "#server/settings/ai-key-service.ts";
import { DialogLink } from "../parts/dialog-link.tsx";
import { styles } from "../parts/styles.ts";
import { RecentErrors, type RecentErrorsProps } from "./recent-errors.tsx";

type SystemStateProps = {
  databaseProblem: string | null;
  queue: { waiting: number; running: number };
  aiKey: AiKeyState;
  canSetKey: boolean;
  /** Null where the server makes none: on PostgreSQL. */
  backup: { isGood: boolean; text: string } | null;
  /** Null when the database cannot tell. */
  errors: RecentErrorsProps | null;
};

/** Whether the machine is well, at a glance. */
export function SystemState({ databaseProblem, queue, aiKey, canSetKey, backup, errors }: SystemStateProps) {
  return (
    <section aria-labelledby="system-state" className={styles.card}>
      <h2 id="system-state" className="sr-only">
        Situação do sistema
      </h2>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <State name="Banco de dados" isGood={databaseProblem === null}>
          {databaseProblem ?? "Respondendo"}
        </State>
        <State name="Fila de geração" isGood>
          {sayQueue(queue)}
        </State>
        <State name="Chave da IA" isGood={aiKey.isSet}>
          {aiKey.isSet ? `Configurada, final ${aiKey.lastFour}` : "Não configurada"}
        </State>
        {backup && (
          <State name="Última cópia de segurança" isGood={backup.isGood}>
            {backup.text}
          </State>
        )}
      </dl>
      {errors && <RecentErrors {...errors} />}
      {canSetKey && (
        <DialogLink to="/admin/painel?chave" className={`${styles.quiet} mt-4`}>
          Configurar chave da IA
        </DialogLink>
      )}
    </section>
  );
}

function State({ name, isGood, children }: { name: string; isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <div>
      <dt className="text-sm text-soft-ink">{name}</dt>
      <dd className={`flex items-center gap-2 font-semibold ${isGood ? "text-good" : "text-danger"}`}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 break-words">{children}</span>
      </dd>
    </div>
  );
}

function sayQueue({ waiting, running }: { waiting: number; running: number }): string {
  if (waiting + running === 0) return "Vazia";
  return `${running} em andamento, ${waiting} na fila`;
}
