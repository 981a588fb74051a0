import { DomainError } from "#domain/errors.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import type { Rewriter } from "#server/batches/rewrite-page.ts";
import type { PagesService } from "#server/pages/pages-service.ts";

type Parts = { rewrite: Rewriter; pages: Pick<PagesService, "prepareEdit"> };

/**
 * The best of what our knowledge says today and of two other versions of it. One click replaces a text that the person
 * may not have looked at, so it never takes one that answers worse.
 */
export async function findBetterText(
  { rewrite, pages }: Parts,
  page: GeneratedPage,
  signal: AbortSignal,
): Promise<string> {
  const moment = Date.now().toString(36);
  let best: { content: string; score: number } | null = null;
  for (const version of ["", moment, `${moment} again`]) {
    const written = await rewrite(page, { source: "knowledge", version }, signal);
    if ("reason" in written) throw new DomainError(written.reason.code, written.reason.details);
    const { fields, standing } = pages.prepareEdit({ ...page, content: written.content });
    const score = standing.score ?? 0;
    if (fields.content !== page.content && score > (best?.score ?? -1)) best = { content: written.content, score };
  }
  if (!best || best.score < (page.standing.score ?? 0)) throw new DomainError("no-better-text");
  return best.content;
}
