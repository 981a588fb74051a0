import type { ActivityAction, Actor } from "#domain/activity.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";
import { pageLimits } from "#domain/pages.ts";
import type { Publishing } from "#domain/publishing.ts";
import { type RunItemState, runLimits, type TextTemplate } from "#domain/runs.ts";
import { toSlug } from "#domain/slug.ts";
import type { TitleReview } from "#domain/title-review.ts";
import type { RecordActivity } from "../activity/activity-service.ts";
import type { GeneratorKind, Generators } from "../generators/generators.ts";
import type { PagePreparer } from "../pages/page-preparer-service.ts";
import type { RunPageCounts } from "../pages/page-store-service.ts";
import { createSlices } from "../slices.ts";
import { type RunItemView, toItemView } from "./item-reason.ts";
import { compareReadings, type LineReading, type ReviewParts, readTitle, reviewTitles } from "./review-titles.ts";
import type { NewRun, RunCursor, RunsRepository, StoredRun } from "./runs-repository.ts";
import { readLastEventId, type StreamOptions, streamRun } from "./stream-run.ts";
import { type RunEvent, type RunSignal, type RunView, viewRun, type WatchOptions, watchRun } from "./watch-run.ts";
import type { RunWorker } from "./worker.ts";

export type { LineReading } from "./review-titles.ts";
export type { RunView } from "./watch-run.ts";

export type RunRequest = {
  kind: GeneratorKind;
  /** One per line; a generator that brings its own asks for none. */
  titles?: string;
  /** What the AI is told beside the title. */
  description?: string;
  creativity?: number;
  /** Titles that would be kept back are published all the same, out of the index. */
  publishesHeld?: boolean;
};

/** A title that has been read already, with the cells of its row where the run has a template. */
export type RunRow = { title: string; slug: string; fields?: readonly string[] };

/** A run of rows instead of a text, whose pages come out as its plan says. */
export type RowsRequest = Pick<RunRequest, "kind" | "description" | "creativity" | "publishesHeld"> & {
  /** Given by who has to know it beforehand. */
  id?: string;
  rows: readonly RunRow[];
  publishing: Publishing;
  template: TextTemplate | null;
};

export type RunsService = {
  /** What the generator with this key is called; the key itself of one that is gone. */
  nameGenerator(kind: string): string;
  /** The page of the panel that takes its titles; null for one that brings its own. */
  getFormPath(kind: GeneratorKind): string | null;
  /** The titles in a text, one per line. Throws as `startRun` does for a list that is none. */
  readTitles(kind: GeneratorKind, text: string): string[];
  /** Throws a DomainError when there is none, too many, or no key for the AI. */
  startRun(request: RunRequest, actor: Actor | null): Promise<RunView>;
  /** Throws as `startRun` does. */
  startRows(request: RowsRequest, actor: Actor | null): Promise<RunView>;
  /** What a line says by itself; `compareTitles` then looks at all of them. */
  readTitle(line: string): LineReading;
  compareTitles(readings: readonly LineReading[]): Promise<TitleReview[]>;
  /** What a run would make of these titles; nothing is saved. Throws as `startRun` does for a list that is none. */
  reviewTitles(kind: GeneratorKind, text: string): Promise<TitleReview[]>;
  getRun(id: string): Promise<RunView | null>;
  /** Newest first, 20 at a time; `next` is for `after`. */
  findRuns(request?: { limit?: number; after?: RunCursor }): Promise<{ runs: RunView[]; next: RunCursor | null }>;
  /** In order, 100 at a time; `after` is the position of the last one seen. */
  findItems(id: string, request?: { limit?: number; after?: number; state?: RunItemState }): Promise<RunItemView[]>;
  countOpenRuns(): Promise<{ waiting: number; running: number }>;
  /** How the pages that a run made stand now. */
  countPages(id: string): Promise<RunPageCounts>;
  /** It goes on when somebody says so. Throws when there is no such run; one that is not under way stays as it is. */
  pauseRun(id: string, actor: Actor | null): Promise<RunView>;
  /** With what is left of one that was paused or cancelled. Throws when nothing is. */
  continueRun(id: string, actor: Actor | null): Promise<RunView>;
  /** What was made stays. Throws when there is no such run; one that is over stays as it is. */
  cancelRun(id: string, actor: Actor | null): Promise<RunView>;
  /** The failed titles wait again, in the same run. Throws while it works and when none failed. */
  retryFailed(id: string): Promise<RunView>;
  watchRun(id: string, options: WatchOptions): AsyncGenerator<RunEvent, void, void>;
  /** The answer for a browser's EventSource, which ends when it may no longer listen; null when there is no such run. */
  streamRun(id: string, request: Request, options: ListenOptions): Promise<Response | null>;
};

type ListenOptions = Pick<StreamOptions, "mayListen" | "keepAliveMs">;

type ServiceParts = {
  runs: RunsRepository;
  prepareTitle: PagePreparer["prepareTitle"];
  review: ReviewParts;
  countPages(runId: string): Promise<RunPageCounts>;
  generators: Generators;
  worker: RunWorker;
  runSignal: RunSignal;
  record: RecordActivity;
  hasAiKey(): Promise<boolean>;
  /** Ends all watching when the server stops. */
  closing: AbortSignal;
};

type Start = Omit<NewRun, "description" | "creativity"> & Pick<RunRequest, "description" | "creativity">;

const defaultCreativity = 75;

