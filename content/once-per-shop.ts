import type { Shop } from "./shop.ts";

/**
 * Makes what follows from the shop alone once for each state of it: a change of the facts, and midnight, bring another
 * shop. What is made is shared by all requests and must not be changed.
 */
export function oncePerShop<Made>(make: (shop: Shop) => Made): (shop: Shop) => Made {
  const known = new WeakMap<Shop, { made: Made }>();
  return (shop) => {
    const found = known.get(shop) ?? { made: make(shop) };
    known.set(shop, found);
    return found.made;
  };
}
