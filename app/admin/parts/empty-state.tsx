import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { styles } from "./styles.ts";

type EmptyStateProps = { icon: LucideIcon; title: string; text: string; children?: ReactNode };

/** Says what to do where there is nothing to see. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`space-y-4 text-center ${styles.card}`}>
      <Icon aria-hidden="true" className="mx-auto size-12 text-soft-ink" />
      <h2 id={id} className="text-xl font-bold break-words">
        {title}
      </h2>
      <p className="mx-auto max-w-prose">{text}</p>
      {children}
    </section>
  );
}
