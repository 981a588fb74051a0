import { Wrench } from "#app/ui/icons.tsx";

export function AreaServices({ services }: { services: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {services.map(({ title, text }) => (
        <li key={title} className="card space-y-2">
          <h3 className="flex items-start gap-3 text-lg">
            <Wrench className="mt-1 size-5 shrink-0 text-soft-ink" />
            {title}
          </h3>
          <p className="text-soft-ink">{text}</p>
        </li>
      ))}
    </ul>
  );
}
