import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/**
 * The conversations that this tab shows, while it is visible: a message in one of them needs no further sign. Retained, so that a
 * part mounted later knows them.
 */
export const conversationsShown = defineEvent('conversations.shown', {
  version: 1,
  owner: 'messaging',
  retained: true,
  schema: z.object({ enterpriseIds: z.array(z.string()) }),
});
