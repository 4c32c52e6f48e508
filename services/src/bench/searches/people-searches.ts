import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { EMPLOYMENT_TYPES } from '@hirehq/shared-contracts/codes';

/** A regular expression, ignoring case. */
const pattern = z.string().transform((text, context) => {
  try {
    return new RegExp(text, 'iu');
  } catch (error) {
    context.addIssue({ code: 'custom', message: String(error) });
    return z.NEVER;
  }
});

/** A posting is relevant if all of it holds. */
const relevantSchema = z.strictObject({
  /** In the title; of a forum, whose postings name their jobs in the text, in the text as well. */
  work: pattern.optional(),
  /** In the title or the text. */
  uses: pattern.optional(),
  company: pattern.optional(),
  /** In one of its locations, as written or as read. */
  place: pattern.optional(),
  remote: z.literal(true).optional(),
  hybrid: z.literal(true).optional(),
  /** Stated, or said in the title; of a forum, in the text. */
  type: z.enum(EMPLOYMENT_TYPES).optional(),
  level: z.enum(['EL']).optional(),
  /** Stated pay a year, at its upper end, in its own currency. */
  payYear: z.number().optional(),
});
export type Relevant = z.infer<typeof relevantSchema>;

const searchSchema = z.strictObject({
  id: z.string().min(1),
  /** Searches of one kind are averaged together. */
  kind: z.string().min(1),
  /** As a person types it into the box for words. */
  keyword: z.string().min(1),
  /** Not looked at while the search is tuned. */
  keptApart: z.literal(true).optional(),
  relevant: relevantSchema,
});
export type PeopleSearch = z.infer<typeof searchSchema>;

export async function readPeopleSearches(): Promise<PeopleSearch[]> {
  const text = await readFile(join(import.meta.dirname, 'searches.json'), 'utf8');
  return z.array(searchSchema).parse(JSON.parse(text));
}
