import { ChevronDown } from "lucide-react";
import { NavLink, useLocation } from "react-router";
import { useClosingDetails } from "../shell/use-closing-details.ts";
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

/** The screens about generated pages: tabs, and on a phone, where they would take five lines, a list to open. */
export function PageTabs() {
  const details = useClosingDetails();
  const { pathname } = useLocation();
  const current = tabs.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <nav aria-label="Páginas" className="md:border-b md:border-line">
      <details ref={details} className="relative md:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg border border-line bg-white px-3 [&::-webkit-details-marker]:hidden">
          <span className="text-soft-ink">Ver:</span>
          <span className="font-semibold text-brand">{current?.label}</span>
          <ChevronDown aria-hidden="true" className="ml-auto size-5 shrink-0" />
        </summary>
        <ul className="absolute inset-x-0 z-30 mt-1 rounded-xl border border-line bg-white p-2 shadow-lg">
          {tabs.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="flex min-h-11 items-center rounded-lg px-3 hover:bg-paper aria-[current=page]:bg-paper aria-[current=page]:font-semibold aria-[current=page]:text-brand"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </details>
      <ul className="-mb-px hidden flex-wrap gap-x-1 md:flex">
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
