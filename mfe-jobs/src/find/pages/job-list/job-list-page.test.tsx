import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { searchVariables } from '@hirehq/shared-contracts/page-data';
import { fakeFailure, jobCard, jobSearchResponse, signedIn } from '@hirehq/shared-contracts/testing';
import { RecommendedJobsDocument, type RecommendedJobsQuery } from '../../features/recommend-jobs/recommended-jobs.graphql.ts';
import { showJobList } from './testing/show-job-list.tsx';

test('JB-10 the number of jobs is announced and the cards link to the jobs', async () => {
  const { open, nurse } = showJobList();
  open();
  expect(await screen.findByRole('link', { name: 'Night Nurse' })).toHaveProperty('pathname', `/job/${nurse.id}`);
  expect(screen.getByRole('status').textContent).toBe('41 jobs');
});

test('JB-10 the first cards are in the page data: they are in the first render, without a request', () => {
  const { open, shell } = showJobList();
  shell.api.inPage(SearchJobsDocument, searchVariables({}), jobSearchResponse([jobCard({ title: 'Inlined Job' })]));
  open();
  expect(screen.getByRole('link', { name: 'Inlined Job' })).toBeInTheDocument();
  expect(shell.api.graphqlCalls).toEqual([]);
});

test('A28 JB-10 Load more adds the next page', async () => {
  const { open, shell, user } = showJobList();
  shell.api.respondToGraphql(SearchJobsDocument, ({ after }) =>
    after
      ? jobSearchResponse([jobCard({ title: 'Second' })])
      : jobSearchResponse([jobCard({ title: 'First' })], { endCursor: 'c1', total: 2 }),
  );
  open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Second' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'First' })).toBeInTheDocument();
  expect(screen.getByText('No more jobs')).toBeInTheDocument();
});

const groupsOf = (nodes: readonly [number, number], totals: readonly [number, number], totalIsEstimate = false) => [
  { kind: 'MATCHES' as const, nodes: nodes[0], total: totals[0], totalIsEstimate },
  { kind: 'MENTIONS' as const, nodes: nodes[1], total: totals[1], totalIsEstimate },
];

