/** Gain of a hit with this grade (0 to 3), before it is discounted by position. */
const gainOf = (grade: number): number => 2 ** grade - 1;

const dcgOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + gainOf(grade) / Math.log2(place + 2), 0);

/**
 * Normalised discounted cumulative gain of the first `depth` hits: 1 for the best possible order, 0 for no relevant
 * hits. `known` are the grades of all judged postings of the query; undefined if none of them is relevant.
 */
export function ndcgOf(shown: readonly number[], known: readonly number[], depth = 10): number | undefined {
  const best = dcgOf(known.toSorted((one, other) => other - one).slice(0, depth));
  return best === 0 ? undefined : dcgOf(shown.slice(0, depth)) / best;
}
