import { type ReactNode, useId } from "react";

type SectionProps = {
  heading: string;
  /** One or two sentences under the heading. */
  intro?: string;
  /** Every other section of a page may stand on grey, so that the eye finds the next one. */
  isShaded?: boolean;
  id?: string;
  /** Address of a small script that is loaded when someone touches the section. */
  script?: string;
  children: ReactNode;
};

export function Section({ heading, intro, isShaded = false, id, script, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} data-script={script} className={isShaded ? "bg-paper" : undefined}>
      <div className="wrap space-y-6 py-10 md:py-14">
        <div className="max-w-3xl space-y-3">
          <h2 id={headingId} className="text-2xl md:text-3xl">
            {heading}
          </h2>
          {intro && <p className="text-lg text-soft-ink">{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
