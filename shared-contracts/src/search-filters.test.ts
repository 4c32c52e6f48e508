import { assertInputObjectType, buildASTSchema, coerceInputValue, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { NOT_STATED } from './codes.ts';
import { SDL } from './graphql/schema.ts';
import { jobFilterOf, parseJobSearch } from './parse-job-search.ts';
import { FILTERS, jobSearchQuery, LIST_ORDERS, type JobSearchParams, type SearchFilter } from './search-filters.ts';
import { randomNumbers } from './testing/random-numbers.ts';

const FILTER_ROWS = Object.entries<SearchFilter>(FILTERS).map(([key, row]) => ({ key, ...row }));
type Row = (typeof FILTER_ROWS)[number];
const random = randomNumbers(11);
const pick = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;
const some = <Value>(values: readonly Value[]): Value[] => {
  const picked = values.filter(() => random(2) === 0);
  return picked.length > 0 ? picked : [pick(values)];
};
const parsed = (query: string) => parseJobSearch(new URLSearchParams(query));
const afterTrip = (search: JobSearchParams) => parsed(jobSearchQuery(search));

/** Examples of values of a row, by its type. */
function valueOf({ key, codes, oneOf, least = 1, most, isAmount, currency }: Row): unknown {
  if (codes) return some(codes);
  if (oneOf) return pick(oneOf);
  if (currency) return pick(['EUR', 'USD', 'XOF']);
  if (most) return least + random(Math.min(most, 1_000_000) - least) + (isAmount ? random(100) / 100 : 0);
  return key === 'remoteFrom' ? pick(['NL', 'ES', 'SA']) : true;
}
const TEXTS = ['nurse', 'c++ & c#', 'São Paulo', '50% off', '看護師', 'a=b', '😀'];

describe.each(FILTER_ROWS)('JB-10 filter $key', (row) => {
  const { key, address = key, field = key } = row;
  // A key in the address may belong to two filters.
  const isAmount = FILTER_ROWS.some((other) => (other.address ?? other.key) === address && other.isAmount);

  test('is restored from an address', () => {
    for (let round = 0; round < 50; round += 1) {
      const search = { [key]: valueOf(row) };
      expect(afterTrip(search)).toEqual(search);
    }
  });

  test('drops invalid values', () => {
    for (const value of [
      '',
      ' ',
      ',',
      'x',
      'zz',
      '-1',
      isAmount ? '1.555' : '1.5',
      '1.',
      '1e2',
      '0x10',
      'NaN',
      'TRUE',
      '__proto__',
      '\0',
      '💥',
      '9'.repeat(400),
    ])
      expect(parsed(new URLSearchParams({ [address]: value }).toString())).toEqual({});
  });

  test('is a field of the query, with a valid value', () => {
    const type = assertInputObjectType(buildASTSchema(parse(SDL), { assumeValidSDL: true }).getType('JobFilter'));
    const filter = jobFilterOf({ [key]: valueOf(row) });
    expect(Object.keys(filter)).toEqual([field]);
    expect(coerceInputValue(filter, type)).toEqual(filter);
  });
});

test('JB-10 an address as a form without scripts writes it is read: names without a value, and names that come several times', () => {
  const address =
    'keyword=nurse&city=&employmentType=FT&employmentType=PT&employmentType=FT&skills=3&skills=x&skills=1&radius=&payMin=&payMin=NS&sort=pay';
  expect(parsed(address)).toEqual({
    keyword: 'nurse',
    employmentType: ['FT', 'PT'],
    skills: [3, 1],
    payNotStated: true,
    sort: 'pay',
  });
  // An amount and jobs without one exclude each other.
  expect(parsed('payMin=20&payMin=NS')).toEqual({ payMin: 20 });
});

test('JB-10 any search is restored from an address', () => {
  for (let round = 0; round < 500; round += 1) {
    const filters = Object.fromEntries(FILTER_ROWS.filter(() => random(2) === 0).map((row) => [row.key, valueOf(row)]));
    // One key in the address contains either.
    if (filters['payNotStated']) delete filters['payMin'];
    const search: JobSearchParams = {
      ...(random(2) && { keyword: pick(TEXTS) }),
      ...(random(2) && { jobTitle: pick(TEXTS), name: pick(TEXTS) }),
      ...(random(2) && { city: pick(TEXTS), state: pick(TEXTS), country: pick(TEXTS) }),
      ...(random(2) && { skills: some([1, 2, 99, 2 ** 31 - 1]) }),
      ...(random(2) && { sort: pick(LIST_ORDERS) }),
      ...(random(2) && { triggerSearch: random(2) === 0 }),
      ...filters,
    };
    expect(afterTrip(search)).toEqual(search);
  }
});

test('JB-10 of a list with unknown codes the known ones are read, each once', () => {
  expect(parsed('workMode=R,Z,r,R,,NS')).toEqual({ workMode: ['R', NOT_STATED] });
});

test('JB-10 a long text is cut between characters, and read again as the same', () => {
  for (const text of ['😀'.repeat(300), `${'a'.repeat(199)}😀`, `${'a'.repeat(199)} b`]) {
    const search = parsed(new URLSearchParams({ keyword: text }).toString());
    expect(search.keyword?.length).toBeGreaterThan(100);
    expect(afterTrip(search)).toEqual(search);
  }
});

test('JB-10 unset fields are not sent', () => {
  const search: JobSearchParams = { keyword: '', skills: [], workMode: [], remote: false, sort: 'relevance' };
  expect(jobSearchQuery(search)).toBe('');
  expect(jobFilterOf(search)).toEqual({});
});
