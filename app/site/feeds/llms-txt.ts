import { pageRulesContext, servicesContext } from "#app/services.ts";
import { getShownModels } from "#content/figures.ts";
import { guide } from "#content/guide.ts";
import { home } from "#content/home.ts";
import { topics } from "#content/topics.ts";
import { formatPrice } from "#domain/format.ts";
import type { Route } from "./+types/llms-txt";

/** The site in one page for language models: what is sold, for how much, and where to read on. */
export function loader({ context }: Route.LoaderArgs) {
  const { shop, site } = context.get(servicesContext);
  context.set(pageRulesContext, { params: [], tags: [] });
  const link = (label: string, path: string) => `- [${label}](${site.url}${path})`;
  const lines = [
    `# ${site.name}`,
    "",
    `> ${shop.fill(home.description)}`,
    "",
    shop.fill("Atendimento: {shop.area}, {shop.hours}. Telefone e WhatsApp: {shop.phone}."),
    "",
    "## Modelos",
    "",
    ...getShownModels(shop.facts).map(
      ({ name, price, openingSeconds }) => `- ${name}: ${formatPrice(price)}, abre em ${openingSeconds} segundos`,
    ),
    "",
    "## Páginas principais",
    "",
    link(guide.title, "/guia-completo"),
    link("Dúvidas frequentes", "/duvidas-frequentes"),
    link("Instalação e assistência", "/instalacao-motor-portao-automatico"),
    link("Como instalar um motor", "/blog/como-instalar-motor-portao-eletronico"),
    link("Cidades e bairros atendidos", "/sitemap"),
    link("Índice de postagens", "/postagens/indice"),
    "",
    "## Assuntos",
    "",
    ...topics.map(({ title, slug }) => link(title, `/topicos/${slug}`)),
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
