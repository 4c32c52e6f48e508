type Factors = Readonly<Record<string, readonly unknown[]>>;
export type Combination<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

/** `npm test -- full`: matrices are run completely. */
export const IS_FULL_RUN = process.env['HIREHQ_TEST_FULL'] === 'true';

/** Each combination of the values, in the order of the factors. */
export function everyCombination<const F extends Factors>(factors: F): Combination<F>[] {
  const rows = Object.entries(factors).reduce<Record<string, unknown>[]>(
    (begun, [name, values]) => begun.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
  return rows as Combination<F>[];
}

/**
 * Few combinations in which any two values of different factors meet at least once: next is always the one with the most
 * pairs that are still missing. The same factors give the same rows in the same order.
 */
export function pairwise<const F extends Factors>(factors: F): Combination<F>[] {
  const names = Object.keys(factors);
  const rows = everyCombination(factors);
  if (names.length < 2) return rows;
  const pairsOf = rows.map(pairNumbers(factors));
  const isMissing = new Set(pairsOf.flat());
  const chosen: Combination<F>[] = [];
  while (isMissing.size > 0) {
    let [best, bestGain] = [0, 0];
    for (const [index, pairs] of pairsOf.entries()) {
      let gain = 0;
      for (const pair of pairs) if (isMissing.has(pair)) gain += 1;
      if (gain > bestGain) [best, bestGain] = [index, gain];
    }
    for (const pair of pairsOf[best] ?? []) isMissing.delete(pair);
    chosen.push(...rows.slice(best, best + 1));
  }
  return chosen;
}

/** Gives each pair of values that a row has a number of its own. */
function pairNumbers(factors: Factors): (row: Readonly<Record<string, unknown>>) => number[] {
  const values = Object.entries(factors).flatMap(([name, all]) => all.map((value) => ({ name, value })));
  const numberOf = Object.fromEntries(Object.keys(factors).map((name) => [name, new Map<unknown, number>()]));
  for (const [index, { name, value }] of values.entries()) numberOf[name]?.set(value, index);
  return (row) => {
    const ids = Object.entries(row).map(([name, value]) => numberOf[name]?.get(value) ?? 0);
    return ids.flatMap((id, factor) => ids.slice(factor + 1).map((other) => id * values.length + other));
  };
}

/** What a matrix runs: a pairwise selection, or everything in a full run. */
export const combinations = <const F extends Factors>(factors: F): Combination<F>[] =>
  IS_FULL_RUN ? everyCombination(factors) : pairwise(factors);

/** What has no second factor to be paired with: every n-th value, all of them in a full run. */
export const sampled = <T>(values: readonly T[], every: number, first = 0): readonly T[] =>
  IS_FULL_RUN ? values : values.filter((_, index) => index % every === first % every);
