import { z } from 'zod';
import { id, text, timestamp } from '../rest/primitives.ts';
import { defineCall } from '../define-call.ts';
import { pageOf, pageQuery } from './pages.ts';

/** Limits for invitation mails; an address with a `+` counts as the mailbox without that part. */
export const INVITATION_LIMITS = {
  /** How long the link of an invitation works, and the invited person counts as invited. */
  validDays: 90,
  /** Per enterprise. */
  sentADay: 200,
  /** Per mailbox, from all enterprises together. */
  receivedADay: 3,
  /** Per mailbox and enterprise, for all its pools. */
  repeatedAMonth: 3,
} as const;

export const talentPoolSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Whoever joins belongs to the enterprise alone, and sees its theme and logo. */
  exclusive: z.boolean(),
  members: z.number().int(),
});

export const invitationSchema = z.object({
  id: z.string(),
  emailAddress: z.string(),
  createdTimestamp: timestamp,
  /** Null until the person has joined. */
  completedTimestamp: timestamp.nullable(),
});

export const talentPoolCalls = {
  'GET talent-pools': defineCall('GET talent-pools', {
    access: { scope: null },
    summary: 'Talent pools of the enterprise',
    response: z.array(talentPoolSchema),
  }),
  'POST talent-pools': defineCall('POST talent-pools', {
    access: { scope: 'jobs:write' },
    edits: 'adds',
    summary: 'Creates a talent pool',
    note: 'Whoever joins a pool with `exclusive` belongs to the enterprise alone (`talentPool` Z) and sees its theme and logo everywhere, unless they belong to another one already; they can ask to be released.',
    body: z.object({ name: text(200), exclusive: z.boolean().default(false) }),
    response: talentPoolSchema,
  }),
  'GET talent-pools/{id}/invitations': defineCall('GET talent-pools/{id}/invitations', {
    access: { scope: 'applications:read' },
    summary: 'Invitations to a pool, newest first',
    params: z.object({ id }),
    query: pageQuery,
    response: pageOf(invitationSchema),
  }),
  'POST talent-pools/{id}/invitations': defineCall('POST talent-pools/{id}/invitations', {
    access: { scope: 'jobs:write' },
    edits: 'adds',
    summary: 'Invites a person to a pool by email',
    note: `Somebody who is invited already gets the same invitation, and no second mail. 429 beyond ${INVITATION_LIMITS.sentADay} invitations a day, and for an address that gets no more of them: ${INVITATION_LIMITS.receivedADay} a day from all enterprises, ${INVITATION_LIMITS.repeatedAMonth} a month from one, none once it has unsubscribed.`,
    params: z.object({ id }),
    body: z.object({ emailAddress: z.email().max(254) }),
    response: invitationSchema,
    aboutCandidate: true,
  }),
  'GET talent-pools/releases': defineCall('GET talent-pools/releases', {
    access: { scope: 'applications:read' },
    summary: 'Candidates of your talent pools who ask you to release them',
    response: z.array(z.object({ candidateId: z.string(), firstName: z.string(), lastName: z.string() })),
  }),
  'PUT talent-pools/releases/{candidateId}': defineCall('PUT talent-pools/releases/{candidateId}', {
    access: { scope: 'applications:write' },
    edits: 'step',
    summary: 'Releases a candidate from your talent pools, or declines',
    note: 'A candidate who is released leaves all your pools and no longer sees your brand; one who is declined can ask again. Both are notified by email. 404 without such a request.',
    params: z.object({ candidateId: id }),
    body: z.object({ released: z.boolean() }),
    response: z.object({ candidateId: z.string(), released: z.boolean() }),
  }),
} as const;
