import type { Verdict } from './verdict.ts';

type Compare<Read, Expected> = (read: Read | undefined, expected: Expected | undefined) => Verdict[];

const rightOnes = (verdicts: readonly Verdict[]) => verdicts.filter(({ outcome }) => outcome === 'right').length;

/**
 * The verdicts on entries, each stated one compared with the read one that is most like it. What is stated of an entry without such
 * a partner is missed, what is read of one is invented.
 */
export function pairEntries<Read, Expected>(
  read: readonly Read[],
  expected: readonly Expected[],
  compare: Compare<Read, Expected>,
): Verdict[] {
  const pairs = read.flatMap((one) =>
    expected.map((other) => {
      const verdicts = compare(one, other);
      return { one, other, verdicts, likeness: rightOnes(verdicts) };
    }),
  );
  const [used, met] = [new Set<Read>(), new Set<Expected>()];
  const verdicts: Verdict[] = [];
  for (const pair of pairs.toSorted((a, b) => b.likeness - a.likeness)) {
    if (pair.likeness === 0 || used.has(pair.one) || met.has(pair.other)) continue;
    used.add(pair.one);
    met.add(pair.other);
    verdicts.push(...pair.verdicts);
  }
  const missed = expected.filter((other) => !met.has(other)).flatMap((other) => compare(undefined, other));
  const invented = read.filter((one) => !used.has(one)).flatMap((one) => compare(one, undefined));
  return [...verdicts, ...missed, ...invented.filter(({ outcome }) => outcome !== 'silent')];
}
