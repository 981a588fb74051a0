import { formatPhone, phoneLink } from "../../../domain/contact.ts";
import { ChatButton } from "../../ui/chat-button.tsx";
import { useSite } from "../../ui/use-site.ts";
import { type MenuLink, mainLinks, submenus } from "./menu-links.ts";

export function Footer() {
  const site = useSite();
  return (
    <footer className="mt-16 bg-brand-dark pb-24 text-white">
      <div className="wrap grid gap-10 py-12 md:grid-cols-4">
        <div className="space-y-4">
          <p className="text-lg font-bold">{site.name}</p>
          <p className="text-brand-pale">Motores para portões automáticos em São Paulo e região metropolitana.</p>
          <p>
            <a href={phoneLink(site.phone)} className="footer-link text-lg font-bold">
              {formatPhone(site.phone)}
            </a>
          </p>
          <ChatButton variant="compact" />
        </div>
        {submenus.map(({ label, links }) => (
          <FooterLinks key={label} label={label} links={links} />
        ))}
        <FooterLinks label="Navegação" links={mainLinks} />
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
