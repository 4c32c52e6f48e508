/** Outcomes of visits that became known within one minute, by arm. */
export interface Block {
  liveVisits: number;
  liveFailures: number;
  canaryVisits: number;
  canaryFailures: number;
}

/** How many times as many failures a canary may have: its evidence is the mean over all of them. */
const TIMES = [1.5, 2, 3, 5, 10, 30, 100, Number.POSITIVE_INFINITY] as const;
/** No canary is supposed to fail more often than this. */
const MOST_FAILURES = 0.9;
/** What the live version is supposed to have had before its first visit: half a percent of failures. */
const PRIOR = { failures: 0.25, visits: 50 } as const;

/**
 * At this evidence a canary is reverted. An equal canary reaches it in at most one of 300 trials, however often it is looked at:
 * 1 % for the three signals together.
 */
export const THRESHOLD = 300;
/** The minute under way counts only with ten times the evidence, which adds a tenth to the chance of a false revert. */
export const THRESHOLD_AT_ONCE = 3000;
/** With fewer failed visits no canary is reverted. */
export const MIN_FAILURES = 3;
/** With fewer visits of the live version nothing is said about how many are needed. */
const MIN_LIVE_VISITS = 100;
/** What a canary must be able to show: this many times as many failures. */
const TOLD_TIMES = 5;

/** Logarithm of the likelihood of these outcomes at a rate of failures. */
const logLikelihood = (failures: number, visits: number, rate: number): number =>
  (failures === 0 ? 0 : failures * Math.log(rate)) + (visits === failures ? 0 : (visits - failures) * Math.log1p(-rate));

const rateOf = (failures: number, visits: number): number => (failures + PRIOR.failures) / (visits + PRIOR.visits);

const canaryRate = (rate: number, times: number): number => Math.min(times * rate, MOST_FAILURES);

/** More evidence is not told apart: it has to remain a number. */
const MOST_EVIDENCE = 1e12;

/** Logarithm of the mean of numbers that are given by their logarithms. */
function logMean(logs: readonly number[]): number {
  const largest = Math.max(...logs);
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / logs.length);
}

export interface Running {
  /** Logarithm of the evidence of the closed blocks, by how many times as many failures the canary is supposed to have. */
  byTimes: readonly number[];
  /** The same against any rate of failures that both arms may have had since the start; holds in the middle of a block too. */
  atOnceByTimes: readonly number[];
  live: { visits: number; failures: number };
  canary: { visits: number; failures: number };
}

export const BEGUN: Running = {
  byTimes: TIMES.map(() => 0),
  atOnceByTimes: TIMES.map(() => 0),
  live: { visits: 0, failures: 0 },
  canary: { visits: 0, failures: 0 },
};

/**
 * Adds one block to the evidence: for each supposition, how likely its outcomes are with a worse canary, divided by how likely they
 * are with one rate for both arms. The rate of the live version is taken from earlier blocks, which makes each factor at most 1 on
 * average while the arms are equal, whatever their rate is.
 */
export function addBlock(before: Running, block: Block): Running {
  const { liveVisits: n0, liveFailures: f0, canaryVisits: n1, canaryFailures: f1 } = block;
  const rate = rateOf(before.live.failures, before.live.visits);
  const ofLive = logLikelihood(f0, n0, rate);
  const worse = TIMES.map((times) => ofLive + logLikelihood(f1, n1, canaryRate(rate, times)));
  const equal = TIMES.map((times) => {
    const common = n0 + n1 === 0 ? rate : (n0 * rate + n1 * canaryRate(rate, times)) / (n0 + n1);
    return logLikelihood(f0 + f1, n0 + n1, common);
  });
  return {
    byTimes: before.byTimes.map((log, index) => log + (worse[index] ?? 0) - (equal[index] ?? 0)),
    atOnceByTimes: before.atOnceByTimes.map((log, index) => log + (worse[index] ?? 0)),
    live: { visits: before.live.visits + n0, failures: before.live.failures + f0 },
    canary: { visits: before.canary.visits + n1, failures: before.canary.failures + f1 },
  };
}

/** Evidence of the closed blocks that the canary is worse: how many times more likely what was seen is than with an equal one. */
export const evidenceOf = ({ byTimes }: Running): number => Math.min(Math.exp(logMean(byTimes)), MOST_EVIDENCE);

/** Weaker evidence, which may be looked at in the middle of a block: against the rate that explains both arms best. */
export function evidenceAtOnce({ atOnceByTimes, live, canary }: Running): number {
  const [failures, visits] = [live.failures + canary.failures, live.visits + canary.visits];
  const log = logMean(atOnceByTimes) - logLikelihood(failures, visits, failures / Math.max(visits, 1));
  return Math.min(Math.exp(log), MOST_EVIDENCE);
}

export interface SignalFinding {
  live: Running['live'];
  canary: Running['canary'];
  evidence: number;
  isWorse: boolean;
}

/** What the closed blocks of a signal show, and with `open` also the outcomes of the minute under way. */
export function judge(closed: readonly Block[], open?: Block): SignalFinding {
  const settled = closed.reduce(addBlock, BEGUN);
  const latest = open ? addBlock(settled, open) : settled;
  const evidence = evidenceOf(settled);
  const isShown = evidence >= THRESHOLD && settled.canary.failures >= MIN_FAILURES;
  const isShownAtOnce = evidenceAtOnce(latest) >= THRESHOLD_AT_ONCE && latest.canary.failures >= MIN_FAILURES;
  return {
    live: latest.live,
    canary: latest.canary,
    evidence: isShown || !isShownAtOnce ? evidence : evidenceAtOnce(latest),
    isWorse: isShown || isShownAtOnce,
  };
}

const divergence = (rate: number, from: number): number =>
  rate * Math.log(rate / from) + (1 - rate) * Math.log((1 - rate) / (1 - from));

/**
 * Visits with the canary after which five times as many failures would usually show: as many as it takes until the evidence, at the
 * rate of the live version and this share, has grown to the threshold. Null if live has had too few visits, or there is no share.
 */
export function visitsToTell(live: Running['live'], share: number): number | null {
  if (live.visits < MIN_LIVE_VISITS || share <= 0) return null;
  const rate = rateOf(live.failures, live.visits);
  const worse = canaryRate(rate, TOLD_TIMES);
  // With all visitors in one arm there is nothing to compare it with.
  const ofCanary = Math.min(share / 100, 0.99);
  const common = (1 - ofCanary) * rate + ofCanary * worse;
  const growth = divergence(worse, common) + ((1 - ofCanary) / ofCanary) * divergence(rate, common);
  return growth <= 0 ? null : Math.ceil(Math.max(Math.log(THRESHOLD * TIMES.length) / growth, MIN_FAILURES / worse));
}
