import { Link } from "react-router";
import type { PageOrder } from "#domain/page-filter.ts";
import { type ListPlace, toListAddress } from "./list-address.ts";

const orders: { order: PageOrder; label: string }[] = [
  { order: "newest", label: "Mais novas" },
  { order: "contacts", label: "Mais contatos" },
  { order: "score", label: "Menor nota" },
  { order: "words", label: "Mais curtas" },
  { order: "changed", label: "Alteradas há pouco" },
];

export function OrderLinks({ place }: { place: ListPlace }) {
  return (
    <nav aria-label="Ordem da lista" className="flex flex-wrap overflow-hidden rounded-lg border border-line bg-white">
      {orders.map(({ order, label }) => (
        <Link
          key={order}
          to={toListAddress({ filter: place.filter, order })}
          aria-current={order === place.order ? "true" : undefined}
          preventScrollReset
          className="flex min-h-11 items-center px-4 font-medium -outline-offset-4 hover:bg-paper aria-[current=true]:bg-brand aria-[current=true]:text-white aria-[current=true]:outline-white"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
