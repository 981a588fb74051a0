import { sampleShop } from "#content/shop.ts";
import type { Generator } from "#server/generators/generator.ts";
import { createGenerators, type Generators } from "#server/generators/generators.ts";
import { createLog } from "#server/log.ts";

/** Where nobody listens. */
const baseUrl = "http://127.0.0.1:9";

/** The product's generators, with the titles written as a test wants. */
export function createWritingGenerators(write: Generator["write"]): Generators {
  const generators = createGenerators({
    baseUrl,
    model: "gpt-4o",
    getShop: () => sampleShop,
    log: createLog("silent"),
  });
  const writing = Object.entries(generators).map(([kind, generator]) => [kind, { ...generator, write }] as const);
  return Object.fromEntries(writing) as Generators;
}
