import { FILE_LINK_SECONDS } from '@hirehq/shared-contracts/codes';
import { expect, test } from 'vitest';
import { createKeyedHash } from '../../../platform/keyed-hash.ts';
import { calendarLink, opensCalendar } from './calendar-link.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const at = (time: number, secret = 'a secret') => ({ keyedHash: createKeyedHash(secret), now: () => new Date(time) });
const queryOf = (link: string) => new URL(link, 'http://localhost').searchParams;

test.each([
  ['at once', 0, true],
  ['at its last moment', FILE_LINK_SECONDS * 1000, true],
  ['a moment later', FILE_LINK_SECONDS * 1000 + 1, false],
])('a link to a calendar file, %s: opens is %s', (_when, later, opens) => {
  expect(opensCalendar(at(START + later), 'interview-1', queryOf(calendarLink(at(START), 'interview-1')))).toBe(opens);
});

test('a link opens the calendar of its interview, with its end and its signature', () => {
  const query = queryOf(calendarLink(at(START), 'interview-1'));
  expect(opensCalendar(at(START), 'interview-2', query)).toBe(false);
  expect(opensCalendar(at(START, 'another secret'), 'interview-1', query)).toBe(false);
  query.set('until', String(Number(query.get('until')) + 60));
  expect(opensCalendar(at(START), 'interview-1', query)).toBe(false);
  expect(opensCalendar(at(START), 'interview-1', new URLSearchParams())).toBe(false);
});
