import type { SpokenLanguage } from '@hirehq/shared-contracts/graphql/types';
import type { Database, Transaction } from '../../../platform/database/database.ts';

/** The languages of a candidate in the order of the candidate. */
export async function languagesOf(db: Database, candidateId: string): Promise<SpokenLanguage[]> {
  return db
    .selectFrom('spoken_language')
    .select(['language', 'level'])
    .where('candidate_id', '=', candidateId)
    .orderBy('position')
    .execute();
}

export async function replaceLanguages(
  trx: Transaction,
  candidateId: string,
  languages: readonly SpokenLanguage[],
): Promise<void> {
  await trx.deleteFrom('spoken_language').where('candidate_id', '=', candidateId).execute();
  if (languages.length === 0) return;
  await trx
    .insertInto('spoken_language')
    .values(languages.map(({ language, level }, position) => ({ candidate_id: candidateId, language, level, position })))
    .execute();
}
