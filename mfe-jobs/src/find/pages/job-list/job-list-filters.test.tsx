import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SearchJobsDocument, type SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { jobCard, jobSearchResponse } from '@hirehq/shared-contracts/testing';
import { CountriesDocument } from '../../features/filter-jobs/countries.graphql.ts';
import { facets, showJobList } from './testing/show-job-list.tsx';

test('A26 JB-10 a filter announces the new number of jobs, and keeps the focus', async () => {
  const { open, shell, nurse, user } = showJobList();
  shell.api.respondToGraphql(SearchJobsDocument, ({ filter }) =>
    jobSearchResponse([nurse], { total: (filter.remote ?? filter.workModes) ? 7 : 41, facets }),
  );
  open();
  const remote = await screen.findByRole('checkbox', { name: /^Remote/ });
  const count = screen.getByRole('status');
  expect(count).toHaveTextContent('41 jobs');
  await user.click(remote);
  await waitFor(() => expect(count).toHaveTextContent(/^7 jobs$/));
  expect(screen.getByRole('checkbox', { name: /^Remote/ })).toHaveFocus();
});

test('JB-10 every filter is in the address and sent to the server, with its count', async () => {
  const { open, shell, user } = showJobList();
  const { address } = open();
  await user.click(await screen.findByRole('checkbox', { name: /^Hybrid, 7 jobs/ }));
  expect(address()).toBe('/job-list?workMode=H&v=1');
  await user.click(screen.getByRole('checkbox', { name: /Easy Apply Only/ }));
  await user.click(screen.getByRole('checkbox', { name: /Remote location/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Posted' }), '7');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'newest');
  expect(new URLSearchParams(address().split('?')[1]).get('easyApply')).toBe('true');
  await waitFor(() =>
    expect(shell.api.graphqlCalls.at(-1)?.variables).toMatchObject({
      filter: { workModes: ['H'], easyApply: true, remote: true, postedWithinDays: 7 },
      sort: 'NEWEST',
    }),
  );
});

test('JB-10 a list can be sorted by pay', async () => {
  const { open, shell, user } = showJobList('/job-list?keyword=nurse');
  const { address } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Highest pay first');
  expect(address()).toBe('/job-list?keyword=nurse&sort=pay&v=1');
  await waitFor(() => expect(shell.api.graphqlCalls.at(-1)?.variables).toMatchObject({ sort: 'PAY' }));
});

test('A26 JB-10 an active filter is removed by its chip', async () => {
  const { open, user } = showJobList('/job-list?keyword=nurse&workMode=R,H&easyApply=true');
  const { address } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Hybrid' }));
  expect(address()).toBe('/job-list?keyword=nurse&workMode=R&easyApply=true&v=1');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('/job-list?keyword=nurse');
});

test('JB-10 no results: says so, and offers to broaden this search', async () => {
  const { open, shell, user } = showJobList('/job-list?keyword=zzz&city=Madrid&workMode=R');
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([]));
  const { address } = open();
  expect(await screen.findByRole('heading', { name: 'No results found' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove all filters' }));
  expect(address()).toBe('/job-list?keyword=zzz&city=Madrid');
});

test('JB-10 choices without jobs are folded; by keyboard they follow their button, with 0, and can only be cleared', async () => {
  const { open, user } = showJobList('/job-list?workMode=O');
  const { address } = open();
  const group = within(await screen.findByRole('group', { name: 'Work mode' }));
  const onsite = group.getByRole('checkbox', { name: 'Onsite, 0 jobs' });
  expect(group.queryByRole('checkbox', { name: /^Not stated/ })).not.toBeInTheDocument();
  const more = group.getByRole('button', { name: 'Show 1 more', expanded: false });
  more.focus();
  await user.keyboard('{Enter}');
  expect(group.getByRole('button', { name: 'Show fewer', expanded: true })).toHaveFocus();
  const none = group.getByRole('checkbox', { name: 'Not stated, 0 jobs' });
  expect(none).toHaveAttribute('aria-disabled', 'true');
  await user.click(none);
  expect(none).not.toBeChecked();
  expect(address()).toBe('/job-list?workMode=O');
  more.focus();
  expect(more.compareDocumentPosition(none)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.keyboard('{Enter}');
  expect(group.queryByRole('checkbox', { name: /^Not stated/ })).not.toBeInTheDocument();
  expect(onsite).toHaveAttribute('aria-disabled', 'false');
  await user.click(onsite);
  expect(address()).toBe('/job-list');
});

test.each([
  ['Easy Apply Only', { field: 'easyApply', value: 'true' }],
  ['Hybrid', { field: 'workModes', value: 'H' }],
] as const)('A42 JB-10 %s keeps the focus when its number arrives and is 0', async (name, { field, value }) => {
  const { open, shell } = showJobList('/job-list?keyword=nurse');
  open();
  const choice = await screen.findByRole('checkbox', { name: new RegExp(`^${name}`) });
  const none: SearchJobsQuery['jobs']['facets'] = [{ field, isEstimate: false, values: [{ value, count: 0 }] }];
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard()], { facets: none }));
  act(() => choice.focus());
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'newest' } });
  await waitFor(() => expect(choice).toHaveAttribute('aria-disabled', 'true'));
  expect(choice).toHaveFocus();
});

