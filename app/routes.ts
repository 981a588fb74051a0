import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the product. */
export default [
  layout("site/frame/site-frame.tsx", [
    index("site/home/home.tsx"),
    route("sitemap", "site/sitemap/sitemap.tsx"),
    route("links-uteis/:slug", "site/useful-link/useful-link.tsx"),
    route("*", "site/not-found/not-found.tsx"),
  ]),
  route("sitemap.xml", "site/feeds/sitemap-xml.ts"),
  route("robots.txt", "site/feeds/robots-txt.ts"),
  route("llms.txt", "site/feeds/llms-txt.ts"),
  route("feed.xml", "site/feeds/feed-xml.ts"),
  route("site.webmanifest", "site/feeds/web-manifest.ts"),
  route("og/:kind/:file", "site/feeds/share-image.ts"),
  layout("admin/panel-styles.tsx", [route("admin/login", "admin/login/login.tsx")]),
] satisfies RouteConfig;
