import type { CandidateSkill } from '@hirehq/shared-contracts/rest';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/module.ts';
import { refuseIfFull } from '../../platform/row-caps/hold-cap.ts';
import { deleteSkill, skillsOf, unknownSkills, upsertSkills } from './skills.store.ts';

interface SkillYears {
  id: number;
  yearsOfExperience: number;
}

export async function saveSkills(
  { db, outbox, now }: Services,
  candidateId: string,
  skills: readonly SkillYears[],
): Promise<CandidateSkill[]> {
  const unknown = new Set(
    await unknownSkills(
      db,
      skills.map(({ id }) => id),
    ),
  );
  if (unknown.size > 0) {
    const fields = skills.flatMap(({ id }, index) => (unknown.has(id) ? [[`${index}.id`, 'is not a known skill']] : []));
    throw new Refusal('VALIDATION_FAILED', { fields: Object.fromEntries(fields) as Record<string, string> });
  }
  await db.transaction().execute(async (trx) => {
    await refuseIfFull(trx, 'skills', { owner: candidateId, now: now() }, async () => {
      const own = new Set((await skillsOf(trx, candidateId)).map(({ id }) => id));
      return new Set(skills.map(({ id }) => id).filter((id) => !own.has(id))).size;
    });
    await upsertSkills(trx, candidateId, new Map(skills.map(({ id, yearsOfExperience }) => [id, yearsOfExperience])));
    await outbox.add(trx, 'profile.changed', { candidateId });
  });
  return skillsOf(db, candidateId);
}

export async function removeSkill({ db, outbox }: Services, candidateId: string, skillId: number): Promise<true> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteSkill(trx, candidateId, skillId))) throw new Refusal('NOT_FOUND');
    await outbox.add(trx, 'profile.changed', { candidateId });
  });
  return true;
}
