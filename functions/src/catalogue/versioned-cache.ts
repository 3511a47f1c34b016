type Rows = readonly unknown[];

interface Entry {
  rows: Promise<Rows>;
  /** The version under which the rows were asked for. */
  version: string | undefined;
  /** How many rows are counted for it; 0 until it was loaded once. */
  weight: number;
}

interface Options {
  /** Tells the version of what is cached; a list of another version than the last one is loaded again. */
  readVersion(): Promise<string>;
  /** How long, in milliseconds, a version is trusted before it is read again. */
  ttlMs(): number;
  /** How many rows are kept at most, over all lists; the longest unused lists go first. */
  maxRows: number;
  /** Told when an old list is shown because a newer one can't be had in time. */
  onStale?(reason: unknown): void;
}

/** How long a visitor waits for something newer than what is kept, in milliseconds. */
const PATIENCE_MS = 1_500;
/** How long somebody does who wants to see a change just made. */
const FRESH_PATIENCE_MS = 6_000;
/** How long after a failure nobody waits again, in milliseconds. */
const HOLD_OFF_MS = 3_000;

const patienceOf = (fresh: boolean): number => (fresh ? FRESH_PATIENCE_MS : PATIENCE_MS);

/**
 * Lists kept in memory for as long as a version holds (docs/architecture.md, "One read per page"). Requests that
 * miss the same list at once share one load. While version or list can't be read, or not in time, what was kept
 * before is shown on.
 */
export class VersionedCache {
  readonly #options: Options;
  readonly #entries = new Map<string, Entry>();
  #rows = 0;
  #version: string | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | undefined;
  #holdOffUntil = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * The list that `load` gives, from memory while the version holds.
   * @param key names the list; one key always goes with the same `load`
   * @param fresh reads the version now, so that a change just made is seen
   * @throws what version or `load` throw where nothing is kept
   */
  async get<Row>(key: string, load: () => Promise<readonly Row[]>, fresh: boolean): Promise<readonly Row[]> {
    await this.#ensureVersion(fresh);
    const kept = this.#entries.get(key);
    const isGood =
      kept && (kept.version === this.#version || (kept.weight > 0 && !fresh && this.#isHoldingOff()));
    const entry = isGood ? kept : this.#load(key, load, kept, patienceOf(fresh));
    // Deleted and set again, an entry is the youngest of the map: eviction starts at the oldest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.rows as Promise<readonly Row[]>;
  }

  #isHoldingOff(): boolean {
    return performance.now() < this.#holdOffUntil;
  }

  async #ensureVersion(fresh: boolean): Promise<void> {
    const isTrusted = performance.now() - this.#checkedAt < this.#options.ttlMs();
    if (!fresh && (isTrusted || (this.#version !== undefined && this.#isHoldingOff()))) return;
    const reading = fresh ? this.#readVersion() : this.#shareVersionRead();
    await (this.#version === undefined ? reading : this.#orKept(reading, undefined, patienceOf(fresh)));
  }

  #shareVersionRead(): Promise<void> {
    this.#checking ??= this.#readVersion().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #readVersion(): Promise<void> {
    const startedAt = performance.now();
    const version = await this.#options.readVersion();
    // Of two reads, the one that began later knows more.
    if (startedAt < this.#checkedAt) return;
    this.#version = version;
    this.#checkedAt = startedAt;
  }

  /** What is newer, or what is kept where that fails or is late; then nobody waits for a while. */
  #orKept<Value>(newer: Promise<Value>, kept: Value | Promise<Value>, patienceMs: number): Promise<Value> {
    return new Promise((resolve) => {
      const settle = (reason: unknown) => {
        this.#holdOffUntil = performance.now() + HOLD_OFF_MS;
        this.#options.onStale?.(reason);
        resolve(kept);
      };
      const timer = setTimeout(settle, patienceMs, new Error(`no answer within ${patienceMs} ms`));
      const finish = (end: () => void) => {
        clearTimeout(timer);
        end();
      };
      newer.then(
        (value) => finish(() => resolve(value)),
        (error: unknown) => finish(() => settle(error)),
      );
    });
  }

  #load<Row>(
    key: string,
    load: () => Promise<readonly Row[]>,
    kept: Entry | undefined,
    patienceMs: number,
  ): Entry {
    const loading: Promise<Rows> = load();
    const hasRows = kept !== undefined && kept.weight > 0;
    const rows = hasRows ? this.#orKept(loading, kept.rows, patienceMs) : loading;
    const entry: Entry = { rows, version: this.#version, weight: hasRows ? kept.weight : 0 };
    loading.then(
      (loaded) => this.#keep(key, entry, loading, loaded.length),
      () => {
        if (!hasRows) this.#drop(key, entry);
        else Object.assign(entry, { version: kept.version, rows: kept.rows });
      },
    );
    return entry;
  }

  #keep(key: string, entry: Entry, rows: Promise<Rows>, count: number): void {
    // A list that was replaced while it loaded may be older than the version now known.
    if (this.#entries.get(key) !== entry) return;
    entry.rows = rows;
    this.#rows -= entry.weight;
    entry.weight = Math.max(1, count);
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
}
