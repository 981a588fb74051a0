import { Link } from "react-router";
import type { Sample } from "#content/samples.ts";
import { getSectionPath } from "#content/words/shop-words.ts";
import { styles } from "../parts/styles.ts";

type SampleChecklistProps = { isSample: boolean; samples: Sample[] };

/** What stands between the example and a shop of one's own. */
export function SampleChecklist({ isSample, samples }: SampleChecklistProps) {
  if (isSample) {
    return (
      <section aria-labelledby="samples-title" className="space-y-3 rounded-xl border border-warn bg-warn-pale p-5">
        <h2 id="samples-title" className="text-lg font-bold text-warn">
          Esta ainda é a loja de exemplo
        </h2>
        <p>
          Telefone, preços, depoimentos e notas são inventados. Comece pelo seu telefone: a partir daí o site esconde o
          que ainda for exemplo, e esta lista mostra o que falta.
        </p>
        <Link to={getSectionPath("contact")} className={styles.button}>
          Pôr o meu telefone
        </Link>
      </section>
    );
  }
  if (samples.length === 0) return null;
  return (
    <section aria-labelledby="samples-title" className="space-y-3 rounded-xl border border-warn bg-warn-pale p-5">
      <h2 id="samples-title" className="text-lg font-bold text-warn">
        {samples.length === 1 ? "Falta 1 coisa" : `Faltam ${samples.length} coisas`} para a loja ser toda sua
      </h2>
      <ul className="space-y-3">
        {samples.map(({ section, title, text }) => (
          <li key={section}>
            <Link to={getSectionPath(section)} className={styles.link}>
              {title}
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
