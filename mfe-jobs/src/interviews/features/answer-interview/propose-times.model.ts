import type { ProposedTimeInput, ProposeTimesInput } from '@hirehq/shared-contracts/graphql/types';
import { timesProposal, type FieldCode } from '@hirehq/shared-contracts/inputs';
import type { InputSchema } from '@hirehq/shared-ui/forms';
import { instantsOf } from '@hirehq/shared-ui/bundled';

/** One row of the form. */
export interface TimeRow {
  key: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  time: string;
  /** Which of two instants, if clocks go back over the time. */
  which: 0 | 1 | undefined;
}

export type TimeProblem = 'missing' | 'skipped' | 'twice' | 'past' | 'same';

export interface CheckedRow {
  /** The possible instants of a row, in order; two while clocks go back. */
  instants: readonly Date[];
  problem: TimeProblem | undefined;
}

interface Around {
  /** IANA name of the time zone of the rows. */
  timeZone: string;
  now: Date;
  /** The start as planned. */
  plannedAt: Date;
}

function meant({ date, time, which }: TimeRow, timeZone: string): { instants: readonly Date[]; at: Date | undefined } {
  const instants = date && time ? instantsOf(`${date}T${time}`, timeZone) : [];
  return { instants, at: instants.length === 2 ? (which === undefined ? undefined : instants[which]) : instants[0] };
}

/** The mistake of each row; `twice` asks which of two instants is meant. */
export function checkTimes(rows: readonly TimeRow[], { timeZone, now, plannedAt }: Around): CheckedRow[] {
  const taken = new Set([plannedAt.getTime()]);
  return rows.map((row) => {
    const { instants, at } = meant(row, timeZone);
    const problem = (): TimeProblem | undefined => {
      if (!row.date || !row.time) return 'missing';
      if (instants.length === 0) return 'skipped';
      if (!at) return 'twice';
      if (at <= now) return 'past';
      return taken.has(at.getTime()) ? 'same' : undefined;
    };
    const found = problem();
    if (at) taken.add(at.getTime());
    return { instants, problem: found };
  });
}

/** The rows in the format of the server, each as long as the planned interview. */
export function proposedTimes(rows: readonly TimeRow[], timeZone: string, lengthMs: number): ProposedTimeInput[] {
  return rows.flatMap((row) => {
    const { at } = meant(row, timeZone);
    return at ? [{ startsAt: at.toISOString(), completesAt: new Date(at.getTime() + lengthMs).toISOString() }] : [];
  });
}

export interface TypedProposal {
  rows: readonly TimeRow[];
  note: string;
}

export const timeField = (row: Pick<TimeRow, 'key'>) => `time-${row.key}`;
export const whichField = (row: Pick<TimeRow, 'key'>) => `which-${row.key}`;

const CODES = {
  missing: 'MISSING',
  skipped: 'NOT_A_DATE',
  twice: 'NOT_A_CHOICE',
  past: 'IN_PAST',
  same: 'REPEATED',
} as const satisfies Record<TimeProblem, FieldCode>;

/** Converts the rows to the format of the server. Mistakes that depend on the time zone are found first. */
export function proposalSchema(around: Around, lengthMs: number): InputSchema<Omit<ProposeTimesInput, 'interviewId'>> {
  const proposal = timesProposal(around.now);
  return {
    safeParse(value) {
      const { rows, note } = value as TypedProposal;
      const issues = checkTimes(rows, around).flatMap(({ problem }, index) => {
        const row = rows[index];
        if (!problem || !row) return [];
        return [{ path: [problem === 'twice' ? whichField(row) : timeField(row)], message: CODES[problem] }];
      });
      if (issues.length > 0) return { success: false, error: { issues } };
      return proposal.safeParse({ times: proposedTimes(rows, around.timeZone, lengthMs), note });
    },
  };
}

/** `times.1.startsAt` is the second row. */
export function timeProblemField(field: string, { rows }: TypedProposal): string {
  const row = rows[Number(/^times\.(\d+)/.exec(field)?.[1])];
  return row ? timeField(row) : field;
}
