type Rows = readonly unknown[];

interface Entry {
  rows: Promise<Rows>;
  /** The version under which the rows were asked for. */
  version: string | undefined;
  /** How many rows were asked for; infinite where the list turned out to be whole. */
  size: number;
  /** How many rows are counted for it; 0 until it was loaded once. */
  weight: number;
}

/** What is read to learn whether the lists still hold. */
interface Head {
  /** A list of another version than the last one is loaded again. */
  readonly version: string;
}

interface Options<H extends Head> {
  readHead(): Promise<H>;
  /** How many rows are kept at most, over all lists; the longest unused lists go first. */
  maxRows: number;
  /** Told when an old list is shown because a newer one can't be had in time. */
  onStale?(reason: unknown): void;
}

/** How old an answer may be, and how large it has to be. */
export interface Wanted {
  /** The head must have been read since this moment of `performance.now()`. */
  readonly since: number;
  /** Whether somebody waits to see a change just made. */
  readonly fresh?: boolean;
  /** How many rows are wanted at most, from the start of the list; all of them without it. */
  readonly size?: number | undefined;
}

/** How long a visitor waits for something newer than what is kept, in milliseconds. */
const PATIENCE_MS = 1_500;
/** How long somebody does who wants to see a change just made. */
const FRESH_PATIENCE_MS = 6_000;
/** How long after a failure nobody waits again, in milliseconds. */
const HOLD_OFF_MS = 3_000;

/** A list with more than this part of all rows that may be kept is not kept: it would push out everybody else's. */
const LARGEST_PART = 0.5;

const patienceOf = (fresh: boolean): number => (fresh ? FRESH_PATIENCE_MS : PATIENCE_MS);

/**
 * Lists kept in memory for as long as a version holds (docs/architecture.md, "One read per page"). Requests that
 * miss the same list at once share one load. While version or list can't be read, or not in time, what was kept
 * before is shown on.
 */
export class VersionedCache<H extends Head> {
  readonly #options: Options<H>;
  readonly #entries = new Map<string, Entry>();
  #rows = 0;
  #head: H | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: { readonly startedAt: number; readonly done: Promise<void> } | undefined;
  #holdOffUntil = Number.NEGATIVE_INFINITY;

  constructor(options: Options<H>) {
    this.#options = options;
  }

  /** The head, where it has been read late enough; null where `head` would read it again. */
  knownHead({ since }: Wanted): H | null {
    return this.#checkedAt >= since ? (this.#head ?? null) : null;
  }

  /**
   * The head itself.
   * @throws what reading it throws where none is kept
   */
  async head(wanted: Wanted): Promise<H> {
    await this.#ensureHead(wanted);
    return this.#head as H;
  }

  /** A list of which all rows are in memory, or on their way; null for any other. */
  async whole<Row>(key: string, wanted: Wanted): Promise<readonly Row[] | null> {
    await this.#ensureHead(wanted);
    const entry = this.#entries.get(key);
    if (entry?.version !== this.#head?.version) return null;
    const rows = await entry?.rows;
    return entry?.size === Number.POSITIVE_INFINITY ? (rows as readonly Row[]) : null;
  }

  /**
   * The list that `load` gives, from memory while the version holds; perhaps more rows of it than are wanted.
   * @param key names the list; one key always goes with the same list, of which `load` fetches the wanted size
   * @throws what head or `load` throw where nothing is kept
   */
  async get<Row>(key: string, load: () => Promise<readonly Row[]>, wanted: Wanted): Promise<readonly Row[]> {
    await this.#ensureHead(wanted);
    const kept = this.#entries.get(key);
    const entry = kept && this.#isGood(kept, wanted) ? kept : this.#load(key, load, kept, wanted);
    // Deleted and set again, an entry is the youngest of the map: eviction starts at the oldest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.rows as Promise<readonly Row[]>;
  }

  #isGood(kept: Entry, { fresh, size = Number.POSITIVE_INFINITY }: Wanted): boolean {
    if (kept.version === this.#head?.version && kept.size >= size) return true;
    return kept.weight > 0 && !fresh && this.#isHoldingOff();
  }

  #isHoldingOff(): boolean {
    return performance.now() < this.#holdOffUntil;
  }

  async #ensureHead({ since, fresh = false }: Wanted): Promise<void> {
    if (this.#checkedAt >= since) return;
    if (!fresh && this.#head !== undefined && this.#isHoldingOff()) return;
    const reading = this.#shareHeadRead(since);
    await (this.#head === undefined ? reading : this.#orKept(reading, undefined, patienceOf(fresh)));
  }

  #shareHeadRead(since: number): Promise<void> {
    if (this.#checking && this.#checking.startedAt >= since) return this.#checking.done;
    const startedAt = performance.now();
    const done = this.#readHead(startedAt).finally(() => {
      if (this.#checking?.startedAt === startedAt) this.#checking = undefined;
    });
    this.#checking = { startedAt, done };
    return done;
  }

  async #readHead(startedAt: number): Promise<void> {
    const head = await this.#options.readHead();
    // Of two reads, the one that began later knows more.
    if (startedAt < this.#checkedAt) return;
    this.#head = head;
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
    { fresh = false, size = Number.POSITIVE_INFINITY }: Wanted,
  ): Entry {
    const loading: Promise<Rows> = load();
    const hasRows = kept !== undefined && kept.weight > 0;
    const rows = hasRows ? this.#orKept(loading, kept.rows, patienceOf(fresh)) : loading;
    const entry: Entry = { rows, version: this.#head?.version, size, weight: hasRows ? kept.weight : 0 };
    loading.then(
      (loaded) => this.#keep(key, entry, loading, loaded.length),
      () => {
        if (!hasRows) this.#drop(key, entry);
        else Object.assign(entry, { version: kept.version, size: kept.size, rows: kept.rows });
      },
    );
    return entry;
  }

  #keep(key: string, entry: Entry, rows: Promise<Rows>, count: number): void {
    // A list that was replaced while it loaded may be older than the version now known.
    if (this.#entries.get(key) !== entry) return;
    if (count > this.#options.maxRows * LARGEST_PART) {
      this.#drop(key, entry);
      return;
    }
    entry.rows = rows;
    if (count < entry.size) entry.size = Number.POSITIVE_INFINITY;
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
