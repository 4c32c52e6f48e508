import { expect, test } from 'vitest';
import { html } from './http/html.ts';
import { createRichTexts, createTexts } from './texts.ts';

const jobs = '{count, plural, one {one job} other {# jobs}} at {company}';
const text = createTexts({
  en: { jobs },
  es: { jobs: '{count, plural, one {un empleo} other {# empleos}} en {company}' },
  ar: { jobs: '{count, plural, one {وظيفة} two {وظيفتان} few {# وظائف} other {# وظيفة}} لدى {company}' },
});

test.each([
  ['en', 1, 'one job at Acme'],
  ['en', 1200, '1,200 jobs at Acme'],
  ['es', 2, '2 empleos en Acme'],
  ['ar', 2, 'وظيفتان لدى \u2068Acme\u2069'],
  ['ar', 5, '5 وظائف لدى \u2068Acme\u2069'],
] as const)('a text in %s for %d', (locale, count, expected) => {
  expect(text('jobs', locale, { count, company: 'Acme' })).toBe(expected);
});

test('a value is treated neither as a message nor as markup', () => {
  expect(text('jobs', 'en', { count: 1, company: '<b>{count}</b> & ’Sons’' })).toBe('one job at <b>{count}</b> & ’Sons’');
});

test('a missing value throws', () => {
  expect(() => text('jobs', 'en', { count: 1 })).toThrow('company');
});

test('HTML as a value stays HTML, and the text around it is escaped', () => {
  const lead = 'Sent to {email} & <nobody> else';
  const rich = createRichTexts({ en: { lead }, es: { lead }, ar: { lead } });
  expect(rich('lead', 'ar', { email: html`<bdi>${'<a@b.example>'}</bdi>` }).html).toBe(
    'Sent to <bdi>&lt;a@b.example&gt;</bdi> &amp; &lt;nobody&gt; else',
  );
  expect(() => rich('lead', 'en', {})).toThrow('email');
});
