import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the product. */
export default [
  layout("site/frame/site-frame.tsx", [
    index("site/home/home.tsx"),
    route("links-uteis/:slug", "site/useful-link/useful-link.tsx"),
    route("*", "site/not-found/not-found.tsx"),
  ]),
  layout("admin/panel-styles.tsx", [
    route("admin/login", "admin/login/login.tsx"),
    route("admin/login/google", "admin/login/google.tsx"),
    route("admin/login/codigo", "admin/login/code.tsx"),
    route("admin/login/recuperar", "admin/login/recover.tsx"),
    route("admin/login/nova-senha", "admin/login/new-password.tsx"),
    // Every other page of the panel stands in here, where the session is checked.
    layout("admin/shell/shell.tsx", [
      route("admin", "admin/shell/to-panel.ts"),
      route("admin/painel", "admin/panel/panel.tsx"),
      route("admin/conta", "admin/account/account.tsx"),
      route("admin/entrou", "admin/login/arrived.ts"),
      route("admin/sair", "admin/shell/sign-out.ts"),
    ]),
  ]),
] satisfies RouteConfig;
