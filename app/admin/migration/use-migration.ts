import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { toast } from "sonner";
import { clearOldPages, type OldPage, readOldPages } from "./old-pages.ts";
import { sendPage } from "./send-page.ts";

export type Failure = { title: string; reason: string };

export type Migration = {
  pages: OldPage[];
  /** How many have been sent; null while nothing is being sent. */
  sent: number | null;
  failures: Failure[];
  start(): Promise<void>;
};

/** Copies the pages of this browser one by one; they are cleared here only when all of them are on the server. */
export function useMigration(): Migration {
  const [pages, setPages] = useState<OldPage[]>([]);
  const [sent, setSent] = useState<number | null>(null);
  const [failures, setFailures] = useState<Failure[]>([]);
  const { revalidate } = useRevalidator();

  useEffect(() => setPages(readOldPages()), []);

  async function start(): Promise<void> {
    setFailures([]);
    setSent(0);
    const failed: Failure[] = [];
    for (const [index, page] of pages.entries()) {
      const reason = await sendPage(page);
      if (reason !== null) failed.push({ title: page.title || page.slug || "Página sem título", reason });
      setSent(index + 1);
    }
    setSent(null);
    setFailures(failed);
    if (failed.length === 0) {
      clearOldPages();
      setPages([]);
      toast.success("Migração concluída", { description: "As páginas deste navegador estão agora no servidor" });
    } else {
      toast.error("Migração incompleta", { description: "As páginas continuam guardadas neste navegador" });
    }
    await revalidate();
  }

  return { pages, sent, failures, start };
}
