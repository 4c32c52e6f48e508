// Generated from the documents this remote may ask by `npm run codegen`. Do not edit.
import type { OperationName } from '@hirehq/shared-contracts/graphql';
import type { OwnVideoQuery, OwnVideoQueryVariables } from '../../features/keep-video/own-video.graphql.ts';
import type { PublicKeyQuery, PublicKeyQueryVariables } from '../../features/show-code/public-key.graphql.ts';
import type { HandOverQuery, HandOverQueryVariables } from '../hand-over/hand-over.graphql.ts';
import type { JobPageQuery, JobPageQueryVariables, SearchJobsQuery, SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';

export const OwnVideo: OperationName<OwnVideoQuery, OwnVideoQueryVariables> = { name: 'OwnVideo' };
export const PublicKey: OperationName<PublicKeyQuery, PublicKeyQueryVariables> = { name: 'PublicKey' };
export const HandOver: OperationName<HandOverQuery, HandOverQueryVariables> = { name: 'HandOver' };
export const JobPage: OperationName<JobPageQuery, JobPageQueryVariables> = { name: 'JobPage' };
export const SearchJobs: OperationName<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs' };
