import { useEffect } from "react";
import { toast } from "sonner";
import type { Notice } from "#content/words/notice.ts";
import { getGeneratedPagePath } from "#domain/pages.ts";

/** Long enough to be read: the public page that comes next has no place for it. */
const readingMs = 1_500;

/** Says that the page was saved and goes there. */
export function useSavedPage(slug: string | undefined, { title }: Notice): void {
  useEffect(() => {
    if (slug === undefined) return;
    toast.success(title);
    const timer = setTimeout(() => window.location.assign(getGeneratedPagePath(slug)), readingMs);
    return () => clearTimeout(timer);
  }, [slug, title]);
}
