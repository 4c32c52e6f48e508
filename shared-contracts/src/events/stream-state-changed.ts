import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/** Whether the event stream is connected; while it is not, lists fall back to polling. */
export const streamStateChanged = defineEvent('stream.state-changed', {
  version: 1,
  owner: 'shell',
  retained: true,
  crossTab: true,
  schema: z.object({ state: z.enum(['connected', 'reconnecting', 'off']) }),
});
