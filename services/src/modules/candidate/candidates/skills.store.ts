import type { OwnSkill } from '@hirehq/shared-contracts/rest';
import type { Database } from '../../../platform/database/database.ts';
import { atVersion } from '../../../platform/versions/at-version.store.ts';
import type { ExpectedVersion } from '../../../platform/versions/expected-version.ts';

export interface SkillYears {
  id: number;
  yearsOfExperience: number;
}

export async function skillsOf(db: Database, candidateId: string): Promise<OwnSkill[]> {
  const rows = await db
    .selectFrom('candidate_skill')
    .innerJoin('skill', 'skill.id', 'candidate_skill.skill_id')
    .select(['skill.id', 'skill.name', 'candidate_skill.years_of_experience', 'candidate_skill.version'])
    .where('candidate_skill.candidate_id', '=', candidateId)
    .orderBy('skill.name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    yearsOfExperience: Number(row.years_of_experience),
    version: String(row.version),
  }));
}

/** Those of the ids for which there is no skill. */
export async function unknownSkills(db: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('skill').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map((row) => row.id));
  return ids.filter((id) => !known.has(id));
}

export async function upsertSkills(db: Database, candidateId: string, skills: ReadonlyMap<number, number>): Promise<void> {
  if (skills.size === 0) return;
  await db
    .insertInto('candidate_skill')
    .values([...skills].map(([skillId, years]) => ({ candidate_id: candidateId, skill_id: skillId, years_of_experience: years })))
    .onConflict((conflict) =>
      conflict
        .columns(['candidate_id', 'skill_id'])
        .doUpdateSet((row) => ({ years_of_experience: row.ref('excluded.years_of_experience') })),
    )
    .execute();
}

/** False if the candidate has the skill already. */
export async function addSkill(db: Database, candidateId: string, { id, yearsOfExperience }: SkillYears): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('candidate_skill')
    .values({ candidate_id: candidateId, skill_id: id, years_of_experience: yearsOfExperience })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** False if the candidate has no such skill with an expected version. */
export async function changeSkill(
  db: Database,
  candidateId: string,
  { id, yearsOfExperience }: SkillYears,
  expected: ExpectedVersion,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('candidate_skill')
    .set({ years_of_experience: yearsOfExperience })
    .where('candidate_id', '=', candidateId)
    .where('skill_id', '=', id)
    .where(({ ref }) => atVersion(ref('version'), expected))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if the candidate has no such record with an expected version. */
export async function deleteSkill(
  db: Database,
  candidateId: string,
  { id, expected }: { id: number; expected: ExpectedVersion },
): Promise<boolean> {
  const result = await db
    .deleteFrom('candidate_skill')
    .where('candidate_id', '=', candidateId)
    .where('skill_id', '=', id)
    .where(({ ref }) => atVersion(ref('version'), expected))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
