import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobFilter, JobSort } from '@hirehq/shared-contracts/graphql/types';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { MANY_JOBS, numbersOf, storeManyJobs } from '../testing/many-jobs.store.ts';
import { skill, skillId, storedJobs } from '../testing/stored-jobs.ts';
import type { ListGroups } from './result-page.ts';
import { searchJobs } from './search-jobs.ts';

const NOW = new Date();
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

interface Listed {
  ids: string[];
  /** Ids by group, over all pages. */
  groups: [string[], string[]];
  first: ListGroups | undefined;
}

/** Every page of a list. */
async function listed(
  { db }: TestDatabase,
  filter: JobFilter,
  { sort = 'RELEVANCE', first = 20, healthFirst = false }: { sort?: JobSort; first?: number; healthFirst?: boolean } = {},
): Promise<Listed> {
  const groups: [string[], string[]] = [[], []];
  const ids: string[] = [];
  let known: ListGroups | undefined;
  let after: string | null = null;
  do {
    const page = await searchJobs(db, { filter, sort, after, first, synonyms: false, healthFirst, now: NOW });
    known ??= page.groups;
    ids.push(...page.ids);
    groups[0].push(...page.ids.slice(0, page.groups?.leading));
    groups[1].push(...page.ids.slice(page.groups?.leading ?? page.ids.length));
    after = page.endCursor;
  } while (after);
  return { ids, groups, first: known };
}

describe('a few jobs', () => {
  const JOBS = [
    { title: 'Data Analyst', plainText: 'We use Python now and then.' },
    { title: 'Web Developer', plainText: 'Python it is.', skills: [skill('Python'), skill('SQL')] },
    { title: 'Office Clerk', plainText: 'The python at reception is called Monty.' },
    { title: 'Python Developer', plainText: 'You write it all day.' },
    { title: 'Python Trainer', plainText: 'You teach developers.' },
    { title: 'C++ Developer' },
    { title: 'Firmware Developer', skills: [skill('C++')], plainText: 'C++ on small chips.' },
    { title: 'Research Engineer', skills: [skill('Machine learning')], plainText: 'Machine learning for rivers.' },
    { title: 'Lathe Engineer', plainText: 'Each machine is new, and learning it takes a week.' },
    { title: 'Registered Nurse' },
    {
      title: 'Receptionist',
      plainText: 'You meet every registered nurse of the house.',
      skills: [skill('Nursing registration')],
    },
    { title: 'Porter', company: 'Meadow Hospital', companyTag: 'Direct Health' },
  ];
  let database: TestDatabase;
  const titles = new Map<string, string>();
  beforeAll(async () => {
    database = await createTestDatabase();
    const ids = await storedJobs(
      database.db,
      JOBS.map((job, index) => ({ ...job, postedAt: minutesAgo(index) })),
    );
    ids.forEach((id, index) => titles.set(id, JOBS[index]?.title ?? ''));
  });
  afterAll(() => database.drop());

  const named = ({ groups }: Listed) => groups.map((ids) => ids.map((id) => titles.get(id)));

  test.each<[string, string, string[], string[]]>([
    [
      'a skill: titles, then skills, then mentions',
      'python',
      ['Python Trainer', 'Python Developer', 'Web Developer'],
      ['Data Analyst', 'Office Clerk'],
    ],
    [
      'an occupation and a skill: the occupation in the title',
      'python developer',
      ['Python Developer', 'Web Developer'],
      ['Python Trainer'],
    ],
    ['a skill that the index writes differently', 'c++ developer', ['C++ Developer', 'Firmware Developer'], []],
    ['a skill of two words', 'machine learning engineer', ['Research Engineer'], ['Lathe Engineer']],
    ['an occupation that is a skill too has to be in the title', 'registered nurse', ['Registered Nurse'], ['Receptionist']],
    ['an employer', 'meadow hospital', ['Porter'], []],
  ])('JB-10 %s', async (_name, keyword, matches, mentions) => {
    for (const first of [20, 1]) {
      const list = await listed(database, { keyword }, { first });
      const [one, two] = named(list);
      expect(new Set(one)).toEqual(new Set(matches));
      expect(one?.at(-1), 'matches by skill come after titles').toBe(matches.at(-1));
      expect(two).toEqual(mentions);
      expect(list.ids, 'in order').toEqual(list.groups.flat());
      expect(list.first?.kinds).toEqual(['MATCHES', 'MENTIONS']);
    }
    const { counts } = await searchJobs(database.db, {
      filter: { keyword },
      sort: 'RELEVANCE',
      after: null,
      first: 20,
      synonyms: false,
      now: NOW,
    });
    expect(await counts()).toMatchObject({
      total: matches.length + mentions.length,
      leading: matches.length,
      totalIsEstimate: false,
    });
  });

  test.each<[string, JobFilter, JobSort]>([
    ['by date', { keyword: 'python' }, 'NEWEST'],
    ['for skills', { skills: [skillId('Python')] }, 'RELEVANCE'],
    ['for a job title', { jobTitle: 'Python Developer' }, 'RELEVANCE'],
    ['without words', {}, 'RELEVANCE'],
  ])('JB-10 a list %s has no groups', async (_name, filter, sort) => {
    expect((await listed(database, filter, { sort })).first).toBeUndefined();
  });

  test('SH-28 JB-10 of the healthcare brand: where other work is listed too, health occupations come first, each group newest first', async () => {
    for (const first of [20, 3]) {
      const list = await listed(database, {}, { healthFirst: true, first });
      expect(list.first?.kinds).toEqual(['HEALTH', 'REST']);
      const [health, rest] = named(list);
      expect(health).toEqual(['Registered Nurse']);
      expect(rest).toEqual(JOBS.map(({ title }) => title).filter((title) => title !== 'Registered Nurse'));
    }
    expect(named(await listed(database, { keyword: 'python' }, { healthFirst: true }))[1], 'words as anywhere').toEqual([
      'Data Analyst',
      'Office Clerk',
    ]);
  });

  test.each<[string, JobFilter, string[]]>([
    ['without words', {}, ['Registered Nurse']],
    ['for words that other work mentions', { keyword: 'registered nurse' }, ['Registered Nurse']],
    ['of an employer in health care', { keyword: 'meadow hospital' }, []],
  ])('SH-28 JB-10 a list of health work %s has health occupations only', async (_name, filter, expected) => {
    const list = await listed(database, { ...filter, healthWork: true }, { healthFirst: true });
    expect(list.ids.map((id) => titles.get(id))).toEqual(expected);
    expect(list.first?.kinds ?? []).not.toContain('HEALTH');
  });
});

