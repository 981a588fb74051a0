import { Timer } from "#app/ui/icons.tsx";
import { CheckList } from "../parts/check-list.tsx";

type BenefitsProps = { benefits: string[]; fastest: { name: string; seconds: number } };

export function Benefits({ benefits, fastest }: BenefitsProps) {
  return (
    <section aria-label="O que está incluído" className="bg-paper">
      <div className="wrap grid gap-6 py-8 md:py-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center lg:gap-10">
        <CheckList items={benefits} />
        <p className="flex items-center gap-4 rounded-xl bg-accent p-5 text-accent-ink">
          <Timer className="size-10 shrink-0" />
          <span>
            <strong className="block text-2xl leading-tight">Abre em {fastest.seconds} segundos</strong>
            com o {fastest.name}
          </span>
        </p>
      </div>
    </section>
  );
}
