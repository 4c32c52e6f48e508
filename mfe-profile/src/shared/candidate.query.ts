import type { RestAnswer } from '@hirehq/shared-contracts/rest';
import { useApiQuery } from '@hirehq/shared-ui';

export type Candidate = RestAnswer<'GET candidates/'>;

/** The candidate's own record. */
export const useCandidate = () => useApiQuery('GET candidates/', {});
