import { useLocation } from "react-router";
import { useSite } from "#app/ui/use-site.ts";
import { getMetaTags, type PageDescription } from "#domain/metadata.ts";
import { StructuredData } from "./structured-data.tsx";

/** The path is the one asked for, unless the page has a better one. */
type PageMetaProps = Omit<PageDescription, "path"> & {
  path?: string;
  /** As `toJsonLd` writes it. */
  structuredData?: string;
};

/** What search engines and link previews read; React lifts the tags into the head. */
export function PageMeta({ structuredData, ...page }: PageMetaProps) {
  const site = useSite();
  const { pathname } = useLocation();
  const { canonical, tags } = getMetaTags({ ...page, path: page.path ?? pathname }, site);
  return (
    <>
      <title>{page.title}</title>
      {tags.map((tag) => (
        <meta key={"name" in tag ? tag.name : tag.property} {...tag} />
      ))}
      {canonical && <link rel="canonical" href={canonical} />}
      {structuredData && <StructuredData json={structuredData} />}
    </>
  );
}
