import { z } from 'zod/mini';
import { defineEvent } from './define-event.ts';

/** The event stream delivered a message; the chat that shows the conversation fetches it. */
export const messageReceived = defineEvent('message.received', {
  version: 1,
  owner: 'services',
  crossTab: true,
  schema: z.object({
    id: z.string(),
    /** `messageFrom` and `enterpriseId` of the conversation. */
    messageFrom: z.string(),
    enterpriseId: z.string(),
    /** Unread messages of all conversations. */
    unreadCount: z.number(),
  }),
});
