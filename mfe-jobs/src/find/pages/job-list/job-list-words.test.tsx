import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { jobCard, jobSearchResponse, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { showJobList } from './testing/show-job-list.tsx';

test('JB-10 a reinterpreted search says so', async () => {
  const { open, shell } = showJobList('/job-list?keyword=nurce');
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard({ title: 'Night Nurse' })], { readAs: 'nurse' }));
  open();
  expect(await screen.findByText('Showing jobs for “nurse”. You typed “nurce”.')).toBeInTheDocument();
});

/** A list that the services find by 'baker' unless the typed word is in quotation marks. */
function showCorrected(at: string, options: FakeShellOptions = {}) {
  const shown = showJobList(at, options);
  shown.shell.api.respondToGraphql(SearchJobsDocument, ({ filter }) =>
    filter.keyword?.startsWith('"')
      ? jobSearchResponse([])
      : jobSearchResponse([jobCard({ title: 'Baker' })], { readAs: 'baker' }),
  );
  return shown;
}

test.each(['D', 'N', 'H'] as const)(
  'JB-10 what was typed can be searched for instead, by keyboard too, in variant %s',
  async (variant) => {
    const { open, shell, user } = showCorrected('/job-list?keyword=banker&remote=true', { variant });
    const { address } = open();
    const notice = await screen.findByText('Showing jobs for “baker”. You typed “banker”.');
    expect(notice).toHaveAttribute('aria-live', 'polite');
    screen.getByRole('button', { name: 'Search for “banker” instead' }).focus();
    await user.keyboard('{Enter}');
    expect(new URLSearchParams(address().split('?')[1]).get('keyword')).toBe('"banker"');
    expect(new URLSearchParams(address().split('?')[1]).get('remote')).toBe('true');
    await waitFor(() => expect(shell.api.graphqlCalls.at(-1)?.variables).toMatchObject({ filter: { keyword: '"banker"' } }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Search for/ })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

test('JB-10 the address in quotation marks searches for the typed words again when it is opened', async () => {
  const { open, shell } = showCorrected('/job-list?keyword=%22banker%22');
  open();
  await waitFor(() => expect(shell.api.graphqlCalls.at(-1)?.variables).toMatchObject({ filter: { keyword: '"banker"' } }));
  expect(screen.queryByText(/You typed/)).not.toBeInTheDocument();
});

test('JB-10 words that are in quotation marks in part are all put in them', async () => {
  const { open, user } = showCorrected('/job-list?keyword=night+%22bakker%22');
  const { address } = open();
  await user.click(await screen.findByRole('button', { name: 'Search for “night bakker” instead' }));
  expect(new URLSearchParams(address().split('?')[1]).get('keyword')).toBe('"night bakker"');
});

const NOTHING = {
  city: null,
  state: null,
  country: null,
  radiusKm: null,
  remote: null,
  remoteFrom: null,
  workModes: null,
  employmentTypes: null,
  experienceLevels: null,
  nightShift: null,
  weekendWork: null,
  payMin: null,
  payMax: null,
  payUnit: null,
  payCurrency: null,
  postedWithinDays: null,
};

const UNDERSTOOD = {
  rest: 'clerk',
  words: [
    {
      words: 'part time',
      filter: { ...NOTHING, employmentTypes: ['PT' as const] },
      excludes: null,
      asWords: '"part time" clerk in Madrid',
    },
    {
      words: 'in Madrid',
      filter: { ...NOTHING, city: 'Madrid', country: 'Spain' },
      excludes: null,
      asWords: 'part time clerk "in Madrid"',
    },
  ],
};

/** A list for 'part time clerk in Madrid', of which the services understand two parts. */
function showUnderstood() {
  const shown = showJobList('/job-list?keyword=part+time+clerk+in+Madrid');
  shown.shell.api.respondToGraphql(SearchJobsDocument, ({ filter }) =>
    jobSearchResponse([jobCard({ title: 'Clerk' })], {
      understood: filter.keyword === 'part time clerk in Madrid' ? UNDERSTOOD : null,
    }),
  );
  return shown;
}

test('JB-10 a shift in the words is a chip, and a filter of the panel', async () => {
  const { open, shell } = showJobList('/job-list?keyword=night+shift+guard');
  const filter = { ...NOTHING, nightShift: true };
  const words = [{ words: 'night shift', filter, excludes: null, asWords: '"night shift" guard' }];
  shell.api.respondToGraphql(SearchJobsDocument, () =>
    jobSearchResponse([jobCard({ title: 'Guard' })], { understood: { rest: 'guard', words } }),
  );
  open();
  expect(await screen.findByRole('button', { name: 'Remove filter: Night shift' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Night shift/ })).toHaveProperty('checked', true);
});

const understoodChips = () => within(screen.getByRole('list', { name: 'Filters from your words' }));

test('JB-10 words that say a filter are chips, and the filter is on in the panel', async () => {
  const { open } = showUnderstood();
  const { address } = open();
  expect(await screen.findByRole('button', { name: 'Remove filter: Part Time' })).toBeInTheDocument();
  expect(understoodChips().getByRole('button', { name: 'Remove filter: Madrid, Spain' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^Part Time/ })).toHaveProperty('checked', true);
  expect(address()).toBe('/job-list?keyword=part+time+clerk+in+Madrid');
});

test('JB-10 a chip of words can be turned back into the words, by keyboard too', async () => {
  const { open, shell, user } = showUnderstood();
  const { address } = open();
  const instead = await screen.findByRole('button', { name: 'Search for “part time” instead' });
  instead.focus();
  await user.keyboard('{Enter}');
  expect(new URLSearchParams(address().split('?')[1]).get('keyword')).toBe('"part time" clerk in Madrid');
  await waitFor(() =>
    expect(shell.api.graphqlCalls.at(-1)?.variables).toMatchObject({ filter: { keyword: '"part time" clerk in Madrid' } }),
  );
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Filters from your words' })).not.toBeInTheDocument());
});

test('JB-10 a chip of words that is removed takes its words along; the others become filters of the address', async () => {
  const { open, user } = showUnderstood();
  const { address } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Part Time' }));
  expect(address()).toBe('/job-list?keyword=clerk&city=Madrid&country=Spain');
});

test('JB-10 a filter that is changed wins over the words', async () => {
  const { open, user } = showUnderstood();
  const { address } = open();
  await user.click(await screen.findByRole('checkbox', { name: /^Full Time/ }));
  expect(address()).toBe('/job-list?keyword=clerk&city=Madrid&country=Spain&employmentType=PT%2CFT&v=1');
});

const EXCLUDING = {
  rest: 'welder -"night shift" -agency',
  words: [
    { words: '-"night shift"', filter: NOTHING, excludes: '-"night shift"', asWords: 'welder "-"night shift"" not agency' },
    { words: 'not agency', filter: NOTHING, excludes: '-agency', asWords: 'welder -"night shift" "not agency"' },
  ],
};

test('JB-10 what a keyword excludes is a chip, which can be removed and turned back into words', async () => {
  const { open, shell, user } = showJobList('/job-list?keyword=welder+-%22night+shift%22+not+agency');
  shell.api.respondToGraphql(SearchJobsDocument, ({ filter }) =>
    jobSearchResponse([jobCard({ title: 'Welder' })], {
      understood: filter.keyword?.includes('not agency') ? EXCLUDING : null,
    }),
  );
  const { address } = open();
  expect(await screen.findByRole('button', { name: 'Search for “not agency” instead' })).toBeInTheDocument();
  expect(understoodChips().getByRole('button', { name: 'Remove filter: Without “agency”' })).toBeInTheDocument();
  await user.click(understoodChips().getByRole('button', { name: 'Remove filter: Without “night shift”' }));
  expect(new URLSearchParams(address().split('?')[1]).get('keyword')).toBe('welder -agency');
});

test('JB-10 a keyword without a word to search for is said to be one', async () => {
  const { open, shell } = showJobList('/job-list?keyword=%3F%3F');
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard({ title: 'Welder' })], { readAs: '' }));
  open();
  expect(await screen.findByText(/^“\?\?” has no word to search for/)).toBeInTheDocument();
});

