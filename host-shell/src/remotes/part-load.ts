import { backoffMs } from '@hirehq/shared-contracts/backoff';
import type { LoadAttempt, LoadPhase, LoadReport, Release } from '@hirehq/shared-contracts/release';
import { isLostFile } from '@hirehq/shared-ui';
import { LoadFailure, mayPass } from './load-failure.ts';

export type PartState<Component> =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; release: Release; Component: Component; run: number }
  | { status: 'failed'; failure: LoadFailure };

export interface PartLoadOptions<Component> {
  /** Versions to try, best first. Called for each load, so that a version known to be bad is skipped. */
  versions: () => readonly Release[];
  /** False if this is a version to fall back to. */
  isCurrent: (release: Release) => boolean;
  /** `isAgain`: a file of the release has stalled, and is to be requested at its second address. */
  load: (release: Release, isAgain: boolean) => Promise<Component>;
  /** A version failed completely: later loads of the remote skip it. */
  giveUp: (release: Release, failure: LoadFailure) => void;
  /** `startedAt`: when the load began, on the clock of `now`. */
  report: (report: Pick<LoadReport, 'outcome' | 'attempts'> & { startedAt: number }) => void;
  wait: (ms: number) => Promise<void>;
  now: () => number;
}

const RETRIES = 2;
const RETRY = { baseMs: 500, capMs: 1000 };
const STACK_LENGTH = 2000;

/** Observers do not affect a load: their errors are reported, and the load continues. */
function runObserver(work: () => void): void {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
}

/**
 * The load of one part of a remote: current version, retried if that may help or if it has stalled once, then the previous version, then the fallback. A
 * part that throws while it is mounted or rendered goes through the same steps.
 */
export class PartLoad<Component> {
  #state: PartState<Component> = { status: 'idle' };
  readonly #options: PartLoadOptions<Component>;
  readonly #listeners = new Set<() => void>();
  #attempts: LoadAttempt[] = [];
  #failed = new Set<string>();
  #run = 0;
  #startedAt = 0;
  /** When the attempt began whose part is about to be mounted. */
  #attemptAt = 0;

  constructor(options: PartLoadOptions<Component>) {
    this.#options = options;
  }

  readonly current = (): PartState<Component> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts, or restarts after a failure. Does nothing if a load is in progress or done. */
  start(): void {
    if (this.#state.status === 'loading' || this.#state.status === 'ready') return;
    this.#failed = new Set();
    this.#attempts = [];
    this.#startedAt = this.#options.now();
    void this.#loadNext();
  }

  /** The part is on screen. */
  shown(): void {
    if (this.#state.status !== 'ready' || this.#attempts.length === 0) return;
    const { release } = this.#state;
    const running = this.#attempts.at(-1);
    if (running?.outcome === 'ok') running.ms = Math.round(this.#options.now() - this.#attemptAt);
    this.#settle(this.#options.isCurrent(release) ? 'ok' : 'stepped-back');
  }

  /** The part threw before (`mount`) or after (`render`) it was first on screen. */
  threw(phase: LoadPhase, error: unknown): void {
    if (this.#state.status !== 'ready') return;
    const { release } = this.#state;
    const isLost = isLostFile(error);
    const message = error instanceof Error ? error.message : String(error);
    const failure = isLost
      ? new LoadFailure('chunk', 'unreachable', message)
      : new LoadFailure(phase, 'threw', message, undefined, error);
    const running = this.#attempts.findLast((attempt) => attempt.version === release.version && attempt.outcome === 'ok');
    if (running) this.#attempts.splice(this.#attempts.indexOf(running), 1);
    this.#note(release, running?.ms ?? 0, failure);
    if (isLost) {
      // Another version would not have the file either: a new page may (SH-32).
      this.#set({ status: 'failed', failure });
      this.#settle('failed');
      return;
    }
    this.#abandon(release, failure);
    void this.#loadNext(failure);
  }

  async #loadNext(reason?: LoadFailure): Promise<void> {
    this.#set({ status: 'loading' });
    let last = reason;
    for (const release of this.#options.versions().filter(({ container }) => !this.#failed.has(container))) {
      const outcome = await this.#loadVersion(release);
      if (!(outcome instanceof LoadFailure)) {
        this.#run += 1;
        this.#set({ status: 'ready', release, Component: outcome.component, run: this.#run });
        return;
      }
      last = outcome;
    }
    this.#set({
      status: 'failed',
      failure: last ?? new LoadFailure('manifest', 'not-found', 'no version of this remote is released'),
    });
    this.#settle('failed');
  }

  async #loadVersion(release: Release): Promise<{ component: Component } | LoadFailure> {
    let hasStalled = false;
    for (let attempt = 0; ; attempt += 1) {
      const started = this.#options.now();
      this.#attemptAt = started;
      try {
        const component = await this.#options.load(release, hasStalled);
        this.#note(release, this.#options.now() - started);
        return { component };
      } catch (error) {
        const failure = error instanceof LoadFailure ? error : new LoadFailure('entry', 'threw', String(error));
        this.#note(release, this.#options.now() - started, failure);
        const isFirstStall: boolean = failure.cause === 'timeout' && !hasStalled;
        hasStalled ||= isFirstStall;
        if (attempt === RETRIES || !(isFirstStall || mayPass(failure))) {
          this.#abandon(release, failure);
          return failure;
        }
        await this.#options.wait(backoffMs(RETRY, attempt + 1));
      }
    }
  }

  #abandon(release: Release, failure: LoadFailure): void {
    this.#failed.add(release.container);
    runObserver(() => this.#options.giveUp(release, failure));
  }

  #note(release: Release, ms: number, failure?: LoadFailure): void {
    const common = { version: release.version, ms: Math.round(ms) };
    this.#attempts.push(
      failure
        ? {
            ...common,
            outcome: 'failed',
            phase: failure.phase,
            cause: failure.cause,
            message: failure.message.slice(0, 500),
            ...(failure.url && { url: failure.url }),
            ...(failure.thrownAt && { stack: failure.thrownAt.slice(0, STACK_LENGTH) }),
          }
        : { ...common, outcome: 'ok' },
    );
  }

  #settle(outcome: LoadReport['outcome']): void {
    const attempts = this.#attempts;
    this.#attempts = [];
    runObserver(() => this.#options.report({ outcome, attempts, startedAt: this.#startedAt }));
  }

  #set(state: PartState<Component>): void {
    this.#state = state;
    for (const listener of this.#listeners) runObserver(listener);
  }
}
