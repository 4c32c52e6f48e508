import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/** A candidate's application is stored. */
export const applicationSubmitted = defineEvent('application.submitted', {
  version: 1,
  owner: 'jobs',
  crossTab: true,
  schema: z.object({ jobId: z.string(), applicationId: z.string(), jobTitle: z.string() }),
});
