import { servicesContext } from "../../services.ts";
import { adminContext } from "../../session.ts";
import type { Route } from "./+types/panel";
import { AccountState } from "./account-state.tsx";
import { NewestPages } from "./newest-pages.tsx";

const newest = 10;

export async function loader({ context }: Route.LoaderArgs) {
  const { pages, accounts } = context.get(servicesContext);
  const admin = context.get(adminContext);
  const [pageCount, newestPages, google] = await Promise.all([
    pages.countPages(),
    pages.findPages({ limit: newest }),
    accounts.getGoogleIdentity(admin),
  ]);
  return {
    pageCount,
    newestPages: newestPages.map(({ id, title, slug, createdAt }) => ({ id, title, slug, createdAt })),
    account: {
      name: admin.name,
      email: admin.email,
      hasSecondFactor: admin.hasSecondFactor,
      hasGoogle: google !== null,
      endsAt: admin.session.endsAt,
    },
  };
}

export default function Panel({ loaderData: { pageCount, newestPages, account } }: Route.ComponentProps) {
  return (
    <>
      <title>Painel Administrativo</title>
      <h1 className="text-2xl font-bold text-brand">Painel Administrativo</h1>
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="lg:col-span-2">
          <NewestPages count={pageCount} pages={newestPages} />
        </div>
        <AccountState {...account} />
      </div>
    </>
  );
}
