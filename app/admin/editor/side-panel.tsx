import { type ReactNode, useEffect, useState } from "react";
import { sayLength, shownLengths } from "#content/words/editor-words.ts";
import type { StandingLabel } from "#content/words/standing-words.ts";
import type { TypedFields } from "#domain/page-drafts.ts";
import { FoldSummary } from "../parts/fold-summary.tsx";
import { useHydrated } from "../parts/use-hydrated.ts";
import type { PageCheck } from "./check-page.ts";
import { PhonePreview } from "./phone-preview.tsx";

type SidePanelProps = { check: PageCheck; previewPath: string; typed: TypedFields | null; initial: TypedFields };

/** What the page becomes: beside the form on a desk, below it on a phone. */
export function SidePanel({ check, previewPath, typed, initial }: SidePanelProps) {
  return (
    <aside
      id="como-fica"
      aria-label="Como a página fica"
      className="min-w-0 space-y-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
    >
      <Part title="Nota da resposta">
        <Score check={check} />
      </Part>
      <Part title="Como aparece no Google">
        <SearchResult {...check.search} />
      </Part>
      <Preview path={previewPath} typed={typed} initial={initial} />
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-2 rounded-xl border border-line bg-white p-4">
      <h2 className="font-bold">{title}</h2>
      {children}
    </section>
  );
}

const tones: Record<StandingLabel["kind"], string> = {
  draft: "text-danger",
  hidden: "text-warn",
  good: "text-good",
  unknown: "text-soft-ink",
};

function Score({ check: { problem, standing } }: { check: PageCheck }) {
  return (
    <div role="status" className="[overflow-wrap:anywhere]">
      {problem ? (
        <p className="font-medium text-danger">{problem}</p>
      ) : (
        standing && <p className={`font-medium ${tones[standing.kind]}`}>{standing.text}</p>
      )}
    </div>
  );
}

function SearchResult({ title, address, description }: PageCheck["search"]) {
  return (
    <div className="space-y-2 [overflow-wrap:anywhere]">
      <div className="rounded-lg border border-line p-3">
        <p className="text-sm text-soft-ink">{address}</p>
        <p className="text-lg text-[#1a0dab]">{cut(title, shownLengths.title)}</p>
        <p className="text-sm">{cut(description, shownLengths.description)}</p>
      </div>
      <p className="text-sm text-soft-ink">Título: {sayLength(title.length, shownLengths.title)}</p>
      <p className="text-sm text-soft-ink">Descrição: {sayLength(description.length, shownLengths.description)}</p>
    </div>
  );
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, text.lastIndexOf(" ", length)).trimEnd()} ...` : text;
}

/** On a wide screen it is open from the start: there is room for it. */
function Preview({ path, typed, initial }: { path: string; typed: TypedFields | null; initial: TypedFields }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(matchMedia("(min-width: 64rem)").matches), []);
  if (!useHydrated()) return null;
  return (
    <details
      open={isOpen}
      className="rounded-xl border border-line bg-white px-4"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <FoldSummary className="font-bold">Como fica no celular</FoldSummary>
      <div className="pb-4">{isOpen && <PhonePreview path={path} typed={typed} initial={initial} />}</div>
    </details>
  );
}
