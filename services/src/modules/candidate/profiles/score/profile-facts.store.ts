import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

/** What the parts of a profile contain. */
export interface ProfileFacts {
  hasPhoto: boolean;
  hasTitle: boolean;
  hasLocation: boolean;
  skills: number;
  workHistory: number;
  educations: number;
  licences: number;
  languages: number;
  resumes: number;
}

/** Undefined if there is no such candidate. */
export async function profileFacts(db: Database, candidateId: string): Promise<ProfileFacts | undefined> {
  const countOf = (table: string) =>
    sql`(select count(*) from ${sql.table(table)} counted where counted.candidate_id = candidate.id)`;
  const { rows } = await sql<ProfileFacts>`
    select media_file is not null as "hasPhoto",
      coalesce(trim(profile_title), '') <> '' as "hasTitle",
      coalesce(trim(city), '') <> '' and coalesce(trim(country), '') <> '' as "hasLocation",
      ${countOf('candidate_skill')} as skills,
      ${countOf('work_history')} as "workHistory",
      ${countOf('education')} as educations,
      ${countOf('licence')} as licences,
      ${countOf('spoken_language')} as languages,
      ${countOf('resume')} as resumes
    from candidate where id = ${candidateId}`.execute(db);
  return rows[0];
}
