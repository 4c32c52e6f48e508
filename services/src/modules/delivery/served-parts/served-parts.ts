import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import type { ServedPartInput, ServedPartOutput } from '@hirehq/shared-contracts/served-part';
import { checkOutput } from './check/check-output.ts';
import { createPartFailures, partKey, type PartName } from './part-failures.ts';
import { createPartPool, type PartOutcome, type PoolLimits } from './pool/part-pool.ts';

export interface ServedPartLimits extends PoolLimits {
  /** Time that a page waits, in milliseconds. */
  budgetMs: number;
  /** Bytes of the outputs that are kept. */
  cacheBytes: number;
  /** Failures after which a part is switched off. */
  mostFailures: number;
  /** Time for which an input that failed is not tried again, in milliseconds. */
  restMs: number;
}

const MB = 1024 * 1024;
const LIMITS: ServedPartLimits = {
  processes: 2,
  mostWaiting: 8,
  mostReleases: 8,
  warmMs: 5000,
  hardMs: 1000,
  memoryMb: 256,
  mostRenders: 20_000,
  restart: { baseMs: 250, capMs: 30_000 },
  budgetMs: 150,
  cacheBytes: 32 * MB,
  mostFailures: 5,
  restMs: MINUTE_MS,
};

interface ServedPartsOptions {
  /** In place of the usual ones. */
  limits?: Partial<ServedPartLimits>;
  log: { warn(facts: object, text: string): void };
  /** Hears once of each part that has failed too often and is not used again by this process; `reason`: its last failure. */
  onSwitchedOff: (part: { remote: string; version: string; reason: string }) => void;
  clock?: () => number;
}

export interface PartRender {
  part: PartName;
  /** The script of the part, whose hash has been checked. It is read once while the part is used. */
  readScript: () => Promise<string>;
  input: ServedPartInput;
  /** Whether what is returned may be kept for later requests. */
  mayKeep: boolean;
}

export interface ServedParts {
  /**
   * What the part shows for this input, checked; undefined, at the latest after the budget, if there is nothing that a page may show.
   * The part sees the begun minute as `now`. A late result that may be kept is there for the next request. Never rejects.
   */
  render(request: PartRender): Promise<ServedPartOutput | undefined>;
  /** Ids of the processes that run. */
  pids(): readonly number[];
  /** Resolves when no process is left; later requests get undefined. */
  close(): Promise<void>;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** An id of what an input is about: its page or slot and which data it has, whatever else its address says. */
const subjectOf = ({ route, slot, data }: ServedPartInput) => hashOf(JSON.stringify([route, slot, Object.keys(data).sort()]));

// A unit of a string has two bytes where one of them is not Latin.
const bytesOf = ({ html, rules }: ServedPartOutput) => Math.max(1, 2 * (html.length + rules.length));

/**
 * Renders the served parts of releases in child processes, within limits that hold whatever a part does. What may be kept is kept by
 * all that went into it, so nothing that is kept is ever out of date.
 */
export function createServedParts({ limits: given, log, onSwitchedOff, clock = Date.now }: ServedPartsOptions): ServedParts {
  const limits = { ...LIMITS, ...given };
  const cache = new LRUCache<string, ServedPartOutput>({ maxSize: limits.cacheBytes, sizeCalculation: bytesOf });
  /** What is being rendered. No page waits for the first one of a release, which takes long. */
  const renders = new Map<string, { result: Promise<ServedPartOutput | undefined>; isReady: boolean }>();
  const pool = createPartPool({
    limits,
    ended: (reason) => log.warn({ reason }, 'a process that renders served parts has ended; it is replaced'),
  });
  const failures = createPartFailures({
    most: limits.mostFailures,
    restMs: limits.restMs,
    clock,
    switchedOff(part, reason) {
      const { remote, version } = part;
      pool.drop(partKey(part));
      log.warn({ remote, version, reason }, 'a served part has failed too often and is switched off');
      onSwitchedOff({ remote, version, reason });
    },
  });

  /** Keeps what may be shown, and counts what may not. */
  function judge({ part, input, mayKeep }: PartRender, key: string, outcome: PartOutcome): ServedPartOutput | undefined {
    const { remote, version } = part;
    if ('failed' in outcome && !outcome.isOfPart) {
      log.warn({ remote, version, reason: outcome.failed }, 'a served part was not rendered');
      return undefined;
    }
    const checked = 'output' in outcome ? checkOutput(outcome.output) : { refused: outcome.failed };
    if ('output' in checked) {
      if (mayKeep) cache.set(key, checked.output);
      failures.succeeded(part, subjectOf(input));
      return checked.output;
    }
    log.warn({ remote, version, route: input.route, slot: input.slot, reason: checked.refused }, 'a served part has failed');
    failures.failed(part, subjectOf(input), checked.refused);
    return undefined;
  }

  /** Begins to render, or undefined if that is not possible now. */
  function begin(request: PartRender, key: string, text: string) {
    const { part, input, readScript } = request;
    if (!failures.mayTry(part, subjectOf(input))) return undefined;
    const begun = pool.render({ key: partKey(part), readScript }, text);
    if (!begun) return undefined;
    const result = begun.outcome
      .then((outcome) => judge(request, key, outcome))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a served part was not judged');
        return undefined;
      })
      .finally(() => renders.delete(key));
    const render = { result, isReady: begun.isReady };
    renders.set(key, render);
    return render;
  }

  return {
    async render(request) {
      const { input, part } = request;
      const text = JSON.stringify({ ...input, now: input.now - (input.now % MINUTE_MS) });
      const key = hashOf(`${partKey(part)} ${text}`);
      const kept = cache.get(key);
      if (kept) return kept;
      const begun = renders.get(key) ?? begin(request, key, text);
      if (!begun?.isReady) return undefined;
      const { promise: late, resolve } = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => resolve(undefined), limits.budgetMs);
      const output = await Promise.race([begun.result, late]);
      clearTimeout(timer);
      return output;
    },
    pids: pool.pids,
    close: pool.close,
  };
}
