import { z } from 'zod';
import { defineWork } from '../../../platform/work/work-kind.ts';

/** Retried for about two days, because a video waits for the virus scanner. */
export const CHECK_VIDEO = defineWork({
  name: 'videos.check',
  payload: z.object({ videoId: z.string() }),
  retries: { limit: 100, delaySeconds: 5, longestDelaySeconds: 1800 },
  timeLimitSeconds: 900,
  atATime: 1,
  onePerKey: 'queued',
});
