import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createFakeShell, fakeFailure, fakeId, jobCard, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { ReferralsDocument, type ReferralsQuery } from '../../features/track-referrals/referrals.graphql.ts';
import { MyReferralsPage } from './my-referrals-page.tsx';

type Referral = ReferralsQuery['referrals']['nodes'][number];

const referral = (changes: Partial<Referral> = {}): Referral => ({
  id: fakeId(),
  email: null,
  state: 'SENT',
  visits: 0,
  createdAt: '2026-11-18T09:00:00Z',
  changedAt: '2026-11-19T09:00:00Z',
  job: jobCard({ id: 'job-1' }),
  ...changes,
});

const pageOf = (nodes: Referral[], changes: Partial<ReferralsQuery['referrals']> = {}): ReferralsQuery => ({
  referrals: { nodes, total: nodes.length, endCursor: null, ...changes },
});

function show(response: ReferralsQuery | Error | ((variables: { after?: string | null | undefined }) => ReferralsQuery)) {
  const shell = createFakeShell({ session: signedIn() });
  const user = userEvent.setup();
  shell.api.respondToGraphql(ReferralsDocument, response);
  return { shell, user, ...renderInShell(<MyReferralsPage />, { shell, messages, reactions, at: '/candidate/my-referrals' }) };
}

test('JB-19 referrals with their states, dates and visits', async () => {
  show(
    pageOf([
      referral({ email: 'ada@example.com' }),
      referral({ state: 'VISITED', visits: 3 }),
      referral({ state: 'APPLIED' }),
      referral({ state: 'HIRED' }),
    ]),
  );
  const cards = await screen.findAllByRole('article');
  const states = ['Sent', 'Opened', 'Applied', 'Hired'];
  for (const [index, state] of states.entries()) expect(within(cards[index] as HTMLElement).getByText(state)).toBeInTheDocument();
  expect(cards[0]?.textContent).toContain('ada@example.com');
  expect(cards[0]?.textContent).toContain('November 18, 2026');
  expect(cards[1]?.textContent).toContain('Shared by link');
  expect(within(cards[1] as HTMLElement).getByText('3')).toBeInTheDocument();
  expect(screen.getByText('4 referrals')).toBeInTheDocument();
});

test('JB-19 the link of a referral is copied with its referrer', async () => {
  const { user, shell } = show(pageOf([referral({ id: 'ref-1' })]));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', message: 'Link copied.' }]));
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/job/job-1/ref-1');
});

test('JB-19 a closed job cannot be referred again', async () => {
  show(pageOf([referral({ job: jobCard({ closedAt: '2026-11-20T00:00:00Z' }) })]));
  expect(await screen.findByText('Closed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});

test('JB-19 a long list loads page by page', async () => {
  const { user } = show(({ after }) =>
    after
      ? pageOf([referral({ job: jobCard({ title: 'Second' }) })], { total: 2 })
      : pageOf([referral({ job: jobCard({ title: 'First' }) })], { total: 2, endCursor: 'next' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByRole('link', { name: 'Second' });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('SH-48 no referrals: an illustration, instructions and a next step', async () => {
  const { container } = show(pageOf([]));
  expect(await screen.findByRole('heading', { name: 'No referrals yet' })).toBeInTheDocument();
  expect(container.querySelector('.hq-state svg')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveProperty('pathname', '/candidate/find-jobs');
});

test('JB-19 a list that fails to load can be retried', async () => {
  const { shell, user } = show(fakeFailure('INTERNAL'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  shell.api.respondToGraphql(ReferralsDocument, pageOf([referral()]));
  await user.click(again);
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
