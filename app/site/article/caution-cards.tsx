import { TriangleAlert } from "#app/ui/icons.tsx";

export function CautionCards({ cautions }: { cautions: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {cautions.map(({ title, text }) => (
        <li key={title} className="card space-y-2 border-l-4 border-l-accent">
          <h3 className="flex items-start gap-3 text-lg">
            <TriangleAlert className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            {title}
          </h3>
          <p className="text-soft-ink">{text}</p>
        </li>
      ))}
    </ul>
  );
}
