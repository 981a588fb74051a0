import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the product. */
export default [
  layout("site/frame/site-frame.tsx", [
    index("site/home/home.tsx"),
    route("links-uteis/:slug", "site/useful-link/useful-link.tsx"),
    route("privacidade", "site/privacy/privacy.tsx"),
    route("*", "site/not-found/not-found.tsx"),
  ]),
  layout("admin/panel-styles.tsx", [route("admin/login", "admin/login/login.tsx")]),
] satisfies RouteConfig;
