import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { defineWork, USUAL_RETRIES } from '../../../platform/work/work-kind.ts';

/** Makes what searches find of an employer's jobs follow the way it receives applications; module jobs does it. */
export const followChannel = defineWork({
  name: 'jobs.follow-channel',
  payload: z.object({ enterpriseId: z.uuid() }),
  retries: USUAL_RETRIES,
  // All jobs of an employer may have to be changed.
  timeLimitSeconds: 3600,
  atATime: 1,
  // What is enqueued while one runs may be about a later change.
  onePerKey: 'running',
});

/** To be called in the transaction that may change how an employer receives applications. */
export const channelChanged = ({ work }: Pick<Services, 'work'>, trx: Transaction, enterpriseId: string): Promise<void> =>
  work.enqueue(trx, followChannel, { enterpriseId }, { key: enterpriseId });
