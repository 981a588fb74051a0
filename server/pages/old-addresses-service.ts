import { findSitePage } from "#content/page-kinds.ts";
import type { Actor } from "#domain/activity.ts";
import { DomainError } from "#domain/errors.ts";
import {
  type OldAddress,
  type OldAddressFilter,
  type OldAddressOrder,
  quietRedirectDays,
} from "#domain/old-addresses.ts";
import { type PageRange, pageRange } from "#domain/paging.ts";
import { type Redirect, type RedirectKind, redirectKinds, toPath } from "#domain/redirects.ts";
import { missingPage } from "#domain/site-pages.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import type { Database } from "../database/database.ts";
import type { RedirectsService } from "../redirects/redirects-service.ts";
import { findMissingPaths, isBuiltIn } from "./find-missing-paths.ts";
import { createGoneAddressesRepository } from "./gone-addresses-repository.ts";
import { createPageCheckFactsRepository } from "./page-check-facts-repository.ts";

export type OldAddressRequest = { search: string; filter: OldAddressFilter; order: OldAddressOrder; page: number };

/** Addresses at which no page stands any more, where they lead, and what a person makes of them. */
export type OldAddressesService = {
  list(request: OldAddressRequest): Promise<{ items: OldAddress[]; range: PageRange }>;
  /**
   * From what was typed; gives the addresses as they are kept. An address that leads somewhere already leads there from
   * now on. Throws a DomainError for what is no address of this site, a page that exists, a circle or a target that
   * does not answer.
   */
  save(typed: { from: string; to: string }, actor: Actor | null): Promise<{ from: string; to: string }>;
  /** As they are kept. Throws a DomainError for what is no address of this site. */
  toPaths(typed: { from: string; to: string }): { from: string; to: string };
  /**
   * What saving it would do, beside others that are `known` to come with it; throws as it would. It leads straight to
   * its end; `before` is where it leads now.
   */
  check(
    typed: { from: string; to: string },
    known: ReadonlyMap<string, string>,
  ): Promise<{ from: string; to: string; before: string | null }>;
  /** Where it led; null when there was none. */
  remove(from: string, actor: Actor | null): Promise<string | null>;
};

type Parts = {
  database: Database;
  redirects: Pick<RedirectsService, "getRedirect" | "listRedirects" | "findTargetPaths">;
  siteUrl: string;
  onChange(slugs: readonly string[]): void;
  record: RecordActivity;
};

const oldAddressesShown = 50;
/** So many targets are looked at for those that lead nowhere; people make far fewer. */
const maxTargets = 5_000;
const dayMilliseconds = 24 * 60 * 60 * 1_000;

