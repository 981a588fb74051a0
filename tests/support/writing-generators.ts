import { sampleShop } from "#content/shop.ts";
import type { Generator } from "#server/generators/generator.ts";
import { createGenerators, type Generators } from "#server/generators/generators.ts";
import { createLog } from "#server/log.ts";

/** Where nobody listens. */
const baseUrl = "http://127.0.0.1:9";

/** The product's generators, with the titles written as a test wants. */
export function createWritingGenerators(write: Generator["write"]): Generators {
  const { ai, predefined, legacy, local, studio, template } = createGenerators({
    baseUrl,
    model: "gpt-4o",
    getShop: () => sampleShop,
    log: createLog("silent"),
  });
  return {
    ai: { ...ai, write },
    predefined: { ...predefined, write },
    legacy: { ...legacy, write },
    local: { ...local, write },
    studio: { ...studio, write },
    template: { ...template, write },
  };
}
