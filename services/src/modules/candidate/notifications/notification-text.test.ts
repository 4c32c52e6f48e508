import { describe, expect, test } from 'vitest';
import { NOTIFICATION_KINDS } from '@hirehq/shared-contracts/codes';
import { wordingsOf } from '../../../platform/testing/wordings-of.ts';
import english from './messages/en.json' with { type: 'json' };
import { notificationText } from './notification-text.ts';

const VALUES = {
  company: 'Zweig & Söhne',
  job: 'C++ (m/f/d)',
  search: 'Köln',
  count: 3,
  round: 'Erste Runde',
  time: { at: '2026-03-01T12:00:00Z', timeZone: 'America/Bogota' },
};
const ENGLISH = wordingsOf(english);

describe.each(NOTIFICATION_KINDS)('NT-05 PF-09 %s', (kind) => {
  test.each(['es', 'ar'] as const)('NT-05 PF-09 in %s contains no English, and every name', (locale) => {
    const text = notificationText(kind, locale, VALUES);
    expect(ENGLISH.filter((wording) => text.includes(wording))).toEqual([]);
    expect(text).not.toMatch(/[{}]|undefined/);
    for (const [, name] of english[`notification.${kind}`].matchAll(/\{(company|job|search|round)\}/g))
      expect(text).toContain(VALUES[name as 'company' | 'job' | 'search' | 'round']);
  });

  test('NT-05 PF-09 in English is recognised by its wording', () => {
    const text = notificationText(kind, 'en', VALUES);
    expect(ENGLISH.some((wording) => text.includes(wording))).toBe(true);
  });
});

test.each([
  ['en', 'Mar 1, 2026, 7:00 AM GMT-5'],
  ['es', '1 mar 2026, 7:00 GMT-5'],
  ['ar', '1 مارس 2026'],
] as const)('NT-05 PF-09 a time in %s has the local format, in its time zone', (locale, time) => {
  expect(notificationText('interviewInvite', locale, VALUES).replaceAll(/\s/g, ' ')).toContain(time);
});

test.each([
  ['en', ['1 new job', '2 new jobs', '100 or more new jobs']],
  ['es', ['1 empleo nuevo', '2 empleos nuevos', '100 o más empleos nuevos']],
  ['ar', ['وظيفة جديدة واحدة', 'وظيفتان جديدتان', '100 وظيفة جديدة أو أكثر']],
] as const)('NT-05 PF-09 a number in %s follows its grammar', (locale, expected) => {
  const texts = [1, 2, 100].map((count) => notificationText('jobAlert', locale, { search: 'x', count }));
  expect(texts.map((text, index) => text.startsWith(expected[index] ?? '-'))).toEqual([true, true, true]);
});

test('NT-05 PF-09 a notification without its values is still a sentence', () => {
  expect(notificationText('applied', 'en', {})).toBe('Your application for  at  was received.');
});
