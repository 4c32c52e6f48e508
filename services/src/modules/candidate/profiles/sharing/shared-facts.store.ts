import { sql } from 'kysely';
import type { CandidateProfile } from '@hirehq/shared-contracts/employer';
import type { Database } from '../../../../platform/database/database.ts';

/** Columns of the candidate that a profile can share: no other column of the row is ever read for a reader. */
export async function shareableCandidate(db: Database, candidateId: string) {
  return db
    .selectFrom('candidate')
    .leftJoin('file', 'file.id', 'candidate.media_file')
    .select([
      'candidate.first_name',
      'candidate.last_name',
      'candidate.profile_title',
      'candidate.job_title',
      'candidate.employer_name',
      'candidate.city',
      'candidate.state',
      'candidate.country',
      'candidate.email_address',
      'candidate.telephone',
      'candidate.overall_years_of_experience',
      'file.id as file_id',
      'file.storage_key',
      'file.file_name',
      'file.content_type',
    ])
    .where('candidate.id', '=', candidateId)
    .executeTakeFirst();
}

/** Without its number, which is shared with nobody. */
export async function shareableLicences(db: Database, candidateId: string): Promise<CandidateProfile['licences']> {
  return db
    .selectFrom('licence')
    .select(['name', 'issuer', 'region', 'expires_on as expiresOn'])
    .where('candidate_id', '=', candidateId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** A file of a profile that was shared by a link: whose it is, and of which category. */
export async function linkedFile(db: Database, fileId: string) {
  return db
    .selectFrom('file')
    .innerJoin('candidate', 'candidate.id', 'file.candidate_id')
    .select(['file.candidate_id', 'file.category', sql<boolean>`candidate.media_file = file.id`.as('is_photo')])
    .where('file.id', '=', fileId)
    .executeTakeFirst();
}
