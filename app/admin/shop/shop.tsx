import { CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { servicesContext } from "#app/services.ts";
import { findSamples } from "#content/samples.ts";
import { getSectionPath, sampleWords, sectionWords } from "#content/words/shop-words.ts";
import { type FactSection, factSections } from "#domain/facts/facts.ts";
import { DateTime } from "../parts/date-time.tsx";
import { styles } from "../parts/styles.ts";
import type { Route } from "./+types/shop";
import { SampleChecklist } from "./sample-checklist.tsx";

const order = Object.keys(sectionWords) as FactSection[];

export function loader({ context }: Route.LoaderArgs) {
  const { facts, shop } = context.get(servicesContext);
  return {
    isSample: shop.isSample,
    samples: findSamples(shop),
    sections: order
      .filter((section) => factSections.includes(section))
      .map((section) => {
        const current = facts.getCurrent(section);
        return {
          section,
          ...sectionWords[section],
          saved: current && { at: current.savedAt, by: current.savedBy },
          isSample: sampleWords[section] !== undefined && !shop.saved.has(section),
        };
      }),
  };
}

export default function ShopPage({ loaderData: { sections, samples, isSample } }: Route.ComponentProps) {
  return (
    <>
      <title>Minha loja</title>
      <h1 className="text-2xl font-bold text-brand">Minha loja</h1>
      <p className="text-soft-ink">
        Tudo o que o site diz da sua loja. O que você muda aqui aparece em todas as páginas na mesma hora.
      </p>
      <SampleChecklist isSample={isSample} samples={samples} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sections.map(({ section, title, text, saved, isSample: isUnsaved }) => (
          <li key={section}>
            <Link to={getSectionPath(section)} className={`block h-full space-y-1 hover:border-brand ${styles.card}`}>
              <h2 className="text-lg font-bold text-brand">{title}</h2>
              <p>{text}</p>
              {saved && (
                <p className="text-sm text-soft-ink">
                  Salvo em <DateTime date={saved.at} />, por {saved.by}
                </p>
              )}
              {isUnsaved && (
                <p className="flex items-center gap-2 text-sm font-medium text-warn">
                  <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
                  Ainda é o exemplo
                </p>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