describe('more jobs than are ranked at once', () => {
  let database: TestDatabase;
  let numbers: Map<string, number>;
  beforeAll(async () => {
    database = await createTestDatabase();
    await storeManyJobs(database.db, NOW);
    numbers = await numbersOf(database.db);
    // The skill of every fifth job.
    await database.db.insertInto('term').values({ kind: 'S', of_id: 3, folded: 'common', is_name: true }).execute();
  });
  afterAll(() => database.drop());

  const all = Array.from({ length: MANY_JOBS }, (_, index) => index + 1);
  const common = all.filter((n) => n % 2 === 0);
  const byTitle = common.filter((n) => n % 3 === 0);
  const bySkill = common.filter((n) => n % 3 !== 0 && n % 5 === 0);
  const mentioned = common.filter((n) => n % 3 !== 0 && n % 5 !== 0);

  test('JB-10 titles, then skills, then mentions, each job once, to the very end', async () => {
    const { groups } = await listed(database, { keyword: 'common' }, { first: 50 });
    const [matches, mentions] = groups.map((ids) => ids.map((id) => numbers.get(id) ?? 0));
    expect(new Set(matches?.slice(0, byTitle.length))).toEqual(new Set(byTitle));
    expect(matches?.slice(byTitle.length)).toEqual(bySkill);
    expect(mentions).toEqual(mentioned);
  });

  test('JB-10 the size of the groups is estimated like the total', async () => {
    const { counts } = await searchJobs(database.db, {
      filter: { keyword: 'common' },
      sort: 'RELEVANCE',
      after: null,
      first: 20,
      synonyms: false,
      now: NOW,
    });
    const { leading, total, totalIsEstimate } = await counts();
    expect(totalIsEstimate).toBe(true);
    const truth = byTitle.length + bySkill.length;
    expect(Math.abs(leading - truth) / truth).toBeLessThan(0.3);
    expect(leading).toBeLessThan(total);
  });

  test('JB-10 with a filter that leaves few, both groups are counted', async () => {
    const few = { keyword: 'common', city: 'Paris', employmentTypes: ['PT'] } satisfies JobFilter;
    const { groups } = await listed(database, few, { first: 50 });
    const { counts } = await searchJobs(database.db, {
      filter: few,
      sort: 'RELEVANCE',
      after: null,
      first: 20,
      synonyms: false,
      now: NOW,
    });
    expect(await counts()).toMatchObject({
      total: groups[0].length + groups[1].length,
      leading: groups[0].length,
      totalIsEstimate: false,
    });
    expect(groups[0].length).toBeGreaterThan(50);
    expect(groups[1].length).toBeGreaterThan(50);
  });
});
