import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { createSharedWindow } from '../../../platform/attempts/shared-window.ts';
import type { Services } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';

/** Counts a search or query for the embeds of an employer; refuses with RATE_LIMITED where there were too many. */
export type EmbedLimit = (enterpriseId: string) => Promise<void>;

/** Only what has to be read counts, so that the lists most visitors see stay there when somebody sends one search after another. */
export function createEmbedLimit(services: Pick<Services, 'config' | 'db' | 'now'>): EmbedLimit {
  const max = services.config.embedRateLimit;
  const reads = createSharedWindow(services, 'embedReads', { max, windowMs: MINUTE_MS });
  return async (enterpriseId) => {
    const waitMs = max === 0 ? undefined : await reads.take(enterpriseId);
    if (waitMs === undefined) return;
    throw new Refusal('RATE_LIMITED', {
      message: 'There were too many requests for the jobs of this employer. Please wait a moment.',
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  };
}
