import type { Services } from '../../../../platform/module.ts';
import { onDemand, onSchedule, type DeclaredWork } from '../../../../platform/work/work-kind.ts';
import { employersToFollow, followChannel, isReached, reachOfEmployers } from '../../../enterprises/apply-channels/index.ts';
import { followInSearch, lockEmployer, setReceiving } from './receiving-employers.store.ts';

/** Rows of one transaction: searches, and feeds that write the same jobs, wait for it at most. */
const AT_ONCE = 500;
const TIME_LIMIT_SECONDS = 3600;

type Following = Pick<Services, 'db' | 'now'>;

/** Makes the search rows of an employer's jobs say whether one applies to them here, which filters and counts go by. */
export async function followEmployer({ db, now }: Following, enterpriseId: string, signal?: AbortSignal): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockEmployer(trx, enterpriseId))) return;
    const reach = await reachOfEmployers(trx, [enterpriseId], now());
    await setReceiving(trx, enterpriseId, isReached(reach.get(enterpriseId)));
  });
  const follow = (most: number, locked: 'passed over' | 'waited for') =>
    db.transaction().execute((trx) => followInSearch(trx, enterpriseId, { most, locked }));
  // Who waits for one row at a time, and holds no other, never waits in a circle.
  for (;;) {
    signal?.throwIfAborted();
    if ((await follow(AT_ONCE, 'passed over')) === 0 && (await follow(1, 'waited for')) === 0) return;
  }
}

/** The same for all employers whose channel changed without a word, as a key that expires. */
export async function followAll(services: Following, signal?: AbortSignal): Promise<void> {
  for (const id of await employersToFollow(services.db, services.now())) await followEmployer(services, id, signal);
}

export const followWork = (services: Following): DeclaredWork[] => [
  onDemand(followChannel, ({ enterpriseId }, { signal }) => followEmployer(services, enterpriseId, signal)),
  onSchedule({
    name: 'jobs.follow-channels',
    schedule: '* * * * *',
    timeLimitSeconds: TIME_LIMIT_SECONDS,
    run: ({ signal }) => followAll(services, signal),
  }),
];
