import { z } from 'zod';
import { skillsInput } from '../inputs/skills.ts';
import { defineCall } from '../define-call.ts';
import { done, emptyText } from './primitives.ts';

const skillId = z.coerce.number<number>().int().min(1).max(2_147_483_647);

export const skillSchema = z.object({ id: z.number().int(), name: z.string() });

export const candidateSkillSchema = skillSchema.extend({ yearsOfExperience: z.number() });
export type CandidateSkill = z.infer<typeof candidateSkillSchema>;

export const skillCalls = {
  'GET candidates/skills': defineCall('GET candidates/skills', {
    access: 'candidate',
    summary: 'Skills of the candidate',
    response: z.array(candidateSkillSchema),
  }),
  'PUT candidates/skills': defineCall('PUT candidates/skills', {
    access: 'candidate',
    summary: 'Adds skills, or changes the years of existing ones',
    body: skillsInput,
    response: z.array(candidateSkillSchema),
  }),
  'DELETE candidates/skills/{id}': defineCall('DELETE candidates/skills/{id}', {
    access: 'candidate',
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
