import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writtenPages } from "#content/addresses.ts";
import { build } from "#server/build/build.ts";
import { isBuildFresh } from "#server/build/fingerprint.ts";
import { hashPageTexts } from "./support/page-texts.ts";
import { startProduct } from "./support/product.ts";

/** `npm run page-dates`: gives today's date to every built-in page that reads differently from when it got its last one. */
const file = join(import.meta.dirname, "../content/page-dates.json");
const kept: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
const today = new Date().toISOString().slice(0, 10);

if (!isBuildFresh()) await build();
const product = await startProduct({ LOG_LEVEL: "silent" });
const paths = writtenPages.map(({ path }) => path).toSorted();
const hashes = await hashPageTexts(product, paths).finally(() => product.stop());

const isSame = (path: string, hash: string) => kept[path]?.endsWith(` ${hash}`) ?? false;
const lines = Array.from(hashes, ([path, hash]) => [path, isSame(path, hash) ? kept[path] : `${today} ${hash}`]);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
const changed = Array.from(hashes).filter(([path, hash]) => !isSame(path, hash));
console.log(`${changed.length} of ${hashes.size} pages read differently`);
