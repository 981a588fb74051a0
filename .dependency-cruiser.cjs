/** The nouns of the server: each has a folder with its service, its repositories and the types of its tables. */
const rooms =
  "pages|runs|contacts|accounts|settings|facts|photos|activity|redirects|batches|errors|exchange|studio|spreadsheets";

/** Imports go one way. Each rule says why; `npm test` checks them. */
module.exports = {
  forbidden: [
    {
      name: "domain-stands-alone",
      comment:
        "The rules of the business are plain TypeScript and schemas: no I/O, no framework, nothing of ours around them.",
      severity: "error",
      from: { path: "^domain/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^domain/|node_modules/(schema-dts|zod)/" },
    },
    {
      name: "content-knows-only-domain",
      comment: "Words and facts must not depend on how they are shown or stored.",
      severity: "error",
      from: { path: "^content/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^(content|domain)/" },
    },
    {
      name: "words-are-light",
      comment: "The browser may say them, so they bring nothing of the pages' texts with them.",
      severity: "error",
      from: { path: "^content/words/", pathNot: "\\.test\\.ts$" },
      to: { path: "^content/", pathNot: "^content/words/" },
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
      name: "rooms-meet-in-services",
      comment:
        "What a room does with its tables is its own affair: others ask its services, which stay when that changes.",
      severity: "error",
      from: { path: `^server/(${rooms})/`, pathNot: "\\.test\\.ts$" },
      to: { path: `^server/(${rooms})/`, pathNot: "^server/$1/|-service\\.ts$" },
    },
    {
      name: "repositories-stay-in-their-room",
      comment: "Whoever puts the server together takes services; a repository has no rules and checks nothing.",
      severity: "error",
      from: { path: "^(server|app)/", pathNot: `^server/(${rooms})/|\\.test\\.ts$` },
      to: { path: "^server/.*-(repository|tables?)\\.ts$" },
    },
    {
      name: "tables-only-for-repositories",
      comment:
        "The database offers no table by itself: without these types nothing else can write a query. What turns rows into pages and back ends in -columns.",
      severity: "error",
      from: { path: "^server/", pathNot: "-(repository|columns)\\.ts$|\\.test\\.ts$" },
      to: { path: "^server/.*-tables?\\.ts$" },
    },
    {
      name: "database-knows-no-room",
      comment: "Engines and migrations serve every room, so none of them may reach back into one.",
      severity: "error",
      from: { path: "^server/database/", pathNot: "\\.test\\.ts$" },
      to: { path: `^server/(${rooms})/` },
    },
    {
      name: "migrations-are-frozen",
      comment: "A released migration does the same for ever: it may call nothing of ours that can still change.",
      severity: "error",
      from: { path: "^server/database/migrations/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^(app|content|domain|server)/",
        pathNot: "^server/database/migrations/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "rooms-know-no-http",
      comment:
        "Requests come to a room through its service; the rules of security that both need stand in server/security.",
      severity: "error",
      from: { path: `^server/(${rooms})/` },
      to: { path: "^server/http/" },
    },
    {
      name: "rooms-in-order",
      comment:
        "Runs, batches and contacts know pages, runs know settings, and a page that moves leaves a redirect; back again would be a circle of rooms. Activity knows nobody, and whoever changes something tells it.",
      severity: "error",
      from: { path: "^server/(pages|accounts|settings|activity|photos|redirects|errors)/", pathNot: "\\.test\\.ts$" },
      to: {
        path: `^server/(${rooms})/`,
        pathNot: "^server/($1/|activity/activity-service\\.ts$|redirects/[\\w-]+-service\\.ts$)",
      },
    },
    {
      name: "rooms-beside-each-other",
      comment: "A run makes pages, whoever reads them; a contact is counted, whoever made its page.",
      severity: "error",
      from: { path: "^server/(runs|contacts)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^server/(runs|contacts|accounts|photos)/", pathNot: "^server/$1/" },
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
