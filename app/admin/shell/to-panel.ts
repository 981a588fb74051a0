import { redirect } from "react-router";
import { adminContext } from "#app/session.ts";
import type { Route } from "./+types/to-panel";
import { findNavigation } from "./navigation.ts";

/** To the first page that the role may open. */
export function loader({ context }: Route.LoaderArgs) {
  const [first] = findNavigation(context.get(adminContext).role);
  return redirect(first?.to ?? "/admin/conta");
}
