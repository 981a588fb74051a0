import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/** Name, phone and addresses of the business, as the server is set up. */
export function useSite() {
  const root = useRouteLoaderData<typeof loader>("root");
  if (!root) throw new Error("useSite is used outside of a page");
  return root.site;
}