test('JB-10 estimated numbers look and read like estimates; a choice that an estimate missed can still be selected', async () => {
  const { open, shell, user } = showJobList('/job-list?city=Utrecht');
  const many: SearchJobsQuery['jobs']['facets'] = [
    { field: 'workModes', isEstimate: true, values: [{ value: 'H', count: 12_345 }] },
    { field: 'postedWithinDays', isEstimate: true, values: [{ value: '7', count: 4567 }] },
  ];
  shell.api.respondToGraphql(
    SearchJobsDocument,
    jobSearchResponse([jobCard()], { total: 91_234, totalIsEstimate: true, facets: many }),
  );
  const { address } = open();
  const hybrid = await screen.findByRole('checkbox', { name: /^Hybrid/ });
  expect(hybrid).toHaveAccessibleName('Hybrid, about 12,000 jobs');
  expect(screen.getByText('≈ 12,000')).toBeVisible();
  expect(screen.getByRole('status').textContent).toBe('About 91,000 jobs');
  expect(screen.getByRole('option', { name: 'Last 7 days (about 4,600)' })).toBeInTheDocument();
  const group = within(screen.getByRole('group', { name: 'Work mode' }));
  await user.click(group.getByRole('button', { name: 'Show 2 more' }));
  const onsite = group.getByRole('checkbox', { name: 'Onsite' });
  expect(onsite).toHaveAttribute('aria-disabled', 'false');
  await user.click(onsite);
  expect(address()).toBe('/job-list?city=Utrecht&workMode=O&v=1');
});

test('JB-10 one control for remote work says what its number counts; addresses with the code of the work mode still work', async () => {
  const { open, shell, user } = showJobList('/job-list?workMode=R,H');
  const counted = [
    ...facets.filter(({ field }) => field !== 'workModes'),
    {
      field: 'workModes' as const,
      isEstimate: false,
      values: [
        { value: 'R', count: 9 },
        { value: 'H', count: 7 },
      ],
    },
  ];
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard()], { facets: counted, remoteFrom: 'NL' }));
  const { address } = open();
  const remote = await screen.findByRole('checkbox', { name: 'Remote location, 9 jobs', checked: true });
  expect(screen.getAllByRole('checkbox', { name: /^Remote/ })).toEqual([remote]);
  expect(remote).toHaveAccessibleDescription('Jobs you can do from home in Netherlands');
  expect(shell.api.graphqlCalls.at(-1)?.variables).toMatchObject({ filter: { workModes: ['R', 'H'] } });
  await user.click(remote);
  expect(address()).toBe('/job-list?workMode=H&v=1');
  await user.click(await screen.findByRole('checkbox', { name: 'Remote location, 5 jobs', checked: false }));
  expect(address()).toBe('/job-list?workMode=H&remote=true&v=1');
});

