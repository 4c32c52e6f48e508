import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/** The employer is typing. */
export const conversationTyped = defineEvent('conversation.typed', {
  version: 1,
  owner: 'services',
  crossTab: true,
  schema: z.object({
    enterpriseId: z.string(),
    /** ISO 8601: shown until then, or until a message arrives. */
    until: z.string(),
  }),
});
