import type { Database } from '../../../platform/database/database.ts';

/** What a document says about the person. */
export async function personOf(db: Database, candidateId: string) {
  return db
    .selectFrom('candidate')
    .select([
      'first_name',
      'last_name',
      'email_address',
      'profile_title',
      'address',
      'city',
      'state',
      'country',
      'zip_code',
      'telephone',
      'overall_years_of_experience',
      'locale',
    ])
    .where('id', '=', candidateId)
    .executeTakeFirst();
}
