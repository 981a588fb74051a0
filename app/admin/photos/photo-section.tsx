import { type ReactNode, useId } from "react";
import { styles } from "../parts/styles.ts";

export function PhotoSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`space-y-4 ${styles.card}`}>
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
