import { expect, test } from 'vitest';
import type { DocumentLine } from './document-line.ts';
import { inReadingOrder } from './formats/reading-order.ts';
import { joinRuns, type Segment } from './formats/text-segments.ts';
import { parseResume } from './parse-resume.ts';

const lineAt = (text: string, top: number, { page = 1, left = 0.1, size = 10 } = {}): DocumentLine => ({
  text,
  page,
  box: [left, top, 0.3, 0.012],
  size,
});
const read = (lines: readonly DocumentLine[]) => parseResume({ lines: [...lines], pages: 2 }, '2026-12-01').reading;

const BODY = [
  lineAt('Ilse Quandt', 0.12, { size: 20 }),
  lineAt('Experience', 0.2, { size: 13 }),
  lineAt('Potter | Kettle Lane Ltd | 2019 – 2021', 0.23),
  lineAt('Glazier | Salt & Ash Ltd | 2015 – 2019', 0.26),
];

test.each([
  ['header', 0.03],
  ['footer', 0.95],
])('PR-03 contacts in the %s of every page are read once, and are no part of an entry', (_, top) => {
  const margin = (page: number) => [
    lineAt('Ilse Quandt · 12 Mill Lane, Leeds LS2 9NZ · 0113 496 0123', top, { page }),
    lineAt(`Page ${page} of 2`, top + 0.015, { page }),
  ];
  const second = [lineAt('Kiln hand | Ash Works Ltd | 2012 – 2015', 0.12, { page: 2 })];
  const own = [...BODY.slice(0, 2), ...BODY.slice(2)];
  const { firstName, city, address, telephone, workHistory } =
    top < 0.5 ? read([...margin(1), ...own, ...margin(2), ...second]) : read([...own, ...margin(1), ...second, ...margin(2)]);
  expect([firstName, address, city, telephone].map((each) => each?.value)).toEqual([
    'Ilse',
    '12 Mill Lane',
    'Leeds',
    '0113 496 0123',
  ]);
  expect(workHistory.map(({ value }) => [value.title, value.workedWith])).toEqual([
    ['Potter', 'Kettle Lane Ltd'],
    ['Glazier', 'Salt & Ash Ltd'],
    ['Kiln hand', 'Ash Works Ltd'],
  ]);
});

test('PR-03 a name in the footer without an address is no town', () => {
  const { city } = read([...BODY, lineAt('Ilse Quandt · 0113 496 0123 · ilse@example.org', 0.95)]);
  expect(city).toBeNull();
});

test.each(['⌂ Dartmouth, NS', 'Dartmouth, NS'])('PR-03 the town at the head of a side column, %s, is no skill', (town) => {
  const column = { left: 0.7 };
  const { city, telephone } = read([
    ...BODY,
    lineAt('Skills', 0.3, { size: 13 }),
    lineAt('Kilns, Glazes', 0.33),
    lineAt(town, 0.12, column),
    lineAt('902-555-0119', 0.14, column),
    lineAt('ilse@example.org', 0.16, column),
  ]);
  expect([city?.value, telephone?.value]).toEqual(['Dartmouth', '902-555-0119']);
});

test('PR-03 the code of an address is no telephone number, and a sign behind a country code belongs before it', () => {
  const phone = (text: string) => read([BODY[0]!, lineAt(text, 0.14), ...BODY.slice(1)]).telephone?.value;
  expect(phone('Rua das Palmeiras, 120, Fortaleza - CE, 60160-000\t(85) 95550-1432')).toBe('(85) 95550-1432');
  expect(phone('962+ 79 555 0143')).toBe('+962 79 555 0143');
});

const segment = (text: string, left: number, top: number, size = 10): Segment => ({
  text,
  left,
  top,
  right: left + text.length * 5,
  bottom: top + size,
  size,
  isBold: false,
});

test('PR-03 periods at the right edge stay in their rows beside a side column', () => {
  const main = ['Potter', 'Kettle Lane', 'Kilns', 'Glazier', 'Salt & Ash', 'Panes'].map((text, row) =>
    segment(text, 50, 100 + row * 15),
  );
  const periods = [segment('2019 – 2021', 250, 100), segment('2015 – 2019', 250, 145)];
  const side = ['Leeds', '0113 496 0123', 'ilse@example.org', 'English', 'German'].map((text, row) =>
    segment(text, 400, 95 + row * 18),
  );
  const rows = inReadingOrder([...main, ...periods, ...side], false).map((row) => row.map(({ text }) => text).join(' '));
  expect(rows).toContain('Potter 2019 – 2021');
  expect(rows).toContain('Glazier 2015 – 2019');
});

