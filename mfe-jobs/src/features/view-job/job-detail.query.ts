import { JobDetailDocument } from '@hirehq/shared-contracts/graphql';
import { useApiQuery } from '@hirehq/shared-ui';

/** Everything the page of a job shows; the server may have put it into the page. */
export const useJobDetail = (id: string) => useApiQuery(JobDetailDocument, { id });
