import type { Database } from '../../../../platform/database/database.ts';

/** The candidate's skills, those with the most years first. */
export const topSkillsOf = (db: Database, candidateId: string, limit: number): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('candidate_skill')
    .innerJoin('skill', 'skill.id', 'candidate_skill.skill_id')
    .select(['skill.id', 'skill.name'])
    .where('candidate_id', '=', candidateId)
    .orderBy('years_of_experience', 'desc')
    .orderBy('skill.name')
    .limit(limit)
    .execute();
