import type { LoadCause, LoadPhase } from '@hirehq/shared-contracts/release';

/** Why a version of a remote could not be shown. */
export class LoadFailure extends Error {
  readonly phase: LoadPhase;
  override readonly cause: LoadCause;
  readonly url: string | undefined;
  /** Of what the remote's code threw. */
  readonly thrownAt: string | undefined;

  constructor(phase: LoadPhase, cause: LoadCause, message: string, url?: string, thrown?: unknown) {
    super(message);
    this.name = 'LoadFailure';
    this.phase = phase;
    this.cause = cause;
    this.url = url;
    this.thrownAt = thrown instanceof Error ? thrown.stack : undefined;
  }
}

/** Causes that may be temporary. */
const PASSING: ReadonlySet<LoadCause> = new Set(['server-error', 'unreachable']);

export function mayPass(failure: LoadFailure): boolean {
  return PASSING.has(failure.cause);
}
