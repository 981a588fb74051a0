import { FilePlus2, FileSpreadsheet, ListChecks, ListTodo, Rows3 } from "lucide-react";
import { Link } from "react-router";
import { formatNumber } from "#domain/format-number.ts";
import { qualityPath } from "../pages/page-paths.ts";
import { styles } from "../parts/styles.ts";
import { studioPath } from "../studio/studio-address.ts";

const links = [
  { to: studioPath, label: "Criar de lista ou planilha", icon: FileSpreadsheet },
  { to: "/admin/local-generator", label: "Criar página", icon: FilePlus2 },
  { to: "/admin/legacy-generator", label: "Criar várias páginas", icon: Rows3 },
  { to: "/admin/pages-list", label: "Lista de páginas", icon: ListChecks },
];

type ShortcutsProps = {
  /** How many pages wait for somebody to look at them. */
  toDo: number;
};

export function Shortcuts({ toDo }: ShortcutsProps) {
  return (
    <section aria-labelledby="shortcuts" className={`space-y-4 ${styles.card}`}>
      <h2 id="shortcuts" className="text-xl font-bold">
        Atalhos
      </h2>
      <ul className="space-y-3">
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={`w-full ${styles.quiet}`}>
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={qualityPath} className={`w-full ${styles.quiet}`}>
            <ListTodo aria-hidden="true" className="size-5" />
            {toDo === 0 ? "O que fazer nas páginas" : `O que fazer nas páginas (${formatNumber(toDo)})`}
          </Link>
        </li>
      </ul>
    </section>
  );
}
