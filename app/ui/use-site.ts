import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

function useRoot() {
  const root = useRouteLoaderData<typeof loader>("root");
  if (!root) throw new Error("a page's data is used outside of a page");
  return root;
}

/** Name, phone and addresses of the business. */
export function useSite() {
  return useRoot().site;
}

/** The owner's own picture, where she has one. */
export function useLogo() {
  return useRoot().logo;
}

/** Without those to places where the shop does not go. */
export function useServedLinks(): <Link extends { href: string }>(links: readonly Link[]) => Link[] {
  const { hidden = [] } = useRoot();
  return (links) => links.filter(({ href }) => !hidden.includes(href));
}
