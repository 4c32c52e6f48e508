import { Refusal } from '../../platform/http/refusal.ts';
import { pageOf, type TimeCursor } from '../../platform/http/time-cursor.ts';
import type { Services } from '../../platform/module.ts';
import { localeOfAddress } from '../candidates/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { invitationMail } from './invitation-mail.ts';
import {
  insertTalentPool,
  invitationsTo,
  invite,
  ownTalentPool,
  talentPoolsOf,
  type InvitationRow,
} from './talent-pools.store.ts';

const answer = (row: InvitationRow) => ({
  id: row.id,
  emailAddress: row.email_address,
  createdTimestamp: row.created_at.toISOString(),
  completedTimestamp: row.completed_at?.toISOString() ?? null,
});

export async function talentPools({ db }: Services, enterpriseId: string) {
  const rows = await talentPoolsOf(db, enterpriseId);
  return rows.map((row) => ({ id: row.id, name: row.name, members: row.members ?? 0 }));
}

export async function makeTalentPool(services: Services, enterpriseId: string, { id, name }: { id: string; name: string }) {
  await insertTalentPool(services.db, { id, enterpriseId, name });
  const made = (await talentPools(services, enterpriseId)).find((pool) => pool.id === id);
  if (!made) throw new Refusal('CONFLICT');
  return made;
}

async function poolOf({ db }: Services, enterpriseId: string, id: string) {
  const pool = await ownTalentPool(db, enterpriseId, id);
  if (!pool) throw new Refusal('NOT_FOUND');
  return pool;
}

export async function listInvitations(
  services: Services,
  enterpriseId: string,
  poolId: string,
  { after, limit }: { after: TimeCursor | undefined; limit: number },
) {
  await poolOf(services, enterpriseId, poolId);
  const rows = await invitationsTo(services.db, poolId, { after, limit: limit + 1 });
  return pageOf(rows, limit, { item: answer, cursor: (row) => ({ at: row.created_at, id: row.id }) });
}

/** Invites an address, with a mail the first time. */
export async function inviteInto(
  services: Services,
  enterpriseId: string,
  { id, poolId, emailAddress }: { id: string; poolId: string; emailAddress: string },
) {
  const { db, config, now } = services;
  const pool = await poolOf(services, enterpriseId, poolId);
  return db.transaction().execute(async (trx) => {
    const { row, isNew } = await invite(trx, { id, poolId, emailAddress, now: now() });
    const locale = await localeOfAddress(trx, emailAddress);
    const mail = { to: emailAddress, poolId, pool: pool.name, company: pool.establishment_name, locale };
    if (isNew) await enqueueMail(trx, invitationMail(config, mail), now());
    return answer(row);
  });
}
