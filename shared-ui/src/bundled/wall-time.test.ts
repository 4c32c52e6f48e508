import { describe, expect, test } from 'vitest';
import { knownZone } from './time-zones.ts';
import { clocksAgree, instantsOf, wallTimeOf } from './wall-time.ts';

const isoOf = (wallTime: string, zone: string) => instantsOf(wallTime, zone).map((instant) => instant.toISOString());

describe('instants of a local time', () => {
  test.each([
    ['2026-11-24T09:30', 'Europe/Amsterdam', ['2026-11-24T08:30:00.000Z']],
    ['2026-07-24T09:30', 'Europe/Amsterdam', ['2026-07-24T07:30:00.000Z']],
    ['2026-11-24T09:30', 'America/New_York', ['2026-11-24T14:30:00.000Z']],
    ['2026-11-24T09:30', 'Asia/Kathmandu', ['2026-11-24T03:45:00.000Z']],
    ['2026-11-24T09:30', 'Pacific/Kiritimati', ['2026-11-23T19:30:00.000Z']],
    ['2026-11-24T00:00', 'UTC', ['2026-11-24T00:00:00.000Z']],
  ])('JB-20 %s in %s', (wallTime, zone, instants) => {
    expect(isoOf(wallTime, zone)).toEqual(instants);
  });

  test.each([
    // Clocks go forward: 02:00 becomes 03:00 in Amsterdam, in New York too, by half an hour on Lord Howe.
    ['2026-03-29T01:59', 'Europe/Amsterdam', ['2026-03-29T00:59:00.000Z']],
    ['2026-03-29T02:30', 'Europe/Amsterdam', []],
    ['2026-03-29T03:00', 'Europe/Amsterdam', ['2026-03-29T01:00:00.000Z']],
    ['2026-03-08T02:30', 'America/New_York', []],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', []],
    // Clocks go back: the hour before 03:00 occurs twice in Amsterdam.
    ['2026-10-25T01:59', 'Europe/Amsterdam', ['2026-10-24T23:59:00.000Z']],
    ['2026-10-25T02:30', 'Europe/Amsterdam', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['2026-10-25T03:00', 'Europe/Amsterdam', ['2026-10-25T02:00:00.000Z']],
    ['2026-11-01T01:30', 'America/New_York', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
  ])('JB-20 across a switch of the clocks: %s in %s', (wallTime, zone, instants) => {
    expect(isoOf(wallTime, zone)).toEqual(instants);
  });

  test.each([
    ['Europe/Amsterdam', '2026-03-28T09:30', '2026-03-29T09:30', 23],
    ['Europe/Amsterdam', '2026-10-24T09:30', '2026-10-25T09:30', 25],
    ['America/New_York', '2026-03-07T09:30', '2026-03-08T09:30', 23],
    ['America/New_York', '2026-10-31T09:30', '2026-11-01T09:30', 25],
  ])('JB-20 half past nine stays half past nine across the switch in %s', (zone, before, after, hours) => {
    const [one, other] = [instantsOf(before, zone)[0], instantsOf(after, zone)[0]];
    expect((other?.getTime() ?? 0) - (one?.getTime() ?? 0)).toBe(hours * 3_600_000);
    expect(other && wallTimeOf(other, zone)).toBe(after);
  });

  test.each(['', 'tomorrow', '2026-13-01T09:30', '2026-02-30T09:30', '2026-11-24T25:00'])('JB-20 %o is no time', (wallTime) => {
    expect(instantsOf(wallTime, 'Europe/Amsterdam')).toEqual([]);
  });
});

test('JB-20 clocks of two zones agree or not, and a zone the browser does not know reads as UTC', () => {
  const winter = [new Date('2026-11-24T08:30:00Z')];
  expect(clocksAgree('Europe/Amsterdam', 'Europe/Berlin', winter)).toBe(true);
  expect(clocksAgree('Europe/Amsterdam', 'Europe/London', winter)).toBe(false);
  // The clocks of Sydney and Brisbane agree only in winter.
  expect(clocksAgree('Australia/Sydney', 'Australia/Brisbane', [new Date('2026-07-01T00:00:00Z')])).toBe(true);
  expect(clocksAgree('Australia/Sydney', 'Australia/Brisbane', [new Date('2026-12-01T00:00:00Z')])).toBe(false);
  expect(knownZone('Mars/Olympus')).toBe('UTC');
});