const CHOICES: {
  filter: string;
  at?: string;
  choose: (user: ReturnType<typeof userEvent.setup>) => Promise<void>;
  asked: JobFilter;
}[] = [
  ...(['Work mode', 'Employment type', 'Experience'] as const).map((filter) => ({
    filter: `${filter} not stated`,
    choose: (user: ReturnType<typeof userEvent.setup>) =>
      user.click(within(screen.getByRole('group', { name: filter })).getByRole('checkbox', { name: 'Not stated' })),
    asked: {
      [{ 'Work mode': 'workModes', 'Employment type': 'employmentTypes', Experience: 'experienceLevels' }[filter]]: ['NS'],
    },
  })),
  {
    filter: 'Pay',
    choose: async (user) => {
      await user.selectOptions(await screen.findByRole('combobox', { name: 'Per' }), 'hour');
      await user.type(screen.getByRole('textbox', { name: 'At least' }), '22.50{Enter}');
    },
    asked: { payMin: 22.5, payUnit: 'HOUR', payCurrency: 'USD' },
  },
  {
    filter: 'Pay not stated',
    at: '/job-list?payMin=30000',
    choose: (user) => user.click(screen.getByRole('checkbox', { name: 'Pay not stated' })),
    asked: { payNotStated: true },
  },
  {
    filter: 'Distance',
    at: '/job-list?city=Utrecht',
    choose: (user) => user.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), '25'),
    asked: { city: 'Utrecht', radiusKm: 25 },
  },
  {
    filter: 'Posted',
    choose: (user) => user.selectOptions(screen.getByRole('combobox', { name: 'Posted' }), '14'),
    asked: { postedWithinDays: 14 },
  },
];

test.each(CHOICES)('JB-10 $filter is sent to the server, stored in the address, and removed by its chip', async (choice) => {
  const { open, shell, user } = showJobList(choice.at);
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard()]));
  const { address } = open();
  await screen.findByRole('article');
  await choice.choose(user);
  await waitFor(() => expect(shell.api.graphqlCalls.at(-1)?.variables).toMatchObject({ filter: choice.asked }));
  expect(new URLSearchParams(address().split('?')[1]).get('v')).toBe('1');
  const chips = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('button', { name: /^Remove filter/ });
  expect(chips).toHaveLength(1);
  await user.click(chips[0] as HTMLElement);
  expect(new URLSearchParams(address().split('?')[1]).has('v')).toBe(false);
});

test('JB-10 a link with an amount alone is in the currency of each job', async () => {
  const { open, shell } = showJobList('/job-list?payMin=50000&v=1');
  open();
  await screen.findByRole('article');
  expect(shell.api.graphqlCalls.find(({ name }) => name === 'SearchJobs')?.variables).toMatchObject({
    filter: { payMin: 50_000 },
  });
  expect(await screen.findByRole('textbox', { name: 'At least' })).toHaveValue('50,000');
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('Currency of each job');
  expect(
    screen.getByRole('button', { name: 'Remove filter: Pay from 50,000 / year, in the currency of each job' }),
  ).toBeInTheDocument();
});

test('JB-10 remote asks for the country, and shows the one in use', async () => {
  const { open, shell, user } = showJobList('/job-list?remote=true');
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard()], { remoteFrom: 'NL' }));
  shell.api.respondToGraphql(CountriesDocument, {
    countries: ['ES', 'NL'].map((code) => ({ alpha_2_code: code, en_short_name: code })),
  });
  const { address } = open();
  const from = await screen.findByRole('combobox', { name: 'Can work from' });
  expect(await within(from).findByRole('option', { name: 'My location: Netherlands' })).toHaveProperty('selected', true);
  await user.selectOptions(from, 'Spain');
  expect(address()).toBe('/job-list?remote=true&remoteFrom=ES&v=1');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Remote, can work from Spain' }));
  expect(address()).toBe('/job-list');
});

