import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/** The candidate's profile was changed, here or on another device: what shows it is requested again. */
export const profileChanged = defineEvent('profile.changed', {
  version: 1,
  owner: 'services',
  crossTab: true,
  schema: z.object({ score: z.number() }),
});