test('JB-10 a list of few jobs ends with broader searches, also for one word', async () => {
  const { open, shell, user } = showJobList('/job-list?keyword=luthier&remote=true&v=1');
  const wider = [{ leaveOut: ['remote' as const], total: 9, totalIsEstimate: false }];
  shell.api.respondToGraphql(SearchJobsDocument, ({ filter }) =>
    jobSearchResponse([jobCard({ title: 'Luthier' })], { wider: filter.remote ? wider : [] }),
  );
  const { address } = open();
  expect(await screen.findByRole('heading', { name: 'Few jobs were found' })).toBeInTheDocument();
  await user.click(within(screen.getByRole('list', { name: 'Broader searches' })).getByRole('link'));
  await user.click(await screen.findByRole('button', { name: 'Search all jobs' }));
  expect(address()).toBe('/job-list');
  expect(screen.queryByRole('heading', { name: 'Few jobs were found' })).not.toBeInTheDocument();
});

test('JB-10 a word that nothing is named by is said to be one, with the commonest work instead', async () => {
  const { open, shell, user } = showJobList('/job-list?keyword=qqzz');
  const others = [
    { kind: 'POPULAR' as const, keyword: 'Welder', radiusKm: null, anywhere: false, total: 7, totalIsEstimate: false },
  ];
  shell.api.respondToGraphql(SearchJobsDocument, ({ filter }) =>
    jobSearchResponse([], { otherSearches: filter.keyword === 'qqzz' ? others : [] }),
  );
  const { address } = open();
  expect(await screen.findByText(/^No job title, skill or employer is called “qqzz”/)).toBeInTheDocument();
  await user.click(within(screen.getByRole('list', { name: 'Other searches' })).getByRole('link', { name: /^Welder/ }));
  expect(address()).toBe('/job-list?keyword=Welder');
});

