import type { JobDensity, JobDensityInput } from '@hirehq/shared-contracts/graphql/types';
import { jobDensityInput } from '@hirehq/shared-contracts/inputs';
import { jobsOfBrand } from '@hirehq/shared-contracts/page-data';
import type { Services } from '../../../../platform/module.ts';
import { readInput } from '../../../../platform/refusals/read-input.ts';
import { jobsByLocation } from '../../../engine/jobs/index.ts';
import type { ReportServices } from '../period/report-scope.ts';
import { topSkillsOf } from './own-skills.store.ts';

/** As many as the address of a search can have. */
const MOST_SKILLS = 30;
const MOST_LOCATIONS = 40;

/** Where the open jobs are; for the candidate's skills nowhere, if they have none. A visitor has no skills of their own, and sees any job. */
export async function densityOf(
  { db, now, config }: ReportServices & Pick<Services, 'config'>,
  candidateId: string | undefined,
  { level, skills: asked, keyword: typed, enterprise }: JobDensityInput,
): Promise<JobDensity> {
  const { keyword } = readInput(jobDensityInput, { keyword: typed });
  const at = now();
  const mySkills = candidateId === undefined ? [] : await topSkillsOf(db, candidateId, MOST_SKILLS);
  const skills = asked ?? mySkills.map(({ id }) => id);
  const isNothing = candidateId !== undefined && !asked && skills.length === 0;
  const found = isNothing
    ? { total: 0, totalIsEstimate: false, isEstimate: false, locations: [] }
    : await jobsByLocation(db, {
        skills: skills.slice(0, MOST_SKILLS),
        keyword: keyword ?? undefined,
        enterprise: enterprise ?? undefined,
        ...(!enterprise && jobsOfBrand(config.variant)),
        level,
        first: MOST_LOCATIONS,
        now: at,
      });
  return { updatedAt: at.toISOString(), mySkills, ...found };
}
