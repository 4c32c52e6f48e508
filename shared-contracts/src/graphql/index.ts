export type { Operation, OperationName } from './operation.ts';
// What the server puts into a page and its remote asks with; every other document is beside the feature that uses it.
export type { JobCardFragment } from './page-data/job-card.graphql.ts';
export * from './page-data/job-page.graphql.ts';
export type { MatchReasonsFragment } from './page-data/match-reasons.graphql.ts';
export * from './page-data/search-jobs.graphql.ts';
