import { expect, test } from 'vitest';
import { filterWordsIn } from './filter-words.ts';
import { TypedText } from './typed-text.ts';

const read = (text: string) => {
  const typed = new TypedText(text);
  return filterWordsIn(typed, []).map((words) => {
    const { start, end } = typed.textSpan(words);
    return [text.slice(start, end), words.filter];
  });
};

test.each([
  ['part time clerk', 'part time', { employmentTypes: ['PT'] }],
  ['Part-Time clerk', 'Part-Time', { employmentTypes: ['PT'] }],
  ['work from home customer service', 'work from home', { remote: true }],
  ['hybrid analyst', 'hybrid', { workModes: ['H'] }],
  ['marketing internship', 'internship', { employmentTypes: ['IN'] }],
  ['new grad software engineer', 'new grad', { experienceLevels: ['EL'] }],
  ['entry-level accountant', 'entry-level', { experienceLevels: ['EL'] }],
  ['recruiter contract', 'contract', { employmentTypes: ['FL'] }],
  ['cajera a tiempo parcial', 'a tiempo parcial', { employmentTypes: ['PT'] }],
  ['trainee baker', 'trainee', { experienceLevels: ['EL'] }],
  ['desarrollador junior', 'junior', { experienceLevels: ['EL'] }],
  ['prácticas de marketing', 'prácticas', { employmentTypes: ['IN'] }],
  ['programador en remoto', 'en remoto', { remote: true }],
  ['محاسب دوام جزئي', 'دوام جزئي', { employmentTypes: ['PT'] }],
  ['مبرمج عن بعد', 'عن بعد', { remote: true }],
  ['محاسب حديث التخرج', 'حديث التخرج', { experienceLevels: ['EL'] }],
  ['Bürokraft Teilzeit', 'Teilzeit', { employmentTypes: ['PT'] }],
  ['développeur télétravail', 'télétravail', { remote: true }],
])('JB-10 “%s” says a filter', (typed, words, filter) => {
  expect(read(typed)).toEqual([[words, filter]]);
});

test('JB-10 several filters are read from one search', () => {
  expect(read('junior developer remote')).toEqual([
    ['junior', { experienceLevels: ['EL'] }],
    ['remote', { remote: true }],
  ]);
});

test.each([
  ['baker posted today', 'posted today', { postedWithinDays: 1 }],
  ['baker last 9 days', 'last 9 days', { postedWithinDays: 9 }],
  ['within 12 miles of', 'within 12 miles of', { radiusKm: 19 }],
  ['Umkreis 40km', 'Umkreis 40km', { radiusKm: 40 }],
  ['baker last 36 hours', 'last 36 hours', { postedWithinDays: 2 }],
  ['boulanger depuis 48h', 'depuis 48h', { postedWithinDays: 2 }],
  ['кассир за последние 4 дня', 'за последние 4 дня', { postedWithinDays: 4 }],
  ['bäcker letzte 3 wochen', 'letzte 3 wochen', { postedWithinDays: 21 }],
  ['snickare 2 mil från', '2 mil från', { radiusKm: 20 }],
  ['night shift baker', 'night shift', { nightShift: true }],
  ['bagare nattskift', 'nattskift', { nightShift: true }],
  ['Bäcker Nachtschicht', 'Nachtschicht', { nightShift: true }],
  ['panadero turno de noche', 'turno de noche', { nightShift: true }],
  ['パン職人 夜勤', '夜勤', { nightShift: true }],
  ['baker weekends', 'weekends', { weekendWork: true }],
  ['boulanger le week-end', 'le week-end', { weekendWork: true }],
  ['part time or freelance baker', 'part time or freelance', { employmentTypes: ['PT', 'FL'] }],
  ['baker remote/hybrid', 'remote/hybrid', { remote: true, workModes: ['H'] }],
  ['contract glazier', 'contract', { employmentTypes: ['FL'] }],
  ['kucharz praca zdalna', 'praca zdalna', { remote: true }],
  ['аналитик удаленно', 'удаленно', { remote: true }],
  ['料理人 アルバイト', 'アルバイト', { employmentTypes: ['PT'] }],
  ['bäcker quereinsteiger', 'quereinsteiger', { experienceLevels: ['EL'] }],
])('JB-10 “%s” says a filter in other words', (typed, words, filter) => {
  expect(read(typed)).toEqual([[words, filter]]);
});

test('JB-10 a word that is a filter in some countries is one for their visitors alone', () => {
  const typed = new TypedText('stage marketing');
  expect(filterWordsIn(typed, [], 'FR')).toMatchObject([{ filter: { employmentTypes: ['IN'] } }]);
  expect(filterWordsIn(typed, [], 'US')).toEqual([]);
  expect(filterWordsIn(typed, [])).toEqual([]);
});

test.each([
  'Remote Sensing Analyst',
  'within 900 miles of',
  'contract negotiator',
  'ft worth',
  'anywhere care assistant',
  'junior high teacher',
  'contract manager',
  'smart contract',
  'hybrid cloud architect',
  'graduate admissions',
  'internship coordinator',
  'temporary works designer',
  'internal auditor',
  'senior engineer',
  'director of sales',
  '"part time" clerk',
])('JB-10 “%s” says no filter', (typed) => {
  expect(read(typed)).toEqual([]);
});
