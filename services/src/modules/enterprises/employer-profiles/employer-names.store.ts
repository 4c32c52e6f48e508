import { sql } from 'kysely';
import { foldText } from '@hirehq/shared-contracts/fold-text';
import type { EmployerName } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../../platform/database/database.ts';

/** Employers whose name contains the text, those that start with it first. */
export async function employersNamed(db: Database, text: string, limit: number): Promise<EmployerName[]> {
  const literal = foldText(text).replaceAll(/[\\%_]/g, String.raw`\$&`);
  return db
    .selectFrom('enterprise')
    .select(['id as enterpriseId', 'establishment_name as enterpriseName'])
    .where(sql<boolean>`fold_text(establishment_name) like ${`%${literal}%`}`)
    .orderBy(sql`fold_text(establishment_name) like ${`${literal}%`}`, 'desc')
    .orderBy('establishment_name')
    .orderBy('id')
    .limit(limit)
    .execute();
}
