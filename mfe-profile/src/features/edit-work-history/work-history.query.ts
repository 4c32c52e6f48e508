import { useApiQuery } from '@hirehq/shared-ui';

export const WORK_HISTORY = 'GET candidates/work-history';

/** The candidate's jobs, newest first. */
export const useWorkHistory = () => useApiQuery(WORK_HISTORY, {}, { live: true });
