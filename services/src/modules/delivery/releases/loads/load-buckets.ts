const FIRST_MS = 10;
const LAST_MS = 60_000;
/** Each limit is a tenth more than the one before, and so percentiles are right to within a tenth. */
const STEP = 1.1;

/** The upper limits, in milliseconds, of what times are counted in. */
export const BUCKETS: readonly number[] = (() => {
  const limits = [FIRST_MS];
  for (let limit = FIRST_MS; limit < LAST_MS;) limits.push((limit = Math.min(LAST_MS, Math.ceil(limit * STEP))));
  return limits;
})();

/** The bucket of a time; the last one has all that are longer. */
export const bucketOf = (ms: number): number => BUCKETS.find((limit) => ms <= limit) ?? LAST_MS;
