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

/** The pairs of values a row has, each as a text of its own. */
function pairsOf(row: readonly number[]): string[] {
  return row.flatMap((value, factor) =>
    row.slice(factor + 1).map((other, offset) => `${factor}.${value} ${factor + 1 + offset}.${other}`),
  );
}

/**
 * Few combinations in which any two values of different factors meet at least once: next is always the one with the most
 * pairs that are still missing. The same factors give the same rows in the same order.
 */
export function pairwise<const F extends Factors>(factors: F): Combination<F>[] {
  const names = Object.keys(factors);
  const indexes = Object.fromEntries(names.map((name) => [name, (factors[name] ?? []).map((_, index) => index)]));
  const rows = everyCombination(indexes).map((row) => names.map((name) => row[name] ?? 0));
  if (names.length < 2) return everyCombination(factors);
  const missing = new Set(rows.flatMap(pairsOf));
  const chosen: number[][] = [];
  while (missing.size > 0) {
    const gain = (row: readonly number[]) => pairsOf(row).filter((pair) => missing.has(pair)).length;
    const best = rows.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    for (const pair of pairsOf(best)) missing.delete(pair);
    chosen.push(best);
  }
  const valueAt = (name: string, index = 0) => factors[name]?.[index];
  return chosen.map((row) =>
    Object.fromEntries(names.map((name, factor) => [name, valueAt(name, row[factor])])),
  ) as Combination<F>[];
}

/** What a matrix runs: a pairwise selection, or everything in a full run. */
export const combinations = <const F extends Factors>(factors: F): Combination<F>[] =>
  IS_FULL_RUN ? everyCombination(factors) : pairwise(factors);

/** What has no second factor to be paired with: every n-th value, all of them in a full run. */
export const sampled = <T>(values: readonly T[], every: number, first = 0): readonly T[] =>
  IS_FULL_RUN ? values : values.filter((_, index) => index % every === first % every);
