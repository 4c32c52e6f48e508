// Generated from the documents this remote may ask by `npm run codegen`. Do not edit.
import type { OperationName } from '@hirehq/shared-contracts/graphql';
import type { MessagingConversationQuery, MessagingConversationQueryVariables } from '../conversation.graphql.ts';
import type { MessagingPageQuery, MessagingPageQueryVariables } from '../message-page.graphql.ts';
import type { CompanyPageQuery, CompanyPageQueryVariables, JobMarketQuery, JobMarketQueryVariables, JobPageQuery, JobPageQueryVariables, PublicProfileQuery, PublicProfileQueryVariables, SearchJobsQuery, SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';

export const MessagingConversation: OperationName<MessagingConversationQuery, MessagingConversationQueryVariables> = { name: 'MessagingConversation' };
export const MessagingPage: OperationName<MessagingPageQuery, MessagingPageQueryVariables> = { name: 'MessagingPage' };
export const CompanyPage: OperationName<CompanyPageQuery, CompanyPageQueryVariables> = { name: 'CompanyPage' };
export const JobMarket: OperationName<JobMarketQuery, JobMarketQueryVariables> = { name: 'JobMarket' };
export const JobPage: OperationName<JobPageQuery, JobPageQueryVariables> = { name: 'JobPage' };
export const PublicProfile: OperationName<PublicProfileQuery, PublicProfileQueryVariables> = { name: 'PublicProfile' };
export const SearchJobs: OperationName<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs' };
