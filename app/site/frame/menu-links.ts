export type MenuLink = { label: string; href: string };
export type Submenu = { label: string; links: MenuLink[] };

export const submenus: Submenu[] = [
  {
    label: "Cidades Atendidas",
    links: [
      { label: "São Paulo", href: "/cidades/sao-paulo" },
      { label: "Guarulhos", href: "/cidades/guarulhos" },
      { label: "Osasco", href: "/motor-para-portao-em-osasco" },
      { label: "Carapicuíba", href: "/motor-para-portao-em-carapicuiba" },
      { label: "Cotia", href: "/motor-para-portao-em-cotia" },
      { label: "Jandira", href: "/motor-para-portao-em-jandira" },
      { label: "Barueri", href: "/motor-para-portao-em-barueri" },
      { label: "Itapevi", href: "/motor-para-portao-em-itapevi" },
    ],
  },
  {
    label: "Páginas Especiais",
    links: [
      { label: "Instalação e Assistência", href: "/instalacao-motor-portao-automatico" },
      { label: "Portão Automático em Guarulhos", href: "/portao-automatico-guarulhos" },
      { label: "Portão Automático em Osasco", href: "/portao-automatico-osasco" },
      { label: "Guia Completo", href: "/guia-completo" },
      { label: "Dúvidas Frequentes", href: "/duvidas-frequentes" },
      { label: "Como Instalar um Motor", href: "/blog/como-instalar-motor-portao-eletronico" },
      { label: "Índice de Postagens", href: "/postagens/indice" },
    ],
  },
];

export const mainLinks: MenuLink[] = [
  { label: "Início", href: "/" },
  { label: "Quem Somos", href: "/quem-somos" },
  { label: "Mapa do Site", href: "/sitemap" },
];

/** Every path that menu and footer lead to. */
export const linkedPaths = [...submenus.flatMap(({ links }) => links), ...mainLinks].map(({ href }) => href);
