import { z } from "zod/mini";
import type { MigrationAnswer } from "./migrate.ts";
import type { OldPage } from "./old-pages.ts";

const migrationAnswer: z.ZodMiniType<MigrationAnswer> = z.discriminatedUnion("isSaved", [
  z.object({ isSaved: z.literal(true) }),
  z.object({ isSaved: z.literal(false), reason: z.string() }),
]);

/** Null when the page is on the server now, else why it is not. */
export async function sendPage(page: OldPage): Promise<string | null> {
  try {
    const response = await fetch("/admin/migracao", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(page),
      // Without a session the answer leads to the login, which must not look like success.
      redirect: "manual",
    });
    if (response.type === "opaqueredirect") return "A sessão terminou. Entre de novo e repita a migração.";
    if (response.status === 413) return "A página é grande demais.";
    const answer = migrationAnswer.parse(await response.json());
    return answer.isSaved ? null : answer.reason;
  } catch {
    return "O servidor não respondeu. Tente de novo.";
  }
}
