import type { JobSkillRow } from './jobs.store.ts';

/** How much of what a job asks for a candidate brings, 0 to 100; a skill with too few years counts half. Null when nothing is asked for. */
export function matchScore(
  asked: readonly Pick<JobSkillRow, 'skill_id' | 'min_years'>[],
  own: ReadonlyMap<number, number>,
): number | null {
  if (asked.length === 0) return null;
  const points = asked.reduce((sum, { skill_id, min_years }) => {
    const years = own.get(skill_id);
    if (years === undefined) return sum;
    return sum + (min_years === null || years >= min_years ? 1 : 0.5);
  }, 0);
  return Math.round((points / asked.length) * 100);
}
