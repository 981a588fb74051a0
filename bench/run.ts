import { build } from "#server/build/build.ts";
import { isBuildFresh } from "#server/build/fingerprint.ts";

/** `npm run bench` runs all of them, `npm run bench -- sitemap` one. Ratios come from one run, since machines differ. */
const suites: Record<string, () => Promise<unknown>> = {
  web: () => import("./web.ts"),
  sitemap: () => import("./sitemap.ts"),
  runs: () => import("./runs.ts"),
  visitors: () => import("./visitors.ts"),
  floods: () => import("./floods.ts"),
  pages: () => import("./pages.ts"),
  list: () => import("./pages-list.ts"),
  text: () => import("./text.ts"),
  contacts: () => import("./contacts.ts"),
  login: () => import("./login.ts"),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`no such benchmark: ${unknown.join(", ")}; there are ${Object.keys(suites).join(", ")}`);
  process.exit(1);
}
if (!isBuildFresh()) await build();
for (const [name, run] of Object.entries(suites)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${name}`);
  await run();
}
