import type { OwnSkill } from '@hirehq/shared-contracts/rest';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { refuseStale, type ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import type { Services } from '../../../platform/module.ts';
import { refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { addSkill, changeSkill, deleteSkill, skillsOf, unknownSkills, upsertSkills, type SkillYears } from './skills.store.ts';

interface SentSkill extends SkillYears {
  /** The version that is replaced; null for a skill that the candidate must not have yet. */
  version?: string | null | undefined;
}

const isStale = (error: unknown): boolean => error instanceof Refusal && error.code === 'STALE';

export async function saveSkills(
  { db, outbox, now }: Services,
  candidateId: string,
  skills: readonly SentSkill[],
): Promise<OwnSkill[]> {
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
  const saving = db.transaction().execute(async (trx) => {
    await refuseIfFull(trx, 'skills', { owner: candidateId, now: now() }, async () => {
      const own = new Set((await skillsOf(trx, candidateId)).map(({ id }) => id));
      return new Set(skills.map(({ id }) => id).filter((id) => !own.has(id))).size;
    });
    const blind = skills.filter(({ version }) => version === undefined);
    await upsertSkills(trx, candidateId, new Map(blind.map(({ id, yearsOfExperience }) => [id, yearsOfExperience])));
    // In one order, so that two requests never wait for each other.
    for (const skill of skills.filter(({ version }) => version !== undefined).toSorted((one, other) => one.id - other.id)) {
      const saved =
        typeof skill.version === 'string'
          ? await changeSkill(trx, candidateId, skill, [skill.version])
          : await addSkill(trx, candidateId, skill);
      if (!saved) throw new Refusal('STALE');
    }
    await outbox.add(trx, 'profile.changed', { candidateId });
  });
  await saving.catch(async (error: unknown) => {
    // Read here, where nothing is left of what the transaction had written.
    throw isStale(error) ? new Refusal('STALE', { current: await skillsOf(db, candidateId) }) : error;
  });
  return skillsOf(db, candidateId);
}

export async function removeSkill(
  { db, outbox }: Services,
  candidateId: string,
  skill: { id: number; expected: ExpectedVersion },
): Promise<true> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteSkill(trx, candidateId, skill)))
      await refuseStale(async () => (await skillsOf(trx, candidateId)).find(({ id }) => id === skill.id));
    await outbox.add(trx, 'profile.changed', { candidateId });
  });
  return true;
}
