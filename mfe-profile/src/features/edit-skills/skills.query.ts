import { useApiQuery } from '@hirehq/shared-ui';

export const SKILLS = 'GET candidates/skills';

/** The candidate's skills with years of experience. */
export const useSkills = () => useApiQuery(SKILLS, {}, { live: true });
