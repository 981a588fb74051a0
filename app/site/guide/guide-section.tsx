import type { ReactNode } from "react";
import { Bookmark } from "#app/ui/icons.tsx";
import { HtmlText } from "../parts/html-text.tsx";

type GuideSectionProps = { id: string; number: number; title: string; keyPoint?: string; html: string };

export function GuideSection({ id, number, title, keyPoint, html }: GuideSectionProps) {
  return (
    <GuideChapter id={id} number={number} title={title}>
      {keyPoint && (
        <p className="flex max-w-[44rem] gap-3 rounded-xl border-l-4 border-accent bg-paper p-4">
          <Bookmark className="mt-1 size-5 shrink-0 text-brand" />
          <span>
            <strong className="text-brand">Para guardar:</strong> {keyPoint}
          </span>
        </p>
      )}
      <HtmlText html={html} />
    </GuideChapter>
  );
}

type GuideChapterProps = { id: string; number: number; title: string; children: ReactNode };

export function GuideChapter({ id, number, title, children }: GuideChapterProps) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="space-y-5">
      <h2 id={`${id}-titulo`} className="flex items-start gap-3 text-2xl md:text-3xl">
        <span
          aria-hidden="true"
          className="flex h-9 min-w-9 shrink-0 items-center justify-center rounded-lg bg-brand px-1 text-lg text-white tabular-nums"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
