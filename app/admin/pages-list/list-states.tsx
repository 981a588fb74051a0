import { FilePlus, SearchX, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { formatNumber } from "#domain/format-number.ts";
import { hasConditions } from "#domain/page-filter.ts";
import { styles } from "../parts/styles.ts";
import { studioPath } from "../studio/studio-address.ts";
import { type ListPlace, toListAddress } from "./list-address.ts";

export function ListProblems({ problems }: { problems: string[] }) {
  return problems.map((problem) => (
    <p
      key={problem}
      role="alert"
      className="rounded-lg border border-danger bg-danger-pale px-3 py-2 break-words text-danger"
    >
      {problem}
    </p>
  ));
}

/** The count says that there are pages, and yet none comes. */
export function NothingLoads({ count, retry }: { count: number; retry: string }) {
  return (
    <section aria-labelledby="nothing-loads" className={`space-y-3 border-l-8 border-l-danger ${styles.card}`}>
      <h2 id="nothing-loads" className="flex items-center gap-2 text-lg font-bold">
        <TriangleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
        {count === 1
          ? "Há 1 página salva, mas ela não foi carregada"
          : `Há ${formatNumber(count)} páginas salvas, mas nenhuma foi carregada`}
      </h2>
      <p>
        Pode ser um problema de permissões ou de configuração do banco de dados. Tente de novo; se continuar, avise quem
        cuida do servidor.
      </p>
      <Link to={retry} replace className={styles.button}>
        Tentar novamente
      </Link>
    </section>
  );
}

export function NoPages() {
  return (
    <section aria-labelledby="no-pages" className={`space-y-4 text-center ${styles.card}`}>
      <FilePlus aria-hidden="true" className="mx-auto size-12 text-soft-ink" />
      <h2 id="no-pages" className="text-xl font-bold">
        Nenhuma página criada ainda
      </h2>
      <p className="mx-auto max-w-prose">
        Cole uma lista de títulos ou escolha uma planilha: você vê cada página antes de publicar. No painel também dá
        para criar as páginas prontas ou gerar textos com IA.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Link to={studioPath} className={styles.button}>
          Criar as primeiras páginas
        </Link>
        <Link to="/admin/painel" className={styles.quiet}>
          Ir para o painel
        </Link>
      </div>
    </section>
  );
}

export function NoMatch({ place: { filter, order } }: { place: ListPlace }) {
  const isPlainSearch = !hasConditions(filter);
  return (
    <section aria-labelledby="no-match" className={`space-y-4 text-center ${styles.card}`}>
      <SearchX aria-hidden="true" className="mx-auto size-12 text-soft-ink" />
      <h2 id="no-match" className="text-xl font-bold break-words">
        {isPlainSearch
          ? `Nenhuma página com “${filter.search}” no título ou no endereço`
          : "Nenhuma página com estes filtros"}
      </h2>
      <p>{isPlainSearch ? "Confira a grafia ou procure por menos palavras." : "Tire um dos filtros ou limpe todos."}</p>
      <Link to={toListAddress({ order })} className={styles.quiet}>
        {isPlainSearch ? "Limpar busca" : "Limpar filtros"}
      </Link>
    </section>
  );
}
