// Generated from the documents this remote may ask by `npm run codegen`. Do not edit.
import type { OperationName } from '@hirehq/shared-contracts/graphql';
import type { NotificationQuery, NotificationQueryVariables } from '../../features/open-notification/notification.graphql.ts';
import type { WebPushKeyQuery, WebPushKeyQueryVariables } from '../../features/push-to-device/push-device.graphql.ts';
import type { NotificationPreferencesQuery, NotificationPreferencesQueryVariables } from '../../features/set-preferences/preferences.graphql.ts';
import type { NotificationsSeenQuery, NotificationsSeenQueryVariables } from '../notifications-seen.graphql.ts';
import type { CompanyPageQuery, CompanyPageQueryVariables, JobMarketQuery, JobMarketQueryVariables, JobPageQuery, JobPageQueryVariables, PublicProfileQuery, PublicProfileQueryVariables, SearchJobsQuery, SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';

export const Notification: OperationName<NotificationQuery, NotificationQueryVariables> = { name: 'Notification' };
export const WebPushKey: OperationName<WebPushKeyQuery, WebPushKeyQueryVariables> = { name: 'WebPushKey' };
export const NotificationPreferences: OperationName<NotificationPreferencesQuery, NotificationPreferencesQueryVariables> = { name: 'NotificationPreferences' };
export const NotificationsSeen: OperationName<NotificationsSeenQuery, NotificationsSeenQueryVariables> = { name: 'NotificationsSeen' };
export const CompanyPage: OperationName<CompanyPageQuery, CompanyPageQueryVariables> = { name: 'CompanyPage' };
export const JobMarket: OperationName<JobMarketQuery, JobMarketQueryVariables> = { name: 'JobMarket' };
export const JobPage: OperationName<JobPageQuery, JobPageQueryVariables> = { name: 'JobPage' };
export const PublicProfile: OperationName<PublicProfileQuery, PublicProfileQueryVariables> = { name: 'PublicProfile' };
export const SearchJobs: OperationName<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs' };
