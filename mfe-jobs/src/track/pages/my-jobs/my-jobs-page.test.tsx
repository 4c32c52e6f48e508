import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { groupOfTab } from '@hirehq/shared-contracts/my-jobs-groups';
import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { createFakeShell, jobCard, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { applicationState } from '../../../shared/testing/builders.ts';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { MyJobsDocument, type MyJobsQuery, type MyJobsQueryVariables } from '../../features/track-jobs/my-jobs.graphql.ts';
import { MyJobsPage } from './my-jobs-page.tsx';

const TODAY = new Date().toISOString();
const node = (id: string, title: string) => ({
  changedAt: TODAY,
  draftSavedAt: null,
  job: jobCard({ id, title }),
  application: { ...applicationState({ enterpriseProcessStatus: 'S' }), offer: null, interviews: [] },
});
const applied = node('job-1', 'Night Nurse');
const bookmark = { changedAt: TODAY, draftSavedAt: null, job: jobCard({ id: 'job-2', title: 'Day Nurse' }), application: null };

const COUNTS: MyJobsQuery['myJobs']['counts'] = [
  { tab: 'SAVED', count: 1 },
  { tab: 'APPLIED', count: 1 },
  { tab: 'OFFERED', count: 0 },
];

/** One application, on which it is the candidate's turn if `toDo` is 1, and one bookmark. */
function show(at = '/candidate/my-jobs', { toDo = 0 } = {}) {
  const shell = createFakeShell({ session: signedIn() });
  const asked: MyJobsQueryVariables[] = [];
  shell.api.respondToGraphql(MyJobsDocument, (wanted) => {
    asked.push(wanted);
    const group = wanted.group ?? (wanted.tab ? groupOfTab(wanted.tab) : toDo > 0 ? 'TO_DO' : 'ACTIVE');
    const inGroup = { TO_DO: toDo > 0 ? [applied] : [], ACTIVE: [applied], SAVED: [bookmark], CLOSED: [] }[group];
    const nodes = inGroup.filter(
      ({ job, application }) =>
        job.title.includes(wanted.keyword ?? '') && (!wanted.tab || wanted.tab === (application ? 'APPLIED' : 'SAVED')),
    );
    return {
      myJobs: {
        nodes,
        group,
        total: nodes.length,
        endCursor: null,
        counts: COUNTS,
        toDo: COUNTS.map(({ tab }) => ({ tab, count: tab === 'APPLIED' ? toDo : 0 })),
      },
    };
  });
  return { shell, asked, user: userEvent.setup(), ...renderInShell(<MyJobsPage />, { shell, messages, reactions, at }) };
}

test('JB-17 the applied jobs, with their status and a link to the application', async () => {
  show();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Night Nurse' })).toHaveProperty('pathname', '/candidate/job-details/job-1');
  expect(card.getByText('Shortlisted')).toBeInTheDocument();
});

test('JB-17 the groups and the states of one are counted', async () => {
  const { asked } = show();
  expect(await screen.findByRole('tab', { name: /^Active\s*1$/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['To do0', 'Active1', 'Saved1', 'Closed0']);
  const chips = within(screen.getByRole('group', { name: 'States' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'All1',
    'Applied1',
    'Applied elsewhere0',
    'Shortlisted0',
    'Interview0',
    'Offered0',
  ]);
  expect(asked).toEqual([{ first: 20 }]);
});

test('JB-17 with something to do it opens there, without another request', async () => {
  const { asked, address } = show('/candidate/my-jobs', { toDo: 1 });
  expect(await screen.findByRole('tab', { name: /^To do\s*1$/ })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect([asked.length, address()]).toEqual([1, '/candidate/my-jobs']);
});

test.each<[MyJobsTab, string, string | undefined]>([
  ['SAVED', 'Saved', undefined],
  ['APPLIED', 'Active', 'Applied'],
  ['APPLIED_ELSEWHERE', 'Active', 'Applied elsewhere'],
  ['SHORTLISTED', 'Active', 'Shortlisted'],
  ['INTERVIEW', 'Active', 'Interview'],
  ['OFFERED', 'Active', 'Offered'],
  ['ONBOARDED', 'Closed', 'Onboarded'],
  ['CLOSED', 'Closed', 'Closed'],
])('JB-17 an address with the tab %s shows the group %s and its state %s', async (tab, group, state) => {
  show(`/candidate/my-jobs?tab=${tab.toLowerCase()}`);
  expect(await screen.findByRole('tab', { name: new RegExp(`^${group}`) })).toHaveAttribute('aria-selected', 'true');
  const pressed = screen.queryByRole('button', { pressed: true, name: /^(?!Save|Remove)/ });
  expect(pressed?.textContent?.replaceAll(/\d/g, '')).toBe(state);
});

test('JB-17 each card says what is next and since when', async () => {
  show();
  const item = within((await screen.findByRole('article')).closest('li') as HTMLElement);
  expect(item.getByText('You are on the shortlist. The next step is an interview or an offer')).toBeInTheDocument();
  expect(item.getByText('Applied on November 21, 2026')).toBeInTheDocument();
  expect(item.getByText(/^Updated on /)).toBeInTheDocument();
});

test('JB-17 a bookmark says when it was made', async () => {
  show('/candidate/my-jobs?tab=SAVED');
  expect(within(await screen.findByRole('article')).getByText(/^Saved on /)).toBeInTheDocument();
});

test('JB-17 an empty state says so and links to the jobs; the state is in the address', async () => {
  const { user, address } = show();
  await user.click(await screen.findByRole('button', { name: /^Offered/ }));
  expect(await screen.findByRole('heading', { name: 'No offers yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveProperty('pathname', '/candidate/find-jobs');
  expect(address()).toBe('/candidate/my-jobs?tab=OFFERED');
  await user.click(screen.getByRole('tab', { name: /^To do/ }));
  expect(await screen.findByRole('heading', { name: 'Nothing to do right now' })).toBeInTheDocument();
  expect(address()).toBe('/candidate/my-jobs?group=TO_DO');
});

describe('SH-48 each empty state has its own illustration and text', () => {
  test.each([
    ['/candidate/my-jobs?tab=SHORTLISTED', 'You have not been shortlisted yet'],
    ['/candidate/my-jobs?tab=INTERVIEW', 'No interviews yet'],
    ['/candidate/my-jobs?tab=OFFERED', 'No offers yet'],
    ['/candidate/my-jobs?tab=ONBOARDED', 'You have not started a new job yet'],
    ['/candidate/my-jobs?tab=CLOSED', 'No closed jobs yet'],
  ])('%s', async (at, title) => {
    const { container } = show(at);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(container.querySelector('.hq-state svg')).not.toBeNull();
  });
});

test('JB-17 a search keeps the group and the order; nothing found offers to clear it', async () => {
  const { user, address, asked } = show('/candidate/my-jobs?group=ACTIVE');
  await screen.findByRole('article');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Company');
  await user.type(screen.getByRole('searchbox', { name: 'Search by title or company' }), 'Day ');
  expect(await screen.findByRole('heading', { name: 'No jobs match your search here' })).toBeInTheDocument();
  expect(address()).toBe('/candidate/my-jobs?group=ACTIVE&keyword=Day&sort=company');
  expect(asked.at(-1)).toEqual({ group: 'ACTIVE', keyword: 'Day', sort: 'COMPANY', first: 20 });
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('JB-17 interviews, saved searches and referrals are linked', async () => {
  show();
  const menu = within(screen.getByRole('navigation', { name: 'More about your jobs' }));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/candidate/interviews',
    '/candidate/saved-searches',
    '/candidate/my-referrals',
  ]);
  await screen.findByRole('article');
});

test('JB-17 a new application shows without a reload', async () => {
  const { shell } = show();
  await screen.findByRole('article');
  const before = shell.api.graphqlCalls.length;
  shell.events.publish('application.submitted', { jobId: 'job-2', applicationId: 'a', jobTitle: 'x' });
  await waitFor(() => expect(shell.api.graphqlCalls.length).toBeGreaterThan(before));
});
