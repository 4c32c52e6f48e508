import { randomUUID } from 'node:crypto';
import type { Ids } from './stage.ts';

interface GraphqlExample {
  /** Good variables, of who has the ids. */
  variables: (ids: Ids) => Record<string, unknown>;
  /** Ids of the variables that everybody may know and use. */
  open?: readonly (keyof Ids)[];
  /** A visitor is answered too; else refused. */
  forVisitors?: boolean;
}

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const ANSWERS = [
  { questionId: 'availabilityStartDate', values: [tomorrow] },
  { questionId: 'availability', values: ['Full Time'] },
  { questionId: 'hoursPerDay', values: ['8'] },
  { questionId: 'daysAvailable', values: ['Monday'] },
];

/** One good call for each field of Query and Mutation; a test names the field that has none. */
export const GRAPHQL_EXAMPLES: Readonly<Record<string, GraphqlExample>> = {
  'Query.jobs': { variables: () => ({ filter: { keyword: 'baker' }, first: 5 }), forVisitors: true },
  'Query.job': { variables: ({ jobId }) => ({ id: jobId }), open: ['jobId'], forVisitors: true },
  'Query.countries': { variables: () => ({}), forVisitors: true },
  'Query.myJobs': { variables: () => ({ tab: 'APPLIED', first: 5 }) },
  'Mutation.saveJob': { variables: ({ openJobId }) => ({ jobId: openJobId, saved: true }), open: ['openJobId'] },
  'Mutation.applyToJob': {
    variables: ({ openJobId, resumeId }) => ({
      input: { jobId: openJobId, resumeId, requestId: randomUUID(), answers: ANSWERS },
    }),
    open: ['openJobId'],
  },
  'Mutation.withdrawApplication': { variables: ({ applicationId }) => ({ applicationId }) },
  'Mutation.acceptOffer': { variables: ({ offeredApplicationId }) => ({ applicationId: offeredApplicationId }) },
  'Mutation.declineOffer': {
    variables: ({ offeredApplicationId }) => ({ applicationId: offeredApplicationId, note: 'Another one came first.' }),
  },
  'Query.interviews': { variables: () => ({}) },
  'Mutation.respondToInterview': { variables: ({ interviewId }) => ({ interviewId, accepts: true }) },
  'Mutation.rateInterview': { variables: ({ pastInterviewId }) => ({ interviewId: pastInterviewId, rating: 4 }) },
};
