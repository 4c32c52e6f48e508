import { useApiQuery } from '@hirehq/shared-ui';

export const EDUCATIONS = 'GET candidates/educations';

/** The candidate's educations, newest first. */
export const useEducations = () => useApiQuery(EDUCATIONS, {}, { live: true });
