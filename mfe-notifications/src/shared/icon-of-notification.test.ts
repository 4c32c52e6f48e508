import {
  interviewNotificationLink,
  jobNotificationLink,
  messageNotificationLink,
} from '@hirehq/shared-contracts/notification-links';
import { routes } from '@hirehq/shared-contracts/routes';
import { expect, test } from 'vitest';
import { iconOfNotification } from './icon-of-notification.ts';

test.each([
  ['an application', jobNotificationLink('shortlisted', 'job-1'), 'briefcase'],
  ['an interview', interviewNotificationLink('interviewInvite', 'interview-1'), 'calendar'],
  ['a message', messageNotificationLink('enterprise-1'), 'message'],
  ['a saved search', routes.findJobs({ keyword: 'nurse' }), 'search'],
  ['the profile', routes.editProfile(), 'user'],
  ['a referral', routes.myReferrals(), 'share'],
  ['another page', '/candidate/dashboard', 'bell'],
  ['no page', undefined, 'bell'],
] as const)('NT-01 the kind of a notification about %s has its icon', (_about, path, icon) => {
  expect(iconOfNotification(path)).toBe(icon);
});
