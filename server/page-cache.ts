/** A whole answer, ready to send. */
export type CachedPage = {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  contentType: string;
  headers: readonly [string, string][];
};

type Entry = { page: CachedPage; tags: readonly string[]; bytes: number };

export type PageRules = {
  /** Query parameters that make a different page; all others are ignored. */
  params: readonly string[];
  /** What the page was made from; dropping one of them drops the page. */
  tags: readonly string[];
};

/** Whole pages by address, least recently used out when they weigh more than `maxBytes`. */
export class PageCache {
  readonly #maxBytes: number;
  /** In order of use: the first key is the one used longest ago. */
  readonly #entries = new Map<string, Entry>();
  /** Which parameters count at a path is known once a page of it has been stored. */
  readonly #params = new Map<string, { names: readonly string[]; pages: number }>();
  readonly #keysByTag = new Map<string, Set<string>>();
  #bytes = 0;
  #generation = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Take this before making a page and hand it to `store`: what was dropped in between is not stored. */
  get generation(): number {
    return this.#generation;
  }

  get(path: string, query: string): CachedPage | null {
    const known = this.#params.get(path);
    if (!known) return null;
    const key = toKey(path, query, known.names);
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.page;
  }

  store(path: string, query: string, page: CachedPage, rules: PageRules, generation = this.#generation): void {
    if (generation !== this.#generation) return;
    const key = toKey(path, query, rules.params);
    this.#remove(key);
    // Keys, tags and headers weigh too, or a flood of tiny pages would get round the bound.
    const bytes = page.plain.length + page.br.length + page.gzip.length + 2 * key.length + 1_000;
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { page, tags: rules.tags, bytes });
    this.#bytes += bytes;
    const known = this.#params.get(path);
    this.#params.set(path, { names: rules.params, pages: (known?.pages ?? 0) + 1 });
    for (const tag of rules.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  /** Gives the paths of what was there, without those that have a query. */
  drop(tags: readonly string[]): string[] {
    this.#generation += 1;
    const dropped: string[] = [];
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) {
        this.#remove(key);
        if (key.endsWith("?")) dropped.push(key.slice(0, -1));
      }
    }
    return dropped;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#params.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    const path = key.slice(0, key.indexOf("?"));
    const known = this.#params.get(path);
    if (known && known.pages > 1) known.pages -= 1;
    else this.#params.delete(path);
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

function toKey(path: string, query: string, names: readonly string[]): string {
  if (query === "" || names.length === 0) return `${path}?`;
  const given = new URLSearchParams(query);
  const counted = new URLSearchParams();
  for (const name of names) {
    for (const value of given.getAll(name)) counted.append(name, value);
  }
  return `${path}?${counted}`;
}
