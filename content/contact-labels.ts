import { otherValues } from "#domain/contact-figures.ts";
import type { ContactKind, Device } from "#domain/contact-report.ts";
import type { PageKind } from "#domain/site-pages.ts";

/** How the panel and the download name what is counted. */
export const kindLabels: Record<ContactKind, string> = { chat: "WhatsApp", phone: "Telefone" };

export const deviceLabels: Record<Device, string> = { phone: "Celular", desktop: "Computador" };

export const pageKindLabels: Record<PageKind, string> = {
  home: "Página inicial",
  city: "Cidade",
  "city-offer": "Motor por cidade",
  "service-area": "Região atendida",
  services: "Instalação e assistência",
  topic: "Tópico",
  term: "Termo",
  post: "Postagem",
  "post-index": "Índice de postagens",
  "useful-link": "Página gerada",
  guide: "Guia completo",
  faq: "Dúvidas frequentes",
  article: "Artigo",
  sitemap: "Mapa do site",
  privacy: "Privacidade",
  "not-found": "Página não encontrada",
};

const buttonLabels: Record<string, string> = {
  header: "Topo do site",
  footer: "Rodapé",
  floating: "Botão flutuante",
  hero: "Chamada principal",
  "call-to-action": "Chamada no fim da página",
  promotion: "Promoção da cidade",
  service: "Cartão de serviço",
  area: "Consulta de disponibilidade",
  express: "Manutenção expressa",
  shipping: "Frete grátis",
  product: "Descrição do produto",
  price: "Tabela de preços",
  quote: "Orçamento no guia",
  content: "No texto da página",
  [otherValues]: "Outros",
};

/** A page may name a button of its own; it is shown as it is. */
export function labelButton(button: string): string {
  return (Object.hasOwn(buttonLabels, button) && buttonLabels[button]) || button;
}

export function labelSource(source: string): string {
  if (source === otherValues) return "Outras origens";
  const [, kind, name = ""] = /^(ad|utm|site):(.*)$/s.exec(source) ?? [];
  if (kind === "ad") return `Anúncio: ${name}`;
  if (kind === "utm") return `Campanha: ${name}`;
  return kind === "site" ? name : "Acesso direto";
}
