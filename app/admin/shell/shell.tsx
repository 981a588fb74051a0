import { Outlet, useNavigation, useOutletContext } from "react-router";
import { adminContext, requireSession } from "#app/session.ts";
import { useSite } from "#app/ui/use-site.ts";
import { mayOpen } from "#domain/access.ts";
import { MigrationBox } from "../migration/migration-box.tsx";
import { UndoBar } from "../pages/undo-bar.tsx";
import type { PanelOutlet } from "../panel-styles.tsx";
import type { Route } from "./+types/shell";
import { AccountMenu } from "./account-menu.tsx";
import { PanelMenu } from "./panel-menu.tsx";

/** Everything below this layout is for who is signed in and has the role for it. */
export const middleware: Route.MiddlewareFunction[] = [requireSession];

export function loader({ context }: Route.LoaderArgs) {
  const { name, email, role, pendingStep } = context.get(adminContext);
  return { name, email, role, isReady: pendingStep === null };
}

export default function Shell({ loaderData: { name, email, role, isReady } }: Route.ComponentProps) {
  const site = useSite();
  const { undo } = useOutletContext<PanelOutlet>();
  const isLoading = useNavigation().state === "loading";
  return (
    <div className="flex min-h-dvh flex-col">
      <meta name="robots" content="noindex, nofollow" />
      <a
        href="#conteudo"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:m-2 focus:rounded-lg focus:bg-white focus:px-4 focus:py-3"
      >
        Ir para o conteúdo
      </a>
      <header className="bg-brand text-white [&_:focus-visible]:outline-white">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-3 px-4 py-2">
          <p className="min-w-0 truncate font-bold">{site.name}</p>
          <AccountMenu name={name} email={email} isReady={isReady} />
        </div>
        {isReady && <PanelMenu role={role} />}
      </header>
      <main id="conteudo" aria-busy={isLoading} className="mx-auto w-full max-w-6xl flex-1 space-y-6 px-4 py-6">
        {isReady && mayOpen(role, "/admin/migracao") && <MigrationBox />}
        <UndoBar key={undo?.key} ids={undo?.ids ?? []} />
        <Outlet />
      </main>
    </div>
  );
}
