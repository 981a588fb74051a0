import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { predefinedTitles } from "#content/predefined-titles.ts";
import { findSamples } from "#content/samples.ts";
import { sayBackupState } from "#content/words/backup-words.ts";
import { sayCountFailed, sayFetchFailed } from "#content/words/panel-words.ts";
import { hasRight, mayOpen } from "#domain/access.ts";
import { getReason } from "#domain/errors.ts";
import type { RunsService } from "#server/runs/runs-service.ts";
import { findActiveRun } from "../runs/active-run.ts";
import type { Route } from "./+types/panel";
import { findRecentErrors } from "./find-recent-errors.ts";

const newest = 10;
const failuresShown = 20;

export async function panelLoader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { pages, quality, accounts, runs, ai, backups, shop, log } = services;
  const admin = context.get(adminContext);
  const [count, list, google, active, pastRuns, queue, key, backup, errors, toDo] = await Promise.all([
    attempt(pages.countPages(), sayCountFailed),
    attempt(pages.findPages({ limit: newest }), sayFetchFailed),
    accounts.getGoogleIdentity(admin),
    findActiveRun(runs, url.searchParams),
    findPastRuns(runs),
    runs.countOpenRuns(),
    ai.getKeyState(),
    backups.getState(),
    findRecentErrors(services),
    attempt(quality.countPages(), sayCountFailed),
  ]);
  const canSetKey = hasRight(admin.role, "ai-key");
  const newestPages = (list.value ?? []).map(({ id, title, slug, createdAt }) => ({ id, title, slug, createdAt }));
  return {
    // Only who can change it is told.
    shop: mayOpen(admin.role, "/admin/loja") ? { isSample: shop.isSample, samples: findSamples(shop) } : null,
    pageCount: count.value ?? 0,
    newestPages,
    databaseProblem: count.problem ?? list.problem,
    toDelete: newestPages.find(({ id }) => id === url.searchParams.get("excluir")) ?? null,
    canSetKey,
    dialog: { hasKey: canSetKey && url.searchParams.has("chave"), hasPredefined: url.searchParams.has("predefinidas") },
    predefinedCount: predefinedTitles.length,
    active,
    pastRuns,
    queue,
    key,
    backup: backup && sayBackupState(backup, new Date()),
    errors,
    toDo: toDo.value ?? 0,
    account: {
      name: admin.name,
      email: admin.email,
      hasSecondFactor: admin.hasSecondFactor,
      hasGoogle: google !== null,
      endsAt: admin.session.endsAt,
    },
  };

  async function attempt<Value>(work: Promise<Value>, say: (message: string) => string) {
    try {
      return { value: await work, problem: null };
    } catch (error) {
      log.error({ err: error }, "the panel cannot read the pages");
      return { value: null, problem: say(getReason(error)) };
    }
  }
}

async function findPastRuns(runs: RunsService) {
  const { runs: found } = await runs.findRuns({ limit: newest });
  return Promise.all(
    found.map(async ({ id, name, state, total, created, held, existing, failed, isOver, createdAt }) => {
      const items = failed === 0 ? [] : await runs.findItems(id, { state: "failed", limit: failuresShown });
      const failures = items.map(({ position, title, reason }) => ({ position, title, reason }));
      return { id, name, state, total, created, held, existing, failed, isOver, createdAt, failures };
    }),
  );
}
