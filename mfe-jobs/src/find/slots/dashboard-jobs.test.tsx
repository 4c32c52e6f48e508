import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createFakeShell, fakeFailure, jobCard, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { reactions } from '../../reactions.ts';
import { SaveJobDocument } from '../../shared/save-job/save-job.graphql.ts';
import { RecommendedJobsDocument } from '../features/recommend-jobs/recommended-jobs.graphql.ts';
import { DashboardJobs } from './dashboard-jobs.tsx';

const match = {
  score: 75,
  reasons: [
    { kind: 'SKILLS' as const, points: 40, of: 50, met: ['Nursing', 'Nutrition'], missing: ['Surgery'] },
    { kind: 'PLACE' as const, points: 10, of: 10, met: [], missing: [] },
  ],
};
const jobs = (...titles: string[]) => ({
  recommendedJobs: { nodes: titles.map((title) => ({ ...jobCard({ id: title, title }), match })), endCursor: null },
});

async function show(response: ReturnType<typeof jobs> | Error, variant: 'D' | 'H' = 'D') {
  const shell = createFakeShell({ remote: 'jobs', session: signedIn(), variant });
  shell.api.respondToGraphql(RecommendedJobsDocument, response);
  renderInShell(<DashboardJobs />, { shell, messages, reactions });
  return { shell, user: userEvent.setup(), part: within(await screen.findByRole('region', { name: 'Recommended for you' })) };
}

test('RP-01 JB-23 five jobs that fit, with the reasons, to open or to save', async () => {
  const { part, shell, user } = await show(jobs('Nurse', 'Cook'));
  expect(await part.findByRole('link', { name: 'Nurse' })).toHaveAttribute('href', '/candidate/job/Nurse');
  expect(part.getAllByText('2 of 3 skills, your location')).toHaveLength(2);
  expect(shell.api.graphqlCalls).toMatchObject([{ name: 'RecommendedJobs', variables: { first: 5 } }]);
  shell.api.respondToGraphql(SaveJobDocument, { saveJob: { __typename: 'SaveJobDone', job: { id: 'Nurse', saved: true } } });
  const save = part.getByRole('button', { name: 'Save Nurse' });
  await user.click(save);
  expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(shell.events.published).toMatchObject([{ topic: 'job.saved', payload: { jobId: 'Nurse', saved: true } }]);
});

test('RP-01 JB-23 each says pay, work mode, employer and place, with the mark of the company', async () => {
  const [job] = jobs('Nurse').recommendedJobs.nodes;
  if (!job) throw new Error('There is no job.');
  const stated = {
    ...job,
    workMode: 'H' as const,
    place: { city: 'Utrecht', state: null, country: 'NL', label: 'Utrecht, Netherlands' },
    pay: { min: 30, max: 40, currency: 'EUR', unit: 'HOUR' as const, compared: null },
  };
  const silent = { ...job, id: 'Cook', title: 'Cook', workMode: null, pay: null };
  const { part } = await show({ recommendedJobs: { nodes: [stated, silent], endCursor: null } });
  const [first, second] = await part.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Utrecht, Netherlands.*€30.*40.*hour · Hybrid/);
  expect(second).not.toHaveTextContent(/hour|Hybrid/);
  expect(first?.firstElementChild).toHaveClass('hq-monogram');
});

test('RP-01 says what leads to recommendations, and asks again when the profile changes', async () => {
  const { part, shell } = await show(jobs());
  expect(await part.findByText(/More skills in your profile lead to more/)).toBeVisible();
  shell.api.respondToGraphql(RecommendedJobsDocument, jobs('Nurse'));
  act(() => shell.events.arrive('profile.changed', { score: 40 }));
  expect(await part.findByRole('link', { name: 'Nurse' })).toBeVisible();
});

test('RP-01 SH-28 the healthcare brand says that it recommends health jobs', async () => {
  const { part } = await show(jobs(), 'H');
  expect(await part.findByText(/^No other open health job/)).toBeVisible();
});

test('RP-01 SH-48 a failure is said quietly', async () => {
  const { part } = await show(fakeFailure('UNREACHABLE'));
  expect(await part.findByRole('status')).toHaveTextContent('We could not reach the server.');
});
