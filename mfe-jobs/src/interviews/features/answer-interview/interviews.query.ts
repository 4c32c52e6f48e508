import { useApiQuery } from '@hirehq/shared-ui';
import { InterviewDocument, InterviewsDocument } from './interviews.graphql.ts';

/** Links to calendar files live for minutes: what was kept is asked for again each time it is shown. */
const OPTIONS = { freshMs: 0 };

export const useInterviews = () => useApiQuery(InterviewsDocument, {}, OPTIONS);

/** Without an id nothing is asked. */
export const useInterview = (id: string) => useApiQuery(InterviewDocument, id ? { id } : undefined, OPTIONS);
