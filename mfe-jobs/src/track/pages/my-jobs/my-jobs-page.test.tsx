import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createFakeShell, jobCard, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { applicationState } from '../../../shared/testing/builders.ts';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { MyJobsDocument, type MyJobsQuery } from '../../features/track-jobs/my-jobs.graphql.ts';
import { TABS } from '../../features/track-jobs/track-jobs.model.ts';
import { MyJobsPage } from './my-jobs-page.tsx';

const counts: MyJobsQuery['myJobs']['counts'] = [
  { tab: 'SAVED', count: 0 },
  { tab: 'APPLIED', count: 1 },
];

function show(at = '/candidate/my-jobs') {
  const shell = createFakeShell({ session: signedIn() });
  const node = {
    changedAt: new Date().toISOString(),
    job: jobCard({ id: 'job-1', title: 'Night Nurse' }),
    application: { ...applicationState({ enterpriseProcessStatus: 'S' }), offer: null, interviews: [] },
  };
  shell.api.respondToGraphql(MyJobsDocument, ({ tab }) => ({
    myJobs: { nodes: tab === 'APPLIED' ? [node] : [], total: tab === 'APPLIED' ? 1 : 0, endCursor: null, counts },
  }));
  return { shell, user: userEvent.setup(), ...renderInShell(<MyJobsPage />, { shell, messages, reactions, at }) };
}

test('JB-17 the applied jobs, with their status and a link to the application', async () => {
  show();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Night Nurse' })).toHaveProperty('pathname', '/candidate/job-details/job-1');
  expect(card.getByText('Shortlisted')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Applied\s*1/ })).toHaveAttribute('aria-selected', 'true');
});

test.each([
  [{ SHORTLISTED: 3, OFFERED: 1 }, '/candidate/my-jobs?tab=OFFERED'],
  [{ SHORTLISTED: 3, SAVED: 5 }, '/candidate/my-jobs?tab=SHORTLISTED'],
  [{ SAVED: 5 }, '/candidate/my-jobs?tab=SAVED'],
  [{}, '/candidate/my-jobs'],
])('JB-17 with nothing under Applied and %j elsewhere it opens at %s', async (elsewhere, opened) => {
  const counted = new Map<string, number>(Object.entries(elsewhere));
  const shell = createFakeShell({ session: signedIn() });
  shell.api.respondToGraphql(MyJobsDocument, () => ({
    myJobs: {
      nodes: [],
      total: 0,
      endCursor: null,
      counts: TABS.map((tab) => ({ tab, count: counted.get(tab) ?? 0 })),
    },
  }));
  const { address, container } = renderInShell(<MyJobsPage />, { shell, messages, reactions, at: '/candidate/my-jobs' });
  await waitFor(() => expect(container.querySelector('.hq-state-title')).not.toBeNull());
  await waitFor(() => expect(address()).toBe(opened));
});

test('JB-17 each card says what is next and since when', async () => {
  show();
  const item = within((await screen.findByRole('article')).closest('li') as HTMLElement);
  expect(item.getByText('You are on the shortlist. The next step is an interview or an offer')).toBeInTheDocument();
  expect(item.getByText('Applied on November 21, 2026')).toBeInTheDocument();
});

test('JB-17 an empty tab says so and links to the jobs; the tab is in the address', async () => {
  const { user, address } = show();
  await user.click(await screen.findByRole('tab', { name: /Saved/ }));
  expect(await screen.findByRole('heading', { name: 'No saved jobs yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveProperty('pathname', '/candidate/find-jobs');
  expect(address()).toBe('/candidate/my-jobs?tab=SAVED');
});

test('SH-48 each empty tab has its own illustration and text', async () => {
  const { user, container } = show();
  const seen: (string | undefined)[][] = [];
  for (const name of ['Saved', 'Shortlisted', 'Interview', 'Offered', 'Onboarded', 'Closed']) {
    await user.click(await screen.findByRole('tab', { name: new RegExp(name) }));
    await waitFor(() => expect(screen.getByRole('tab', { name: new RegExp(name) })).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(container.querySelector('.hq-state svg')).not.toBeNull());
    seen.push([
      container.querySelector('.hq-state svg')?.innerHTML,
      container.querySelector('.hq-state-title')?.textContent ?? undefined,
    ]);
  }
  for (const column of [0, 1]) expect(new Set(seen.map((tab) => tab[column])).size).toBe(seen.length);
});

test('JB-17 a new application shows without a reload', async () => {
  const { shell } = show();
  await screen.findByRole('article');
  const before = shell.api.graphqlCalls.length;
  shell.events.publish('application.submitted', { jobId: 'job-2', applicationId: 'a', jobTitle: 'x' });
  await waitFor(() => expect(shell.api.graphqlCalls.length).toBeGreaterThan(before));
});