test('JB-10 a list of few matches offers similar work, fewer words and a greater distance', async () => {
  const { open, shell, user } = showJobList('/job-list?keyword=icu+nurse&city=Utrecht&radius=10&v=1');
  const other = { keyword: null, radiusKm: null, anywhere: false, total: 3, totalIsEstimate: false };
  shell.api.respondToGraphql(SearchJobsDocument, () =>
    jobSearchResponse([jobCard({ title: 'ICU Nurse' })], {
      total: 40,
      endCursor: 'next',
      otherSearches: [
        { ...other, kind: 'AROUND', radiusKm: 25 },
        { ...other, kind: 'FEWER_WORDS', keyword: 'nurse' },
        { ...other, kind: 'RELATED', keyword: 'Midwife', anywhere: true },
      ],
    }),
  );
  const { address } = open();
  const list = within(await screen.findByRole('list', { name: 'Other searches' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Within 16 miles3 jobs',
    'Only “nurse”3 jobs',
    'Similar work, everywhere: Midwife3 jobs',
  ]);
  expect(screen.queryByText(/^No job title/)).not.toBeInTheDocument();
  await user.click(list.getByRole('link', { name: /Within 16 miles/ }));
  expect(address()).toBe('/job-list?keyword=icu+nurse&city=Utrecht&radius=25&v=1');
  await user.click(screen.getByRole('link', { name: /Midwife/ }));
  expect(address()).toBe('/job-list?keyword=Midwife');
});

test('SV-02 searches find all other names on request, and are repeated when that changes', async () => {
  const { open, shell, user } = showJobList();
  open();
  await screen.findByRole('article');
  const asked = () => shell.api.graphqlCalls.filter(({ name }) => name === 'SearchJobs').length;
  const before = asked();
  await user.click(screen.getByRole('checkbox', { name: 'Include all other names' }));
  expect(shell.synonyms.current()).toBe(true);
  await waitFor(() => expect(asked()).toBe(before + 1));
});
