import { z } from 'zod';
import { workHistoryInput } from '../inputs/work-history.ts';
import { defineCall } from '../define-call.ts';
import { storedFileSchema } from './files.ts';
import { done, id, version } from './primitives.ts';

export const workHistorySchema = z.object({
  id: z.string(),
  version,
  title: z.string(),
  workedWith: z.string(),
  workedFrom: z.string(),
  /** Null while the candidate still works there. */
  workedTill: z.string().nullable(),
  showcases: z.array(storedFileSchema),
});
export type WorkHistory = z.infer<typeof workHistorySchema>;

export const workHistoryCalls = {
  'GET candidates/work-history': defineCall('GET candidates/work-history', {
    access: 'candidate',
    summary: 'Work history, newest first',
    response: z.array(workHistorySchema),
  }),
  'PUT candidates/work-history': defineCall('PUT candidates/work-history', {
    access: 'candidate',
    summary: 'Adds an entry, or changes the one with the given `id`',
    versioned: true,
    body: workHistoryInput,
    response: workHistorySchema,
  }),
  'DELETE candidates/work-history/{id}': defineCall('DELETE candidates/work-history/{id}', {
    access: 'candidate',
    versioned: true,
    summary: 'Removes an entry and its showcases',
    params: z.object({ id }),
    response: done,
  }),
  'DELETE candidates/work-history/showcases/{id}': defineCall('DELETE candidates/work-history/showcases/{id}', {
    access: 'candidate',
    edits: 'member',
    summary: 'Removes a showcase file',
    params: z.object({ id }),
    response: done,
  }),
} as const;
