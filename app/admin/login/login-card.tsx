import type { ReactNode } from "react";
import { styles } from "../parts/styles.ts";

/** The frame of every page before the panel: one card in the middle. */
export function LoginCard({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <title>{title}</title>
      <meta name="robots" content="noindex, nofollow" />
      <section className={`w-full max-w-md space-y-6 md:p-8 ${styles.card}`}>
        <header className="space-y-2 text-center">
          <h1 className="text-2xl font-bold text-brand">{title}</h1>
          {lead && <p className="text-soft-ink">{lead}</p>}
        </header>
        {children}
      </section>
    </main>
  );
}
