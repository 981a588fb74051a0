import type { AiSettings } from "../ai/write-page.ts";
import { createAiGenerator } from "./ai-generator.ts";
import { type Generator, titleListBytes } from "./generator.ts";
import { legacyGenerator } from "./legacy-generator.ts";
import { localGenerator } from "./local-generator.ts";
import { predefinedGenerator } from "./predefined-generator.ts";
import { studioGenerator } from "./studio-generator.ts";
import { templateGenerator } from "./template-generator.ts";

/** Every generator under its key, which is stored with its runs. */
export function createGenerators(ai: AiSettings) {
  return {
    ai: createAiGenerator(ai),
    predefined: predefinedGenerator,
    legacy: legacyGenerator,
    local: localGenerator,
    studio: studioGenerator,
    template: templateGenerator,
  } satisfies Record<string, Generator>;
}

export type GeneratorKind = keyof ReturnType<typeof createGenerators>;

export type Generators = Readonly<Record<GeneratorKind, Generator>>;

/** Takes the titles of all of them, to look at. */
const reviewForm = { path: "/admin/conferir-titulos", maxBytes: titleListBytes };

/** The largest body that the page of a form may send, by its path. */
export function getFormLimits(generators: Generators): ReadonlyMap<string, number> {
  const forms = Object.values(generators).flatMap(({ form }) => form ?? []);
  return new Map([...forms, reviewForm].map(({ path, maxBytes }) => [path, maxBytes]));
}
