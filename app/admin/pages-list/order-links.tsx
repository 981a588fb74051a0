import type { PageOrder } from "#domain/page-filter.ts";
import { OrderNav } from "../parts/order-nav.tsx";
import { type ListPlace, toListAddress } from "./list-address.ts";

const orders: { order: PageOrder; label: string }[] = [
  { order: "newest", label: "Mais novas" },
  { order: "contacts", label: "Mais contatos" },
  { order: "score", label: "Menor nota" },
  { order: "words", label: "Mais curtas" },
  { order: "changed", label: "Alteradas há pouco" },
];

export function OrderLinks({ place }: { place: ListPlace }) {
  const toLink = ({ order, label }: (typeof orders)[number]) => ({
    to: toListAddress({ filter: place.filter, order }),
    label,
    isCurrent: order === place.order,
  });
  return <OrderNav links={orders.map(toLink)} />;
}
