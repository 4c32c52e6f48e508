import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { timestamp } from '../rest/primitives.ts';
import { remoteId, remoteVersion } from './primitives.ts';

const overrideSchema = z.object({
  /** Value of the query parameter `release-override`. It gives no access: it only chooses among stored versions. */
  token: z.string(),
  /** A page address with it. */
  url: z.string(),
  releases: z.record(remoteId, remoteVersion),
  expiresTimestamp: timestamp,
});
export type CreatedOverride = z.infer<typeof overrideSchema>;

export const overrideCalls = {
  'POST overrides': defineCall('POST overrides', {
    access: { right: 'override' },
    edits: 'nothing',
    summary: 'Makes a link that lets one browser tab run chosen versions',
    note: 'For tests of any mix of stored versions, in production too. The tab shows a notice that leads back to the live versions. There is no fallback to a previous version, so that a broken one is seen.',
    body: z.object({
      /** Remote → its version, or `candidate`: the version that was stored last. */
      releases: z
        .record(remoteId, z.union([z.literal('candidate'), remoteVersion]))
        .refine((each) => Object.keys(each).length > 0),
      hours: z
        .number()
        .min(0.1)
        .max(24 * 7)
        .default(8),
    }),
    response: overrideSchema,
    refusals: ['RIGHT_MISSING', 'RELEASE_REFUSED'],
  }),
} as const;
