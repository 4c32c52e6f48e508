import type { Transaction } from '../../../platform/database/database.ts';

export type PictureColumn = 'logo_file' | 'exclusive_candidate_logo_file' | 'favicon_file';

/** Replaces a picture, or removes it; returns the key of the former one. */
export async function setPicture(
  trx: Transaction,
  id: string,
  column: PictureColumn,
  key: string | null,
): Promise<string | undefined> {
  const before = await trx.selectFrom('enterprise').select(column).where('id', '=', id).forUpdate().executeTakeFirst();
  await trx
    .updateTable('enterprise')
    .set({ [column]: key })
    .where('id', '=', id)
    .execute();
  return before?.[column] ?? undefined;
}

export async function saveFormerPicture(trx: Transaction, enterpriseId: string, key: string, now: Date): Promise<void> {
  await trx
    .insertInto('former_picture')
    .values({ storage_key: key, enterprise_id: enterpriseId, replaced_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes those that were replaced the longest time ago; returns the keys of their bytes. */
export async function takeOldestPictures(trx: Transaction, enterpriseId: string, count: number): Promise<string[]> {
  const oldest = trx
    .selectFrom('former_picture')
    .select('storage_key')
    .where('enterprise_id', '=', enterpriseId)
    .orderBy('replaced_at')
    .orderBy('storage_key')
    .limit(count);
  const rows = await trx.deleteFrom('former_picture').where('storage_key', 'in', oldest).returning('storage_key').execute();
  return rows.map(({ storage_key }) => storage_key);
}
