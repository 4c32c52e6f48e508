import { JobPageDocument } from '@hirehq/shared-contracts/graphql';
import { useApiQuery } from '@hirehq/shared-ui';

/** All data of a job page; may be in the page data. */
export const useJob = (id: string) => useApiQuery(JobPageDocument, { id });