/** What routes and commands may do with runs. */
export function createRunsService({
  runs,
  prepareTitle,
  review,
  countPages,
  generators,
  worker,
  runSignal,
  record,
  hasAiKey,
  closing,
}: ServiceParts): RunsService {
  const sources = { runs, generators };

  /** Reading ten thousand titles takes seconds, in which others want an answer too. */
  async function addSlugs(titles: readonly string[]): Promise<{ title: string; slug: string }[]> {
    const slices = createSlices();
    const items: { title: string; slug: string }[] = [];
    for (const title of titles) {
      items.push({ title, slug: toPageSlug(title) });
      await slices.between();
    }
    return items;
  }

  /** Of a line that makes no page, whatever it makes: the worker says why. */
  function toPageSlug(title: string): string {
    try {
      return prepareTitle(title).slug;
    } catch (error) {
      if (isDomainError(error)) return toSlug(title);
      throw error;
    }
  }
  const view = (run: StoredRun) => viewRun(sources, run);

  async function requireRun(id: string): Promise<StoredRun> {
    const run = await runs.getRun(id);
    if (!run) throw new DomainError("run-not-found");
    return run;
  }

  async function requireKey(kind: GeneratorKind): Promise<void> {
    if (generators[kind].needsAiKey && !(await hasAiKey())) throw new DomainError("ai-key-missing");
  }

  async function start({ description = "", creativity = defaultCreativity, ...run }: Start, actor: Actor | null) {
    const { kind, items } = run;
    const started = await runs.insertRun({
      ...run,
      description: description.replaceAll("\0", "").trim().slice(0, runLimits.description),
      creativity: boundedCreativity(creativity),
    });
    worker.wake();
    await record({ actor, action: "run-started", details: { run: started.id, kind, titles: items.length } });
    return view(started);
  }

  /** Those who watch hear of it, and so does who asked. */
  async function tell(id: string, action: ActivityAction | null, actor: Actor | null) {
    const run = await requireRun(id);
    if (action) await record({ actor, action, details: { run: id, kind: run.kind } });
    runSignal.notify(id);
    return view(run);
  }

  return {
    nameGenerator: (kind) => (Object.hasOwn(generators, kind) ? generators[kind as GeneratorKind].name : kind),
    getFormPath: (kind) => generators[kind].form?.path ?? null,
    readTitles: (kind, text) => generators[kind].readTitles(text),

    async startRun({ titles: text = "", publishesHeld, ...request }, actor) {
      const titles = generators[request.kind].readTitles(text);
      await requireKey(request.kind);
      // What is too long is kept as just too long: the worker refuses it, and the database need not hold a book.
      const items = await addSlugs(titles.map((title) => title.slice(0, pageLimits.title + 1)));
      return start({ ...request, publishesHeld, items }, actor);
    },

    async startRows({ rows, ...request }, actor) {
      if (rows.length === 0) throw new DomainError("sheet-empty");
      await requireKey(request.kind);
      return start({ ...request, items: rows }, actor);
    },

    readTitle: (line) => readTitle(review, line),
    compareTitles: (readings) => compareReadings(review, readings),

    async reviewTitles(kind, text) {
      return reviewTitles(review, generators[kind].readTitles(text));
    },

    async getRun(id) {
      const run = await runs.getRun(id);
      return run && view(run);
    },

    async findRuns({ limit = 20, after } = {}) {
      const found = await runs.findRuns({ limit: limit + 1, after });
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return {
        runs: await Promise.all(shown.map(view)),
        next: found.length > limit && last ? { id: last.id, createdAt: last.createdAt } : null,
      };
    },

    async findItems(id, { limit = 100, ...rest } = {}) {
      return (await runs.findItems(id, { limit, ...rest })).map(toItemView);
    },
    countOpenRuns: runs.countOpenRuns,

    countPages,

    async pauseRun(id, actor) {
      await requireRun(id);
      const isPaused = await runs.pauseRun(id);
      worker.abort(id);
      return tell(id, isPaused ? "run-paused" : null, actor);
    },

    async continueRun(id, actor) {
      await requireRun(id);
      if (!(await runs.continueRun(id))) throw new DomainError("nothing-to-continue");
      worker.wake();
      return tell(id, "run-continued", actor);
    },

    async cancelRun(id, actor) {
      await requireRun(id);
      const isCancelled = await runs.cancelRun(id);
      worker.abort(id);
      return tell(id, isCancelled ? "run-cancelled" : null, actor);
    },

    async retryFailed(id) {
      await requireRun(id);
      const count = await runs.retryFailed(id);
      if (count === null) throw new DomainError("run-still-working");
      if (count === 0) throw new DomainError("nothing-to-retry");
      worker.wake();
      return tell(id, null, null);
    },

    watchRun: (id, options) =>
      watchRun(sources, runSignal, id, { ...options, signal: AbortSignal.any([options.signal, closing]) }),

    async streamRun(id, request, options) {
      if (!(await runs.getRun(id))) return null;
      const leaving = new AbortController();
      const signal = AbortSignal.any([request.signal, leaving.signal, closing]);
      const failuresAfter = readLastEventId(request);
      const events = watchRun(sources, runSignal, id, { signal, failuresAfter });
      return streamRun(events, { ...options, failuresAfter, stop: () => leaving.abort() });
    },
  };
}

/** From 0 to 100, in steps of 5. */
function boundedCreativity(creativity: number): number {
  if (!Number.isFinite(creativity)) return defaultCreativity;
  return 5 * Math.round(Math.min(100, Math.max(0, creativity)) / 5);
}
