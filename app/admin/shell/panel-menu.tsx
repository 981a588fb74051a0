import { ChevronDown, Menu } from "lucide-react";
import { Link, useLocation } from "react-router";
import type { Role } from "#domain/access.ts";
import { findNavigation, isUnder } from "./navigation.ts";
import { useClosingDetails } from "./use-closing-details.ts";

/** On a phone a button with the whole list, from a tablet on tabs that wrap: nothing is ever out of sight. */
export function PanelMenu({ role }: { role: Role }) {
  const details = useClosingDetails();
  const { pathname } = useLocation();
  const entries = findNavigation(role);
  const current = entries.find((entry) => isUnder(entry, pathname));
  return (
    <nav aria-label="Painel" className="mx-auto max-w-6xl px-2">
      <details ref={details} className="relative md:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-3 hover:bg-brand-dark [&::-webkit-details-marker]:hidden">
          <Menu aria-hidden="true" className="size-5" />
          <span className="font-semibold">Menu</span>
          {current && <span className="min-w-0 truncate">{current.label}</span>}
          <ChevronDown aria-hidden="true" className="ml-auto size-4 shrink-0" />
        </summary>
        <ul className="absolute inset-x-0 z-10 mt-1 rounded-xl border border-line bg-white p-2 text-ink shadow-lg [&_:focus-visible]:outline-brand">
          {entries.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === current?.to ? "page" : undefined}
                className="flex min-h-11 items-center gap-3 rounded-lg px-3 hover:bg-paper aria-[current=page]:bg-paper aria-[current=page]:font-semibold"
              >
                <Icon aria-hidden="true" className="size-5 text-brand" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <ul className="hidden flex-wrap gap-x-1 md:flex">
        {entries.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current?.to ? "page" : undefined}
              className="flex min-h-11 items-center gap-2 border-b-4 border-transparent px-3 whitespace-nowrap hover:bg-brand-dark aria-[current=page]:border-white aria-[current=page]:font-semibold"
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
