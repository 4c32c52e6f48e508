import { expect, inject, it } from 'vitest';
import { IS_FULL_RUN } from '../../platform/testing/full-run.ts';
import type { ChaosFault } from './faults.ts';
import { killWhileWorking } from './kill-while-working.ts';
import { withChaosPlatform, type ChaosSetup } from './with-chaos-platform.ts';

// Each fault meets one of the two servers; in a complete run both.
const only = (faults: readonly ChaosFault[]) => (IS_FULL_RUN ? {} : { faults });

/** Enough for as long as the rounds may take. */
const FEW = { candidates: 10, jobs: 500 };

it.each<[string, Pick<ChaosSetup, 'processes' | 'faults'>]>([
  ['the embedded server', only(['kill -9', 'connections terminated'])],
  ['two processes on a server of DATABASE_URL', { processes: 2, ...only(['immediate restart', 'fast restart']) }],
])(
  'SV-10 a database that dies, restarts or drops its connections under load ends no process and loses no acknowledged write: %s',
  async (_name, setup) => {
    const { struck, wrong, lost, untold, failures, written } = await withChaosPlatform({
      ...setup,
      rounds: 1,
      rate: 10,
      ...(!IS_FULL_RUN && { size: FEW }),
      prepared: inject('preparedCluster'),
    });
    expect(wrong, 'responses that are neither good nor 503 with Retry-After').toEqual([]);
    expect(written).toBeGreaterThan(0);
    expect(lost, 'acknowledged and lost').toEqual([]);
    expect(untold, 'applications without their notification').toBe(0);
    expect(failures).toEqual([]);
    expect(struck.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(0);
  },
  600_000,
);

// A process killed in each kind of work at a chosen moment is in durability/; here, at any moment, which takes a minute.
it.runIf(IS_FULL_RUN)(
  'SV-10 processes that are killed while sending mails, webhooks and alerts lose none of them',
  { timeout: 600_000 },
  async () => {
    const { mails, webhooks, alerts } = await killWhileWorking({ kills: 2, prepared: inject('preparedCluster') });
    expect(mails.asked).toBeGreaterThan(0);
    expect([mails.lost, webhooks.lost, alerts.lost]).toEqual([0, 0, 0]);
    expect(alerts.repeated, 'alerts told twice').toBe(0);
  },
);
