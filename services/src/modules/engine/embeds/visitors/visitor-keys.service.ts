import { calculateJwkThumbprint, importJWK } from 'jose';
import type { VisitorKey, VisitorPublicKey } from '@hirehq/shared-contracts/employer';
import type { Services } from '../../../../platform/module.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { refuseIfFull } from '../../../../platform/row-caps/refuse-if-full.ts';
import { deleteVisitorKey, insertVisitorKey, visitorKeyOf, visitorKeysOf, type VisitorKeyRow } from './visitor-keys.store.ts';

type Keeping = Pick<Services, 'db' | 'now'>;

const responseOf = ({ kid, label, algorithm, created_at: createdAt }: VisitorKeyRow): VisitorKey => ({
  kid,
  label,
  algorithm,
  createdTimestamp: createdAt.toISOString(),
});

export const listVisitorKeys = async ({ db }: Pick<Keeping, 'db'>, enterpriseId: string): Promise<VisitorKey[]> =>
  (await visitorKeysOf(db, enterpriseId)).map(responseOf);

/** A key by which nothing can be verified, such as a point that is not on the curve. */
async function assertUsable(publicKey: VisitorPublicKey, algorithm: string): Promise<void> {
  try {
    await importJWK({ ...publicKey }, algorithm);
  } catch (cause) {
    throw new Refusal('VALIDATION_FAILED', { fields: { publicKey: 'is not a public key' }, cause });
  }
}

/** Registers a public key of an employer. One that is there already stays as it is, and is returned. */
export async function addVisitorKey(
  { db, now }: Keeping,
  enterpriseId: string,
  { label, publicKey }: { label: string; publicKey: VisitorPublicKey },
): Promise<VisitorKey> {
  const algorithm = publicKey.kty === 'OKP' ? 'EdDSA' : 'ES256';
  await assertUsable(publicKey, algorithm);
  const kid = await calculateJwkThumbprint({ ...publicKey });
  return db.transaction().execute(async (trx) => {
    const known = () => visitorKeyOf(trx, enterpriseId, kid);
    await refuseIfFull(trx, 'visitorKeys', { owner: enterpriseId, now: now() }, async () => ((await known()) ? 0 : 1));
    const existing = await known();
    if (existing) return responseOf(existing);
    const row = {
      enterprise_id: enterpriseId,
      kid,
      label,
      algorithm,
      public_key: JSON.stringify(publicKey),
      created_at: now(),
    } as const;
    await insertVisitorKey(trx, row);
    return responseOf(row);
  });
}

/** Removes a key, whose tokens are refused from now on; NOT_FOUND if there is none. */
export async function removeVisitorKey({ db }: Pick<Keeping, 'db'>, enterpriseId: string, kid: string): Promise<true> {
  if (!(await deleteVisitorKey(db, enterpriseId, kid))) throw new Refusal('NOT_FOUND');
  return true;
}
