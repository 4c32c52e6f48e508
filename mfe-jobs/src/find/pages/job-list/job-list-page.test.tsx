import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SearchJobsDocument, type SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { searchVariables } from '@hirehq/shared-contracts/page-data';
import {
  createFakeShell,
  fakeFailure,
  jobCard,
  jobSearchAnswer,
  signedIn,
  type FakeShellOptions,
} from '@hirehq/shared-contracts/testing';
import { useNavigate } from '@hirehq/shared-ui';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { ApplyToJobDocument } from '../../../apply/features/apply-to-job/apply-to-job.graphql.ts';
import { SaveJobDocument } from '../../../shared/save-job/save-job.graphql.ts';
import { applicationState } from '../../../shared/testing/builders.ts';
import { WithdrawApplicationDocument } from '../../../track/features/withdraw-application/withdraw-application.graphql.ts';
import { CountriesDocument } from '../../features/filter-jobs/countries.graphql.ts';
import { PayRatesDocument } from '../../features/filter-jobs/pay-rates.graphql.ts';
import { RecommendedJobsDocument, type RecommendedJobsQuery } from '../../features/recommend-jobs/recommended-jobs.graphql.ts';
import { SaveSearchDocument } from '../../features/save-search/save-search.graphql.ts';
import { newDraft } from '../../../apply/features/apply-to-job/application-draft.ts';
import { useSubmitApplication } from '../../../apply/features/apply-to-job/submit-application.mutation.ts';
import { useWithdrawApplication } from '../../../track/features/withdraw-application/withdraw-application.mutation.ts';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { SeeJobListDocument } from '../../features/save-search/see-job-list.graphql.ts';
import { JobListPage } from './job-list-page.tsx';

const facets: SearchJobsQuery['jobs']['facets'] = [
  { field: 'workModes', isEstimate: false, values: [{ value: 'H', count: 7 }] },
  { field: 'remote', isEstimate: false, values: [{ value: 'true', count: 5 }] },
  { field: 'easyApply', isEstimate: false, values: [{ value: 'true', count: 3 }] },
];

function GoBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function show(at = '/job-list', options: FakeShellOptions = {}) {
  const shell = createFakeShell(options);
  const nurse = jobCard({ title: 'Night Nurse' });
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([nurse], { total: 41, facets }));
  shell.api.answerGraphql(PayRatesDocument, {
    payRates: { date: '2026-11-20', source: 'European Central Bank', currencies: ['EUR', 'GBP', 'USD'] },
  });
  const page = (
    <>
      <JobListPage />
      <GoBack />
    </>
  );
  return { shell, nurse, user: userEvent.setup(), open: () => renderInShell(page, { shell, messages, reactions, at }) };
}

test('JB-10 the number of jobs is announced and the cards link to the jobs', async () => {
  const { open, nurse } = show();
  open();
  expect(await screen.findByRole('link', { name: 'Night Nurse' })).toHaveProperty('pathname', `/job/${nurse.id}`);
  expect(screen.getByRole('status').textContent).toBe('41 jobs');
});

test('A27 JB-11 a job is an article in a list: its title is its only link, and the button that saves it names it', async () => {
  const { open } = show();
  open();
  const card = await screen.findByRole('article');
  expect(card.closest('[role="listitem"]')?.closest('[role="list"]')).not.toBeNull();
  const link = within(card).getByRole('link');
  expect(within(card).getByRole('heading', { level: 2, name: 'Night Nurse' })).toContainElement(link);
  expect(within(card).getByRole('button', { name: 'Save Night Nurse' })).toHaveAttribute('aria-pressed', 'false');
});

test('A26 JB-10 a filter announces the new number of jobs, and keeps the focus', async () => {
  const { open, shell, nurse, user } = show();
  shell.api.answerGraphql(SearchJobsDocument, ({ filter }) =>
    jobSearchAnswer([nurse], { total: (filter.remote ?? filter.workModes) ? 7 : 41, facets }),
  );
  open();
  const remote = await screen.findByRole('checkbox', { name: /^Remote/ });
  const count = screen.getByRole('status');
  expect(count).toHaveTextContent('41 jobs');
  await user.click(remote);
  await waitFor(() => expect(count).toHaveTextContent(/^7 jobs$/));
  expect(screen.getByRole('checkbox', { name: /^Remote/ })).toHaveFocus();
});

