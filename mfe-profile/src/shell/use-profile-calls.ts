import { useMemo } from 'react';
import { useShell } from '@hirehq/shared-ui';
import type { RestAnswer, RestInput } from '@hirehq/shared-contracts/rest';

export type Candidate = RestAnswer<'GET candidates/'>;
export type Skill = RestAnswer<'GET skills'>[number];

export interface ProfileCalls {
  candidate(): Promise<Candidate>;
  saveCandidate(changes: RestInput<'PUT candidates/'>['body']): Promise<Candidate>;
  workHistory(): Promise<RestAnswer<'GET candidates/work-history'>>;
  saveWork(entry: RestInput<'PUT candidates/work-history'>['body']): Promise<unknown>;
  /** Adds skills, or changes the years of those there. */
  saveSkills(skills: RestInput<'PUT candidates/skills'>['body']): Promise<unknown>;
  removeSkill(id: number): Promise<unknown>;
  findSkills(keyword: string, signal: AbortSignal): Promise<Skill[]>;
}

export function useProfileCalls(): ProfileCalls {
  const { rest } = useShell().api;
  return useMemo(
    () => ({
      candidate: () => rest('GET candidates/'),
      saveCandidate: (body) => rest('PUT candidates/', { body }),
      workHistory: () => rest('GET candidates/work-history'),
      saveWork: (body) => rest('PUT candidates/work-history', { body }),
      saveSkills: (body) => rest('PUT candidates/skills', { body }),
      removeSkill: (id) => rest('DELETE candidates/skills/{id}', { params: { id } }),
      findSkills: (keyword, signal) => rest('GET skills', { query: { keyword }, signal }),
    }),
    [rest],
  );
}
