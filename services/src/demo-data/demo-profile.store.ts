import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { SPECIALTY_CHECKLISTS } from '@hirehq/shared-contracts/checklists';
import type { LanguageLevel } from '@hirehq/shared-contracts/codes';
import { jsonb, type Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids/new-id.ts';
import type { DemoProfile } from './demo-candidates.ts';

const dateAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** A rating of each skill: mostly independent, some able to teach. */
const ratingsOf = (specialty: string) =>
  Object.fromEntries(
    SPECIALTY_CHECKLISTS.filter(({ id }) => id === specialty)
      .flatMap(({ groups }) => groups.flatMap(({ items }) => items))
      .map((item, index) => [item, index % 3 === 0 ? 3 : 2]),
  );

/** The profile of a demo candidate, without its skills. */
export async function storeProfile(trx: Transaction, candidateId: string, profile: DemoProfile, now: Date): Promise<void> {
  const of = { candidate_id: candidateId };
  await trx
    .updateTable('candidate')
    .set({
      state: profile.state,
      job_title: profile.jobTitle,
      employer_name: profile.employerName,
      overall_years_of_experience: profile.overallYearsOfExperience,
    })
    .where('id', '=', candidateId)
    .execute();
  for (const { title, workedWith, workedFrom, workedTill } of profile.workHistory)
    await trx
      .insertInto('work_history')
      .values({ ...of, id: newId(), title, worked_with: workedWith, worked_from: workedFrom, worked_till: workedTill })
      .execute();
  for (const { level, institution, fieldOfStudy, studiedFrom, studiedTill } of profile.educations)
    await trx
      .insertInto('education')
      .values({
        ...of,
        id: newId(),
        level,
        institution,
        field_of_study: fieldOfStudy,
        studied_from: studiedFrom,
        studied_till: studiedTill,
      })
      .execute();
  for (const { name, issuer, region, expiresInDays } of profile.licences)
    await trx
      .insertInto('licence')
      .values({
        ...of,
        id: newId(),
        name,
        issuer,
        region,
        expires_on: expiresInDays === null ? null : dateAfter(now, expiresInDays),
        created_at: now,
      })
      .execute();
  for (const [position, [language, level]] of Object.entries<LanguageLevel>(profile.languages).entries())
    await trx
      .insertInto('spoken_language')
      .values({ ...of, language, level, position })
      .execute();
  if (profile.signedChecklist === undefined) return;
  const { first_name, last_name } = await trx
    .selectFrom('candidate')
    .select(['first_name', 'last_name'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('checklist')
    .values({
      ...of,
      checklist_id: profile.signedChecklist,
      ratings: jsonb(ratingsOf(profile.signedChecklist)),
      tasks: jsonb({}),
      files: jsonb({}),
      changed_at: now,
      signed_name: `${first_name} ${last_name}`,
      signed_at: now,
      expires_on: dateAfter(now, 365),
    })
    .execute();
}
