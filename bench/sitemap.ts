import { fillWithPages } from "#tests/support/fill-with-pages.ts";
import { startProduct } from "#tests/support/product.ts";
import { printRow, residentMegabytes } from "./measure.ts";

/** Reads the whole sitemap, index and parts, at two sizes: memory must not grow with the number of pages. */
for (const count of [1_000, 120_000]) {
  const product = await startProduct({ LOG_LEVEL: "silent" });
  fillWithPages(product.dataDir, count);
  const before = residentMegabytes(product.pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(product.pid));
  }, 20);
  const started = performance.now();
  const addresses = await readSitemap(`${product.url}/sitemap.xml`);
  clearInterval(watch);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  printRow(`sitemap of ${addresses} addresses`, `${seconds} s`, `memory ${before} MB before, ${peak} MB at most`);
  await product.stop();
}

async function readSitemap(url: string): Promise<number> {
  const xml = await (await fetch(url)).text();
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);
  if (!xml.includes("<sitemapindex")) return places.length;
  let total = 0;
  for (const place of places) total += await readSitemap(place.replaceAll("&amp;", "&"));
  return total;
}
