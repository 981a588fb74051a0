import type { PageRevision } from "#domain/page-life.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import type { Services } from "#server/services.ts";
import { compareVersions, type VersionChanges } from "./compare-versions.ts";

const versionsShown = 20;

type Listed = Pick<PageRevision, "version" | "savedAt" | "how" | "by" | "reason" | "title">;

type Compared = { version: number; isWithNow: boolean; changes: VersionChanges };

/** The page as it is now counts as its newest version. */
function toRevision({ version, updatedAt, lastSave, ...page }: GeneratedPage): PageRevision {
  const { title, slug, content, description, shareText, chosenPlace } = page;
  return { title, slug, content, description, shareText, chosenPlace, version, savedAt: updatedAt, ...lastSave };
}

/** Null when there is no such page. */
export async function loadHistory(services: Pick<Services, "pages" | "photos">, id: string, query: URLSearchParams) {
  const { pages } = services;
  const page = await pages.getPage(id);
  if (!page) return null;
  const before = readVersion(query.get("antes"));
  const found = await pages.findRevisions(id, { limit: versionsShown + 1, ...(before !== null && { before }) });
  const shown = found.slice(0, versionsShown);
  const all = before === null ? [toRevision(page), ...shown] : shown;
  return {
    id,
    title: page.title,
    version: page.version,
    versions: all.map(toListed),
    next: found.length > versionsShown ? (shown.at(-1)?.version ?? null) : null,
    isPast: before !== null,
    compared: await compare(),
  };

  async function compare(): Promise<Compared | null> {
    const version = readVersion(query.get("versao"));
    const after = version === null ? null : await getVersion(version);
    if (!after || !page) return null;
    const isWithNow = query.get("com") === "agora";
    if (isWithNow) {
      return { version: after.version, isWithNow, changes: await compareVersions(services, page, after) };
    }
    // Revisions may have been cleared away: the newest that is left before it.
    const [earlier] = await pages.findRevisions(id, { limit: 1, before: after.version });
    if (!earlier) return null;
    return { version: after.version, isWithNow, changes: await compareVersions(services, earlier, after) };
  }

  async function getVersion(version: number): Promise<PageRevision | null> {
    if (page?.version === version) return toRevision(page);
    return pages.getRevision(id, version);
  }
}

function toListed({ version, savedAt, how, by, reason, title }: PageRevision): Listed {
  return { version, savedAt, how, by, reason, title };
}

function readVersion(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
