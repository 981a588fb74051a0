import { writePageForTitle } from "#content/knowledge/write-page.ts";
import type { BatchOptions } from "#domain/batches.ts";
import { isDomainError } from "#domain/errors.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import { toHtml } from "#domain/text/to-html.ts";
import type { NewText } from "./batch-step.ts";

type Options = Pick<BatchOptions<"rewrite">, "source" | "version">;

/** Another text for a page that is there; nothing is saved. */
export type Rewriter = (page: GeneratedPage, options: Options, signal: AbortSignal) => Promise<NewText>;

type AskAi = (title: string, signal: AbortSignal) => Promise<string>;

export function createRewriter(askAi: AskAi): Rewriter {
  return async ({ title, version }, options, signal) => {
    try {
      const content =
        options.source === "ai"
          ? await askAi(title, signal)
          : toHtml(writePageForTitle(title, { seed: options.version }).text);
      return { version, content };
    } catch (error) {
      if (!isDomainError(error)) throw error;
      return { reason: { code: error.code, details: error.details } };
    }
  };
}
