import { describe, expect, it, test } from 'vitest';
import {
  BEGUN,
  addBlock,
  evidenceAtOnce,
  evidenceOf,
  judge,
  visitsToTell,
  type Block,
  type Running,
} from './canary-test.policy.ts';

const block = (liveFailures: number, liveVisits: number, canaryFailures: number, canaryVisits: number): Block => ({
  liveVisits,
  liveFailures,
  canaryVisits,
  canaryFailures,
});

const chances = (visits: number, rate: number): number[] =>
  Array.from({ length: visits + 1 }, (_, failures) => {
    let ways = 1;
    for (let index = 0; index < failures; index += 1) ways *= (visits - index) / (index + 1);
    return ways * rate ** failures * (1 - rate) ** (visits - failures);
  });

/** The mean of what the evidence becomes after a block of equal arms, over all of its outcomes. */
function meanAfter(before: Running, [liveVisits, canaryVisits]: readonly [number, number], rate: number): number {
  const [live, canary] = [chances(liveVisits, rate), chances(canaryVisits, rate)];
  return live
    .flatMap((ofLive, liveFailures) =>
      canary.map(
        (ofCanary, canaryFailures) =>
          ofLive * ofCanary * evidenceOf(addBlock(before, block(liveFailures, liveVisits, canaryFailures, canaryVisits))),
      ),
    )
    .reduce((sum, part) => sum + part, 0);
}

const SIZES = [
  [1, 1],
  [9, 1],
  [27, 3],
  [2, 12],
  [15, 15],
  [0, 5],
  [5, 0],
] as const;
const RATES = [0, 0.0005, 0.005, 0.03, 0.2, 0.5, 0.9, 0.999, 1];

describe('PF-02 evidence of equal arms does not grow on average, whatever their rate', () => {
  const seen: Running[] = [BEGUN];
  for (const next of [block(0, 40, 0, 4), block(3, 30, 1, 3), block(20, 20, 2, 2), block(0, 5_000, 0, 500)])
    seen.push(addBlock(seen.at(-1) ?? BEGUN, next));
  it.each(SIZES)('in a block of %i visits with live and %i with the canary', (...sizes) => {
    for (const rate of RATES)
      for (const before of seen) {
        const grown = meanAfter(before, sizes, rate) / evidenceOf(before);
        expect(grown, `rate ${rate}`).toBeLessThanOrEqual(1 + 1e-9);
      }
  });

  it.each(SIZES.filter(([live, canary]) => live + canary > 0))(
    'nor in the middle of a block: %i and %i visits',
    (live, canary) => {
      for (const rate of RATES) {
        const [ofLive, ofCanary] = [chances(live, rate), chances(canary, rate)];
        const mean = ofLive
          .flatMap((one, f0) =>
            ofCanary.map((other, f1) => one * other * evidenceAtOnce(addBlock(BEGUN, block(f0, live, f1, canary)))),
          )
          .reduce((sum, part) => sum + part, 0);
        expect(mean, `rate ${rate}`).toBeLessThanOrEqual(1 + 1e-9);
      }
    },
  );
});

describe('PF-02 a canary is worse', () => {
  const steady = (minutes: number, each: Block): Block[] => Array.from({ length: minutes }, () => each);
  it.each([
    ['nothing was seen', [], false],
    ['nothing failed', steady(100, block(0, 90, 0, 10)), false],
    ['both fail as often', steady(100, block(9, 900, 1, 100)), false],
    ['it fails less often', steady(100, block(9, 900, 0, 100)), false],
    ['it fails five times as often', steady(10, block(9, 900, 5, 100)), true],
    ['all of its loads fail', [block(0, 27, 3, 3)], true],
    ['two failures are all there is', [block(0, 2_000, 2, 2)], false],
    ['only the canary has had visits', steady(100, block(0, 0, 10, 10)), false],
  ])('when %s', (_when, blocks, isWorse) => {
    expect(judge(blocks).isWorse).toBe(isWorse);
  });

  it('within the minute under way, if nearly all of its loads fail', () => {
    expect(judge([], block(0, 36, 4, 4)).isWorse).toBe(true);
    expect(judge([], block(0, 8, 8, 8)).isWorse).toBe(true);
    expect(judge([], block(0, 5, 5, 5)).isWorse).toBe(false);
    expect(judge([block(10, 1_000, 1, 100)], block(0, 36, 1, 4)).isWorse).toBe(false);
  });
});

test('PF-02 evidence remains a number after a million visits and when everything fails', () => {
  const found = judge([block(1_000, 900_000, 40_000, 100_000), block(0, 1_000, 1_000, 1_000)]);
  expect(found.evidence).toBeGreaterThan(300);
  expect(Number.isFinite(found.evidence)).toBe(true);
  const none = judge([block(900_000, 900_000, 0, 100_000)]);
  expect(none.evidence).toBeGreaterThanOrEqual(0);
  expect(none.evidence).toBeLessThan(1e-6);
});

describe('PF-02 visits after which five times as many failures would show', () => {
  it.each([
    [{ visits: 99, failures: 0 }, 10, null],
    [{ visits: 100_000, failures: 100 }, 0, null],
    [{ visits: 100_000, failures: 100 }, 10, [1_500, 3_000]],
    [{ visits: 100_000, failures: 1_000 }, 10, [150, 300]],
    [{ visits: 100_000, failures: 3_000 }, 10, [50, 110]],
    [{ visits: 100_000, failures: 5_000 }, 10, [30, 70]],
    [{ visits: 100_000, failures: 1_000 }, 50, [300, 600]],
    [{ visits: 100_000, failures: 1_000 }, 100, [1_000, 100_000]],
  ])('with live %j and a share of %i percent', (live, share, range) => {
    const visits = visitsToTell(live, share);
    if (!range) expect(visits).toBeNull();
    else {
      expect(visits).toBeGreaterThanOrEqual(range[0] ?? 0);
      expect(visits).toBeLessThanOrEqual(range[1] ?? 0);
    }
  });
});

describe('PF-02 a few failed visits revert no canary', () => {
  it.each([
    [2, false],
    [3, true],
  ])('%i of as many, beside a live version without failures', (failed, isWorse) => {
    const few = (live: number) => block(0, live, failed, failed);
    expect(judge([block(0, 400, 0, 0)], few(50)).isWorse).toBe(isWorse);
    expect(judge([block(0, 100_000, 0, 0), few(1000)]).isWorse).toBe(isWorse);
  });
});
