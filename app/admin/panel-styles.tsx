import { useEffect } from "react";
import { createContext, Outlet } from "react-router";
import { toast } from "sonner";
import { noticeMessages } from "#content/words/notices.ts";
import type { Notice } from "#domain/accounts.ts";
import type { PanelHandle } from "../hydration/page-handle.ts";
import { isNoticeCookie, noticeCookie, readNotice } from "../notice.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/panel-styles";
import stylesheet from "./admin.css?url";
import { Toasts } from "./parts/toasts.tsx";

export const handle: PanelHandle = { isPanel: true };

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

const noticeContext = createContext<ReturnType<typeof readNotice>>(null);

/** For what stands below: pages that went into the bin a moment ago. */
export type PanelOutlet = { undo: { key: string; ids: string[] } | null };

/** A notice is told once; one that meets a redirect waits for the page behind it. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const notice = readNotice(request.headers);
    context.set(noticeContext, notice);
    const response = await next();
    const isRedirect = response.headers.has("Location") || response.status === 202;
    const isRenewed = response.headers.getSetCookie().some(isNoticeCookie);
    if (notice && !isRedirect && !isRenewed) {
      response.headers.append("Set-Cookie", noticeCookie("", context.get(servicesContext).site.url));
    }
    return response;
  },
];

export function loader({ context }: Route.LoaderArgs) {
  const told = context.get(noticeContext);
  if (told === null || !Object.hasOwn(noticeMessages, told.notice)) return { notice: null };
  const { notice, ids } = told;
  return { notice: { ...noticeMessages[notice as Notice], key: crypto.randomUUID(), ids } };
}

export default function PanelStyles({ loaderData: { notice } }: Route.ComponentProps) {
  useEffect(() => {
    if (!notice) return;
    const show = notice.isProblem ? toast.error : toast.success;
    show(notice.title, { id: notice.key, description: notice.text });
  }, [notice]);
  return (
    <>
      {notice && (
        <noscript>
          <p role="status" className="bg-brand p-3 text-center text-white">
            <strong>{notice.title}</strong>. {notice.text}
          </p>
        </noscript>
      )}
      <Outlet
        context={
          { undo: notice && notice.ids.length > 0 ? { key: notice.key, ids: notice.ids } : null } satisfies PanelOutlet
        }
      />
      <Toasts />
    </>
  );
}
