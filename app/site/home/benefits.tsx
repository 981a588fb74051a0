import {
  AudioLines,
  Cog,
  HousePlug,
  type Icon,
  PackageCheck,
  RefreshCcwDot,
  ShieldCheck,
  Timer,
  Truck,
} from "#app/ui/icons.tsx";
import { Section } from "../parts/section.tsx";

const icons = {
  warranty: ShieldCheck,
  shipping: Truck,
  motor: Cog,
  installation: Timer,
  code: RefreshCcwDot,
  silent: AudioLines,
  kit: PackageCheck,
  delivered: HousePlug,
} satisfies Record<string, Icon>;

type Benefit = { title: string; text: string; icon: keyof typeof icons };

export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <Section heading="Por que comprar conosco" isShaded>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ title, text, icon }) => {
          const Icon = icons[icon];
          return (
            <li key={title} className="card">
              <div className="mb-2 flex items-center gap-3 lg:flex-col lg:items-start">
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent text-brand">
                  <Icon className="size-6" />
                </span>
                <h3 className="text-lg">{title}</h3>
              </div>
              <p className="text-soft-ink">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
