import { ShieldAlert, ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { DateTime } from "../parts/date-time.tsx";
import { styles } from "../parts/styles.ts";

type AccountStateProps = {
  name: string;
  email: string;
  hasSecondFactor: boolean;
  hasGoogle: boolean;
  endsAt: Date;
};

export function AccountState({ name, email, hasSecondFactor, hasGoogle, endsAt }: AccountStateProps) {
  const Icon = hasSecondFactor ? ShieldCheck : ShieldAlert;
  return (
    <section aria-labelledby="account-state" className={`space-y-4 ${styles.card}`}>
      <h2 id="account-state" className="text-xl font-bold">
        Sua conta
      </h2>
      <dl className="space-y-3">
        <div>
          <dt className="text-sm text-soft-ink">Nome</dt>
          <dd className="break-words">{name}</dd>
        </div>
        <div>
          <dt className="text-sm text-soft-ink">E-mail</dt>
          <dd className="break-words">{email}</dd>
        </div>
        <div>
          <dt className="text-sm text-soft-ink">Verificação em duas etapas</dt>
          <dd className={`flex items-center gap-2 ${hasSecondFactor ? "text-good" : "text-danger"}`}>
            <Icon aria-hidden="true" className="size-5" />
            {hasSecondFactor ? "Ativada" : "Desativada"}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-soft-ink">Conta Google</dt>
          <dd>{hasGoogle ? "Vinculada" : "Não vinculada"}</dd>
        </div>
        <div>
          <dt className="text-sm text-soft-ink">Esta sessão termina em</dt>
          <dd>
            <DateTime date={endsAt} />
          </dd>
        </div>
      </dl>
      <Link to="/admin/conta" className={styles.quiet}>
        Gerenciar conta
      </Link>
    </section>
  );
}
