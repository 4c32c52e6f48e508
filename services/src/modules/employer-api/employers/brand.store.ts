import type { EnterpriseSector, EnterpriseSize } from '@hirehq/shared-contracts/codes';
import type { Theme } from '@hirehq/shared-contracts/rest';
import { jsonb, type Database, type Transaction } from '../../../platform/database/database.ts';

export async function employerRow(db: Database, id: string) {
  return db.selectFrom('enterprise').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface BrandChanges {
  establishmentName?: string | undefined;
  about?: string | null | undefined;
  sector?: EnterpriseSector | null | undefined;
  size?: EnterpriseSize | null | undefined;
  showsApplicants?: boolean | undefined;
  theme?: Theme | null | undefined;
  exclusiveCandidateTheme?: Theme | null | undefined;
}

export async function updateBrand(db: Database, id: string, changes: BrandChanges): Promise<void> {
  const { establishmentName, about, sector, size, showsApplicants, theme, exclusiveCandidateTheme } = changes;
  const column = (value: Theme | null) => (value === null ? null : jsonb(value));
  const set = {
    ...(establishmentName !== undefined && { establishment_name: establishmentName }),
    ...(about !== undefined && { about }),
    ...(sector !== undefined && { sector }),
    ...(size !== undefined && { size }),
    ...(showsApplicants !== undefined && { shows_applicants: showsApplicants }),
    ...(theme !== undefined && { theme: column(theme) }),
    ...(exclusiveCandidateTheme !== undefined && { exclusive_candidate_theme: column(exclusiveCandidateTheme) }),
  };
  if (Object.keys(set).length > 0) await db.updateTable('enterprise').set(set).where('id', '=', id).execute();
}

type PictureColumn = 'logo_file' | 'exclusive_candidate_logo_file' | 'favicon_file';

/** Replaces a picture; returns the key of the former one. */
export async function setPicture(trx: Transaction, id: string, column: PictureColumn, key: string): Promise<string | undefined> {
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
