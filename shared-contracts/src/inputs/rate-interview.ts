import * as z from 'zod/mini';
import { optionalText, wrong } from './fields.ts';

export const RATING_MAX = 5;
export const RATING_REMARK_MAX = 2_000;

/** The arguments of `rateInterview` besides the interview. */
export const interviewRating = z.object({
  rating: z
    .number({ error: wrong('MISSING') })
    .check(z.int(wrong('OUT_OF_RANGE')), z.gte(1, wrong('OUT_OF_RANGE')), z.lte(RATING_MAX, wrong('OUT_OF_RANGE'))),
  remark: optionalText(RATING_REMARK_MAX),
  /** The remark may be shown to everybody, without the name of the candidate. */
  mayBeShown: z._default(z.boolean(), false),
});
