import { Link } from "react-router";
import { addressFilterWords } from "#content/words/redirect-words.ts";
import { type OldAddressOrder, oldAddressFilters } from "#domain/old-addresses.ts";
import { styles } from "../parts/styles.ts";
import { type RedirectsPlace, toRedirectsAddress } from "./redirects-address.ts";

const orders: { order: OldAddressOrder; label: string }[] = [
  { order: "newest", label: "Mais novos" },
  { order: "hits", label: "Mais acessos" },
];

export function OrderLinks({ place }: { place: RedirectsPlace }) {
  return (
    <nav aria-label="Ordem da lista" className="flex overflow-hidden rounded-lg border border-line bg-white">
      {orders.map(({ order, label }) => (
        <Link
          key={order}
          to={toRedirectsAddress({ ...place, order, page: 1 })}
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

export function FilterLinks({ place }: { place: RedirectsPlace }) {
  return (
    <nav aria-label="Quais endereços" className="flex flex-wrap gap-2">
      {oldAddressFilters.map((filter) => (
        <Link
          key={filter}
          to={toRedirectsAddress({ ...place, filter, page: 1 })}
          aria-current={filter === place.filter ? "true" : undefined}
          preventScrollReset
          className={styles.chip}
        >
          {addressFilterWords[filter]}
        </Link>
      ))}
    </nav>
  );
}
