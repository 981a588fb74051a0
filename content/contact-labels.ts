import { otherValues } from "#domain/contact-figures.ts";
import type { ContactKind, Device } from "#domain/contact-report.ts";
import { pageKindEntries } from "./page-kinds.ts";

/** How the panel and the download name what is counted. */
export const kindLabels: Record<ContactKind, string> = { chat: "WhatsApp", phone: "Telefone" };

export const deviceLabels: Record<Device, string> = { phone: "Celular", desktop: "Computador" };

const pageKindLabels = new Map<string, string>(pageKindEntries.map(([kind, { label }]) => [kind, label]));

/** A kind that the site no longer has is shown as it was stored. */
export function labelPageKind(kind: string): string {
  return pageKindLabels.get(kind) ?? kind;
}

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
