import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { searchJobs } from './search-jobs.ts';
import { storedJobs } from '../testing/stored-jobs.ts';

const JOBS = [
  { title: 'PM Shift Supervisor', plainText: 'You lead the PM shift.' },
  { title: 'Product Manager' },
  { title: 'Teaching Aide, Teacher Recruiter' },
  { title: 'Assistant Teacher' },
  { title: 'Music Teacher' },
  { title: 'Electrical Engineer' },
  { title: 'Electrical Engineer, Nights' },
  { title: 'Electrician' },
  { title: 'Electrician for Ships' },
  { title: 'Harbour Guide', plainText: 'Sailor, sailor, sailor: every sailor is welcome.' },
  { title: 'Tailor' },
  { title: 'Tailor for Suits' },
  { title: 'Werkstudent Logistik' },
  { title: 'Marketing Lead' },
  { title: 'Marketing Analyst' },
  { title: 'Responsable comptabilité' },
  { title: 'Cybersecurity Architect' },
  { title: 'Data Steward' },
  { title: 'Customer Service Agent', remote: true },
  { title: 'Customer Service Agent, Counter' },
  { title: 'Enfermeira' },
  { title: 'Head of Sales' },
  { title: 'Head of Sales Operations' },
  { title: 'Welder', company: 'Bright Harbor Ltd.' },
  { title: 'Cook', company: 'Bright Harbor Ltd.' },
  { title: 'Bright Harbor Account Handler', plainText: 'Our client is Bright Harbor.' },
  { title: 'Gardener', company: 'Service' },
  { title: 'Jr. Draughtsman' },
];

let database: TestDatabase;
const titles = new Map<string, string>();
beforeAll(async () => {
  database = await createTestDatabase();
  const postedAt = (index: number) => new Date(Date.now() - index * 3_600_000);
  const ids = await storedJobs(
    database.db,
    JOBS.map((job, index) => ({ ...job, postedAt: postedAt(index) })),
  );
  ids.forEach((id, index) => titles.set(id, JOBS[index]?.title ?? ''));
});
afterAll(() => database.drop());

const found = async (keyword: string, first = 20) => {
  const search = { filter: { keyword }, sort: 'RELEVANCE', after: null, first, synonyms: false, now: new Date() } as const;
  return (await searchJobs(database.db, search)).ids.map((id) => titles.get(id));
};

test.each([
  ['what an abbreviation is short for before the letters in passing', 'PM', ['Product Manager', 'PM Shift Supervisor']],
  ['the work itself before a lesser one, and that before who looks after it', 'teacher', ['Music Teacher', 'Assistant Teacher']],
  ['the plural finds the singular in the same order', 'teachers', ['Music Teacher', 'Assistant Teacher']],
  ['a lesser one where it is asked for', 'assistant teacher', ['Assistant Teacher']],
  ['an exact name before a longer one', 'head of sales', ['Head of Sales', 'Head of Sales Operations']],
  ['a short form in the title for the long one typed', 'junior draughtsman', ['Jr. Draughtsman']],
])('JB-10 %s: %s', async (_name, keyword, expected) => {
  expect((await found(keyword)).slice(0, expected.length)).toEqual(expected);
});

test.each([
  ['a word that shares its stem with others', 'electrican', ['Electrician', 'Electrician for Ships']],
  ['in one of several words', 'custmer servce agent', ['Customer Service Agent', 'Customer Service Agent, Counter']],
  ['letters that changed places', 'Werkstudnet', ['Werkstudent Logistik']],
])('JB-10 a typo is corrected, %s', async (_name, keyword, expected) => {
  expect(await found(keyword)).toEqual(expected);
});

test('JB-10 a word that occurs in texts is not a typo of another', async () => {
  expect((await found('sailor'))[0]).toBe('Harbour Guide');
});

test.each([
  ['two words where titles have one', 'cyber security architect', 'Cybersecurity Architect'],
  ['one word where titles have two', 'datasteward', 'Data Steward'],
  ['another ending', 'comptabilites', 'Responsable comptabilité'],
  ['a title in another language', 'Krankenpfleger', 'Enfermeira'],
])('JB-10 a word is found in its other forms, %s', async (_name, keyword, expected) => {
  expect((await found(keyword))[0]).toBe(expected);
});

test.each([
  ['a sentence', 'I am looking for a job as a music teacher', ['Music Teacher']],
  ['a sentence in German', 'ich suche Stelle als Werkstudent', ['Werkstudent Logistik']],
  ['what is said in codes', 'work from home customer service', ['Customer Service Agent']],
])('JB-10 %s is searched for its meaning', async (_name, keyword, expected) => {
  expect(await found(keyword)).toEqual(expected);
});

test('JB-10 jobs of the named company come before those that mention it', async () => {
  expect(await found('Bright Harbor')).toEqual(['Welder', 'Cook', 'Bright Harbor Account Handler']);
  expect(await found('bright harbor ltd welder')).toEqual(['Welder']);
  expect(await found('jobs at Bright Harbor cook')).toEqual(['Cook']);
});

test('JB-10 a word of many titles is not treated as a company', async () => {
  expect(await found('service')).toEqual(['Customer Service Agent', 'Customer Service Agent, Counter', 'Gardener']);
});

test('JB-10 pages of a company and the following ones contain each job once', async () => {
  const all: (string | undefined)[] = [];
  let after: string | null = null;
  do {
    const search = {
      filter: { keyword: 'Bright Harbor' },
      sort: 'RELEVANCE',
      after,
      first: 1,
      synonyms: false,
      now: new Date(),
    } as const;
    const page = await searchJobs(database.db, search);
    all.push(...page.ids.map((id) => titles.get(id)));
    after = page.endCursor;
  } while (after);
  expect(all).toEqual(['Welder', 'Cook', 'Bright Harbor Account Handler']);
});

test.each([
  ['the rarest of two words', 'werkstudent marketing', ['Werkstudent Logistik']],
  ['never without the work', 'welder marketing', ['Welder']],
  ['nothing where a word is in no job at all', 'zyxwvut marketing', []],
])('JB-10 words that no job has together find the closest jobs, %s', async (_name, keyword, expected) => {
  expect(await found(keyword)).toEqual(expected);
});

test.each([
  ['electrician', null],
  ['I am looking for a job as a music teacher', null],
  ['custmer servce agent', 'customer service agent'],
  ['werkstudent marketing', 'werkstudent'],
  ['zyxwvut marketing', null],
])('JB-10 the result says if other words than “%s” were searched for: %s', async (keyword, readAs) => {
  const search = { filter: { keyword }, sort: 'RELEVANCE', after: null, first: 20, synonyms: false, now: new Date() } as const;
  expect((await searchJobs(database.db, search)).readAs).toBe(readAs);
});

test('JB-10 a place without jobs is not corrected to another word', async () => {
  await database.db
    .insertInto('place')
    .values({ id: 'city:1', kind: 'city', name: 'Cooks', country_code: 'GB', country_name: 'United Kingdom', population: 90_000 })
    .execute();
  await database.db.insertInto('place_name').values({ folded: 'saales', place_id: 'city:1', population: 90_000 }).execute();
  expect(await found('saales')).toEqual([]);
});
