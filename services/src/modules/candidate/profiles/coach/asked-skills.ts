import type { Services } from '../../../../platform/module.ts';
import { skillsOf } from '../../candidates/index.ts';
import { jobsLikeThose, similarJobs, skillsOfJobs } from '../../../engine/jobs/index.ts';
import { lastJobs } from './coach-facts.store.ts';

/** This many open jobs stand for the market of a candidate. */
const COMPARED = 40;
/** Similar jobs are found for this many of the jobs that the candidate dealt with last. */
const DEALT_WITH = 3;
/** This many similar jobs are found for each of them. */
const SIMILAR = 6;

/** A skill that the candidate does not have, and in how many of `ofJobs` similar jobs it is asked for. */
export interface AskedSkill {
  id: number;
  name: string;
  jobs: number;
  ofJobs: number;
}

/** What jobs like those of a candidate ask for, most often first: jobs for their skills, and jobs similar to those they chose. */
export async function askedSkills({ db, now }: Pick<Services, 'db' | 'now'>, candidateId: string): Promise<AskedSkill[]> {
  const at = now();
  const [known, chosen, likely] = await Promise.all([
    skillsOf(db, candidateId),
    lastJobs(db, candidateId, DEALT_WITH),
    jobsLikeThose(db, { candidateId, limit: COMPARED, now: at }),
  ]);
  const similar = chosen.length === 0 ? new Map<string, string[]>() : await similarJobs(db, chosen, { limit: SIMILAR, now: at });
  const jobs = [...new Set([...[...similar.values()].flat(), ...likely])].slice(0, COMPARED);
  if (jobs.length === 0) return [];
  const own = new Set(known.map(({ id }) => id));
  const counted = new Map<number, AskedSkill>();
  for (const asked of (await skillsOfJobs(db, jobs)).values())
    for (const { skill_id: id, name } of asked) {
      if (own.has(id)) continue;
      const before = counted.get(id) ?? { id, name, jobs: 0, ofJobs: jobs.length };
      counted.set(id, { ...before, jobs: before.jobs + 1 });
    }
  return [...counted.values()].toSorted((a, b) => b.jobs - a.jobs || a.name.localeCompare(b.name, 'en'));
}
