/** Imports go one way. Each rule says why; `npm test` checks them. */
module.exports = {
  forbidden: [
    {
      name: "domain-stands-alone",
      comment: "The rules of the business are plain TypeScript: no I/O, no framework, nothing of ours around them.",
      severity: "error",
      from: { path: "^domain/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^domain/|node_modules/schema-dts/" },
    },
    {
      name: "content-knows-only-domain",
      comment: "Words and facts must not depend on how they are shown or stored.",
      severity: "error",
      from: { path: "^content/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^(content|domain)/" },
    },
    {
      name: "server-never-imports-app",
      comment:
        "The server is handed the built pages (production.ts, development.ts) and knows nothing else of them. Types may pass.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^app/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "app-takes-types-of-server",
      comment: "Routes get services from React Router's context, so nothing of the server can end up in the browser.",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "sql-only-in-repositories",
      comment: "A query stands in the repository of its noun, where its contract test on both engines is.",
      severity: "error",
      from: { pathNot: "^(server/database/|server/[^/]+/[^/]+-repository\\.ts$|tests/|bench/|.*\\.test\\.ts$)" },
      to: { path: "node_modules/(kysely|pg)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "site-and-panel-apart",
      comment: "A visitor must never download a part of the panel; what both use stands in app/ui.",
      severity: "error",
      from: { path: "^app/site/" },
      to: { path: "^app/admin/" },
    },
    {
      name: "panel-and-site-apart",
      comment: "The panel must not change because a public page does.",
      severity: "error",
      from: { path: "^app/admin/" },
      to: { path: "^app/site/" },
    },
    {
      name: "product-without-tests",
      comment: "Nothing that runs may depend on test or benchmark code.",
      severity: "error",
      from: { path: "^(app|content|domain|server)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^(tests|bench)/" },
    },
    {
      name: "no-cycles",
      comment: "A cycle means two files are one, or one is two.",
      severity: "error",
      from: {},
      to: { circular: true, dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build(\\.next|\\.old)?|\\.react-router)/|\\+types/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
