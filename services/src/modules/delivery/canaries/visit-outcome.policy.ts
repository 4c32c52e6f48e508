import type { CanarySignal } from '@hirehq/shared-contracts/delivery';
import type { LoadPhase, LoadReport } from '@hirehq/shared-contracts/release';

/** What the load reports of a visit say of the version it has of one remote. */
export interface VisitOutcome {
  /** Signals that can be told from them. */
  counted: ReadonlySet<CanarySignal>;
  failed: ReadonlySet<CanarySignal>;
}

interface OutcomeOf {
  remote: string;
  /** The version that the page of the visit has as its current one. */
  version: string;
  /** Milliseconds above which a load is slow, by part. */
  slowMs: Readonly<Record<string, number>>;
}

const SHELL = 'shell';
const CRASHES: ReadonlySet<LoadPhase | undefined> = new Set(['mount', 'render']);

/**
 * The attempts with that version. The shell has only one in a page, and does not know it where it reports an error of its own. What
 * a page reports of a version that it has stepped back to is not about the one it was given.
 */
const attemptsWith = ({ remote, attempts }: LoadReport, version: string) =>
  remote === SHELL ? attempts : attempts.filter((attempt) => attempt.version === version);

function signalsOf(report: LoadReport, { remote, version, slowMs }: OutcomeOf): Partial<Record<CanarySignal, boolean>> {
  const attempts = report.remote === remote ? attemptsWith(report, version) : [];
  const last = attempts.at(-1);
  if (!last) return {};
  const crashed = attempts.some(({ outcome, phase }) => outcome === 'failed' && CRASHES.has(phase));
  const limitMs = slowMs[report.part];
  const isTimed = report.outcome === 'ok' && report.isFetched === true && limitMs !== undefined;
  return {
    LOAD_FAILED: last.outcome === 'failed' && !CRASHES.has(last.phase),
    CRASHED: crashed,
    ...(isTimed && { SLOW: attempts.reduce((sum, { ms }) => sum + ms, 0) > limitMs }),
  };
}

/** Undefined if the reports say nothing of the remote in that version. */
export function visitOutcome(reports: readonly LoadReport[], of: OutcomeOf): VisitOutcome | undefined {
  const counted = new Set<CanarySignal>();
  const failed = new Set<CanarySignal>();
  for (const report of reports)
    for (const [signal, isFailure] of Object.entries(signalsOf(report, of)) as [CanarySignal, boolean][]) {
      counted.add(signal);
      if (isFailure) failed.add(signal);
    }
  return counted.size === 0 ? undefined : { counted, failed };
}
