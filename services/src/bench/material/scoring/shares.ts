import type { ReadingOutcome, Verdict } from './verdict.ts';

/** How the values of some cases were read. Shares are between 0 and 1, null where there is nothing to share. */
export interface Shares {
  cases: number;
  /** Of the values that are stated, those that were read as stated. */
  right: number | null;
  /** Of the values that are stated, those that were read otherwise. */
  wrong: number | null;
  /** Of the values that are not stated, those that were read all the same. */
  invented: number | null;
  /** Of the cases, those of which every value is right or rightly silent. */
  whole: number | null;
}

const shareOf = (count: number, all: number): number | null => (all === 0 ? null : count / all);

/** The shares of some cases, each with its verdicts. */
export function verdictShares(cases: readonly (readonly Verdict[])[]): Shares {
  const count = (...outcomes: ReadingOutcome[]) => cases.flat().filter(({ outcome }) => outcomes.includes(outcome)).length;
  const stated = count('right', 'wrong', 'missed');
  return {
    cases: cases.length,
    right: shareOf(count('right'), stated),
    wrong: shareOf(count('wrong'), stated),
    invented: shareOf(count('invented'), count('invented', 'silent')),
    whole: shareOf(
      cases.filter((own) => own.every(({ outcome }) => outcome === 'right' || outcome === 'silent')).length,
      cases.length,
    ),
  };
}
