import { sampleFacts } from "#content/facts.ts";
import { createShop, type Defaults, type Shop } from "#content/shop.ts";
import { millisecondsToMidnight } from "#domain/business-day.ts";
import { DomainError } from "#domain/errors.ts";
import { type FactSection, type Facts, readSection } from "#domain/facts/facts.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { createFactsRepository, type StoredChange } from "./facts-repository.ts";

/** A saved state of a section. */
export type FactChange<Section extends FactSection = FactSection> = {
  id: string;
  section: Section;
  value: Facts[Section];
  savedAt: Date;
  savedBy: string;
};

type SaveRequest<Section extends FactSection> = {
  section: Section;
  value: Facts[Section];
  savedBy: string;
  /** Id of the state that the form showed; null when it showed the default. */
  basedOn: string | null;
};

export type FactsService = {
  /** As it is now, on this server. */
  readonly shop: Shop;
  /** All of it, samples that are hidden from visitors too. */
  readonly known: Facts;
  /** What holds where the owner has saved nothing. */
  readonly defaults: Facts;
  /** What the shop would be. */
  preview(changes: Partial<Facts>): Shop;
  /** The state that is shown, or null while the section is as it came. */
  getCurrent(section: FactSection): FactChange | null;
  /** Throws `facts-changed` when someone else has saved the section meanwhile. */
  save<Section extends FactSection>(request: SaveRequest<Section>): Promise<void>;
  /** The newest first, each beside what held before it. */
  findHistory(section: FactSection): Promise<(FactChange & { before: FactChange["value"] })[]>;
  /** Saves an earlier state again; null when there is none of this id. */
  restore(id: string, savedBy: string): Promise<FactSection | null>;
};

const historyLength = 50;
const retryMilliseconds = 1_000;

/** These say nothing on any page. */
const unseen = new Set<FactSection>(["tags", "privacy", "look"]);

type Parts = {
  database: Database;
  defaults: Defaults;
  log: Log;
  /** Whenever the shop may be another, whoever changed it. */
  onChange(): void;
  /** After a change that was made here. */
  onSaved?(before: Shop, after: Shop): Promise<void>;
};

/** What the shop says of itself: the defaults, and over them what the owner saved. Kept in memory for every request. */
export async function openFacts({ database, defaults, log, onChange, onSaved }: Parts) {
  const repository = createFactsRepository(database);
  let current = new Map<FactSection, FactChange>();
  let shop = createShop({}, defaults);

  function read({ section, value, ...change }: StoredChange): FactChange | null {
    const facts = readSection(section, value);
    if (facts === null)
      log.warn({ section, id: change.id }, "a saved part of the shop is not understood, and left out");
    return facts && { ...change, section, value: facts };
  }

  function toFacts(changes: Iterable<FactChange>): Partial<Facts> {
    return Object.fromEntries(Array.from(changes, ({ section, value }) => [section, value]));
  }

  async function reload(): Promise<void> {
    const changes = (await repository.findCurrent()).flatMap((stored) => read(stored) ?? []);
    current = new Map(changes.map((change) => [change.section, change]));
    const seen = changes.filter(({ section }) => !unseen.has(section)).map(({ savedAt }) => Number(savedAt));
    shop = createShop(toFacts(changes), defaults, seen.length > 0 ? new Date(Math.max(...seen)) : null);
    onChange();
  }

  async function save<Section extends FactSection>({ section, value, savedBy, basedOn }: SaveRequest<Section>) {
    const before = shop;
    const isSaved = await repository.save({ section, value: JSON.stringify(value), savedBy, basedOn });
    if (!isSaved) {
      await reload();
      throw new DomainError("facts-changed", { name: current.get(section)?.savedBy ?? "" });
    }
    await reload();
    await onSaved?.(before, shop);
  }

  await reload();
  let retry: NodeJS.Timeout | undefined;
  /** Until it has been read: nobody will say again that it may be another. */
  async function follow(): Promise<void> {
    clearTimeout(retry);
    try {
      await reload();
    } catch (error) {
      log.warn({ err: error }, "cannot read what the shop says of itself, trying again");
      retry = setTimeout(() => void follow(), retryMilliseconds).unref();
    }
  }
  const stopMidnight = atMidnight(() => void follow());
  const service: FactsService = {
    get shop() {
      return shop;
    },
    get known() {
      return { ...sampleFacts, ...defaults, ...toFacts(current.values()) };
    },
    defaults: { ...sampleFacts, ...defaults },
    preview: (changes) => createShop({ ...toFacts(current.values()), ...changes }, defaults),
    getCurrent: (section) => current.get(section) ?? null,
    save,
    async findHistory(section) {
      // One more, for the oldest of those that are told.
      const all = (await repository.findHistory(section, historyLength + 1)).flatMap((stored) => read(stored) ?? []);
      return all
        .slice(0, historyLength)
        .map((change, at) => ({ ...change, before: all[at + 1]?.value ?? service.defaults[section] }));
    },
    async restore(id, savedBy) {
      const stored = await repository.getChange(id);
      const change = stored && read(stored);
      if (!change) return null;
      const { section, value } = change;
      await save({ section, value, savedBy, basedOn: current.get(section)?.id ?? null });
      return section;
    },
  };
  return {
    service,
    follow,
    stop() {
      clearTimeout(retry);
      stopMidnight();
    },
  };
}

/** A promotion begins and ends with a day of São Paulo; what is said of it then is another. Gives how to stop it. */
function atMidnight(work: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      work();
      wait();
    }, millisecondsToMidnight(new Date())).unref();
  };
  wait();
  return () => clearTimeout(timer);
}
