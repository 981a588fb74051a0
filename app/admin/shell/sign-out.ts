import { redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import type { Route } from "./+types/sign-out";

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, site } = context.get(servicesContext);
  return redirectWithNotice("/admin/login", await accounts.signOut(request.headers), site.url);
}

/** Following a link must never sign anyone out. */
export function loader() {
  return redirect("/admin");
}
