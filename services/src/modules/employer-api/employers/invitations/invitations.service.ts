import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { INVITATION_LIMITS } from '@hirehq/shared-contracts/employer';
import { newSecret, secretHash } from '../../../../platform/ids/secret.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { pageOf, type TimeCursor } from '../../../../platform/ids/time-cursor.ts';
import type { Services } from '../../../../platform/module.ts';
import { refusalAt, refuseIfFull } from '../../../../platform/row-caps/refuse-if-full.ts';
import { localeOfAddress } from '../../../candidate/candidates/index.ts';
import { enqueueMail, isStopped } from '../../../post/mail/index.ts';
import { invitationMail, invitationStop } from './invitation-mail.ts';
import {
  insertInvitation,
  invitationOfKey,
  invitationOf,
  invitationsTo,
  lockInviting,
  type InvitationRow,
} from './invitations.store.ts';
import { poolOf } from '../talent-pools.service.ts';

const LINK_MS = INVITATION_LIMITS.validDays * DAY_MS;

const toResponse = (row: InvitationRow) => ({
  id: row.id,
  emailAddress: row.email_address,
  createdTimestamp: row.created_at.toISOString(),
  completedTimestamp: row.completed_at?.toISOString() ?? null,
});

/** The mailbox of an address: `ada@example.com` for `ada+jobs@example.com`. */
const mailboxOf = (email: string) => email.replace(/\+[^@]*@/, '@').toLowerCase();

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

export async function listInvitations(
  services: Services,
  enterpriseId: string,
  poolId: string,
  { after, limit }: { after: TimeCursor | undefined; limit: number },
) {
  await poolOf(services, enterpriseId, poolId);
  const rows = await invitationsTo(services.db, poolId, { after, limit: limit + 1 });
  return pageOf(rows, limit, { item: toResponse, cursor: (row) => ({ at: row.created_at, id: row.id }) });
}

/** An address that stopped invitations is refused like one that received too many, so that employers cannot tell the difference. */
async function refuseTooMany(services: Services, trx: Transaction, enterpriseId: string, emailAddress: string): Promise<void> {
  const [now, mailbox] = [services.now(), mailboxOf(emailAddress)];
  await refuseIfFull(trx, 'invitationsSent', { owner: enterpriseId, now });
  await refuseIfFull(trx, 'invitationsReceived', { owner: mailbox, now });
  await refuseIfFull(trx, 'invitationsRepeated', { owner: `${enterpriseId} ${mailbox}`, now });
  if (await isStopped(trx, 'invitation', invitationStop.hashOf(services, emailAddress))) throw refusalAt('invitationsReceived');
}

/** Invites an address by mail; an address that is already invited gets no second mail. */
export async function inviteInto(
  services: Services,
  enterpriseId: string,
  { id, poolId, emailAddress }: { id: string; poolId: string; emailAddress: string },
) {
  const { db, now } = services;
  const pool = await poolOf(services, enterpriseId, poolId);
  return db.transaction().execute(async (trx) => {
    // Held before the invitation is looked for, so that of two to one address one is stored.
    await lockInviting(trx, enterpriseId);
    const known = await invitationOf(trx, poolId, emailAddress);
    if (known) return toResponse(known);
    await refuseTooMany(services, trx, enterpriseId, emailAddress);
    const key = newSecret(24);
    const row = await insertInvitation(trx, { id, poolId, emailAddress, keyHash: secretHash(key), now: now() });
    const locale = await localeOfAddress(trx, emailAddress);
    const mail = { to: emailAddress, key, pool: pool.name, company: pool.establishment_name, locale };
    await enqueueMail(services, trx, invitationMail(services, mail));
    return toResponse(row);
  });
}

/** The invitation of a link; undefined for an invalid key, or one older than 90 days. */
export const invitationOfLink = ({ db, now }: Services, key: string) =>
  invitationOfKey(db, secretHash(key), before(now(), LINK_MS));
