import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import { styles } from "../parts/styles.ts";
import { type ListPlace, toListAddress } from "./list-address.ts";

export function SearchForm({ place: { search, order } }: { place: ListPlace }) {
  return (
    <Form method="get" role="search" className="flex w-full flex-wrap items-end gap-2 md:w-auto md:flex-1">
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        <label htmlFor="page-search" className="font-medium">
          Buscar por título ou endereço
        </label>
        <input
          key={search}
          id="page-search"
          type="search"
          name="busca"
          defaultValue={search}
          maxLength={200}
          aria-describedby="page-search-hint"
          className={styles.input}
        />
      </div>
      {order === "contacts" && <input type="hidden" name="ordem" value="contatos" />}
      <button type="submit" className={styles.quiet}>
        <Search aria-hidden="true" className="size-4" />
        Buscar
      </button>
      {search !== "" && (
        <Link to={toListAddress({ order })} className={styles.link}>
          Limpar
        </Link>
      )}
      <p id="page-search-hint" className="basis-full text-sm text-soft-ink">
        Entre aspas, a frase exata: "vila maria"
      </p>
    </Form>
  );
}
