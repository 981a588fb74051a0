import { useEffect } from "react";
import { toast } from "sonner";
import type { Notice } from "#content/words/notice.ts";

/** Tells once that something was done: as a toast, or in the page where there is no JavaScript. */
export function SuccessToast({ notice }: { notice: Notice | undefined }) {
  useEffect(() => {
    if (notice) toast.success(notice.title, { description: notice.description });
  }, [notice]);
  if (!notice) return null;
  return (
    <noscript>
      <p role="status" className="rounded-lg border border-good bg-good-pale px-3 py-2 text-good">
        {notice.title}
      </p>
    </noscript>
  );
}
