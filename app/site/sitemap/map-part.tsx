import { LinkGrid } from "../parts/link-grid.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import type { UsefulPart } from "./load-useful-links.ts";

/** One of the pages that the map leads to when there are more useful links than it shows itself. */
export function MapPart({ number, range, total, links, address, previous, next }: UsefulPart) {
  return (
    <>
      <PageMeta
        title={`Mapa do Site: links úteis, parte ${number}`}
        description={`Links úteis ${range}, de um total de ${total}: páginas sobre motores e portões automáticos nos bairros e nas cidades atendidas.`}
        path={address}
      />
      <PageHeading
        title={`Links úteis, parte ${number}`}
        intro={`Links ${range}, de um total de ${total}.`}
        crumbs={[{ label: "Mapa do Site", href: "/sitemap" }]}
      />
      <div className="wrap space-y-6 py-10 md:py-14">
        <LinkGrid links={links} />
        <nav aria-label="Partes do mapa" className="flex flex-wrap gap-3">
          <a href={previous} rel="prev" className="button button-quiet px-4">
            Anteriores
          </a>
          {next && (
            <a href={next} rel="next" className="button button-quiet px-4">
              Próximos
            </a>
          )}
        </nav>
      </div>
    </>
  );
}
