import { useApiQuery } from '@hirehq/shared-ui';

export interface KnownResume {
  id: string;
  title: string;
  /** ISO 8601; undefined if it is not known. */
  addedAt?: string;
}

/** The candidate's résumés; a visitor has none. */
export function useResumes(candidateId: string | undefined) {
  const { data, status, retry } = useApiQuery('GET candidates/resume', candidateId === undefined ? undefined : {});
  const resumes = (data ?? []).map(({ id, title, createdTimestamp }): KnownResume => ({ id, title, addedAt: createdTimestamp }));
  return { resumes, listing: candidateId === undefined ? ('ready' as const) : status, retry };
}
