import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { type PageKindEntry, pageKindEntries } from "#content/page-kinds.ts";

/** Every address of the product. */
export default [
  layout("site/frame/site-frame.tsx", [
    ...pageKindEntries.flatMap(([kind, entry]) => toRoutes(`site/${kind}/${kind}.tsx`, entry)),
    route("termos", "site/term/no-term.tsx"),
    route("links-uteis/*", "site/useful-link/old-address.ts"),
    route("postagens", "site/post-index/to-index.ts"),
  ]),
  route("sitemap.xml", "site/feeds/sitemap-xml.ts"),
  route("robots.txt", "site/feeds/robots-txt.ts"),
  route("llms.txt", "site/feeds/llms-txt.ts"),
  route("feed.xml", "site/feeds/feed-xml.ts"),
  route("site.webmanifest", "site/feeds/web-manifest.ts"),
  route("aparencia/icone.svg", "site/feeds/icon-svg.ts"),
  route("aparencia/:file", "site/feeds/colours-css.ts"),
  route("og/:kind/:file", "site/feeds/share-image.ts"),
  layout("admin/panel-styles.tsx", [
    route("admin/login", "admin/login/login.tsx"),
    route("admin/login/google", "admin/login/google.tsx"),
    route("admin/login/codigo", "admin/login/code.tsx"),
    route("admin/login/recuperar", "admin/login/recover.tsx"),
    route("admin/login/nova-senha", "admin/login/new-password.tsx"),
    route("admin/convite/:token", "admin/invitation/invitation.tsx"),
    // Every other page of the panel stands in here, where session and role are checked (domain/access.ts).
    layout("admin/shell/shell.tsx", [
      route("admin", "admin/shell/to-panel.ts"),
      route("admin/painel", "admin/panel/panel.tsx"),
      route("admin/local-generator", "admin/local/local-generator.tsx"),
      route("admin/legacy-generator", "admin/legacy/legacy-generator.tsx"),
      route("admin/criar", "admin/studio/studio.tsx"),
      route("admin/criar/:id", "admin/studio/sheet.tsx"),
      route("admin/criar/:id/conferir", "admin/studio/rows.tsx"),
      route("admin/criar/:id/linhas/:line", "admin/studio/row-preview.ts"),
      route("admin/conferir-titulos", "admin/review/review.tsx"),
      route("admin/execucoes/:id", "admin/runs/run.tsx"),
      route("admin/execucoes/:id/eventos", "admin/runs/run-events.ts"),
      route("admin/execucoes/:id/estado", "admin/runs/run-state.ts"),
      route("admin/loja", "admin/shop/shop.tsx"),
      route("admin/loja/previa", "admin/shop/preview.ts"),
      route("admin/loja/:section", "admin/shop/section.tsx"),
      route("admin/contatos", "admin/contacts/contacts.tsx"),
      route("admin/contatos/contatos.csv", "admin/contacts/contacts-csv.ts"),
      route("admin/pages-list", "admin/pages-list/pages-list.tsx"),
      route("admin/mudancas", "admin/batches/batches.tsx"),
      route("admin/mudancas/nova", "admin/batches/new-batch.tsx"),
      route("admin/mudancas/:id", "admin/batches/batch.tsx"),
      route("admin/paginas/lixeira", "admin/page-bin/page-bin.tsx"),
      route("admin/paginas/redirecionamentos", "admin/redirects/redirects.tsx"),
      route("admin/paginas/qualidade", "admin/quality/quality.tsx"),
      route("admin/paginas/comparar", "admin/quality/compare.tsx"),
      route("admin/paginas/mapa", "admin/page-map/page-map.tsx"),
      route("admin/paginas/redirecionamentos/arquivo", "admin/exchange/redirects-file.ts"),
      route("admin/paginas/exportar", "admin/exchange/export-pages.tsx"),
      route("admin/paginas/exportar/arquivo", "admin/exchange/pages-file.ts"),
      route("admin/paginas/importar", "admin/exchange/exchange.tsx"),
      route("admin/paginas/importar/:id", "admin/exchange/import.tsx"),
      route("admin/loja/arquivo", "admin/exchange/settings-file.ts"),
      route("admin/paginas/:id", "admin/editor/editor.tsx"),
      route("admin/paginas/:id/conferir", "admin/editor/check.ts"),
      route("admin/paginas/:id/fotos", "admin/editor/photo-choice.ts"),
      route("admin/paginas/:id/historico", "admin/page-history/page-history.tsx"),
      route("admin/paginas/:id/previa", "admin/editor/preview.ts"),
      route("admin/paginas/:id/rascunho", "admin/editor/draft.ts"),
      route("admin/paginas/:id/reescrever", "admin/rewrite/rewrite.tsx"),
      route("admin/fotos", "admin/photos/photos.tsx"),
      route("admin/fotos/enviar", "admin/photos/upload.ts"),
      route("admin/fotos/:id", "admin/photos/photo.tsx"),
      route("admin/fotos/:id/original", "admin/photos/original.ts"),
      route("admin/migracao", "admin/migration/migrate.ts"),
      route("admin/pessoas", "admin/people/people.tsx"),
      route("admin/pessoas/historico", "admin/people/history.tsx"),
      route("admin/conta", "admin/account/account.tsx"),
      route("admin/primeiro-acesso", "admin/first-access/first-access.tsx"),
      route("admin/entrou", "admin/login/google-return.ts"),
      route("admin/sair", "admin/shell/sign-out.ts"),
    ]),
  ]),
] satisfies RouteConfig;

/** The router cannot match a part of a segment, so pages with such an address have a route each. */
function toRoutes(file: string, { pattern, pages }: PageKindEntry) {
  if (pattern === "/") return [index(file)];
  if (/[^/]:slug$/.test(pattern)) return pages.map(({ path }) => route(path, file, { id: path.slice(1) }));
  return [route(pattern, file)];
}
