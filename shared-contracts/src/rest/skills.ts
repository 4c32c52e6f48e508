import { z } from 'zod';
import { skillsInput } from '../inputs/skills.ts';
import { defineCall } from '../define-call.ts';
import { done, emptyText, version } from './primitives.ts';

const skillId = z.coerce.number<number>().int().min(1).max(2_147_483_647);

export const skillSchema = z.object({ id: z.number().int(), name: z.string() });

export const candidateSkillSchema = skillSchema.extend({ yearsOfExperience: z.number() });
export type CandidateSkill = z.infer<typeof candidateSkillSchema>;

/** A skill as its candidate edits it. */
export const ownSkillSchema = candidateSkillSchema.extend({ version });
export type OwnSkill = z.infer<typeof ownSkillSchema>;

export const skillCalls = {
  'GET candidates/skills': defineCall('GET candidates/skills', {
    access: 'candidate',
    summary: 'Skills of the candidate',
    response: z.array(ownSkillSchema),
  }),
  'PUT candidates/skills': defineCall('PUT candidates/skills', {
    access: 'candidate',
    edits: 'version',
    summary: 'Adds skills, or changes the years of existing ones',
    note: 'All or none are saved. With the `version` of a skill it is refused with 412 STALE if the skill has another version or was removed, with `version: null` if the candidate has it already; without, the years sent replace the stored ones.',
    refusals: ['STALE'],
    body: skillsInput,
    response: z.array(ownSkillSchema),
  }),
  'DELETE candidates/skills/{id}': defineCall('DELETE candidates/skills/{id}', {
    access: 'candidate',
    versioned: true,
    summary: 'Removes a skill',
    params: z.object({ id: skillId }),
    response: done,
  }),
  'GET skills': defineCall('GET skills', {
    access: 'public',
    summary: 'Skills whose name or synonym matches',
    query: z.object({ keyword: emptyText(100) }),
    response: z.array(skillSchema),
  }),
} as const;
