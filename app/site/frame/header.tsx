import { Phone } from "#app/ui/icons.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { useSite } from "#app/ui/use-site.ts";
import { formatPhone } from "#domain/contact.ts";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";

export function Header() {
  const site = useSite();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-white">
      <div className="wrap flex min-h-16 items-center gap-2 sm:gap-3">
        <Menu />
        <a href="/" className="flex min-h-11 min-w-0 items-center gap-2 font-bold text-brand">
          <Logo />
          <span className="line-clamp-3 min-w-0 text-sm leading-tight max-[22rem]:sr-only sm:text-base">
            {site.name}
          </span>
        </a>
        <PhoneLink
          button="header"
          className="button button-quiet ml-auto shrink-0 px-3"
          label={`Ligar para ${formatPhone(site.phone)}`}
        >
          <Phone className="size-5" />
          <span className="max-sm:sr-only">{formatPhone(site.phone)}</span>
        </PhoneLink>
      </div>
    </header>
  );
}
