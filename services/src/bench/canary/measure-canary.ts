// Runs canaries with known rates of failures, and prints as JSON how many of them are reverted after how many visits.
import { parseArgs } from 'node:util';
import { seeded } from '../random-query.ts';
import { runTrial, type Trial } from './simulate-canary.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string', default: '38' } } });
const runs = Number(values.runs);

/** Visits of both arms after which the reverted ones are counted. */
const LOOKS = [500, 5_000, 50_000] as const;
const RATES = [0.001, 0.01, 0.03, 0.05, 0.0005] as const;
const TIMES = [1, 1.5, 2, 5, 20] as const;

interface Measured extends Pick<Trial, 'rate' | 'times' | 'share' | 'looksAtOnce'> {
  /** Part of the runs that were reverted after each number of visits of `LOOKS`. */
  reverted: number[];
  /** Median of the canary's visits of those that were reverted; null if fewer than half were. */
  medianCanaryVisits: number | null;
}

function measure(trial: Trial, seed: number): Measured {
  const { rate, times, share, looksAtOnce } = trial;
  const random = seeded(seed);
  const found = Array.from({ length: runs }, () => runTrial(trial, random)).filter((reverted) => reverted !== undefined);
  const canaryVisits = found.map((reverted) => reverted.canaryVisits).toSorted((one, other) => one - other);
  return {
    rate,
    times,
    share,
    looksAtOnce,
    reverted: LOOKS.map((look) => found.filter(({ visits }) => visits <= look).length / runs),
    medianCanaryVisits: found.length * 2 < runs ? null : (canaryVisits[Math.floor(runs / 2)] ?? null),
  };
}

const usual = { share: 0.1, blockVisits: 20, visits: 50_000, looksAtOnce: false };
const trials: Trial[] = [
  ...RATES.flatMap((rate) => TIMES.filter((times) => rate * times < 1).map((times) => ({ ...usual, rate, times }))),
  // Equal arms again, looked at after each visit.
  ...RATES.map((rate) => ({ ...usual, rate, times: 1, looksAtOnce: true })),
  // All loads broken, with few visits a minute.
  ...[0.1, 0.5].flatMap((share) =>
    [false, true].map((looksAtOnce) => ({
      ...usual,
      rate: 0.001,
      times: 1000,
      share,
      looksAtOnce,
      blockVisits: 10,
      visits: 500,
    })),
  ),
];
const seed = Number(values.seed);
process.stdout.write(
  `${JSON.stringify({ runs, looks: LOOKS, trials: trials.map((trial, index) => measure(trial, seed + index)) })}\n`,
);
