import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/** Whether this page receives the event stream, itself or from another tab; while it does not, lists are polled. */
export const streamStateChanged = defineEvent('stream.state-changed', {
  version: 1,
  owner: 'shell',
  retained: true,
  schema: z.object({
    state: z.enum(['connected', 'reconnecting', 'off']),
    /**
     * With `connected`: every event since then has reached this page or will, in milliseconds since 1970. What was requested
     * earlier may lack one, so it is requested again. Older shells omit it.
     */
    since: z.optional(z.number()),
  }),
});
