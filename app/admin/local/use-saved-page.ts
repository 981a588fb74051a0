import { useEffect } from "react";
import { toast } from "sonner";
import { pageSaved } from "#content/words/panel-words.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";

/** Long enough to be read: the public page that comes next has no place for it. */
const readingMs = 1_500;

/** Says that the page was saved and goes there. */
export function useSavedPage(slug: string | undefined): void {
  useEffect(() => {
    if (slug === undefined) return;
    toast.success(pageSaved.title);
    const timer = setTimeout(() => window.location.assign(getGeneratedPagePath(slug)), readingMs);
    return () => clearTimeout(timer);
  }, [slug]);
}
