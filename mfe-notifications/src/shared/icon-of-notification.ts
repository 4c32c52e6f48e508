import { routes } from '@hirehq/shared-contracts/routes';
import type { IconName } from '@hirehq/shared-ui';

/** Pages to which notifications lead, by the begin of their paths, and what such a notification is about. */
const ICONS: readonly (readonly [string, IconName])[] = [
  ['/candidate/interviewDetails', 'calendar'],
  [routes.interviews(), 'calendar'],
  ['/candidate/message-list', 'message'],
  ['/candidate/job-details/', 'briefcase'],
  [routes.myJobs(), 'briefcase'],
  [routes.findJobs(), 'search'],
  [routes.jobList(), 'search'],
  ['/job/', 'search'],
  [routes.editProfile(), 'user'],
  [routes.checklist(), 'user'],
  [routes.myReferrals(), 'share'],
  [routes.settings(), 'settings'],
];

/** The icon of what a notification is about, by the page to which it leads. */
export const iconOfNotification = (path: string | undefined): IconName =>
  ICONS.find(([begin]) => path?.startsWith(begin))?.[1] ?? 'bell';
