import { JobPageDocument } from '@hirehq/shared-contracts/graphql';
import { useApiQuery } from '@hirehq/shared-ui';

/** Everything the page of a job shows; the server may have put it into the page. */
export const useJob = (id: string) => useApiQuery(JobPageDocument, { id });
