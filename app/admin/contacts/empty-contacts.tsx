import { CalendarRange, ExternalLink, FilePlus2, MessageCircle } from "lucide-react";
import { Link } from "react-router";
import { styles } from "../parts/styles.ts";

const longest = 90;

/** Nothing was counted: what may be done about it, the quickest first. */
export function EmptyContacts({ days }: { days: number | null }) {
  return (
    <section
      aria-labelledby="empty"
      className={`mx-auto flex max-w-2xl flex-col items-center gap-4 text-center ${styles.card}`}
    >
      <span className="grid size-16 place-items-center rounded-full bg-good-pale text-good">
        <MessageCircle aria-hidden="true" className="size-8" />
      </span>
      <h2 id="empty" className="text-xl font-bold">
        Nenhum contato neste período
      </h2>
      <p className="text-soft-ink">
        Cada toque em WhatsApp ou telefone no site aparece aqui em poucos segundos, com a página que o trouxe. Faça um
        teste: abra o site, toque no botão do WhatsApp e atualize esta tela.
      </p>
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap sm:justify-center">
        <a href="/" target="_blank" rel="noopener noreferrer" className={styles.button}>
          <ExternalLink aria-hidden="true" className="size-4" />
          Abrir o site<span className="sr-only"> (abre em nova aba)</span>
        </a>
        {days !== longest && (
          <Link to={`?dias=${longest}`} className={styles.quiet}>
            <CalendarRange aria-hidden="true" className="size-4" />
            Ver {longest} dias
          </Link>
        )}
        <Link to="/admin/painel" className={styles.quiet}>
          <FilePlus2 aria-hidden="true" className="size-4" />
          Criar páginas
        </Link>
      </div>
    </section>
  );
}
