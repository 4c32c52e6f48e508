import type { Transaction } from '../../../platform/database/database.ts';
import { surplusUnder } from '../../../platform/row-caps/refuse-if-full.ts';
import { saveFormerPicture, setPicture, takeOldestPictures, type PictureColumn } from './pictures.store.ts';

interface NewPicture {
  column: PictureColumn;
  /** Of the file store; null removes the picture. */
  key: string | null;
  now: Date;
}

/**
 * Replaces a picture of an employer. Links to the former one keep working, because cached pages still show it; of too many former
 * ones, the oldest are forgotten: returns the keys of their bytes, to be removed after the transaction.
 */
export async function replacePicture(
  trx: Transaction,
  enterpriseId: string,
  { column, key, now }: NewPicture,
): Promise<string[]> {
  const surplus = await surplusUnder(trx, 'formerPictures', { owner: enterpriseId, now });
  const former = await setPicture(trx, enterpriseId, column, key);
  if (former === undefined) return [];
  const oldest = await takeOldestPictures(trx, enterpriseId, surplus);
  await saveFormerPicture(trx, enterpriseId, former, now);
  return oldest;
}
