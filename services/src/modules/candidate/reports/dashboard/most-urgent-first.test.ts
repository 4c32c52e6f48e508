import { expect, test } from 'vitest';
import { mostUrgentFirst, type Task } from './most-urgent-first.ts';

const NOW = new Date('2026-05-04T09:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const task = (kind: Task['kind'], id: string, changes: Partial<Task> = {}): Task => ({
  kind,
  id,
  subject: null,
  employerName: null,
  messages: null,
  since: NOW,
  until: null,
  expiresOn: null,
  link: null,
  ...changes,
});

test('RP-01 what ends first comes first; then messages, pools, licences and ratings, the latest first', () => {
  const ordered = [
    task('OFFER', 'offer until tomorrow', { until: inDays(1) }),
    task('INTERVIEW_INVITATION', 'interview in two days', { until: inDays(2) }),
    task('LICENCE_EXPIRY', 'licence for three days', { expiresOn: '2026-05-07' }),
    task('OFFER', 'offer of today'),
    task('OFFER', 'offer of last week', { since: inDays(-7) }),
    task('UNREAD_MESSAGES', 'message of today'),
    task('UNREAD_MESSAGES', 'message of yesterday', { since: inDays(-1) }),
    task('POOL_INVITATION', 'pool'),
    task('LICENCE_EXPIRY', 'licence for a month', { since: null, expiresOn: '2026-06-04' }),
    task('INTERVIEW_RATING', 'rating'),
  ];
  expect(mostUrgentFirst(ordered.toReversed(), NOW).map(({ id }) => id)).toEqual(ordered.map(({ id }) => id));
});
