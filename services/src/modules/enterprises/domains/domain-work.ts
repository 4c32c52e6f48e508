import { z } from 'zod';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { defineWork, onDemand, onSchedule, USUAL_RETRIES, type DeclaredWork } from '../../../platform/work/work-kind.ts';
import { CHECK_EVERY_MS, checkDomain } from './check-domain.ts';
import { ownDomain, takeDueDomain } from './domains.store.ts';

const check = defineWork({
  name: 'domains.check',
  payload: z.object({ enterpriseId: z.uuid(), domain: z.string() }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 120,
  atATime: 2,
});

/** Queues the checks of domains that are due, each for one process. */
export async function checkDueDomains({ db, now, work }: Pick<Services, 'db' | 'now' | 'work'>): Promise<void> {
  for (;;) {
    const isTaken = await db.transaction().execute(async (trx) => {
      const at = now();
      const row = await takeDueDomain(trx, { now: at, until: new Date(at.getTime() + CHECK_EVERY_MS) });
      if (row) await work.enqueue(trx, check, { enterpriseId: row.enterprise_id, domain: row.domain });
      return row !== undefined;
    });
    if (!isTaken) return;
  }
}

/** Checks proven domains again at their intervals. */
export const domainWork = (services: Pick<Services, 'db' | 'config' | 'now' | 'work'>): DeclaredWork[] => [
  onSchedule({ name: 'domains.look', schedule: '* * * * *', run: () => checkDueDomains(services) }),
  onDemand(check, async ({ enterpriseId, domain }) => {
    const row = await ownDomain(services.db, enterpriseId, domain);
    if (!row) return;
    await checkDomain(services, row).catch((error: unknown) => {
      // Another employer proved the domain in the meantime.
      if (!(error instanceof Refusal)) throw error;
    });
  }),
];
