import type { BreadcrumbList, ListItem, WebSite } from "schema-dts";
import type { Named, SiteIdentity } from "./graph.ts";

export function toWebSiteData(site: SiteIdentity): WebSite {
  return { "@type": "WebSite", name: site.name, url: `${site.url}/`, inLanguage: "pt-BR" };
}

/** From the home page to the page itself. */
export function toBreadcrumbListData(
  crumbs: readonly { label: string; href: string }[],
  site: SiteIdentity,
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(
      ({ label, href }, at): Named<ListItem, "ListItem"> => ({
        "@type": "ListItem",
        position: at + 1,
        name: label,
        item: site.url + href,
      }),
    ),
  };
}
