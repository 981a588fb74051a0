import { Link } from "react-router";

type OrderNavProps = { links: { to: string; label: string; isCurrent: boolean }[] };

/** The orders that a list can be in. */
export function OrderNav({ links }: OrderNavProps) {
  return (
    <nav aria-label="Ordem da lista" className="flex flex-wrap overflow-hidden rounded-lg border border-line bg-white">
      {links.map(({ to, label, isCurrent }) => (
        <Link
          key={label}
          to={to}
          aria-current={isCurrent ? "true" : undefined}
          preventScrollReset
          className="flex min-h-11 items-center px-4 font-medium -outline-offset-4 hover:bg-paper aria-[current=true]:bg-brand aria-[current=true]:text-white aria-[current=true]:outline-white"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