test('JB-10 no results: similar searches with results are offered with their counts', async () => {
  const { open, shell, user } = showJobList(
    '/job-list?keyword=nurse&name=Nurse&city=Madrid&radius=25&workMode=R,NS&remote=true&easyApply=true',
  );
  shell.api.respondToGraphql(
    SearchJobsDocument,
    jobSearchResponse([], {
      wider: [
        { leaveOut: ['workModes', 'remote'], total: 12, totalIsEstimate: false },
        { leaveOut: ['city', 'radiusKm'], total: 1, totalIsEstimate: false },
        { leaveOut: ['easyApply', 'workModes', 'remote'], total: 30, totalIsEstimate: false },
        { leaveOut: ['keyword'], total: 30_123, totalIsEstimate: true },
      ],
    }),
  );
  const { address } = open();
  const links = within(await screen.findByRole('list', { name: 'Broader searches' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Without remote location, remote, and work mode: not stated12 jobs',
    'Without Madrid1 job',
    'Without any filter30 jobs',
    'Without “Nurse”about 30,000 jobs',
  ]);
  await user.click(links[1] as HTMLElement);
  expect(address()).toBe('/job-list?keyword=nurse&name=Nurse&workMode=R%2CNS&remote=true&easyApply=true&v=1');
});

test.each([
  ['N', '/job-list', true],
  ['D', '/job-list', false],
  ['D', '/job-list?noiseLevel=QUIET&v=1', true],
] as const)('SH-28 JB-10 the filters of brand %s at %s have the workplace: %s', async (variant, at, isThere) => {
  const { open, user } = showJobList(at, { variant });
  open();
  // The simplified view of this brand has its filters in a drawer.
  if (variant === 'N') await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  await screen.findByRole('group', { name: 'Work mode' });
  expect(screen.queryAllByRole('group', { name: 'Noise' })).toHaveLength(Number(isThere));
});

test.each([
  ['H', '/job-list', true],
  ['D', '/job-list', false],
  ['D', '/job-list?payBand=BAND_5&v=1', true],
] as const)('SH-28 JB-10 the filters of brand %s at %s have the pay band: %s', async (variant, at, isThere) => {
  const { open } = showJobList(at, { variant });
  open();
  await screen.findByRole('group', { name: 'Work mode' });
  expect(screen.queryAllByRole('group', { name: 'Pay band' })).toHaveLength(Number(isThere));
});

test('JB-10 facts of a post in health are filters of the address, with a chip each', async () => {
  const { open, shell } = showJobList(
    '/job-list?careSetting=CARE_HOME&shiftPattern=NIGHTS,NS&licenceNeed=NONE&payBand=BAND_8A&v=1',
  );
  open();
  await waitFor(() =>
    expect(shell.api.graphqlCalls[0]?.variables).toMatchObject({
      filter: { careSettings: ['CARE_HOME'], shiftPatterns: ['NIGHTS', 'NS'], licenceNeeds: ['NONE'], payBands: ['BAND_8A'] },
    }),
  );
  for (const name of ['Care home', 'Night shifts', 'No licence needed', 'Band 8a'])
    expect(screen.getByRole('button', { name: `Remove filter: ${name}` })).toBeInTheDocument();
});

test('JB-10 a fact of the workplace is a filter of the address, with a chip', async () => {
  const { open, shell, user } = showJobList('/job-list?noiseLevel=QUIET,NS&interviewFormat=WORK_SAMPLE&v=1');
  const { address } = open();
  await waitFor(() =>
    expect(shell.api.graphqlCalls[0]?.variables).toMatchObject({
      filter: { noiseLevels: ['QUIET', 'NS'], interviewFormats: ['WORK_SAMPLE'] },
    }),
  );
  expect(screen.getByRole('button', { name: 'Remove filter: Quiet' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove filter: Work sample' }));
  await waitFor(() => expect(address()).not.toContain('interviewFormat'));
});
