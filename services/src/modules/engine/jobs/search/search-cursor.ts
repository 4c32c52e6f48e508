import { z } from 'zod';
import type { JobSort } from '@hirehq/shared-contracts/graphql/types';
import { encodeCursor, readEndCursor } from '../../../../platform/ids/cursor.ts';
import { cursorMoment } from '../../../../platform/ids/time-cursor.ts';
import { LEADING_BY_PAY } from '../rank/pay-order.store.ts';
import type { Hit } from '../rank/search-pages.store.ts';

/** Where a page ended. */
export interface SearchCursor {
  after: Hit;
  /** Since when jobs were ranked, where not all of them were. */
  rankedSince: Date | undefined;
  /** The interpretation of the keyword that found them. */
  reading: number;
  /** All of the keyword was searched for as words. */
  asWords: boolean;
}

/** Rank, posting time and id of the last hit; `rankedSince`; `reading`; 1 for `asWords`. */
const cursorSchema = <Rank extends z.ZodType<number>>(rank: Rank) =>
  z.tuple([
    rank,
    cursorMoment,
    z.uuid(),
    cursorMoment.nullable().optional(),
    z.int().min(0).max(9).optional(),
    z.literal([0, 1]).optional(),
  ]);

const RANKED = cursorSchema(z.int().min(0).max(100_000));
/** The rank in a list by pay is an amount. */
const BY_PAY = cursorSchema(
  z
    .number()
    .min(0)
    .max(2 * LEADING_BY_PAY),
);

/** Reads an untrusted cursor of a list in this order; refuses an invalid one. */
export function readSearchCursor(text: string, sort: JobSort): SearchCursor {
  const schema = sort === 'PAY' ? BY_PAY : RANKED;
  const [rank, postedAt, jobId, rankedSince, reading = 0, asWords = 0] = readEndCursor(schema, text);
  return {
    after: { rank, posted_at: new Date(postedAt), job_id: jobId },
    rankedSince: typeof rankedSince === 'number' ? new Date(rankedSince) : undefined,
    reading,
    asWords: asWords === 1,
  };
}

export const searchCursorText = ({ after, rankedSince, reading, asWords }: SearchCursor): string =>
  encodeCursor([after.rank, after.posted_at.getTime(), after.job_id, rankedSince?.getTime() ?? null, reading, Number(asWords)]);
