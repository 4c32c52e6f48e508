import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { done, timestamp, version } from '../rest/primitives.ts';

export const applicationMailSchema = z.object({
  version,
  /** Null if applications are not mailed. */
  emailAddress: z.string().nullable(),
  /** Applications are mailed only once the address is confirmed. */
  proven: z.boolean(),
  /** When the mail that asks for it was sent last. */
  askedTimestamp: timestamp.nullable(),
});
export type ApplicationMail = z.infer<typeof applicationMailSchema>;

export const applicationMailCalls = {
  'GET application-mail': defineCall('GET application-mail', {
    access: { scope: null },
    versioned: true,
    summary: 'The address that applications are mailed to',
    response: applicationMailSchema,
  }),
  'PUT application-mail': defineCall('PUT application-mail', {
    access: { scope: 'applications:write' },
    versioned: true,
    summary: 'Has applications mailed to an address',
    note: 'A mail with a link is sent to the address; it is used once that link was confirmed, within a week. Another address replaces it at once, and the links that were mailed to the former one stop working. Applications are mailed only while no key that reads applications and no webhook is in use.',
    body: z.object({ emailAddress: z.email().max(254) }),
    response: applicationMailSchema,
  }),
  'DELETE application-mail': defineCall('DELETE application-mail', {
    access: { scope: 'applications:write' },
    versioned: true,
    summary: 'Ends mailing applications',
    note: 'The links of earlier mails stop working at once.',
    response: done,
  }),
} as const;
