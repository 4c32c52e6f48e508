import type { RestResponse } from '@hirehq/shared-contracts/rest';
import { useApiQuery } from '@hirehq/shared-ui';

export type Candidate = RestResponse<'GET candidates/'>;

/** The candidate's own record. */
export const useCandidate = () => useApiQuery('GET candidates/', {});