test('PR-03 a column of dates is apart from its entries however narrow the gap is', () => {
  const rows = [0, 1, 2].map((row) => [segment('since 2019', 50, 100 + row * 15), segment('Potter', 108, 100 + row * 15)]);
  expect(joinRuns(rows.flat()).map(({ text }) => text)).toEqual([
    'since 2019',
    'Potter',
    'since 2019',
    'Potter',
    'since 2019',
    'Potter',
  ]);
  expect(joinRuns(rows[0]!).map(({ text }) => text)).toEqual(['since 2019 Potter']);
});

test('PR-03 in a page from right to left the side column is on the left, and periods at the left edge stay in their rows', () => {
  const toLeft = (text: string, right: number, top: number): Segment => {
    const left = right - text.length * 5;
    return { ...segment(text, left, top), right };
  };
  const main = ['مهندس معماري أول', 'مكتب الدلتا', 'مهندس معماري', 'شركة النيل'].map((text, row) =>
    toLeft(text, 550, 100 + row * 15),
  );
  const periods = [segment('2019 - 2021', 250, 100), segment('2015 - 2018', 250, 130)];
  const side = ['طنطا، مصر', 'المهارات', 'حصر الكميات', 'اللغات', 'العربية'].map((text, row) => toLeft(text, 180, 95 + row * 12));
  const rows = inReadingOrder([...main, ...periods, ...side], true).map((row) => row.map(({ text }) => text).join(' '));
  expect(rows.slice(0, 4).map((row) => row.replaceAll(/[\d -]/gu, ''))).toEqual([
    'مهندسمعماريأول',
    'مكتبالدلتا',
    'مهندسمعماري',
    'شركةالنيل',
  ]);
  expect(rows.filter((row) => /\d{4}/.test(row))).toHaveLength(2);
  expect(rows.at(-1)).toBe('العربية');
});

test('PR-03 a side column before the entries is a column, too, where periods are at their other edge', () => {
  const side = ['Contact', '0113 496 0123', 'ilse@example.org', 'Skills', 'Kilns'].map((text, row) =>
    segment(text, 50, 96 + row * 19),
  );
  const main = ['Potter', 'Kettle Lane', 'Head of kilns', 'Glazier', 'Salt & Ash', 'Panes'].map((text, row) =>
    segment(text, 200, 100 + row * 15),
  );
  const periods = [segment('2019 – 2021', 450, 100), segment('2015 – 2019', 450, 145)];
  const rows = (all: readonly Segment[], isRtl: boolean) =>
    inReadingOrder(all, isRtl).map((row) =>
      row
        .map(({ text }) => text)
        .toSorted()
        .join(' '),
    );
  const columns = ['Contact', '0113 496 0123', 'ilse@example.org', 'Skills', 'Kilns']
    .concat(['2019 – 2021 Potter', 'Kettle Lane', 'Head of kilns'])
    .concat(['2015 – 2019 Glazier', 'Salt & Ash', 'Panes']);
  const all = [...side, ...main, ...periods];
  expect(rows(all, false)).toEqual(columns);
  const mirrored = all.map((each) => ({ ...each, left: 600 - each.right, right: 600 - each.left }));
  expect(rows(mirrored, true)).toEqual(columns);
});

test('PR-03 jobs in two columns on one grid stay in their columns', () => {
  const column = (left: number, texts: readonly string[]) => texts.map((text, row) => segment(text, left, 100 + row * 15));
  const rows = inReadingOrder(
    [
      ...column(50, ['Experience', 'Potter', 'Kettle Lane', '2019 – 2021', 'Glazier', 'Salt & Ash', '2015 – 2019']),
      ...column(330, [
        'Education',
        'Degree in clay',
        '2011 – 2015',
        'Riverside college',
        'School',
        'Hill school',
        'Music school',
      ]),
    ],
    false,
  ).map((row) => row.map(({ text }) => text).join(' '));
  expect(rows.slice(7)).toEqual([
    'Education',
    'Degree in clay',
    '2011 – 2015',
    'Riverside college',
    'School',
    'Hill school',
    'Music school',
  ]);
});

test('PR-03 an address above the contacts of a side column ends where the column begins', () => {
  const { city, workHistory } = read([
    ...BODY,
    lineAt('Salt & Ash Ltd, Bath', 0.29),
    lineAt('12 Mill Lane, Leeds LS2 9NZ', 0.12, { left: 0.7 }),
    lineAt('ilse@example.org', 0.14, { left: 0.7 }),
  ]);
  expect([city?.value, workHistory.length]).toEqual(['Leeds', 2]);
});
