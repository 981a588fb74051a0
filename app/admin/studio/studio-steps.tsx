import { Link } from "react-router";
import { styles } from "../parts/styles.ts";
import { studioPath, toReviewPath, toSheetPath } from "./studio-address.ts";

type Step = "bring" | "write" | "review";

/** Where one is on the way from a list to its pages, and back to what came before. */
export function StudioSteps({ step, id }: { step: Step; id: string | null }) {
  const steps = [
    { key: "bring", label: "1. Lista", to: studioPath },
    { key: "write", label: "2. Título e texto", to: id && toSheetPath(id) },
    { key: "review", label: "3. Conferir e criar", to: id && toReviewPath(id) },
  ];
  return (
    <nav aria-label="Passos" className="flex flex-wrap gap-2">
      {steps.map(({ key, label, to }) =>
        to === null ? (
          <span key={key} className={`${styles.chip} text-soft-ink`}>
            {label}
          </span>
        ) : (
          <Link key={key} to={to} aria-current={key === step ? "true" : undefined} className={styles.chip}>
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}
