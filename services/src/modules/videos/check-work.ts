import { z } from 'zod';
import { defineWork } from '../../platform/work/work-kind.ts';

/** Retried for days, because a video waits for the virus scanner. */
export const CHECK_VIDEO = defineWork({
  name: 'videos.check',
  payload: z.object({ videoId: z.string() }),
  retries: { limit: 400, delaySeconds: 5, longestDelaySeconds: 900 },
  timeLimitSeconds: 900,
  atATime: 1,
  onePerKey: 'queued',
});