test('JB-10 the first cards are in the page data: they are in the first render, without a request', () => {
  const { open, shell } = show();
  shell.api.inPage(SearchJobsDocument, searchVariables({}), jobSearchAnswer([jobCard({ title: 'Inlined Job' })]));
  open();
  expect(screen.getByRole('link', { name: 'Inlined Job' })).toBeInTheDocument();
  expect(shell.api.graphqlCalls).toEqual([]);
});

test('JB-10 every filter is in the address and sent to the server, with its count', async () => {
  const { open, shell, user } = show();
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

test('A26 JB-10 an active filter is removed by its chip', async () => {
  const { open, user } = show('/job-list?keyword=nurse&workMode=R,H&easyApply=true');
  const { address } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Hybrid' }));
  expect(address()).toBe('/job-list?keyword=nurse&workMode=R&easyApply=true&v=1');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('/job-list?keyword=nurse');
});

test('A28 JB-10 Load more adds the next page', async () => {
  const { open, shell, user } = show();
  shell.api.answerGraphql(SearchJobsDocument, ({ after }) =>
    after
      ? jobSearchAnswer([jobCard({ title: 'Second' })])
      : jobSearchAnswer([jobCard({ title: 'First' })], { endCursor: 'c1', total: 2 }),
  );
  open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Second' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'First' })).toBeInTheDocument();
  expect(screen.getByText('No more jobs')).toBeInTheDocument();
});

test('JB-10 no results: says so, and offers to broaden this search', async () => {
  const { open, shell, user } = show('/job-list?keyword=zzz&city=Madrid&workMode=R');
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([]));
  const { address } = open();
  expect(await screen.findByRole('heading', { name: 'No results found' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove all filters' }));
  expect(address()).toBe('/job-list?keyword=zzz&city=Madrid');
});

test('JB-10 choices without jobs are folded; by keyboard they follow their button, with 0, and can only be cleared', async () => {
  const { open, user } = show('/job-list?workMode=O');
  const { address } = open();
  const group = within(await screen.findByRole('group', { name: 'Work mode' }));
  const onsite = group.getByRole('checkbox', { name: 'Onsite, 0 jobs' });
  expect(group.queryByRole('checkbox', { name: /^Not stated/ })).not.toBeInTheDocument();
  const more = group.getByRole('button', { name: 'Show 1 more', expanded: false });
  more.focus();
  await user.keyboard('{Enter}');
  expect(group.getByRole('button', { name: 'Show fewer', expanded: true })).toHaveFocus();
  const none = group.getByRole('checkbox', { name: 'Not stated, 0 jobs' });
  expect(none).toBeDisabled();
  expect(more.compareDocumentPosition(none)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.keyboard('{Enter}');
  expect(group.queryByRole('checkbox', { name: /^Not stated/ })).not.toBeInTheDocument();
  expect(onsite).toBeEnabled();
  await user.click(onsite);
  expect(address()).toBe('/job-list');
});

test('JB-10 estimated numbers look and read like estimates; a choice that an estimate missed can still be selected', async () => {
  const { open, shell, user } = show('/job-list?city=Utrecht');
  const many: SearchJobsQuery['jobs']['facets'] = [
    { field: 'workModes', isEstimate: true, values: [{ value: 'H', count: 12_345 }] },
    { field: 'postedWithinDays', isEstimate: true, values: [{ value: '7', count: 4567 }] },
  ];
  shell.api.answerGraphql(
    SearchJobsDocument,
    jobSearchAnswer([jobCard()], { total: 91_234, totalIsEstimate: true, facets: many }),
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
  expect(onsite).toBeEnabled();
  await user.click(onsite);
  expect(address()).toBe('/job-list?city=Utrecht&workMode=O&v=1');
});

test('JB-10 one control for remote work says what its number counts; addresses with the code of the work mode still work', async () => {
  const { open, shell, user } = show('/job-list?workMode=R,H');
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
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([jobCard()], { facets: counted, remoteFrom: 'NL' }));
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
      await user.type(screen.getByRole('textbox', { name: 'Amount' }), '22.50{Enter}');
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
  const { open, shell, user } = show(choice.at);
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([jobCard()]));
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

const converted = jobCard({
  title: 'Care Lead',
  pay: {
    currency: 'EUR',
    min: 22,
    max: 28,
    unit: 'HOUR',
    compared: { currency: 'USD', min: 24, max: 30.6, unit: 'HOUR', isConverted: true, isUpTo: true },
  },
});

test('JB-10 JB-11 pay that was converted is marked on the card, and its link shows it on the job page too', async () => {
  const { open, shell } = show('/job-list?payMin=30&payUnit=HOUR&payCurrency=USD');
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([converted]));
  open();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('up to €28 / hour')).toBeInTheDocument();
  expect(card.getByText('up to $30.6 / hour')).toBeInTheDocument();
  expect(card.getByText('≈', { exact: false })).toHaveAttribute('aria-hidden', 'true');
  expect(card.getByRole('link', { name: 'Care Lead' })).toHaveProperty('search', '?payUnit=HOUR&payCurrency=USD');
  expect(screen.getByRole('button', { name: 'Remove filter: Pay from $30 / hour' })).toBeInTheDocument();
});

test('JB-10 a link with an amount alone is in the currency of each job', async () => {
  const { open, shell } = show('/job-list?payMin=50000&v=1');
  open();
  await screen.findByRole('article');
  expect(shell.api.graphqlCalls.find(({ name }) => name === 'SearchJobs')?.variables).toMatchObject({
    filter: { payMin: 50_000 },
  });
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('50,000');
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('Currency of each job');
  expect(
    screen.getByRole('button', { name: 'Remove filter: Pay from 50,000 / year, in the currency of each job' }),
  ).toBeInTheDocument();
});

test('JB-10 remote asks for the country, and shows the one in use', async () => {
  const { open, shell, user } = show('/job-list?remote=true');
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([jobCard()], { remoteFrom: 'NL' }));
  shell.api.answerGraphql(CountriesDocument, {
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
  const { open, shell, user } = show(
    '/job-list?keyword=nurse&name=Nurse&city=Madrid&radius=25&workMode=R,NS&remote=true&easyApply=true',
  );
  shell.api.answerGraphql(
    SearchJobsDocument,
    jobSearchAnswer([], {
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
    'Without Remote location, Remote, and Work mode: not stated12 jobs',
    'Without Madrid1 job',
    'Without any filter30 jobs',
    'Without “Nurse”about 30,000 jobs',
  ]);
  await user.click(links[1] as HTMLElement);
  expect(address()).toBe('/job-list?keyword=nurse&name=Nurse&workMode=R%2CNS&remote=true&easyApply=true&v=1');
});

const groupsOf = (nodes: readonly [number, number], totals: readonly [number, number], totalIsEstimate = false) => [
  { kind: 'MATCHES' as const, nodes: nodes[0], total: totals[0], totalIsEstimate },
  { kind: 'MENTIONS' as const, nodes: nodes[1], total: totals[1], totalIsEstimate },
];

test('JB-10 what only mentions the words follows under its own heading, with its number, across pages', async () => {
  const { open, shell, user } = show('/job-list?keyword=nurse');
  shell.api.answerGraphql(SearchJobsDocument, ({ after }) => {
    if (!after)
      return jobSearchAnswer([jobCard({ title: 'Night Nurse' }), jobCard({ title: 'Day Nurse' })], {
        groups: groupsOf([2, 0], [3, 4112], true),
        endCursor: 'c1',
      });
    return after === 'c1'
      ? jobSearchAnswer([jobCard({ title: 'Ward Nurse' }), jobCard({ title: 'Porter' })], {
          groups: groupsOf([1, 1], [3, 4112], true),
          endCursor: 'c2',
        })
      : jobSearchAnswer([jobCard({ title: 'Cook' })], { groups: groupsOf([0, 1], [3, 4112], true) });
  });
  open();
  const matches = await screen.findByRole('list', { name: 'Title, skills or employer match About 3 jobs' });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  const more = () => user.click(screen.getByRole('button', { name: 'Load more' }));
  await more();
  const mentions = await screen.findByRole('list', { name: 'Only mentioned in the text About 4,100 jobs' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ward Nurse' })).toHaveFocus());
  await more();
  const cook = await screen.findByRole('link', { name: 'Cook' });
  await waitFor(() => expect(cook).toHaveFocus());
  const titlesIn = (list: HTMLElement) =>
    within(list)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent);
  expect(titlesIn(matches)).toEqual(['Night Nurse', 'Day Nurse', 'Ward Nurse']);
  expect(titlesIn(mentions)).toEqual(['Porter', 'Cook']);
  expect(screen.getByRole('heading', { level: 2, name: 'Title, skills or employer match 3 jobs' })).toBeInTheDocument();
});

test('JB-10 a list with one group has no headings of groups; one without matches begins with its mentions', async () => {
  const { open, shell } = show('/job-list?keyword=nurse');
  const night = jobCard({ title: 'Night Nurse' });
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([night], { groups: groupsOf([1, 0], [1, 0]) }));
  const first = open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Night Nurse' })).toBeInTheDocument();
  expect(screen.queryByText('Title, skills or employer match')).not.toBeInTheDocument();
  first.unmount();
  const second = show('/job-list?keyword=ward');
  second.shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([jobCard()], { groups: groupsOf([0, 1], [0, 1]) }));
  second.open();
  expect(await screen.findByRole('list', { name: 'Only mentioned in the text 1 job' })).toBeInTheDocument();
  expect(screen.queryByText('Title, skills or employer match')).not.toBeInTheDocument();
});

/** The entry of the history as a reload leaves it. */
function reloaded(place: { jobId: string; pages: number }): () => void {
  window.history.replaceState({ listPlace: { list: JSON.stringify(searchVariables({})), top: 120, ...place } }, '');
  return () => window.history.replaceState(null, '');
}

test('JB-10 after a reload the list has as many pages as before', async () => {
  const { open, shell } = show();
  const cards = ['First', 'Second', 'Third', 'Fourth'].map((title) => jobCard({ title }));
  const pageAt = (after: string | null | undefined) => Number(after ?? 0);
  shell.api.answerGraphql(SearchJobsDocument, ({ after }) =>
    jobSearchAnswer(cards.slice(pageAt(after), pageAt(after) + 1), { endCursor: String(pageAt(after) + 1), total: 9 }),
  );
  onTestFinished(reloaded({ jobId: cards[2]?.id ?? '', pages: 3 }));
  const scrolled = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  open();
  expect(await screen.findByRole('link', { name: 'Third' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Load more' })).toBeEnabled());
  expect(screen.queryByRole('link', { name: 'Fourth' })).not.toBeInTheDocument();
  expect(shell.api.graphqlCalls).toHaveLength(3);
  // Elements are at the top of the page here, and the card was 120 pixels below it.
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, -120));
});

test('JB-10 after a reload, who does something before the pages are there is left alone', async () => {
  const { open, shell, user } = show();
  let letNext = () => {};
  const next = new Promise<void>((resolve) => (letNext = resolve));
  shell.api.answerGraphql(SearchJobsDocument, async ({ after }) => {
    if (after) await next;
    return jobSearchAnswer([jobCard({ title: after ? 'Second' : 'First' })], { endCursor: after ? 'c2' : 'c1', total: 9 });
  });
  onTestFinished(reloaded({ jobId: 'gone', pages: 5 }));
  open();
  await screen.findByRole('link', { name: 'First' });
  await waitFor(() => expect(shell.api.graphqlCalls).toHaveLength(2));
  const scrolled = vi.spyOn(window, 'scrollBy').mockReturnValue(undefined);
  await user.keyboard('{Tab}');
  letNext();
  expect(await screen.findByRole('link', { name: 'Second' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Load more' })).toBeEnabled());
  expect(shell.api.graphqlCalls).toHaveLength(2);
  expect(scrolled).not.toHaveBeenCalled();
});

test('JB-10 a reinterpreted search says so', async () => {
  const { open, shell } = show('/job-list?keyword=nurce');
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([jobCard({ title: 'Night Nurse' })], { readAs: 'nurse' }));
  open();
  expect(await screen.findByText('Showing jobs for “nurse”. You typed “nurce”.')).toBeInTheDocument();
});

const NOTHING = {
  city: null,
  state: null,
  country: null,
  remote: null,
  remoteFrom: null,
  workModes: null,
  employmentTypes: null,
  experienceLevels: null,
  payMin: null,
  payUnit: null,
  payCurrency: null,
};

const UNDERSTOOD = {
  rest: 'clerk',
  words: [
    { words: 'part time', filter: { ...NOTHING, employmentTypes: ['PT' as const] }, asWords: '"part time" clerk in Madrid' },
    { words: 'in Madrid', filter: { ...NOTHING, city: 'Madrid', country: 'Spain' }, asWords: 'part time clerk "in Madrid"' },
  ],
};

/** A list for 'part time clerk in Madrid', of which the services understand two parts. */
function showUnderstood() {
  const shown = show('/job-list?keyword=part+time+clerk+in+Madrid');
  shown.shell.api.answerGraphql(SearchJobsDocument, ({ filter }) =>
    jobSearchAnswer([jobCard({ title: 'Clerk' })], {
      understood: filter.keyword === 'part time clerk in Madrid' ? UNDERSTOOD : null,
    }),
  );
  return shown;
}

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

test('SV-02 searches find all other names on request, and are repeated when that changes', async () => {
  const { open, shell, user } = show();
  open();
  await screen.findByRole('article');
  const asked = () => shell.api.graphqlCalls.filter(({ name }) => name === 'SearchJobs').length;
  const before = asked();
  await user.click(screen.getByRole('checkbox', { name: 'Include all other names' }));
  expect(shell.synonyms.current()).toBe(true);
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('JB-10 Back to an earlier search shows all its pages, without a request', async () => {
  const { open, shell, user } = show();
  shell.api.answerGraphql(SearchJobsDocument, ({ after, filter }) =>
    after
      ? jobSearchAnswer([jobCard({ title: 'Second' })])
      : jobSearchAnswer([jobCard({ title: filter.easyApply ? 'Easy' : 'First' })], { endCursor: 'c1', total: 2 }),
  );
  open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByRole('link', { name: 'Second' });
  await user.click(screen.getByRole('checkbox', { name: /Easy Apply Only/ }));
  await screen.findByRole('link', { name: 'Easy' });
  const asked = shell.api.graphqlCalls.length;
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: 'Second' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'First' })).toBeInTheDocument();
  expect(shell.api.graphqlCalls).toHaveLength(asked);
});

test('A28 JB-10 after Load more the focus is on the first of the new jobs', async () => {
  const { open, shell, user } = show();
  shell.api.answerGraphql(SearchJobsDocument, ({ after }) =>
    after ? jobSearchAnswer([jobCard({ title: 'Second' })]) : jobSearchAnswer([jobCard()], { endCursor: 'c1', total: 2 }),
  );
  open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  const second = await screen.findByRole('link', { name: 'Second' });
  await waitFor(() => expect(document.activeElement).toBe(second));
});

test('a failed search is announced and can be retried', async () => {
  const { open, shell, user } = show();
  shell.api.answerGraphql(SearchJobsDocument, fakeFailure('UNREACHABLE'));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([jobCard({ title: 'Back again' })]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Back again' })).toBeInTheDocument();
});

test('A34 JB-11 a card shows company, place, mode, type, pay and Easy Apply in words', async () => {
  const { open } = show();
  open();
  const card = within(await screen.findByRole('article'));
  for (const words of ['Acme Health', 'Utrecht, Netherlands', 'Hybrid', 'Full Time', '€22 – 28 / hour', 'Easy Apply', 'Nursing'])
    expect(card.getByText(words)).toBeInTheDocument();
});

test('JB-11 missing data is named, and candidates see a match score', async () => {
  const { open, shell } = show('/candidate/find-jobs', { session: signedIn() });
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([jobCard({ place: null, workMode: 'O', matchScore: 82 })]));
  open();
  expect(await screen.findByText('(Data Incomplete)')).toBeInTheDocument();
  expect(screen.getByText('82% match')).toBeInTheDocument();
});

test('JB-11 JB-23 a low score is not shown', async () => {
  const { open, shell } = show('/candidate/find-jobs?keyword=nurse', { session: signedIn() });
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([jobCard({ matchScore: 0 }), jobCard({ matchScore: 39 })]));
  open();
  await screen.findAllByRole('article');
  expect(screen.queryByText(/match/)).not.toBeInTheDocument();
});

test('JB-11 the skills a candidate has come first', async () => {
  const { open, shell } = show('/candidate/find-jobs?keyword=nurse', { session: signedIn() });
  const skills = ['One', 'Two', 'Three', 'Four', 'Five'].map((name, id) => ({ id, name, met: name === 'Five' }));
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([jobCard({ skills })]));
  open();
  const card = within(await screen.findByRole('article'));
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Five, in your profile',
    'One',
    'Two',
    'Three',
    '+1 more',
  ]);
});

test('JB-11 an application and a closed job are marked, and no Easy Apply is offered there', async () => {
  const { open, shell } = show('/candidate/find-jobs?keyword=nurse', { session: signedIn() });
  const application = { id: 'a', withdrawnAt: null, enterpriseProcessStatus: 'R' } as const;
  shell.api.answerGraphql(
    SearchJobsDocument,
    jobSearchAnswer([jobCard({ application }), jobCard({ closedAt: '2026-11-20T00:00:00.000Z' })]),
  );
  open();
  const [applied, closed] = await screen.findAllByRole('article');
  expect(within(applied as HTMLElement).getByText('Applied')).toBeInTheDocument();
  expect(within(closed as HTMLElement).getByText('Closed')).toBeInTheDocument();
  expect(screen.queryByText('Easy Apply')).not.toBeInTheDocument();
});

type RecommendedNode = RecommendedJobsQuery['recommendedJobs']['nodes'][number];

function recommendedJob(title: string, match: RecommendedNode['match']): RecommendedNode {
  return { ...jobCard({ title, matchScore: match?.score ?? null }), match };
}

test('JB-23 a candidate who has not searched sees matching jobs, with the reasons', async () => {
  const { open, shell } = show('/candidate/find-jobs', { session: signedIn() });
  const reason = { points: 10, of: 20, met: [], missing: [] };
  shell.api.answerGraphql(RecommendedJobsDocument, {
    recommendedJobs: {
      nodes: [
        recommendedJob('Ward Nurse', {
          score: 81,
          reasons: [
            { ...reason, kind: 'SKILLS', met: ['Nursing', 'First aid'], missing: ['Triage'] },
            { ...reason, kind: 'PLACE', met: ['Utrecht'] },
            { ...reason, kind: 'TITLE', points: 0 },
          ],
        }),
      ],
      endCursor: null,
    },
  });
  open();
  const section = within(await screen.findByRole('region', { name: 'Recommended for you' }));
  expect(await section.findByRole('link', { name: 'Ward Nurse' })).toBeInTheDocument();
  expect(section.getByText('81% match')).toBeInTheDocument();
  expect(section.getByText('2 of 3 skills, your location')).toBeInTheDocument();
});

test('JB-23 without recommendations there is a link to the profile; a search shows only its results', async () => {
  const { open, shell } = show('/candidate/find-jobs', { session: signedIn() });
  shell.api.answerGraphql(RecommendedJobsDocument, { recommendedJobs: { nodes: [], endCursor: null } });
  const first = open();
  expect(await screen.findByRole('link', { name: 'Go to my profile' })).toHaveProperty('pathname', '/candidate/edit-profile');
  first.unmount();
  const second = show('/candidate/find-jobs?keyword=nurse', { session: signedIn() });
  second.open();
  await screen.findByRole('article');
  expect(screen.queryByRole('region', { name: 'Recommended for you' })).not.toBeInTheDocument();
  expect(second.shell.api.graphqlCalls.map(({ name }) => name)).not.toContain('RecommendedJobs');
});

const savedSearch = (input: { name: string; query: string; alerts: 'DAILY' | 'WEEKLY' | 'NEVER' }) => ({
  saveSearch: {
    __typename: 'SaveSearchDone' as const,
    savedSearch: {
      id: 's1',
      name: input.name,
      query: input.query,
      alerts: input.alerts,
      newJobs: 0,
      createdAt: '2026-11-21T09:00:00.000Z',
      alertedAt: null,
    },
  },
});

test('JB-22 a candidate saves a search under a name, with alerts', async () => {
  const { open, shell, user } = show('/candidate/find-jobs?keyword=nurse&city=Utrecht&sort=newest&triggerSearch=true', {
    session: signedIn(),
  });
  shell.api.answerGraphql(SaveSearchDocument, ({ input }) => savedSearch(input));
  open();
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  const name = await dialog.findByRole('textbox', { name: 'Search name' });
  expect(name).toHaveProperty('value', 'nurse jobs in Utrecht');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(dialog.getByText('Enter a name for the search')).toBeInTheDocument();
  await user.type(name, 'Near home');
  await user.click(dialog.getByRole('radio', { name: 'Every week' }));
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(await screen.findByRole('link', { name: 'Search saved' })).toHaveProperty('pathname', '/candidate/saved-searches');
  expect(shell.api.graphqlCalls.at(-1)?.variables).toMatchObject({
    input: { name: 'Near home', query: 'keyword=nurse&city=Utrecht', alerts: 'WEEKLY' },
  });
  expect(shell.toasts.at(-1)?.kind).toBe('success');
});

test('JB-22 a candidate who opens a list has seen its jobs, once for each search, whatever link was used', async () => {
  const { open, shell, user } = show('/candidate/find-jobs?keyword=nurse&sort=newest&triggerSearch=true', {
    session: signedIn(),
  });
  shell.api.answerGraphql(SeeJobListDocument, { seeJobList: { __typename: 'SeeJobListDone', isSaved: true } });
  open();
  await screen.findByRole('article');
  const seen = () => shell.api.graphqlCalls.filter(({ name }) => name === 'SeeJobList').map(({ variables }) => variables);
  await waitFor(() => expect(seen()).toEqual([{ query: 'keyword=nurse' }]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'relevance');
  await waitFor(() => expect(shell.api.graphqlCalls.filter(({ name }) => name === 'SearchJobs')).toHaveLength(2));
  await user.click(screen.getByRole('checkbox', { name: /Easy Apply Only/ }));
  await waitFor(() => expect(seen().at(-1)).toEqual({ query: 'keyword=nurse&easyApply=true&v=1' }));
  expect(seen()).toHaveLength(2);
  expect(shell.api.graphqlCalls[0]?.name).toBe('SearchJobs');
});

test.each([
  ['signed out', '/find-jobs?keyword=nurse', undefined],
  ['without a search', '/candidate/find-jobs', signedIn()],
])('JB-22 a list %s is not a saved search: nothing is sent', async (_, address, session) => {
  const { open, shell } = show(address, session ? { session } : {});
  open();
  await screen.findByRole('article');
  expect(shell.api.graphqlCalls.map(({ name }) => name)).not.toContain('SeeJobList');
});

test('JB-22 a search that is not saved says why; without a response it can be repeated as the same', async () => {
  const { open, shell, user } = show('/candidate/find-jobs?workMode=R', { session: signedIn() });
  shell.api.answerGraphql(SaveSearchDocument, fakeFailure('UNREACHABLE'));
  open();
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  expect(await dialog.findByRole('textbox', { name: 'Search name' })).toHaveValue('Remote');
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Check your connection');
  shell.api.answerGraphql(SaveSearchDocument, {
    saveSearch: { __typename: 'SaveSearchRefused', code: 'VALIDATION_FAILED', message: 'x' },
  });
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('You can save up to 25'));
  const sent = shell.api.graphqlCalls.filter((call) => call.name === 'SaveSearch');
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test('JB-22 signed out, saving a search signs in first and continues after that', async () => {
  const { open, shell, user } = show('/candidate/find-jobs?keyword=nurse');
  const first = open();
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  expect(shell.session.left[0]?.to).toBe('sign-in');
  first.unmount();
  shell.session.change(signedIn());
  open();
  expect(await screen.findByRole('dialog', { name: 'Save this search' })).toBeInTheDocument();
});

test('JB-14 a candidate saves a job, and the other parts are informed', async () => {
  const { open, shell, nurse, user } = show('/candidate/find-jobs', { session: signedIn() });
  shell.api.answerGraphql(SaveJobDocument, { saveJob: { __typename: 'SaveJobDone', job: { id: nurse.id, saved: true } } });
  open();
  await user.click(await screen.findByRole('button', { name: 'Save Night Nurse' }));
  expect(await screen.findByRole('button', { name: 'Save Night Nurse', pressed: true })).toBeVisible();
  expect(shell.api.graphqlCalls).toContainEqual({ name: 'SaveJob', variables: { jobId: nurse.id, saved: true } });
  await waitFor(() => expect(shell.events.published.map(({ topic }) => topic)).toEqual(['job.saved']));
});

test('JB-14 signed out, saving signs in first and is done on return', async () => {
  const { open, shell, nurse, user } = show();
  shell.api.answerGraphql(SaveJobDocument, { saveJob: { __typename: 'SaveJobDone', job: { id: nurse.id, saved: true } } });
  const first = open();
  await user.click(await screen.findByRole('button', { name: 'Save Night Nurse' }));
  expect(shell.session.left[0]?.to).toBe('sign-in');
  expect(shell.api.graphqlCalls.some(({ name }) => name === 'SaveJob')).toBe(false);
  first.unmount();
  shell.session.change(signedIn());
  open();
  await waitFor(() =>
    expect(shell.api.graphqlCalls).toContainEqual({ name: 'SaveJob', variables: { jobId: nurse.id, saved: true } }),
  );
});

test('SH-28 the neurodiversity brand lists only jobs of its company tag', async () => {
  const { open, shell } = show('/job-list', { variant: 'N' });
  open();
  await waitFor(() => expect(shell.api.graphqlCalls[0]?.variables).toMatchObject({ filter: { companyTag: 'Neurodiversify' } }));
});

test('SH-28 JB-10 the healthcare brand names the groups of its list', async () => {
  const { open, shell } = show('/job-list', { variant: 'H' });
  shell.api.answerGraphql(
    SearchJobsDocument,
    jobSearchAnswer([jobCard({ title: 'Night Nurse' }), jobCard({ title: 'Baker' })], {
      groups: [
        { kind: 'HEALTH', nodes: 1, total: 1, totalIsEstimate: false },
        { kind: 'REST', nodes: 1, total: 1, totalIsEstimate: false },
      ],
    }),
  );
  open();
  expect(await screen.findByRole('list', { name: 'Health work 1 job' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Work in other fields 1 job' })).toBeInTheDocument();
  expect(shell.api.graphqlCalls[0]?.variables).toMatchObject({ filter: {} });
});

test('JB-11 an existing card is marked once its job is applied to, and no longer once that is withdrawn', async () => {
  const { shell } = show('/candidate/find-jobs?keyword=nurse', { session: signedIn() });
  const job = jobCard({ title: 'Ward Nurse' });
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([job]));
  const application = applicationState({ id: 'a1', jobId: job.id });
  shell.api.answerGraphql(ApplyToJobDocument, {
    applyToJob: { __typename: 'ApplyToJobDone', application, job: { id: job.id, title: job.title } },
  });
  shell.api.answerGraphql(WithdrawApplicationDocument, {
    withdrawApplication: {
      __typename: 'WithdrawApplicationDone',
      application: { ...application, withdrawnAt: '2026-11-22T10:00:00.000Z' },
    },
  });
  const user = userEvent.setup();
  function Elsewhere() {
    const { submit } = useSubmitApplication();
    const { run } = useWithdrawApplication();
    return (
      <>
        <button type="button" onClick={() => void submit({ ...job, closesOn: null, questions: [] }, newDraft())}>
          Apply
        </button>
        <button type="button" onClick={() => void run({ applicationId: 'a1' })}>
          Withdraw
        </button>
      </>
    );
  }
  renderInShell(
    <>
      <JobListPage />
      <Elsewhere />
    </>,
    { shell, messages, reactions, at: '/candidate/find-jobs?keyword=nurse' },
  );
  const card = within(await screen.findByRole('article'));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await card.findByText('Applied')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(card.queryByText('Applied')).not.toBeInTheDocument());
});
