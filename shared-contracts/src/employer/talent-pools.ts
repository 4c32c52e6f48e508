import { z } from 'zod';
import { id, text, timestamp } from '../rest/primitives.ts';
import { defineCall } from '../define-call.ts';
import { pageOf, pageQuery } from './pages.ts';

/** Mails of invitations; an address with a `+` in it is that of the mailbox before it. */
export const INVITATION_LIMITS = {
  /** Of one enterprise. */
  sentADay: 200,
  /** To one mailbox, from all enterprises together. */
  receivedADay: 3,
  /** To one mailbox, from one enterprise, into whichever pools. */
  repeatedAMonth: 3,
} as const;

export const talentPoolSchema = z.object({ id: z.string(), name: z.string(), members: z.number().int() });

export const invitationSchema = z.object({
  id: z.string(),
  emailAddress: z.string(),
  createdTimestamp: timestamp,
  /** Null until they came. */
  completedTimestamp: timestamp.nullable(),
});

export const talentPoolCalls = {
  'GET talent-pools': defineCall('GET talent-pools', {
    access: { scope: null },
    summary: 'Talent pools of the enterprise',
    answer: z.array(talentPoolSchema),
  }),
  'POST talent-pools': defineCall('POST talent-pools', {
    access: { scope: 'jobs:write' },
    summary: 'Makes a talent pool',
    body: z.object({ name: text(200) }),
    answer: talentPoolSchema,
  }),
  'GET talent-pools/{id}/invitations': defineCall('GET talent-pools/{id}/invitations', {
    access: { scope: 'applications:read' },
    summary: 'Invitations into a pool, newest first',
    params: z.object({ id }),
    query: pageQuery,
    answer: pageOf(invitationSchema),
  }),
  'POST talent-pools/{id}/invitations': defineCall('POST talent-pools/{id}/invitations', {
    access: { scope: 'jobs:write' },
    summary: 'Invites somebody by email into a pool',
    note: `Somebody who is invited already gets the same invitation, and no second mail. 429 beyond ${INVITATION_LIMITS.sentADay} invitations a day, and for an address that gets no more of them: ${INVITATION_LIMITS.receivedADay} a day from all enterprises, ${INVITATION_LIMITS.repeatedAMonth} a month from one, none once it has unsubscribed.`,
    params: z.object({ id }),
    body: z.object({ emailAddress: z.email().max(254) }),
    answer: invitationSchema,
    aboutCandidate: true,
  }),
} as const;
