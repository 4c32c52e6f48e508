import { sql } from 'kysely';
import type { EmployerName } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../platform/database/database.ts';

/** Employers whose name contains the text, those that start with it first. */
export async function employersNamed(db: Database, text: string, limit: number): Promise<EmployerName[]> {
  const literal = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return db
    .selectFrom('enterprise')
    .select(['id as enterpriseId', 'establishment_name as enterpriseName'])
    .where('establishment_name', 'ilike', `%${literal}%`)
    .orderBy(sql`establishment_name ilike ${`${literal}%`}`, 'desc')
    .orderBy('establishment_name')
    .orderBy('id')
    .limit(limit)
    .execute();
}