export function createOldAddresses({ database, redirects, siteUrl, onChange, record }: Parts): OldAddressesService {
  const addresses = createGoneAddressesRepository(database);
  const facts = createPageCheckFactsRepository(database);
  const getQuietSince = () => new Date(Date.now() - quietRedirectDays * dayMilliseconds);
  const findBroken = (targets: Iterable<string>) => findMissingPaths(facts, targets);

  /** Both lists as one; only the part that is shown is kept. */
  async function readList({ search, filter, order }: OldAddressRequest, limit: number, offset: number) {
    const kind = redirectKinds.find((known) => known === filter);
    const wantsGone = filter === "all" || filter === "gone";
    const wantsRedirects = filter !== "gone";
    const isMixed = wantsGone && wantsRedirects && order === "newest";
    // Where two lists are mixed by age, what comes before must be read too.
    const [first, count] = isMixed ? [0, offset + limit] : [offset, limit];
    const led = wantsRedirects
      ? await redirects.listRedirects({
          search,
          kind,
          order,
          limit: count,
          offset: first,
          ...(filter === "quiet" && { quietSince: getQuietSince() }),
          ...(filter === "broken" && { targets: [...(await findBroken(await redirects.findTargetPaths(maxTargets)))] }),
        })
      : { redirects: [], total: 0 };
    const left = isMixed ? count : Math.max(0, limit - led.redirects.length);
    const goneOffset = isMixed ? 0 : Math.max(0, offset - led.total);
    const { gone, total } = wantsGone
      ? await addresses.listGone({ search, limit: left, offset: goneOffset })
      : { gone: [], total: 0 };
    const quietSince = getQuietSince();
    const rows = [...led.redirects.map((redirect) => toAddress(redirect, quietSince)), ...gone.map(toGone)];
    const sorted = isMixed
      ? rows.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(offset, offset + limit)
      : rows;
    return { rows: sorted, total: led.total + total };
  }

  return {
    async list(request) {
      let offset = (request.page - 1) * oldAddressesShown;
      let { rows, total } = await readList(request, oldAddressesShown, offset);
      const range = pageRange(request.page, total, oldAddressesShown);
      if (range.page !== request.page) {
        offset = (range.page - 1) * oldAddressesShown;
        ({ rows, total } = await readList(request, oldAddressesShown, offset));
      }
      const broken = await findBroken(rows.flatMap(({ to }) => to ?? []));
      return { items: rows.map((row) => ({ ...row, isBroken: row.to !== null && broken.has(row.to) })), range };
    },

    async save(typed, actor) {
      const { from, to } = toPaths(typed);
      const slug = await requireFree(from);
      if (from === to) throw new DomainError("redirect-loop", { from, to });
      if ((await findBroken([to])).has(to)) throw new DomainError("redirect-target-missing", { to });
      const before = await redirects.getRedirect(from);
      const kind: RedirectKind = before?.kind ?? "manual";
      await addresses.save({ from, to, kind, madeBy: actor?.name ?? "" }, slug);
      if (slug !== null) onChange([slug]);
      await record({ actor, action: "redirect-saved", details: { from, to } });
      return { from, to };
    },

    toPaths,

    async check(typed, known) {
      const { from, to } = toPaths(typed);
      const seen = new Set([from]);
      let end = to;
      for (;;) {
        if (seen.has(end)) throw new DomainError("redirect-loop", { from, to });
        seen.add(end);
        const next = known.get(end) ?? (await redirects.getRedirect(end))?.to;
        if (next === undefined) break;
        end = next;
      }
      const before = (await redirects.getRedirect(from))?.to ?? null;
      if (before === end) return { from, to: end, before };
      await requireFree(from);
      if ((await findBroken([end])).has(end)) throw new DomainError("redirect-target-missing", { to: end });
      return { from, to: end, before };
    },

    async remove(from, actor) {
      const before = await redirects.getRedirect(from);
      const page = findSitePage(from);
      const slug = page?.kind === "useful-link" ? page.slug : null;
      if (!before || !(await addresses.remove(from, slug))) return null;
      if (slug !== null) onChange([slug]);
      await record({ actor, action: "redirect-deleted", details: { from, to: before.to } });
      return before.to;
    },
  };

  function toPaths(typed: { from: string; to: string }): { from: string; to: string } {
    return { from: readPath(typed.from, "from"), to: readPath(typed.to, "to") };
  }

  /** Gives the slug of a generated page that could stand there. */
  async function requireFree(from: string): Promise<string | null> {
    const page = findSitePage(from);
    if (!page || from === missingPage.path) throw new DomainError("redirect-invalid");
    const slug = page.kind === "useful-link" ? (page.slug ?? null) : null;
    // Only there does an address that has no page ask where it leads.
    const asksWhere = page.kind === "useful-link" || page.kind === "not-found";
    if (!asksWhere || isBuiltIn(from) || (slug !== null && (await addresses.isTaken(slug)))) {
      throw new DomainError("redirect-taken", { from });
    }
    return slug;
  }

  function readPath(typed: string, field: "from" | "to"): string {
    const path = typed.trim() === "" ? null : toPath(typed, siteUrl);
    if (path === null) throw new DomainError(field === "from" ? "redirect-invalid" : "redirect-target-invalid");
    // As the server spells addresses before it looks for their page.
    return path.replace(/%..|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  }
}

function toAddress(redirect: Redirect, quietSince: Date): Omit<OldAddress, "isBroken"> {
  const { from, to, kind, madeBy, createdAt, hits, lastHitAt } = redirect;
  return { from, to, kind, madeBy, at: createdAt, hits, lastHitAt, isQuiet: (lastHitAt ?? createdAt) < quietSince };
}

function toGone({ from, at }: { from: string; at: Date }): Omit<OldAddress, "isBroken"> {
  return { from, to: null, kind: "gone", madeBy: "", at, hits: null, lastHitAt: null, isQuiet: false };
}
