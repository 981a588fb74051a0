import { ConsentPreferences } from "#app/consent/consent-banner.tsx";
import { ChatButton } from "#app/ui/chat-button.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { useServedLinks, useSite } from "#app/ui/use-site.ts";
import { type MenuLink, mainLinks, submenus } from "./menu-links.ts";

export function Footer() {
  const site = useSite();
  const keepServed = useServedLinks();
  return (
    <footer className="mt-16 bg-brand-dark pb-24 text-white">
      <div className="wrap grid gap-10 py-12 md:grid-cols-4">
        <div className="space-y-4">
          <p className="text-lg font-bold">{site.name}</p>
          <p className="text-brand-pale">Motores para portões automáticos em {site.area}.</p>
          <ul className="space-y-1 text-sm text-brand-pale">
            {site.identity.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <PhoneLink button="footer" className="footer-link text-lg font-bold" />
          </p>
          <ChatButton variant="compact" button="footer" />
        </div>
        {submenus.map(({ label, links }) => (
          <FooterLinks key={label} label={label} links={keepServed(links)} />
        ))}
        <FooterLinks label="Navegação" links={mainLinks} />
      </div>
      <div className="wrap flex flex-wrap gap-x-6 border-t border-brand-pale pt-4">
        <a href="/privacidade" className="footer-link">
          Privacidade
        </a>
        <ConsentPreferences className="footer-link" />
      </div>
    </footer>
  );
}

function FooterLinks({ label, links }: { label: string; links: MenuLink[] }) {
  return (
    <nav aria-label={`${label}, no rodapé`}>
      <p className="mb-2 font-bold">{label}</p>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="footer-link">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
