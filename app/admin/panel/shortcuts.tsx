import { FilePlus2, FileSpreadsheet, ListChecks, Rows3 } from "lucide-react";
import { Link } from "react-router";
import { styles } from "../parts/styles.ts";

const links = [
  { to: "/admin/criar", label: "Criar de lista ou planilha", icon: FileSpreadsheet },
  { to: "/admin/local-generator", label: "Criar página", icon: FilePlus2 },
  { to: "/admin/legacy-generator", label: "Criar várias páginas", icon: Rows3 },
  { to: "/admin/pages-list", label: "Lista de páginas", icon: ListChecks },
];

export function Shortcuts() {
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
      </ul>
    </section>
  );
}
