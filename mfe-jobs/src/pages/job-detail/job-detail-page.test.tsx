import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { JobDetailDocument, type JobDetailQuery } from '@hirehq/shared-contracts/graphql';
import { createFakeShell, fakeFailure, jobCard, signedIn, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../messages/index.ts';
import { JobDetailPage } from './job-detail-page.tsx';

type Job = NonNullable<JobDetailQuery['job']>;

function jobOf(overrides: Partial<Job> = {}): Job {
  const card = jobCard({ id: 'job-1', title: 'Night Nurse', postedAt: new Date().toISOString() });
  return {
    ...card,
    descriptionHtml: '<p>Care at <strong>night</strong>.</p><script>alert(1)</script><img src="x" onerror="alert(1)">',
    education: 'BR',
    closesOn: '2026-12-24',
    sourceUrl: null,
    enterprise: { ...card.enterprise, about: 'Small and kind.', openJobs: 2 },
    similar: [jobCard({ title: 'Day Nurse' })],
    ...overrides,
  };
}

function show(job: Job | null | Error, options: FakeShellOptions = {}) {
  const shell = createFakeShell(options);
  shell.api.answerGraphql(JobDetailDocument, job instanceof Error ? job : { job });
  const user = userEvent.setup();
  return {
    shell,
    user,
    ...renderInShell(<JobDetailPage />, { shell, messages, at: '/job/job-1', path: '/job/:id/:referrerId?' }),
  };
}

test('JB-13 the summary comes first, always in the same order, then the description, safe', async () => {
  const { container } = show(jobOf());
  expect(await screen.findByRole('heading', { level: 1, name: 'Night Nurse' })).toBeTruthy();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Where', 'Posted', 'Pay', 'Type']);
  expect(screen.getByText('night').tagName).toBe('STRONG');
  expect(container.querySelector('script, img[onerror], .hq-prose img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Day Nurse' })).toBeTruthy();
});

test('JB-13 signed out Apply leads to the public application, signed in to the candidate’s', async () => {
  const first = show(jobOf({ easyApply: false }));
  expect((await screen.findAllByRole('link', { name: 'Apply now' }))[0]).toHaveProperty('pathname', '/application/job-1');
  first.unmount();
  show(jobOf({ easyApply: false }), { session: signedIn() });
  expect((await screen.findAllByRole('link', { name: 'Apply now' }))[0]).toHaveProperty(
    'pathname',
    '/candidate/application/job-1',
  );
});

test('JB-13 skills are held against the candidate’s', async () => {
  const skills = [
    { id: 1, name: 'Nursing', met: true },
    { id: 2, name: 'Triage', met: false },
  ];
  show(jobOf({ skills }), { session: signedIn() });
  const section = within(await screen.findByRole('region', { name: 'Skills' }));
  expect(section.getByText('1 of 2 are in your profile')).toBeTruthy();
  expect(section.getByText('not in your profile')).toBeTruthy();
});

test('JB-13 sharing copies a link marked isFromShareJob', async () => {
  const { user, shell } = show(jobOf());
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/job/job-1?isFromShareJob=true');
  expect(shell.toasts).toEqual([{ kind: 'success', message: 'The link is copied.' }]);
});

test('a closed job says so and cannot be applied to', async () => {
  show(jobOf({ closedAt: '2026-11-20T00:00:00Z' }));
  expect(await screen.findByText('This job is closed and takes no more applications.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Apply/ })).toBeNull();
});

test('who has applied sees the way to the application instead', async () => {
  show(jobOf({ application: { id: 'a', withdrawnAt: null, enterpriseProcessStatus: 'R' } }), { session: signedIn() });
  expect((await screen.findAllByRole('link', { name: 'View your application' }))[0]).toHaveProperty(
    'pathname',
    '/candidate/job-details/job-1',
  );
});

test('no such job', async () => {
  show(null);
  expect(await screen.findByRole('heading', { name: 'We can’t find this job' })).toBeTruthy();
});

test('JB-13 a job that is not for this candidate shows that message, not the 404', async () => {
  show(fakeFailure('JOB_NOT_FOR_CANDIDATE'), { session: signedIn() });
  expect(await screen.findByText('as a candidate you are not authorized to view this job')).toBeTruthy();
});
