import { Link } from "react-router";
import { addressFilterWords } from "#content/words/redirect-words.ts";
import { type OldAddressOrder, oldAddressFilters } from "#domain/old-addresses.ts";
import { OrderNav } from "../parts/order-nav.tsx";
import { styles } from "../parts/styles.ts";
import { type RedirectsPlace, toRedirectsAddress } from "./redirects-address.ts";

const orders: { order: OldAddressOrder; label: string }[] = [
  { order: "newest", label: "Mais novos" },
  { order: "hits", label: "Mais acessos" },
];

export function OrderLinks({ place }: { place: RedirectsPlace }) {
  const toLink = ({ order, label }: (typeof orders)[number]) => ({
    to: toRedirectsAddress({ ...place, order, page: 1 }),
    label,
    isCurrent: order === place.order,
  });
  return <OrderNav links={orders.map(toLink)} />;
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
