import { expect, test } from 'vitest';
import { endOfQuietHours, isUrgent, nextDigestAt } from './quiet-hours.ts';

const NIGHT = { from: '22:00', to: '07:00', zone: 'America/Bogota' };

test.each([
  ['before they begin', NIGHT, '2030-03-01T02:59:00Z', undefined],
  ['as they begin', NIGHT, '2030-03-01T03:00:00Z', '2030-03-01T12:00:00.000Z'],
  ['after midnight', NIGHT, '2030-03-01T08:00:00Z', '2030-03-01T12:00:00.000Z'],
  ['as they end', NIGHT, '2030-03-01T12:00:00Z', undefined],
  ['within one day', { ...NIGHT, from: '12:00', to: '13:30' }, '2030-03-01T17:15:00Z', '2030-03-01T18:30:00.000Z'],
  ['without any', { ...NIGHT, from: null, to: null }, '2030-03-01T08:00:00Z', undefined],
  // The night in which clocks go forward.
  ['on a short night', { ...NIGHT, zone: 'Europe/Berlin' }, '2030-03-30T22:00:00Z', '2030-03-31T05:00:00.000Z'],
])('NT-12 quiet hours %s', (_, hours, at, end) => {
  expect(endOfQuietHours(hours, new Date(at))?.toISOString()).toBe(end);
});

test.each([
  ['interviewInvite', '2030-03-01T13:59:00Z', true],
  ['interviewReschedule', '2030-03-01T13:59:00Z', true],
  ['interviewCancelled', '2030-03-01T11:00:00Z', true],
  ['upcomingInterview', '2030-03-01T13:59:00Z', true],
  ['upcomingInterview', '2030-03-01T14:00:00Z', false],
  ['interviewFeedback', '2030-03-01T02:00:00Z', false],
  ['offered', '2030-03-01T13:00:00Z', false],
] as const)('NT-12 %s of an interview at %s, with quiet hours until noon, is urgent: %s', (kind, at, expected) => {
  const until = new Date('2030-03-01T12:00:00Z');
  expect(isUrgent(kind, { time: { at, timeZone: 'UTC' } }, until)).toBe(expected);
  expect(isUrgent(kind, {}, until)).toBe(false);
});

test.each([
  ['at eight in the morning', { ...NIGHT, zone: 'Europe/Berlin' }, '2030-03-01T10:00:00Z', '2030-03-02T07:00:00.000Z'],
  [
    'after quiet hours that last longer',
    { ...NIGHT, to: '09:30', zone: 'UTC' },
    '2030-03-01T10:00:00Z',
    '2030-03-02T09:30:00.000Z',
  ],
  ['without quiet hours', { from: null, to: null, zone: 'UTC' }, '2030-03-01T07:00:00Z', '2030-03-01T08:00:00.000Z'],
])('NT-12 the daily digest is sent %s', (_, hours, after, expected) => {
  expect(nextDigestAt(hours, new Date(after)).toISOString()).toBe(expected);
});
