import { z } from 'zod';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { LogoOrigin } from '../../../platform/database/tables/enterprises.ts';
import type { Config } from '../../../platform/config.ts';
import type { Services } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { defineWork, onDemand, onSchedule, USUAL_RETRIES, type DeclaredWork } from '../../../platform/work/work-kind.ts';
import { addDomains, takeDueLogos } from './logos.store.ts';
import { renewLogo, saveFailure } from './renew-logo.ts';

const fetch = defineWork({
  name: 'logos.fetch',
  payload: z.object({ enterpriseId: z.uuid() }),
  retries: USUAL_RETRIES,
  // A home page and four pictures, of 10 seconds each.
  timeLimitSeconds: 120,
  atATime: 2,
  onePerKey: 'queued',
});

/** Of one look. */
const MOST = 500;
/** When a logo whose work was lost is due again. */
const LOST_MS = DAY_MS;

const ORIGINS: Readonly<Record<Config['logos'], readonly LogoOrigin[]>> = {
  off: [],
  named: ['FEED', 'API'],
  domains: ['FEED', 'API', 'DOMAIN'],
};

/** Queues the logos that are due, each for one process. */
export async function fetchDueLogos({ db, config, now, work }: Pick<Services, 'db' | 'config' | 'now' | 'work'>): Promise<void> {
  const from = ORIGINS[config.logos];
  if (from.length === 0) return;
  const at = now();
  if (config.logos === 'domains') await addDomains(db, { now: at, most: MOST });
  await db.transaction().execute(async (trx) => {
    const due = await takeDueLogos(trx, { now: at, until: new Date(at.getTime() + LOST_MS), from, most: MOST });
    for (const enterpriseId of due) await work.enqueue(trx, fetch, { enterpriseId }, { key: enterpriseId });
  });
}

export const logoWork = (services: Services): DeclaredWork[] => [
  onSchedule({ name: 'logos.look', schedule: '* * * * *', run: () => fetchDueLogos(services) }),
  onDemand(fetch, async ({ enterpriseId }) => {
    try {
      await renewLogo(services, enterpriseId);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'FILE_WITH_VIRUS') throw error;
      await saveFailure(services, enterpriseId, error.message);
    }
  }),
];
