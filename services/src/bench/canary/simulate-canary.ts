import {
  BEGUN,
  THRESHOLD,
  THRESHOLD_AT_ONCE,
  MIN_FAILURES,
  addBlock,
  evidenceAtOnce,
  evidenceOf,
  type Block,
  type Running,
} from '../../modules/delivery/canaries/canary-test.policy.ts';

export interface Trial {
  /** Rate of failed visits of the live version. */
  rate: number;
  /** How many times as many the canary has. */
  times: number;
  /** Part of the visits that have the canary. */
  share: number;
  /** Visits of both arms in a block. */
  blockVisits: number;
  /** Visits of both arms after which a trial ends. */
  visits: number;
  /** It is looked at in the middle of each block too. */
  looksAtOnce: boolean;
}

export interface Reverted {
  /** Visits of both arms until then. */
  visits: number;
  canaryVisits: number;
}

/** Adds one visit to a block. */
function visit(block: Block, { rate, times, share }: Trial, random: () => number): void {
  const isCanary = random() < share;
  const failures = random() < (isCanary ? Math.min(1, rate * times) : rate) ? 1 : 0;
  if (isCanary) {
    block.canaryVisits += 1;
    block.canaryFailures += failures;
  } else {
    block.liveVisits += 1;
    block.liveFailures += failures;
  }
}

const hasFailures = ({ canary }: Running) => canary.failures >= MIN_FAILURES;

/** One canary from its start; undefined if it was not reverted. */
export function runTrial(trial: Trial, random: () => number): Reverted | undefined {
  let settled = BEGUN;
  for (let seen = 0; seen < trial.visits;) {
    const block: Block = { liveVisits: 0, liveFailures: 0, canaryVisits: 0, canaryFailures: 0 };
    for (let inBlock = 1; inBlock <= trial.blockVisits; inBlock += 1) {
      visit(block, trial, random);
      seen += 1;
      if (!trial.looksAtOnce || block.canaryFailures === 0 || inBlock === trial.blockVisits) continue;
      const latest = addBlock(settled, block);
      if (hasFailures(latest) && evidenceAtOnce(latest) >= THRESHOLD_AT_ONCE)
        return { visits: seen, canaryVisits: latest.canary.visits };
    }
    settled = addBlock(settled, block);
    if (hasFailures(settled) && evidenceOf(settled) >= THRESHOLD) return { visits: seen, canaryVisits: settled.canary.visits };
  }
  return undefined;
}
