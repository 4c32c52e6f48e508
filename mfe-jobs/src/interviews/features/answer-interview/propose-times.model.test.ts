import { describe, expect, test } from 'vitest';
import { checkTimes, proposedTimes, type TimeRow } from './propose-times.model.ts';

const HALF_HOUR = 30 * 60_000;
const row = (date: string, time: string, which?: 0 | 1): TimeRow => ({ key: 1, date, time, which });
const around = (timeZone: string) => ({
  timeZone,
  now: new Date('2026-03-01T12:00:00Z'),
  plannedAt: new Date('2026-03-20T08:30:00Z'),
});
const problems = (rows: TimeRow[], timeZone = 'Europe/Amsterdam') =>
  checkTimes(rows, around(timeZone)).map(({ problem }) => problem);

describe('proposing other times', () => {
  test('JB-20 a time is required, in the future, different from the planned one, and unique', () => {
    expect(problems([row('', ''), row('2026-03-21', ''), row('', '09:30')])).toEqual(['missing', 'missing', 'missing']);
    expect(problems([row('2026-02-28', '09:30')])).toEqual(['past']);
    expect(problems([row('2026-03-20', '09:30')])).toEqual(['same']);
    expect(problems([row('2026-03-21', '09:30'), row('2026-03-21', '09:30')])).toEqual([undefined, 'same']);
    expect(problems([row('2026-03-21', '09:30'), row('2026-03-22', '16:00')])).toEqual([undefined, undefined]);
  });

  test('JB-20 the time zone decides what is past', () => {
    expect(problems([row('2026-03-01', '12:30')], 'Europe/London')).toEqual([undefined]);
    expect(problems([row('2026-03-01', '12:30')], 'Europe/Amsterdam')).toEqual(['past']);
    expect(problems([row('2026-03-01', '08:30')], 'America/New_York')).toEqual([undefined]);
  });

  test('JB-20 a time skipped by the clocks is refused', () => {
    expect(problems([row('2026-03-29', '02:30')])).toEqual(['skipped']);
    expect(problems([row('2026-03-08', '02:30')], 'America/New_York')).toEqual(['skipped']);
    expect(proposedTimes([row('2026-03-29', '02:30')], 'Europe/Amsterdam', HALF_HOUR)).toEqual([]);
  });

  test('JB-20 one of two occurrences of a time is chosen', () => {
    const twice = ['2026-10-25', '02:30'] as const;
    expect(problems([row(...twice)])).toEqual(['twice']);
    expect(problems([row(...twice, 0), row(...twice, 1)])).toEqual([undefined, undefined]);
    expect(proposedTimes([row(...twice, 0), row(...twice, 1)], 'Europe/Amsterdam', HALF_HOUR)).toEqual([
      { startsAt: '2026-10-25T00:30:00.000Z', completesAt: '2026-10-25T01:00:00.000Z' },
      { startsAt: '2026-10-25T01:30:00.000Z', completesAt: '2026-10-25T02:00:00.000Z' },
    ]);
  });

  test.each([
    ['Europe/Amsterdam', '2026-03-28', '2026-03-28T08:30:00.000Z'],
    ['Europe/Amsterdam', '2026-03-29', '2026-03-29T07:30:00.000Z'],
    ['Europe/Amsterdam', '2026-10-25', '2026-10-25T08:30:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T14:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('JB-20 half past nine in %s on %s', (zone, date, startsAt) => {
    expect(proposedTimes([row(date, '09:30')], zone, HALF_HOUR)[0]?.startsAt).toBe(startsAt);
  });

  test('JB-20 a meeting across a clock change keeps its length', () => {
    expect(proposedTimes([row('2026-03-29', '01:45')], 'Europe/Amsterdam', HALF_HOUR)).toEqual([
      { startsAt: '2026-03-29T00:45:00.000Z', completesAt: '2026-03-29T01:15:00.000Z' },
    ]);
  });
});
