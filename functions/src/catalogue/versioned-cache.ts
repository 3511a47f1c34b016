type Rows = readonly unknown[];

interface Entry {
  readonly rows: Promise<Rows>;
  weight: number;
}

interface Options {
  /** Tells the version of what is cached; everything kept is dropped when it differs from the last one. */
  readVersion(): Promise<string>;
  /** How long, in milliseconds, a version is trusted before it is read again. */
  ttlMs(): number;
  /** How many rows are kept at most, over all lists; the longest unused lists go first. */
  maxRows: number;
}

/**
 * Lists kept in memory for as long as a version holds (docs/architecture.md, "One read per page"). Requests that
 * miss the same list at once share one load.
 */
export class VersionedCache {
  readonly #options: Options;
  readonly #entries = new Map<string, Entry>();
  #rows = 0;
  #version: string | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * The list that `load` gives, from memory while the version holds.
   * @param key names the list; one key always goes with the same `load`
   * @param fresh reads the version now, so that a change just made is seen
   */
  async get<Row>(key: string, load: () => Promise<readonly Row[]>, fresh: boolean): Promise<readonly Row[]> {
    await this.#ensureVersion(fresh);
    const entry = this.#entries.get(key) ?? this.#load(key, load);
    // Deleted and set again, an entry is the youngest of the map: eviction starts at the oldest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.rows as Promise<readonly Row[]>;
  }

  #ensureVersion(fresh: boolean): Promise<void> {
    if (fresh) return this.#readVersion();
    if (performance.now() - this.#checkedAt < this.#options.ttlMs()) return Promise.resolve();
    this.#checking ??= this.#readVersion().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #readVersion(): Promise<void> {
    const startedAt = performance.now();
    const version = await this.#options.readVersion();
    if (version !== this.#version) this.#clear();
    this.#version = version;
    this.#checkedAt = startedAt;
  }

  #load<Row>(key: string, load: () => Promise<readonly Row[]>): Entry {
    const entry: Entry = { rows: load(), weight: 0 };
    entry.rows.then(
      (rows) => this.#weigh(key, entry, rows.length),
      () => this.#drop(key, entry),
    );
    return entry;
  }

  #weigh(key: string, entry: Entry, rows: number): void {
    // A list that was dropped while it loaded may be older than the version now known.
    if (this.#entries.get(key) !== entry) return;
    entry.weight = Math.max(1, rows);
    this.#rows += entry.weight;
    for (const [oldKey, old] of this.#entries) {
      if (this.#rows <= this.#options.maxRows) return;
      this.#drop(oldKey, old);
    }
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#rows -= entry.weight;
  }

  #clear(): void {
    this.#entries.clear();
    this.#rows = 0;
  }
}
