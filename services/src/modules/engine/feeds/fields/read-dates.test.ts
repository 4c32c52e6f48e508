import { expect, test } from 'vitest';
import { dateOf, parseTime, timeOf } from './read-dates.ts';

const now = new Date('2026-11-21T12:00:00Z');
const iso = (text: string, order?: 'day-first' | 'month-first') => {
  const time = parseTime(text, { order });
  return time === undefined ? undefined : new Date(time).toISOString();
};

test.each([
  ['1767322800', '2026-01-02T03:00:00.000Z'],
  ['1767322800.25', '2026-01-02T03:00:00.250Z'],
  ['1767322800000', '2026-01-02T03:00:00.000Z'],
  ['20260102', '2026-01-02T00:00:00.000Z'],
  ['2026-01-02', '2026-01-02T00:00:00.000Z'],
  ['2026-01', '2026-01-01T00:00:00.000Z'],
  ['2026-01-02T03:04:05', '2026-01-02T03:04:05.000Z'],
  ['2026-01-02 03:04:05', '2026-01-02T03:04:05.000Z'],
  ['2026-01-02T03:04:05+01:00', '2026-01-02T02:04:05.000Z'],
  ['Fri, 02 Jan 2026 03:04:05 GMT', '2026-01-02T03:04:05.000Z'],
  ['2 January 2026', '2026-01-02T00:00:00.000Z'],
  ['2nd January 2026', '2026-01-02T00:00:00.000Z'],
  ['Jan 2, 2026', '2026-01-02T00:00:00.000Z'],
  ['02.01.2026', '2026-01-02T00:00:00.000Z'],
  ['2.1.26', '2026-01-02T00:00:00.000Z'],
  ['02.01.2026, 15:04 Uhr', '2026-01-02T15:04:00.000Z'],
  ['1/2/2026', '2026-01-02T00:00:00.000Z'],
  ['1/2/2026 3:04 PM', '2026-01-02T15:04:00.000Z'],
  ['1/2/2026 12:04 AM', '2026-01-02T00:04:00.000Z'],
  ['31/1/2026', '2026-01-31T00:00:00.000Z'],
])('SV-09 %s is a date', (text, expected) => {
  expect(iso(text)).toBe(expected);
});

test('SV-09 the order of day and month is that of the map, unless only one is possible', () => {
  expect(iso('3/4/2026', 'day-first')).toBe('2026-04-03T00:00:00.000Z');
  expect(iso('3/4/2026', 'month-first')).toBe('2026-03-04T00:00:00.000Z');
  expect(iso('3/14/2026', 'day-first')).toBe('2026-03-14T00:00:00.000Z');
});

test.each([
  'yesterday',
  'ASAP',
  'Position 5',
  'Position 2026',
  '12',
  '1767',
  '99999999',
  '17673228000000000',
  '31.02.2026',
  '13/13/2026',
  '2026-13-01',
  '',
])("SV-09 '%s' is no date", (text) => {
  expect(parseTime(text)).toBeUndefined();
});

test('SV-09 a job is never posted in the future', () => {
  expect(timeOf('1795400000', now)).toBeUndefined();
  expect(timeOf('2026-11-22T01:00:00Z', now)).toEqual(now);
});

test('SV-09 a closing date is that of the feed’s own time zone', () => {
  expect(dateOf('2026-01-31T23:30:00-05:00')).toBe('2026-01-31');
  expect(dateOf('1769817600')).toBe('2026-01-31');
  expect(dateOf('31.01.2026')).toBe('2026-01-31');
  expect(dateOf('until filled')).toBeNull();
  expect(dateOf('2026-02-31')).toBeNull();
  expect(dateOf('2024-02-29')).toBe('2024-02-29');
  expect(dateOf('20260131235900')).toBe('2026-01-31');
});

test.each([
  '30+ days ago',
  'more than a month ago',
  'il y a plus de 30 jours',
  '30日以上前',
  '1970-01-01T00:00:00Z',
  '9999-12-31',
])("SV-09 '%s' names no day", (text) => expect(dateOf(text, { now })).toBeNull());

test('SV-09 a day is as old as it is written', () => {
  expect(dateOf('昭和60年2月10日')).toBe('1985-02-10');
});

test('SV-09 at least so many days ago is no day', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  expect(timeOf('Posted 30+ Days Ago', now)).toBeUndefined();
  expect(timeOf('Posted 3 Days Ago', now)?.toISOString().slice(0, 10)).toBe('2026-11-25');
});

test.each(['last week', 'letzte Woche', 'la semana pasada', 'le mois dernier', 'last year'])(
  "SV-09 '%s' is a span of days, and no day",
  (text) => expect(dateOf(text, { now })).toBeNull(),
);

test('SV-09 two digits are the year in front if only that day is near', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  expect(dateOf('26-11-16', { now })).toBe('2026-11-16');
  expect(dateOf('16.11.26', { now })).toBe('2026-11-16');
  expect(dateOf('16/11/26', { now, order: 'day-first' })).toBe('2026-11-16');
});

test('SV-09 midnight in a time zone is the day that begins there', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  expect(timeOf('2026-11-06T00:00:00.000+01:00', now)?.toISOString()).toBe('2026-11-06T00:00:00.000Z');
  expect(timeOf('2026-11-06T09:00:00+01:00', now)?.toISOString()).toBe('2026-11-06T08:00:00.000Z');
});
