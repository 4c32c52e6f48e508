import { z } from 'zod/mini';
import { HAND_OVER_PURPOSES, HAND_OVER_STATES } from '../codes.ts';
import { defineEvent } from './define-event.ts';

/** What the other device of a hand-over is doing, for the page that shows its QR code. */
export const handOverChanged = defineEvent('hand-over.changed', {
  version: 1,
  owner: 'services',
  crossTab: true,
  schema: z.object({
    id: z.string(),
    purpose: z.enum(HAND_OVER_PURPOSES),
    state: z.enum(HAND_OVER_STATES),
    /** Percent of the upload. */
    progress: z.nullable(z.number()),
  }),
});
