import { Lightbulb } from "#app/ui/icons.tsx";
import { Illustration, type PictureName } from "../illustrations/illustration.tsx";
import { Paragraphs } from "../parts/paragraphs.tsx";

export type Step = { name: string; paragraphs: readonly string[]; tip?: string };

/** One for each step, in their order. */
const pictures: PictureName[] = ["step-mark", "step-support", "step-rack", "step-limit", "step-wiring"];

export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="space-y-6">
      {steps.map((step, index) => (
        <StepCard key={step.name} number={index + 1} picture={pictures[index]} {...step} />
      ))}
    </ol>
  );
}

type StepCardProps = Step & { number: number; picture?: PictureName };

function StepCard({ number, name, paragraphs, tip, picture }: StepCardProps) {
  return (
    <li id={`passo-${number}`} className="card max-w-[52rem] space-y-4 md:p-8">
      <h3 className="flex items-center gap-4 text-xl md:text-2xl">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent text-accent-ink"
        >
          {number}
        </span>
        {name}
      </h3>
      {picture && <Illustration name={picture} className="h-auto w-52" />}
      <Paragraphs texts={paragraphs} />
      {tip && (
        <p className="flex max-w-[44rem] gap-3 rounded-xl bg-paper p-4">
          <Lightbulb className="mt-1 size-5 shrink-0 text-brand" />
          <span>
            <strong className="text-brand">Dica:</strong> {tip}
          </span>
        </p>
      )}
    </li>
  );
}
