import { ChevronDown, CircleUser, ExternalLink, LogOut, UserCog } from "lucide-react";
import { Form, Link } from "react-router";
import { useClosingDetails } from "./use-closing-details.ts";

const item = "flex min-h-11 w-full items-center gap-2 rounded-lg px-3 text-left hover:bg-paper";

/** Who is signed in, and the way out. */
export function AccountMenu({ name, email, isReady }: { name: string; email: string; isReady: boolean }) {
  const details = useClosingDetails();
  return (
    <details ref={details} className="relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-3 hover:bg-brand-dark [&::-webkit-details-marker]:hidden">
        <CircleUser aria-hidden="true" className="size-5" />
        <span className="max-w-31 truncate md:max-w-48">{name}</span>
        <span className="sr-only">, menu da conta</span>
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <div className="absolute right-0 z-10 mt-2 w-64 rounded-xl border border-line bg-white p-2 text-ink shadow-lg">
        <p className="truncate px-3 py-2 text-sm text-soft-ink">{email}</p>
        {isReady && (
          <Link to="/admin/conta" className={item}>
            <UserCog aria-hidden="true" className="size-5" />
            Minha conta
          </Link>
        )}
        <a href="/" target="_blank" rel="noreferrer" className={item}>
          <ExternalLink aria-hidden="true" className="size-5" />
          Ver o site<span className="sr-only"> (abre em nova aba)</span>
        </a>
        <Form method="post" action="/admin/sair">
          <button type="submit" className={item}>
            <LogOut aria-hidden="true" className="size-5" />
            Sair
          </button>
        </Form>
      </div>
    </details>
  );
}
