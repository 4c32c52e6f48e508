import { useApiQuery } from '@hirehq/shared-ui';
import { InterviewDocument, InterviewsDocument } from './interviews.graphql.ts';

/** Links to calendar files expire after minutes, so a cached result is refetched each time it is shown. */
const OPTIONS = { freshMs: 0 };

export const useInterviews = () => useApiQuery(InterviewsDocument, {}, OPTIONS);

/** Without an id it sends no request. */
export const useInterview = (id: string) => useApiQuery(InterviewDocument, id ? { id } : undefined, OPTIONS);
