import { routes } from '@hirehq/shared-contracts/routes';
import type { Services } from '../../../../platform/module.ts';
import { onSchedule, type DeclaredWork } from '../../../../platform/work/work-kind.ts';
import { notifyCandidate } from '../../notifications/index.ts';
import { markReminded, takeExpiring } from './licences.store.ts';
import { LICENCE_REMINDER_DAYS } from './licence-stage.ts';

/** Reminds candidates of licences that expire soon, once at each stage. */
export async function remindOfLicences(services: Pick<Services, 'db' | 'now' | 'stream' | 'work'>): Promise<void> {
  const { db, now } = services;
  for (;;) {
    const isTaken = await db.transaction().execute(async (trx) => {
      const at = now();
      const licence = await takeExpiring(trx, at.toISOString().slice(0, 10), LICENCE_REMINDER_DAYS);
      if (!licence) return false;
      await markReminded(trx, licence.id, licence.stage);
      await notifyCandidate(services, trx, {
        candidateId: licence.candidate_id,
        kind: 'licenceExpiring',
        link: routes.editProfile(),
        values: { licence: licence.name, date: licence.expiresOn },
        at,
      });
      return true;
    });
    if (!isTaken) return;
  }
}

export const licenceWork = (services: Services): DeclaredWork[] => [
  onSchedule({ name: 'profiles.remind-of-licences', schedule: '23 * * * *', run: () => remindOfLicences(services) }),
];
