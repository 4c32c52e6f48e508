import type { Database, Transaction } from '../../../platform/database/database.ts';
import { replacePicture } from '../employer-profiles/index.ts';
import { deleteLogo, logoOf, putOwnAddress, renewBrandVersion, shownLogo } from './logos.store.ts';

/** Where the logo of an employer is fetched from, and why that failed the last time. */
export async function logoSourceOf(db: Database, enterpriseId: string): Promise<{ url: string | null; problem: string | null }> {
  const row = await logoOf(db, enterpriseId);
  return { url: row?.url ?? null, problem: row?.problem ?? null };
}

/**
 * The address of its logo that an employer names itself; null removes the one that was fetched. Returns the keys of bytes that are
 * not needed any more, to be removed after the transaction.
 */
export async function setLogoAddress(trx: Transaction, enterpriseId: string, url: string | null, now: Date): Promise<string[]> {
  await renewBrandVersion(trx, enterpriseId);
  if (url !== null) {
    await putOwnAddress(trx, { enterpriseId, url }, now);
    return [];
  }
  const fetched = (await deleteLogo(trx, enterpriseId))?.file_key ?? null;
  const shown = await shownLogo(trx, enterpriseId);
  if (fetched === null || shown?.logo_file !== fetched) return [];
  return replacePicture(trx, enterpriseId, { column: 'logo_file', key: null, now });
}
