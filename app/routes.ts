import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the product. */
export default [
  layout("site/frame/site-frame.tsx", [
    index("site/home/home.tsx"),
    route("links-uteis/:slug", "site/useful-link/useful-link.tsx"),
    route("cidades/:slug", "site/city/city.tsx"),
    route("topicos/:slug", "site/topic/topic.tsx"),
    route("termos", "site/term/no-term.tsx"),
    route("termos/:slug", "site/term/term.tsx"),
    route("postagens", "site/post-index/to-index.ts"),
    route("postagens/indice", "site/post-index/post-index.tsx"),
    route("postagens/:slug", "site/post/post.tsx"),
    route("*", "site/not-found/not-found.tsx"),
  ]),
  layout("admin/panel-styles.tsx", [route("admin/login", "admin/login/login.tsx")]),
] satisfies RouteConfig;
