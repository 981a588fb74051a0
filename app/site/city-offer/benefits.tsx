import { Factory, Gauge, Headset, PackageCheck, ShieldCheck, Truck } from "#app/ui/icons.tsx";

const icons = {
  delivery: Truck,
  warranty: ShieldCheck,
  service: Headset,
  motors: Gauge,
  kit: PackageCheck,
  price: Factory,
};

export type Benefit = { kind: keyof typeof icons; title: string; text: string };

export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {benefits.map(({ kind, title, text }) => {
        const Icon = icons[kind];
        return (
          <li key={kind} className="card space-y-2">
            <h3 className="flex items-center gap-3 text-lg">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-pale text-brand">
                <Icon className="size-6" />
              </span>
              {title}
            </h3>
            <p className="text-soft-ink">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
