import type { CandidatePool } from '@hirehq/shared-contracts/graphql/types';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Services } from '../../../platform/module.ts';
import { enqueueMail } from '../../post/mail/index.ts';
import { accountMail } from './account-mails.ts';
import { accountHolderOf } from './deletions.service.ts';
import { lockCandidateRow, poolMembershipOf, releaseFrom, setUnbindStatus, unbindRequestsTo } from './pools.store.ts';

/** Asks the employer of the candidate's pool to release them; asking again while it is pending changes nothing. */
export async function requestUnbind({ db }: Pick<Services, 'db'>, candidateId: string): Promise<CandidatePool> {
  return db.transaction().execute(async (trx) => {
    await lockCandidateRow(trx, candidateId);
    const pool = await poolMembershipOf(trx, candidateId);
    if (!pool) throw new Refusal('NOT_FOUND', { message: 'You do not belong to an employer’s talent pool.' });
    await setUnbindStatus(trx, candidateId, 'P');
    return { ...pool, unbindRequestStatus: 'P' };
  });
}

export async function unbindRequests({ db }: Pick<Services, 'db'>, enterpriseId: string) {
  return unbindRequestsTo(db, enterpriseId);
}

/** An employer releases a candidate who asked for it, or declines; the candidate is notified by email. */
export async function respondToUnbind(
  services: Services,
  { enterpriseId, candidateId, released }: { enterpriseId: string; candidateId: string; released: boolean },
): Promise<{ candidateId: string; released: boolean }> {
  if (!isUuid(candidateId)) throw new Refusal('NOT_FOUND');
  await services.db.transaction().execute(async (trx) => {
    await lockCandidateRow(trx, candidateId);
    const pool = await poolMembershipOf(trx, candidateId);
    if (pool?.enterpriseId !== enterpriseId || pool.unbindRequestStatus !== 'P') throw new Refusal('NOT_FOUND');
    if (released) await releaseFrom(trx, candidateId, enterpriseId);
    else await setUnbindStatus(trx, candidateId, 'R');
    const kind = released ? 'unbindReleased' : 'unbindRefused';
    const holder = await accountHolderOf({ db: trx }, candidateId);
    await enqueueMail(services, trx, accountMail(services, holder, { kind, company: pool.enterpriseName }));
  });
  return { candidateId, released };
}