test('JB-10 what only mentions the words follows under its own heading, with its number, across pages', async () => {
  const { open, shell, user } = showJobList('/job-list?keyword=nurse');
  shell.api.respondToGraphql(SearchJobsDocument, ({ after }) => {
    if (!after)
      return jobSearchResponse([jobCard({ title: 'Night Nurse' }), jobCard({ title: 'Day Nurse' })], {
        groups: groupsOf([2, 0], [3, 4112], true),
        endCursor: 'c1',
      });
    return after === 'c1'
      ? jobSearchResponse([jobCard({ title: 'Ward Nurse' }), jobCard({ title: 'Porter' })], {
          groups: groupsOf([1, 1], [3, 4112], true),
          endCursor: 'c2',
        })
      : jobSearchResponse([jobCard({ title: 'Cook' })], { groups: groupsOf([0, 1], [3, 4112], true) });
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
  const { open, shell } = showJobList('/job-list?keyword=nurse');
  const night = jobCard({ title: 'Night Nurse' });
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([night], { groups: groupsOf([1, 0], [1, 0]) }));
  const first = open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Night Nurse' })).toBeInTheDocument();
  expect(screen.queryByText('Title, skills or employer match')).not.toBeInTheDocument();
  first.unmount();
  const second = showJobList('/job-list?keyword=ward');
  second.shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard()], { groups: groupsOf([0, 1], [0, 1]) }));
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
  const { open, shell } = showJobList();
  const cards = ['First', 'Second', 'Third', 'Fourth'].map((title) => jobCard({ title }));
  const pageAt = (after: string | null | undefined) => Number(after ?? 0);
  shell.api.respondToGraphql(SearchJobsDocument, ({ after }) =>
    jobSearchResponse(cards.slice(pageAt(after), pageAt(after) + 1), { endCursor: String(pageAt(after) + 1), total: 9 }),
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

test('JB-10 after a reload, a list that is not there yet does not lose its place', async () => {
  const { open, shell } = showJobList();
  let letFirst = () => {};
  const first = new Promise<void>((resolve) => (letFirst = resolve));
  shell.api.respondToGraphql(SearchJobsDocument, async ({ after }) => {
    await first;
    return jobSearchResponse([jobCard({ title: after ? 'Second' : 'First' })], { endCursor: after ? null : 'c1', total: 2 });
  });
  onTestFinished(reloaded({ jobId: 'gone', pages: 2 }));
  open();
  await waitFor(() => expect(shell.api.graphqlCalls).toHaveLength(1));
  // As after a scroll by the browser, of which the place is recorded a moment later.
  fireEvent.click(document.body);
  letFirst();
  expect(await screen.findByRole('link', { name: 'Second' })).toBeInTheDocument();
});

test('JB-10 after a reload, who does something before the pages are there is left alone', async () => {
  const { open, shell, user } = showJobList();
  let letNext = () => {};
  const next = new Promise<void>((resolve) => (letNext = resolve));
  shell.api.respondToGraphql(SearchJobsDocument, async ({ after }) => {
    if (after) await next;
    return jobSearchResponse([jobCard({ title: after ? 'Second' : 'First' })], { endCursor: after ? 'c2' : 'c1', total: 9 });
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

test('JB-10 Back to an earlier search shows all its pages, without a request', async () => {
  const { open, shell, user } = showJobList();
  shell.api.respondToGraphql(SearchJobsDocument, ({ after, filter }) =>
    after
      ? jobSearchResponse([jobCard({ title: 'Second' })])
      : jobSearchResponse([jobCard({ title: filter.easyApply ? 'Easy' : 'First' })], { endCursor: 'c1', total: 2 }),
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
  const { open, shell, user } = showJobList();
  shell.api.respondToGraphql(SearchJobsDocument, ({ after }) =>
    after ? jobSearchResponse([jobCard({ title: 'Second' })]) : jobSearchResponse([jobCard()], { endCursor: 'c1', total: 2 }),
  );
  open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  const second = await screen.findByRole('link', { name: 'Second' });
  await waitFor(() => expect(document.activeElement).toBe(second));
});

test('a failed search is announced and can be retried', async () => {
  const { open, shell, user } = showJobList();
  shell.api.respondToGraphql(SearchJobsDocument, fakeFailure('UNREACHABLE'));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard({ title: 'Back again' })]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Back again' })).toBeInTheDocument();
});

type RecommendedNode = RecommendedJobsQuery['recommendedJobs']['nodes'][number];

function recommendedJob(title: string, match: RecommendedNode['match']): RecommendedNode {
  return { ...jobCard({ title, matchScore: match?.score ?? null }), match };
}

test('JB-23 a candidate who has not searched sees matching jobs, with the reasons', async () => {
  const { open, shell } = showJobList('/candidate/find-jobs', { session: signedIn() });
  const reason = { points: 10, of: 20, met: [], missing: [] };
  shell.api.respondToGraphql(RecommendedJobsDocument, {
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
  const { open, shell } = showJobList('/candidate/find-jobs', { session: signedIn() });
  shell.api.respondToGraphql(RecommendedJobsDocument, { recommendedJobs: { nodes: [], endCursor: null } });
  const first = open();
  expect(await screen.findByRole('link', { name: 'Go to my profile' })).toHaveProperty('pathname', '/candidate/edit-profile');
  first.unmount();
  const second = showJobList('/candidate/find-jobs?keyword=nurse', { session: signedIn() });
  second.open();
  await screen.findByRole('article');
  expect(screen.queryByRole('region', { name: 'Recommended for you' })).not.toBeInTheDocument();
  expect(second.shell.api.graphqlCalls.map(({ name }) => name)).not.toContain('RecommendedJobs');
});

test('SH-28 the neurodiversity brand lists only jobs of its company tag', async () => {
  const { open, shell } = showJobList('/job-list', { variant: 'N' });
  open();
  await waitFor(() => expect(shell.api.graphqlCalls[0]?.variables).toMatchObject({ filter: { companyTag: 'Neurodiversify' } }));
});

test('SH-28 JB-10 the healthcare brand names the groups of its list', async () => {
  const { open, shell } = showJobList('/job-list', { variant: 'H' });
  shell.api.respondToGraphql(
    SearchJobsDocument,
    jobSearchResponse([jobCard({ title: 'Night Nurse' }), jobCard({ title: 'Baker' })], {
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

test.each([
  ['/job-list', 'D', false],
  ['/job-list', 'N', true],
  ['/find-jobs', 'N', true],
  ['/find-jobs?searchBar=false', 'N', false],
  ['/candidate/find-jobs', 'H', false],
  ['/candidate/find-jobs', 'N', true],
  ['/webview/find-jobs', 'D', true],
  ['/webview/find-jobs', 'N', true],
] as const)('JB-01 %s of brand %s has its search in the page: %s', async (at, variant, isThere) => {
  const { open } = showJobList(at, {
    variant,
    ...(at.includes('candidate') || at.includes('webview') ? { session: signedIn() } : {}),
  });
  open();
  await screen.findByRole('link', { name: 'Night Nurse' });
  if (isThere) expect(await screen.findByRole('search', { name: 'Job search' })).toBeInTheDocument();
  else expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

test('JB-01 JB-02 a search in an embedded page stays there, and shows what was searched for', async () => {
  const { open, user } = showJobList('/webview/find-jobs?keyword=cook&easyApply=true', { session: signedIn() });
  const { address } = open();
  const box = await screen.findByRole('combobox', { name: 'Skills or job titles' });
  expect(box).toHaveValue('cook');
  await user.clear(box);
  await user.type(box, 'welder{Enter}');
  expect(address()).toMatch(/^\/webview\/find-jobs\?keyword=welder&/);
  expect(address()).toContain('easyApply=true');
});
