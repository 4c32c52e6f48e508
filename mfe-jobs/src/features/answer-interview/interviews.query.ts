import { InterviewDocument, InterviewsDocument } from '@hirehq/shared-contracts/graphql';
import { useApiQuery } from '@hirehq/shared-ui';

export const useInterviews = () => useApiQuery(InterviewsDocument, {});

/** Without an id nothing is asked. */
export const useInterview = (id: string) => useApiQuery(InterviewDocument, id ? { id } : undefined);
