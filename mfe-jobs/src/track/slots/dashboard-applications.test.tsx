import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeShell, fakeFailure, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { reactions } from '../../reactions.ts';
import { ApplicationStagesDocument, type ApplicationStagesQuery } from '../features/track-jobs/application-stages.graphql.ts';
import { DashboardApplications } from './dashboard-applications.tsx';

const at = (id: string) => ({
  changedAt: '2026-11-20T09:00:00.000Z',
  job: { id, title: `Job ${id}`, enterprise: { id: 'enterprise-1', establishmentName: 'Acme Health' } },
});

const stages = (changes: Partial<ApplicationStagesQuery> = {}): ApplicationStagesQuery => ({
  offered: { nodes: [], counts: [] },
  interview: { nodes: [] },
  shortlisted: { nodes: [] },
  applied: { nodes: [] },
  ...changes,
});

async function show(response: ApplicationStagesQuery | Error) {
  const shell = createFakeShell({ remote: 'jobs', session: signedIn() });
  shell.api.respondToGraphql(ApplicationStagesDocument, response);
  renderInShell(<DashboardApplications />, { shell, messages, reactions });
  return { shell, part: within(await screen.findByRole('region', { name: 'Your applications' })) };
}

test('RP-01 JB-17 applications under way with their stage, the furthest first, and how many are at each', async () => {
  const { part } = await show(
    stages({
      offered: {
        nodes: [at('offered')],
        counts: [
          { tab: 'OFFERED', count: 1 },
          { tab: 'INTERVIEW', count: 1 },
          { tab: 'APPLIED', count: 12 },
        ],
      },
      interview: { nodes: [at('interview')] },
      applied: { nodes: ['a', 'b', 'c', 'd'].map(at) },
    }),
  );
  const titles = await part.findAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Job offered', 'Job interview', 'Job a']);
  expect(part.getByRole('link', { name: 'Job offered' })).toHaveAttribute('href', '/candidate/job-details/offered');
  const counts = within(part.getByRole('list', { name: 'Applications by stage' })).getAllByRole('link');
  expect(counts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Offered1', '/candidate/my-jobs?tab=OFFERED'],
    ['Interview1', '/candidate/my-jobs?tab=INTERVIEW'],
    ['Shortlisted0', '/candidate/my-jobs?tab=SHORTLISTED'],
    ['Applied12', '/candidate/my-jobs?tab=APPLIED'],
  ]);
});

test('RP-01 says what will be here, and follows applications and employers', async () => {
  const { part, shell } = await show(stages());
  expect(await part.findByText('No applications yet')).toBeVisible();
  shell.api.respondToGraphql(ApplicationStagesDocument, stages({ applied: { nodes: [at('new')] } }));
  act(() => shell.events.arrive('notification.received', { id: 'notification-1', unReadNotifications: 1 }));
  expect(await part.findByRole('link', { name: 'Job new' })).toBeVisible();
});

test('RP-01 SH-48 a failure is said quietly', async () => {
  const { part } = await show(fakeFailure('OVERLOADED'));
  expect(await part.findByRole('status')).toHaveTextContent('The service is busy.');
});
