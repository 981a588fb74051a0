import { NavLink } from "react-router";
import { batchesPath, binPath, exchangePath, listPath, mapPath, qualityPath, redirectsPath } from "./page-paths.ts";

const tabs = [
  { to: listPath, label: "Todas" },
  { to: qualityPath, label: "O que fazer" },
  { to: mapPath, label: "Mapa" },
  { to: batchesPath, label: "Mudanças" },
  { to: binPath, label: "Lixeira" },
  { to: redirectsPath, label: "Redirecionamentos" },
  { to: exchangePath, label: "Importar e exportar" },
];

/** The screens about generated pages. */
export function PageTabs() {
  return (
    <nav aria-label="Páginas" className="border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex min-h-11 items-center border-b-4 border-transparent px-3 font-medium whitespace-nowrap hover:border-line aria-[current=page]:border-brand aria-[current=page]:text-brand"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
