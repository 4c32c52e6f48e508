import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { ApplicationMail } from '@hirehq/shared-contracts/employer';
import type { Transaction } from '../../../platform/database/database.ts';
import { createAttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import { refuseExcess } from '../../../platform/attempts/refuse-excess.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { newSecret, secretHash } from '../../../platform/ids/secret.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { lockAtVersion } from '../../../platform/versions/at-version.store.ts';
import { isExpected, type ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import { channelChanged } from '../../enterprises/apply-channels/index.ts';
import { enqueueMail } from '../../post/mail/index.ts';
import { nameOfEmployer } from './employer-name.store.ts';
import {
  addressOfProof,
  deleteMailAddress,
  lockedMailAddress,
  insertMailAddress,
  mailAddressOf,
  setProof,
  setProven,
} from './mail-address.store.ts';
import { proofMail } from './proof-mail.ts';

const PROOF_MS = 7 * DAY_MS;
const TOO_MANY = 'Too many mails were sent to confirm an address. Try again tomorrow.';

/** Without an address it is 0, which no row has. */
const versionOf = (row: { version: number } | undefined): string => String(row?.version ?? 0);

const applicationMailOf = (row: Awaited<ReturnType<typeof mailAddressOf>>): ApplicationMail => ({
  version: versionOf(row),
  emailAddress: row?.email_address ?? null,
  proven: (row?.proven_at ?? null) !== null,
  askedTimestamp: row?.asked_at.toISOString() ?? null,
});

export const readMailAddress = async ({ db }: Services, enterpriseId: string): Promise<ApplicationMail> =>
  applicationMailOf(await mailAddressOf(db, enterpriseId));

/**
 * Makes an address the one that applications are mailed to, once the link that is sent to it was opened and confirmed. Another
 * address replaces it at once, and its links stop working; the same one is asked again unless it is proven.
 */
export async function askForProof(
  trx: Transaction,
  services: Pick<Services, 'config' | 'now' | 'work'>,
  enterpriseId: string,
  emailAddress: string,
): Promise<void> {
  const now = services.now();
  const before = await lockedMailAddress(trx, enterpriseId);
  const isSame = before?.email_address.toLowerCase() === emailAddress.toLowerCase();
  if (isSame && before?.proven_at) return;
  const secret = newSecret();
  if (before && isSame) await setProof(trx, before.id, secretHash(secret), now);
  else {
    await removeMailAddress(services, trx, enterpriseId);
    await insertMailAddress(trx, {
      id: newId(),
      enterprise_id: enterpriseId,
      email_address: emailAddress,
      proof_hash: secretHash(secret),
      asked_at: now,
      proven_at: null,
    });
  }
  const company = await nameOfEmployer(trx, enterpriseId);
  await enqueueMail(services, trx, proofMail(services, { to: emailAddress, company, secret }));
}

/** Locks the address of an employer, also one that is not there yet. Refused if it has another version than the expected one. */
async function lockMailAddress(trx: Transaction, enterpriseId: string, expected: ExpectedVersion): Promise<void> {
  await lockAtVersion(trx, 'enterprise', enterpriseId, undefined);
  const row = await lockedMailAddress(trx, enterpriseId);
  if (!isExpected(row?.version ?? 0, expected)) throw new Refusal('STALE', { current: applicationMailOf(row) });
}

/** The same for an employer's system, which can have few such mails sent. */
export async function changeMailAddress(
  services: Services,
  enterpriseId: string,
  { emailAddress, expected }: { emailAddress: string; expected: ExpectedVersion },
): Promise<ApplicationMail> {
  const limits = createAttemptLimits(services, {
    applicationMailProofs: { max: 10, windowMs: DAY_MS },
    applicationMailProofsTo: { max: 3, windowMs: DAY_MS },
  });
  const known = await mailAddressOf(services.db, enterpriseId);
  const isProven = known?.proven_at && known.email_address.toLowerCase() === emailAddress.toLowerCase();
  if (!isProven)
    await refuseExcess(
      limits,
      TOO_MANY,
      ['applicationMailProofs', enterpriseId],
      ['applicationMailProofsTo', emailAddress.replace(/\+[^@]*@/, '@')],
    );
  await services.db.transaction().execute(async (trx) => {
    await lockMailAddress(trx, enterpriseId, expected);
    await askForProof(trx, services, enterpriseId, emailAddress);
  });
  return readMailAddress(services, enterpriseId);
}

/** Applications are no longer mailed, and the links of earlier mails stop working; repeating it changes nothing. */
export async function endMailAddress(
  services: Pick<Services, 'db' | 'work'>,
  enterpriseId: string,
  expected: ExpectedVersion,
): Promise<true> {
  await services.db.transaction().execute(async (trx) => {
    await lockMailAddress(trx, enterpriseId, expected);
    await removeMailAddress(services, trx, enterpriseId);
  });
  return true;
}

/** The same in a transaction. */
export async function removeMailAddress(services: Pick<Services, 'work'>, trx: Transaction, enterpriseId: string): Promise<void> {
  await deleteMailAddress(trx, enterpriseId);
  await channelChanged(services, trx, enterpriseId);
}

/** What a proof link is about; undefined for an unknown or expired one. */
export const askedAddress = ({ db, now }: Pick<Services, 'db' | 'now'>, secret: string) =>
  addressOfProof(db, secretHash(secret), new Date(now().getTime() - PROOF_MS));

/** Confirms the address of a proof link; an unknown or expired one changes nothing. */
export async function confirmAddress(services: Pick<Services, 'db' | 'now' | 'work'>, secret: string): Promise<void> {
  const asked = await askedAddress(services, secret);
  if (asked)
    await services.db.transaction().execute(async (trx) => {
      await setProven(trx, asked.id, services.now());
      await channelChanged(services, trx, asked.enterprise_id);
    });
}
