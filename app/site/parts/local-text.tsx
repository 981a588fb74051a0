import type { GeneratedText, TextSection } from "#domain/text/generate.ts";

/** A text about a place: a lead, short sections under headings, a last word. */
export function LocalText({ text: { opening, sections, closing } }: { text: GeneratedText }) {
  return (
    <div className="max-w-2xl space-y-9">
      <p className="text-lg">{opening}</p>
      {sections.map((section) => (
        <TextBlock key={section.heading} section={section} />
      ))}
      <p className="border-l-4 border-accent pl-4 font-semibold">{closing}</p>
    </div>
  );
}

function TextBlock({ section: { heading, paragraphs, bullets } }: { section: TextSection }) {
  return (
    <section className="space-y-3">
      <h2 className="text-xl md:text-2xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {bullets.length > 0 && (
        <ul className="list-disc space-y-1 rounded-xl bg-paper py-4 pr-4 pl-9">
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
