import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SaveJobDocument, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { searchVariables } from '@hirehq/shared-contracts/page-data';
import {
  createFakeShell,
  fakeFailure,
  jobCard,
  jobSearchAnswer,
  signedIn,
  type FakeShellOptions,
} from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { JobListPage } from './job-list-page.tsx';

const facets = [
  { field: 'workModes', values: [{ value: 'R', count: 7 }] },
  { field: 'easyApply', values: [{ value: 'true', count: 3 }] },
];

function show(at = '/job-list', options: FakeShellOptions = {}) {
  const shell = createFakeShell(options);
  const nurse = jobCard({ title: 'Night Nurse' });
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([nurse], { total: 41, facets }));
  return { shell, nurse, user: userEvent.setup(), open: () => renderInShell(<JobListPage />, { shell, messages, at }) };
}

test('JB-10 the number of jobs is announced and the cards link to the jobs', async () => {
  const { open, nurse } = show();
  open();
  expect(await screen.findByRole('link', { name: 'Night Nurse' })).toHaveProperty('pathname', `/job/${nurse.id}`);
  expect(screen.getByRole('status').textContent).toBe('41 jobs');
});

test('JB-10 the first cards come with the page: they are there on the first render, and nothing is asked', () => {
  const { open, shell } = show();
  shell.api.inPage(SearchJobsDocument, searchVariables({}), jobSearchAnswer([jobCard({ title: 'Inlined Job' })]));
  open();
  expect(screen.getByRole('link', { name: 'Inlined Job' })).toBeTruthy();
  expect(shell.api.graphqlCalls).toEqual([]);
});

test('JB-10 every filter is in the address and asked of the server, with its count', async () => {
  const { open, shell, user } = show();
  const { address } = open();
  const remote = await screen.findByRole('checkbox', { name: /^Remote, 7 jobs/ });
  await user.click(remote);
  expect(address()).toBe('/job-list?workMode=R');
  await user.click(screen.getByRole('checkbox', { name: /Easy Apply Only/ }));
  await user.click(screen.getByRole('checkbox', { name: /Remote location/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Posted' }), '7');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'newest');
  expect(new URLSearchParams(address().split('?')[1]).get('easyApply')).toBe('true');
  await waitFor(() =>
    expect(shell.api.graphqlCalls.at(-1)?.variables).toMatchObject({
      filter: { workModes: ['R'], easyApply: true, remote: true, postedWithinDays: 7 },
      sort: 'NEWEST',
    }),
  );
});

test('JB-10 an active filter is taken away by its chip', async () => {
  const { open, user } = show('/job-list?keyword=nurse&workMode=R,H&easyApply=true');
  const { address } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Hybrid' }));
  expect(address()).toBe('/job-list?keyword=nurse&workMode=R&easyApply=true');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('/job-list?keyword=nurse');
});

test('JB-10 Load more adds the next page', async () => {
  const { open, shell, user } = show();
  shell.api.answerGraphql(SearchJobsDocument, ({ after }) =>
    after
      ? jobSearchAnswer([jobCard({ title: 'Second' })])
      : jobSearchAnswer([jobCard({ title: 'First' })], { endCursor: 'c1', total: 2 }),
  );
  open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Second' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'First' })).toBeTruthy();
  expect(screen.getByText('That’s all of them')).toBeTruthy();
});

test('JB-10 no results: says so, and offers to widen this search', async () => {
  const { open, shell, user } = show('/job-list?keyword=zzz&city=Madrid&workMode=R');
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([]));
  const { address } = open();
  expect(await screen.findByRole('heading', { name: 'No results found' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove all filters' }));
  expect(address()).toBe('/job-list?keyword=zzz&city=Madrid');
});

test('a failed search is said aloud and can be tried again', async () => {
  const { open, shell, user } = show();
  shell.api.answerGraphql(SearchJobsDocument, fakeFailure('UNREACHABLE'));
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([jobCard({ title: 'Back again' })]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Back again' })).toBeTruthy();
});

test('JB-11 a card shows company, place, mode, type, pay and Easy Apply in words', async () => {
  const { open } = show();
  open();
  const card = within(await screen.findByRole('article'));
  for (const words of ['Acme Health', 'Utrecht, Netherlands', 'Hybrid', 'Full Time', '€22 - 28 / hour', 'Easy Apply', 'Nursing'])
    expect(card.getByText(words)).toBeTruthy();
});

test('JB-11 missing data is said, and a match score is shown to candidates', async () => {
  const { open, shell } = show('/candidate/find-jobs', { session: signedIn() });
  shell.api.answerGraphql(SearchJobsDocument, jobSearchAnswer([jobCard({ place: null, workMode: 'O', matchScore: 82 })]));
  open();
  expect(await screen.findByText('(Data Incomplete)')).toBeTruthy();
  expect(screen.getByText('82% match')).toBeTruthy();
});

test('JB-14 a candidate saves a job, and the other parts hear of it', async () => {
  const { open, shell, nurse, user } = show('/candidate/find-jobs', { session: signedIn() });
  shell.api.answerGraphql(SaveJobDocument, { saveJob: { id: nurse.id, saved: true } });
  open();
  await user.click(await screen.findByRole('button', { name: 'Save Night Nurse' }));
  expect(screen.getByRole('button', { name: 'Save Night Nurse' }).getAttribute('aria-pressed')).toBe('true');
  expect(shell.api.graphqlCalls.at(-1)).toEqual({ name: 'SaveJob', variables: { jobId: nurse.id, saved: true } });
  await waitFor(() => expect(shell.events.published.map(({ topic }) => topic)).toEqual(['job.saved']));
});

test('JB-14 signed out, saving signs in first and is done on return', async () => {
  const { open, shell, nurse, user } = show();
  shell.api.answerGraphql(SaveJobDocument, { saveJob: { id: nurse.id, saved: true } });
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

test('healthcare lists only jobs of its company tag', async () => {
  const { open, shell } = show('/job-list', { variant: 'H' });
  open();
  await waitFor(() => expect(shell.api.graphqlCalls[0]?.variables).toMatchObject({ filter: { companyTag: 'Direct Health' } }));
});
