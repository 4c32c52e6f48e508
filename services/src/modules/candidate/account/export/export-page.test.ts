import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { exportPage, idsToName } from './export-page.ts';

const AT = new Date('2026-11-03T09:30:00Z');
const [JOB, EMPLOYER, GONE] = ['a1f6', 'b2c7', 'c3d8'];
const ROWS = new Map<string, readonly Record<string, unknown>[]>([
  ['candidate', [{ id: 'x', first_name: 'Þóra', last_name: null, telephone: '+354 555 1234', created_at: AT }]],
  [
    'application',
    [
      { id: 'app', job_id: JOB, submitted_at: AT, request_id: 'r-77' },
      { id: 'old', job_id: GONE, submitted_at: AT },
    ],
  ],
  ['interview', [{ id: 'i', application_id: 'app', starts_at: AT, instructions: '<script>alert(1)</script> & bring "papers"' }]],
  ['conversation', [{ id: 'c', enterprise_id: EMPLOYER }]],
  ['message', [{ id: 'm', conversation_id: 'c', by_enterprise: true, body: 'مرحبا\nSee you', sent_at: AT }]],
  ['candidate_skill', [{ skill_id: 7, years_of_experience: '3' }]],
  ['spoken_language', [{ language: 'is', level: 'NATIVE' }]],
  ['push_device', [{ id: 'p' }]],
]);
const NAMES = {
  jobs: new Map([[JOB, { title: 'Lighthouse keeper', employer: 'Harbour & Co' }]]),
  employers: new Map([[EMPLOYER, 'Harbour & Co']]),
  skills: new Map([['7', 'Glazing']]),
};
interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** The elements of the page, which is also well-formed XML. */
function elementsOf(page: string): Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '' };
    all.push(element);
    open.push(element);
  });
  parser.on('text', (text) => open.forEach((element) => (element.text += text)));
  parser.on('closetag', () => void open.pop());
  parser.write(page).close();
  return all;
}

function pageIn(locale: (typeof LOCALES)[number]) {
  const page = exportPage({ locale, brand: 'hireHQ', at: AT, rows: ROWS, names: NAMES, files: ['files/file/1-my cv#2.pdf'] });
  const elements = elementsOf(page);
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  return { page, elements, named, text: named('body')[0]?.text ?? '' };
}

test('PR-11 the page names jobs, employers and skills instead of their ids', () => {
  const { named, text } = pageIn('en');
  const headings = named('h3').map((heading) => heading.text);
  expect(headings.filter((heading) => heading === 'Lighthouse keeper – Harbour & Co')).toHaveLength(2);
  expect(headings).toEqual(
    expect.arrayContaining(['Harbour & Co', 'Glazing', 'Icelandic', 'A job that is no longer there', 'Þóra']),
  );
  for (const id of [JOB, EMPLOYER, GONE, 'r-77']) expect(text).not.toContain(id);
  expect(text).toContain('<script>alert(1)</script> & bring "papers"');
  expect(named('script')).toEqual([]);
  expect(idsToName(ROWS)).toEqual({ jobs: [JOB, GONE], employers: [EMPLOYER], skills: [7] });
});

test('PR-11 the page opens without a network, and its links are files of the archive', () => {
  const { page, named } = pageIn('en');
  expect(page).not.toMatch(/https?:|src=|@import|url\(/);
  const links = named('a').map(({ attributes }) => attributes['href'] ?? '');
  expect(links.filter((link) => !link.startsWith('#'))).toEqual([
    'files/file/1-my%20cv%232.pdf',
    'data/conversation.json',
    'data/push_device.json',
  ]);
});

test.each(LOCALES)('PR-11 the page is in the language %s, with its direction, headings and landmarks', (locale) => {
  const { elements, named, text } = pageIn(locale);
  expect(named('html')[0]?.attributes).toEqual({ lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' });
  expect(named('title')[0]?.text).toContain('hireHQ');
  expect(['h1', 'main', 'nav', 'header'].map((name) => named(name).length)).toEqual([1, 1, 1, 1]);
  const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { attributes } of elements) {
    const target =
      attributes['aria-labelledby'] ?? (attributes['href']?.startsWith('#') ? attributes['href'].slice(1) : undefined);
    if (target !== undefined) expect(ids).toContain(target);
  }
  expect(text).toContain(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(AT));
  if (locale !== 'en') expect(text).not.toMatch(/Applications|Messages|First name/);
});
