/** What a hit of that grade (0 to 3) is worth before its place counts. */
const gainOf = (grade: number): number => 2 ** grade - 1;

const dcgOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + gainOf(grade) / Math.log2(place + 2), 0);

/**
 * Normalised discounted cumulative gain of the first `depth` hits: 1 for the best order there could be, 0 for nothing of
 * use. `known` are the grades of all that is judged for the query; undefined when nothing of it is of use.
 */
export function ndcgOf(shown: readonly number[], known: readonly number[], depth = 10): number | undefined {
  const best = dcgOf(known.toSorted((one, other) => other - one).slice(0, depth));
  return best === 0 ? undefined : dcgOf(shown.slice(0, depth)) / best;
}
