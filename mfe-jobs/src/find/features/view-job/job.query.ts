import { JobPageDocument } from '@hirehq/shared-contracts/graphql';
import { jobPageVariables } from '@hirehq/shared-contracts/page-data';
import { useApiQuery, useLocation } from '@hirehq/shared-ui';

/** All data of a job page; may be in the page data. */
export function useJob(id: string) {
  const { search } = useLocation();
  return useApiQuery(JobPageDocument, jobPageVariables(id, new URLSearchParams(search)));
}
