import { DoorOpen, Radio, Volume2 } from "#app/ui/icons.tsx";

type Problem = { problem: string; solution: string; icon: keyof typeof icons };

const icons = { noise: Volume2, gate: DoorOpen, remote: Radio };

export function ProblemCards({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {problems.map(({ problem, solution, icon }) => {
        const Icon = icons[icon];
        return (
          <li key={problem} className="card space-y-3">
            <div className="flex items-center gap-3 md:block md:space-y-3">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-pale text-brand">
                <Icon className="size-6" />
              </span>
              <h3 className="text-xl">{problem}</h3>
            </div>
            <p className="text-soft-ink">{solution}</p>
          </li>
        );
      })}
    </ul>
  );
}
