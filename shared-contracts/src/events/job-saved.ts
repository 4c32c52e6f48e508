import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/** A job was saved, or removed from the saved jobs. */
export const jobSaved = defineEvent('job.saved', {
  version: 1,
  owner: 'jobs',
  crossTab: true,
  schema: z.object({ jobId: z.string(), saved: z.boolean() }),
});
