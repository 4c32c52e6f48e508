import type { JobQuestionFragment } from './job-question.graphql.ts';

/** A question an application answers. */
export type Question = JobQuestionFragment;
