import type { Services } from '../../../platform/module.ts';
import { onSchedule, type DeclaredWork } from '../../../platform/work/work-kind.ts';
import { reindexJobs } from '../jobs/index.ts';
import { plainText } from './fields/clean-html.ts';

/** Jobs of one transaction: searches, and feeds that write the same jobs, wait for it at most. */
const AT_ONCE = 100;
const TIME_LIMIT_SECONDS = 3600;

/** Indexes all jobs again that an earlier version has indexed; what it has not reached when it is stopped is done by the next run. */
export async function reindexAll({ db }: Pick<Services, 'db'>, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (;;) {
    signal?.throwIfAborted();
    const some = await db.transaction().execute((trx) => reindexJobs(trx, plainText, AT_ONCE));
    done += some;
    if (some === 0) return done;
  }
}

/** After an update that indexes words in another way; a look at an empty index otherwise. */
export const reindexWork = (services: Services): DeclaredWork =>
  onSchedule({
    name: 'jobs.reindex',
    schedule: '* * * * *',
    timeLimitSeconds: TIME_LIMIT_SECONDS,
    run: async ({ signal }) => void (await reindexAll(services, signal)),
  });
