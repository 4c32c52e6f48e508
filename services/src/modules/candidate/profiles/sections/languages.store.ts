import { sql } from 'kysely';
import type { SpokenLanguage } from '@hirehq/shared-contracts/graphql/types';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import { atVersion } from '../../../../platform/versions/at-version.store.ts';
import type { ExpectedVersion } from '../../../../platform/versions/expected-version.ts';

/** The languages of a candidate in the order of the candidate. */
export async function languagesOf(db: Database, candidateId: string): Promise<SpokenLanguage[]> {
  return db
    .selectFrom('spoken_language')
    .select(['language', 'level'])
    .where('candidate_id', '=', candidateId)
    .orderBy('position')
    .execute();
}

/** The version of the list. */
export async function languagesVersionOf(db: Database, candidateId: string): Promise<string> {
  const row = await db.selectFrom('candidate').select('languages_version').where('id', '=', candidateId).executeTakeFirst();
  return String(row?.languages_version ?? 0);
}

/** Replaces the list and returns its new version; undefined if it has another version than the expected one. */
export async function replaceLanguages(
  trx: Transaction,
  candidateId: string,
  languages: readonly SpokenLanguage[],
  expected: ExpectedVersion,
): Promise<string | undefined> {
  const list = await trx
    .updateTable('candidate')
    .set({ languages_version: sql<number>`nextval('record_version')` })
    .where('id', '=', candidateId)
    .where(({ ref }) => atVersion(ref('languages_version'), expected))
    .returning('languages_version')
    .executeTakeFirst();
  if (!list) return undefined;
  await trx.deleteFrom('spoken_language').where('candidate_id', '=', candidateId).execute();
  if (languages.length > 0)
    await trx
      .insertInto('spoken_language')
      .values(languages.map(({ language, level }, position) => ({ candidate_id: candidateId, language, level, position })))
      .execute();
  return String(list.languages_version);
}
