import { Search } from "lucide-react";
import { useId } from "react";
import { Form, Link } from "react-router";
import { styles } from "./styles.ts";

type SearchBoxProps = {
  label: string;
  hint: string;
  search: string;
  /** The same list without the search. */
  clearTo: string;
  /** What else the address says, and keeps. */
  kept?: Readonly<Record<string, string>>;
};

/** Searches the list of its screen. */
export function SearchBox({ label, hint, search, clearTo, kept = {} }: SearchBoxProps) {
  const id = useId();
  return (
    <Form method="get" role="search" className="flex w-full flex-wrap items-end gap-2 md:w-auto md:flex-1">
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <input
          key={search}
          id={id}
          type="search"
          name="busca"
          defaultValue={search}
          maxLength={200}
          placeholder={hint}
          className={styles.input}
        />
      </div>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={styles.quiet}>
        <Search aria-hidden="true" className="size-4" />
        Buscar
      </button>
      {search !== "" && (
        <Link to={clearTo} className={styles.link}>
          Limpar
        </Link>
      )}
    </Form>
  );
}
