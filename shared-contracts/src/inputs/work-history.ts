import * as z from 'zod/mini';
import { EMPLOYER_NAME_MAX, JOB_TITLE_MAX } from './candidate-changes.ts';
import { date, text, wrong } from './fields.ts';

/** Work experiences of one profile. */
export const WORK_HISTORY_MAX = 50;

/** The body of `PUT candidates/work-history`. */
export const workHistoryInput = z
  .object({
    id: z.optional(z.uuid()),
    title: text(JOB_TITLE_MAX),
    workedWith: text(EMPLOYER_NAME_MAX),
    workedFrom: date(),
    workedTill: z.nullish(date()),
  })
  .check(
    z.refine((entry) => !entry.workedTill || entry.workedTill >= entry.workedFrom, {
      path: ['workedTill'],
      message: wrong('BEFORE_START'),
    }),
  );
