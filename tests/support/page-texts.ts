import { createHash } from "node:crypto";
import { sampleFacts } from "#content/facts.ts";
import type { Product } from "./product.ts";

const atOnce = 4;

/** By address, a hash of how a page reads: its title, its description and the words of its main part. */
export async function hashPageTexts({ url }: Product, paths: readonly string[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const rest = paths.values();
  const work = async () => {
    for (const path of rest) {
      const answer = await fetch(url + path);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      hashes.set(path, hashText(await answer.text()));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return new Map(paths.map((path) => [path, hashes.get(path) ?? ""]));
}

const promotionBox = /<section\b[^>]*\sdata-promotion=[\s\S]*?<\/section>/;

/**
 * What only looks different is no change: markup and spaces do not count. A promotion shows until its last day, so for
 * its box stands what the box is made of, which is the same on any day.
 */
export function hashText(html: string): string {
  const [title, description, main] = [
    /<title>([^<]*)/.exec(html)?.[1],
    /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1],
  ];
  if (!title || !description || !main) throw new Error("this is no page of the site");
  const lasting = main.replace(promotionBox, JSON.stringify([sampleFacts.promotion, sampleFacts.models]));
  const words = lasting.replace(/<script\b[\s\S]*?<\/script>|<!--[\s\S]*?-->|<[^>]*>|\s/g, "");
  return createHash("sha256").update(`${title}\n${description}\n${words}`).digest("base64url").slice(0, 8);
}
