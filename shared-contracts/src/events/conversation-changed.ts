import { z } from 'zod/mini';
import { conversationState, messageOfEvent } from './conversation-state.ts';
import { defineEvent } from './define-event.ts';

/** A conversation changed otherwise than by a message of the employer: a message of the candidate, read, cleared, blocked. */
export const conversationChanged = defineEvent('conversation.changed', {
  version: 1,
  owner: 'services',
  crossTab: true,
  schema: z.object({
    conversation: conversationState,
    /** The message of the candidate that changed it. */
    message: z.optional(messageOfEvent),
  }),
});
