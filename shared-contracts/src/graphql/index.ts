export type { Operation, OperationName } from './operation.ts';
// The documents that server and remote share for page data; every other document is next to the feature that uses it.
export type { JobCardFragment } from './page-data/job-card.graphql.ts';
export * from './page-data/company-page.graphql.ts';
export * from './page-data/job-market.graphql.ts';
export * from './page-data/job-page.graphql.ts';
export type { MatchReasonsFragment } from './page-data/match-reasons.graphql.ts';
export * from './page-data/search-jobs.graphql.ts';
export * from './page-data/public-profile.graphql.ts';
