import { ChevronDown, CircleUser, ExternalLink, LogOut, UserCog } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useLocation } from "react-router";

const item = "flex min-h-11 w-full items-center gap-2 rounded-lg px-3 text-left hover:bg-paper";

/** Opens without JavaScript; with it, a click elsewhere, Escape and every navigation close it. */
export function AccountMenu({ name, email }: { name: string; email: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the signal
  useEffect(() => details.current?.removeAttribute("open"), [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      const menu = details.current;
      if (!menu?.open || (isKey ? event.key !== "Escape" : menu.contains(event.target as Node))) return;
      menu.open = false;
      if (isKey) menu.querySelector("summary")?.focus();
    };
    for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, close);
    return () => {
      for (const type of ["pointerdown", "keydown"]) document.removeEventListener(type, close);
    };
  }, []);

  return (
    <details ref={details} className="relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-3 hover:bg-brand-dark [&::-webkit-details-marker]:hidden">
        <CircleUser aria-hidden="true" className="size-5" />
        <span className="max-w-28 truncate md:max-w-48">{name}</span>
        <span className="sr-only">, menu da conta</span>
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <div className="absolute right-0 z-10 mt-2 w-64 rounded-xl border border-line bg-white p-2 text-ink shadow-lg">
        <p className="truncate px-3 py-2 text-sm text-soft-ink">{email}</p>
        <Link to="/admin/conta" className={item}>
          <UserCog aria-hidden="true" className="size-5" />
          Minha conta
        </Link>
        <a href="/" className={item}>
          <ExternalLink aria-hidden="true" className="size-5" />
          Ver o site
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
