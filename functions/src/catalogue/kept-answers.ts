import { LRUCache } from 'lru-cache';
import { shareJobs } from '../jobs/share-jobs.ts';
import type { Wanted } from './versioned-cache.ts';

interface Version {
  readonly version: string;
}

/** What tells the catalogue's version. */
interface Versions {
  /** As it is known, or null where it has to be looked up. */
  knownHead(wanted: Wanted): Version | null;
  head(wanted: Wanted): Promise<Version>;
}

interface KeptAnswer<A> extends Version {
  readonly answer: A;
}

interface Options<A> {
  /** Bytes that all answers may take together; the longest unused go first. */
  maxBytes: number;
  bytesOf(answer: A): number;
  /** Whether an answer may be given to somebody else too. */
  mayKeep(answer: A): boolean;
}

/** Short, as an answer may tell what changes with time too, such as which arrivals are new; enough when many ask. */
const KEPT_FOR_MS = 1_000;
/** One answer takes no more than this part of what all may. */
const LARGEST_PART = 1 / 8;

/**
 * Answers that follow from the catalogue, whoever asks, as they were sent: kept in memory for a second and for
 * no longer than the catalogue's version holds. To make one anew takes ten times as long as to send it.
 */
export class KeptAnswers<A extends object> {
  readonly #versions: Versions;
  readonly #options: Options<A>;
  readonly #kept: LRUCache<string, KeptAnswer<A>>;
  readonly #share = shareJobs<A>();

  constructor(versions: Versions, options: Options<A>) {
    this.#versions = versions;
    this.#options = options;
    this.#kept = new LRUCache({
      maxSize: options.maxBytes,
      maxEntrySize: options.maxBytes * LARGEST_PART,
      sizeCalculation: ({ answer }) => Math.max(1, options.bytesOf(answer)),
      ttl: KEPT_FOR_MS,
      // The clock of `Wanted`.
      perf: { now: () => performance.now() },
    });
  }

  /** The answer under a key, where it is known to hold: without waiting for anything. */
  find(key: string, wanted: Wanted): A | null {
    return this.#ofVersion(key, this.#versions.knownHead(wanted));
  }

  /**
   * The answer under a key, made where there is none that holds; those who ask at once share it.
   * @throws what `make` throws
   */
  async get(key: string, wanted: Wanted, make: () => Promise<A>): Promise<A> {
    const kept = this.find(key, wanted) ?? (await this.#lookUp(key, wanted));
    return kept ?? this.#share(key, () => this.#make(key, wanted, make));
  }

  #ofVersion(key: string, head: Version | null): A | null {
    const kept = head && this.#kept.get(key);
    return kept && kept.version === head.version ? kept.answer : null;
  }

  async #lookUp(key: string, wanted: Wanted): Promise<A | null> {
    if (!this.#kept.has(key)) return null;
    // Where the version can't be told, whatever makes the answer says so.
    const head = await this.#versions.head(wanted).catch(() => null);
    return this.#ofVersion(key, head);
  }

  async #make(key: string, wanted: Wanted, make: () => Promise<A>): Promise<A> {
    const before = this.#versions.knownHead(wanted)?.version;
    const answer = await make();
    const version = this.#versions.knownHead(wanted)?.version;
    // One that was made while the version changed may be of either.
    if (version !== undefined && version === before && this.#options.mayKeep(answer)) {
      this.#kept.set(key, { answer, version });
    }
    return answer;
  }
}
