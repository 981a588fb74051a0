import { CircleCheck, SearchX } from "lucide-react";
import { Link } from "react-router";
import { sayCount } from "#content/words/say-count.ts";
import { listPath } from "../pages/page-paths.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { styles } from "../parts/styles.ts";
import { type QueuePlace, toQueueAddress } from "./queue-address.ts";

/** The background work has not got that far yet. */
export function StillChecking({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  const pages = waiting >= 1_000 ? "Mais de mil páginas" : sayCount(waiting, "página", "páginas");
  return (
    <p role="status" className="rounded-lg border border-line bg-white px-3 py-2 text-soft-ink">
      {pages} {waiting === 1 ? "ainda espera" : "ainda esperam"} a conferência, que roda sozinha. Volte em alguns
      minutos.
    </p>
  );
}

export function NothingToDo({ place, hasPages }: { place: QueuePlace; hasPages: boolean }) {
  if (place.search !== "") {
    return (
      <EmptyState
        icon={SearchX}
        title={`Nada a fazer com “${place.search}”`}
        text="Nenhuma página com estas palavras no título ou no endereço precisa de cuidado."
      >
        <Link to={toQueueAddress({ reason: place.reason })} className={styles.quiet}>
          Limpar busca
        </Link>
      </EmptyState>
    );
  }
  if (hasPages) {
    return (
      <EmptyState icon={CircleCheck} title="Nenhuma página com este motivo" text="O que havia já foi resolvido.">
        <Link to={toQueueAddress({})} className={styles.quiet}>
          Ver os outros motivos
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={CircleCheck}
      title="Nada a fazer por enquanto"
      text="As páginas são conferidas sozinhas, sempre que mudam e uma vez por semana. O que precisar de cuidado aparece aqui, o mais urgente primeiro."
    >
      <Link to={listPath} className={styles.quiet}>
        Ver as páginas
      </Link>
    </EmptyState>
  );
}
