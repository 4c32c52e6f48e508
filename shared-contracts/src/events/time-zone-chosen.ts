import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/** The candidate chose a time zone, here or on another device. */
export const timeZoneChosen = defineEvent('time-zone.chosen', {
  version: 1,
  owner: 'services',
  crossTab: true,
  schema: z.object({
    /** IANA name; null for that of the device. */
    timeZone: z.nullable(z.string()),
  }),
});
