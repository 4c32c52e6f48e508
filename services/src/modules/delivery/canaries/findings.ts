import { CANARY_SIGNALS, type CanarySignal } from '@hirehq/shared-contracts/delivery';
import type { Minute } from './canaries.store.ts';
import { judge, type Block, type SignalFinding } from './canary-test.policy.ts';

/** A minute is closed this long after its end, when transactions of its last second are committed. */
const CLOSED_AFTER_MS = 65_000;

const sum = (blocks: readonly Block[]): Block =>
  blocks.reduce(
    (total, block) => ({
      liveVisits: total.liveVisits + block.liveVisits,
      liveFailures: total.liveFailures + block.liveFailures,
      canaryVisits: total.canaryVisits + block.canaryVisits,
      canaryFailures: total.canaryFailures + block.canaryFailures,
    }),
    { liveVisits: 0, liveFailures: 0, canaryVisits: 0, canaryFailures: 0 },
  );

export type Findings = Readonly<Record<CanarySignal, SignalFinding>>;

/** What the minutes of one canary show of each signal; `openUntil` is the time at which the last minute is still under way. */
export function findingsOf(minutes: readonly Minute[], at: Date): Findings {
  const find = (signal: CanarySignal): SignalFinding => {
    const own = minutes.filter((minute) => minute.signal === signal);
    const isClosed = ({ minute }: Minute) => minute.getTime() + CLOSED_AFTER_MS <= at.getTime();
    return judge(own.filter(isClosed), sum(own.filter((minute) => !isClosed(minute))));
  };
  return Object.fromEntries(CANARY_SIGNALS.map((signal) => [signal, find(signal)])) as Record<CanarySignal, SignalFinding>;
}
