import * as z from 'zod/mini';
import { HOUR_MS } from '../durations.ts';
import type { FieldCode } from './field-codes.ts';
import { optionalText, wrong } from './fields.ts';

export const PROPOSED_TIMES_MAX = 3;
export const PROPOSAL_NOTE_MAX = 1_000;

const LONGEST_MS = 12 * HOUR_MS;
const FURTHEST_MS = 366 * 24 * HOUR_MS;

/** An ISO 8601 instant. */
const instant = () => z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), wrong('NOT_A_DATE')));

interface Problem {
  part: 'startsAt' | 'completesAt';
  code: FieldCode;
}

function problemOf(startsAt: number, completesAt: number, now: number): Problem | undefined {
  if (startsAt <= now) return { part: 'startsAt', code: 'IN_PAST' };
  if (startsAt > now + FURTHEST_MS) return { part: 'startsAt', code: 'TOO_FAR' };
  if (completesAt <= startsAt) return { part: 'completesAt', code: 'BEFORE_START' };
  return completesAt > startsAt + LONGEST_MS ? { part: 'completesAt', code: 'TOO_FAR' } : undefined;
}

/** The fields of `ProposeTimesInput` besides the interview, at `now`: distinct times in the future, within a year. */
export const timesProposal = (now: Date) =>
  z.object({
    times: z.array(z.object({ startsAt: instant(), completesAt: instant() })).check(
      z.minLength(1, wrong('MISSING')),
      z.maxLength(PROPOSED_TIMES_MAX, wrong('TOO_MANY')),
      z.superRefine((times, { addIssue }) => {
        const taken = new Set<number>();
        for (const [index, { startsAt, completesAt }] of times.entries()) {
          const [start, end] = [Date.parse(startsAt), Date.parse(completesAt)];
          const problem = taken.has(start)
            ? ({ part: 'startsAt', code: 'REPEATED' } satisfies Problem)
            : problemOf(start, end, now.getTime());
          if (problem) addIssue({ code: 'custom', path: [index, problem.part], message: problem.code });
          taken.add(start);
        }
      }),
    ),
    note: optionalText(PROPOSAL_NOTE_MAX),
  });
