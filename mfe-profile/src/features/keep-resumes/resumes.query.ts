import { useApiQuery } from '@hirehq/shared-ui';

export const RESUMES = 'GET candidates/resume';

/** The candidate's résumés, newest first. */
export const useResumes = () => useApiQuery(RESUMES, {}, { live: true });
