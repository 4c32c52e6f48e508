import { useApiMutation, useApiQuery } from '@hirehq/shared-ui';

/** The candidate's own record. */
export const useOwnRecord = () => useApiQuery('GET candidates/', {});

export const useSaveClassification = () => useApiMutation('PUT candidates/', { invalidates: ['GET candidates/'] });
