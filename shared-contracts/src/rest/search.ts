import { z } from 'zod';
import { SUGGESTION_TYPES } from '../codes.ts';
import { defineCall } from '../define-call.ts';
import { emptyText } from './primitives.ts';

/** S a skill (with its id), T a job title. The two years are shown in brackets after a skill. */
export const suggestionSchema = z.object({
  type: z.enum(SUGGESTION_TYPES),
  id: z.number().int().optional(),
  name: z.string(),
  minYears: z.number().optional(),
  maxYears: z.number().optional(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

export const searchCalls = {
  'GET candidates/search': defineCall('GET candidates/search', {
    access: 'both',
    summary: 'Skills and job titles that match the typed text, best first',
    note: 'Healthcare adds is-healthcare=true. The header x-synonyms-active: T includes synonyms.',
    query: z.object({ keyword: emptyText(200), 'is-healthcare': z.enum(['true', 'false']).optional() }),
    response: z.array(suggestionSchema),
  }),
} as const;
