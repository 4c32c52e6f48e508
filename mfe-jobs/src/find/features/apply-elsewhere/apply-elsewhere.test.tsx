import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { JobPageDocument, type JobPageQuery } from '@hirehq/shared-contracts/graphql';
import { createFakeShell, jobCard, signedIn, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { SetAppliedElsewhereDocument } from '../../../shared/applied-elsewhere/set-applied-elsewhere.graphql.ts';
import { JobPage } from '../../pages/job/job-page.tsx';

type Job = NonNullable<JobPageQuery['job']>;
const PAGE = { url: 'https://careers.north-harbour.example/jobs/42?ref=x', host: 'careers.north-harbour.example' };
const OUTSIDE = { applyChannel: 'OWN_PAGE', easyApply: false, sourceUrl: PAGE.url, applyPage: PAGE } as const;

async function show(change: Partial<Job>, options: FakeShellOptions = { session: signedIn() }) {
  const shell = createFakeShell(options);
  const card = jobCard({ id: 'job-1', title: 'Harbour pilot' });
  const job: Job = {
    ...card,
    descriptionHtml: '<p>You bring ships in.</p>',
    education: null,
    closesOn: null,
    applicants: null,
    sourceUrl: null,
    applyPage: null,
    remote: false,
    remoteRegions: [],
    remoteCountries: [],
    locations: [],
    places: [{ label: 'Hamburg, Germany' }],
    questions: [{ id: 'availability' }],
    match: null,
    enterprise: { ...card.enterprise, about: null, openJobs: 1 },
    similar: [],
    ...change,
  };
  shell.api.respondToGraphql(JobPageDocument, { job });
  shell.api.respondToGraphql(SetAppliedElsewhereDocument, ({ jobId, applied }) => ({
    setAppliedElsewhere: {
      __typename: 'SetAppliedElsewhereDone' as const,
      job: { id: jobId, appliedElsewhereAt: applied ? '2026-11-26T09:00:00.000Z' : null },
    },
  }));
  const rendered = renderInShell(<JobPage />, { shell, messages, reactions, at: '/job/job-1', path: '/job/:id/:referrerId?' });
  await screen.findByRole('heading', { level: 1, name: 'Harbour pilot' });
  return { shell, user: userEvent.setup(), ...rendered };
}

function comeBack(): void {
  fireEvent(document, new Event('visibilitychange'));
}
const noted = (shell: ReturnType<typeof createFakeShell>) =>
  shell.api.graphqlCalls.filter(({ name }) => name === 'SetAppliedElsewhere').map(({ variables }) => variables);

test('JB-13 a job of an employer that is not reached from here leads to its own page, and promises nothing else', async () => {
  await show(OUTSIDE);
  const link = screen.getAllByRole('link', { name: /^Apply on /u })[0];
  expect(link).toHaveAccessibleName('Apply on careers.north-harbour.example (opens in a new tab)');
  expect(link).toHaveAttribute('href', PAGE.url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link?.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
  expect(screen.getByText(/the employer’s own page. Nothing is sent from this site/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Apply now|Easy Apply|View on the employer/ })).not.toBeInTheDocument();
});

test('JB-13 an employer without any way says so, and there is no action that leads nowhere', async () => {
  await show({ applyChannel: 'NONE', easyApply: false, sourceUrl: null, applyPage: null });
  expect(screen.getByText(/This employer cannot be reached from here/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Apply/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'I applied there' })).not.toBeInTheDocument();
});

test('JB-13 an address that is no web page is no link', async () => {
  await show({ ...OUTSIDE, applyPage: { url: 'javascript:alert(1)', host: 'x' } });
  expect(screen.queryByRole('link', { name: /Apply on/ })).not.toBeInTheDocument();
});

test('JB-13 an application by mail says that it is mailed', async () => {
  await show({ applyChannel: 'MAIL', easyApply: false });
  expect(screen.getByText(/On this site, 1 question; we email the employer a link to it/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Apply now' })[0]).toHaveProperty('pathname', '/candidate/application/job-1');
});

test('JB-17 after the return the page asks once whether the candidate applied, and keeps the job', async () => {
  const { shell, user } = await show(OUTSIDE);
  comeBack();
  expect(shell.questions).toEqual([]);
  shell.answerQuestions(true);
  const [link] = screen.getAllByRole('link', { name: /^Apply on/ });
  if (link) await user.click(link);
  comeBack();
  await waitFor(() => expect(noted(shell)).toEqual([{ jobId: 'job-1', applied: true }]));
  expect(shell.questions).toMatchObject([{ title: 'Did you apply?' }]);
  expect(shell.questions[0]?.question).toContain('Harbour pilot');
  expect(shell.questions[0]?.question).toContain(PAGE.host);
  comeBack();
  expect(shell.questions).toHaveLength(1);
  const noteButton = screen.getByRole('button', { name: 'I applied there' });
  await waitFor(() => expect(noteButton).toHaveAttribute('aria-pressed', 'true'));
});

test('JB-17 with No nothing is kept, and the question is not repeated', async () => {
  const { shell, user } = await show(OUTSIDE);
  shell.answerQuestions(false);
  const [link] = screen.getAllByRole('link', { name: /^Apply on/ });
  if (link) await user.click(link);
  comeBack();
  await waitFor(() => expect(shell.questions).toHaveLength(1));
  comeBack();
  expect([noted(shell), shell.questions.length]).toEqual([[], 1]);
});

test('JB-17 the note can be made and removed without the question', async () => {
  const { shell, user } = await show(OUTSIDE);
  const button = screen.getByRole('button', { name: 'I applied there' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  expect(noted(shell)).toEqual([
    { jobId: 'job-1', applied: true },
    { jobId: 'job-1', applied: false },
  ]);
});

test('JB-17 a note that cannot be saved is taken back, and the page says so', async () => {
  const { shell, user } = await show(OUTSIDE);
  shell.api.respondToGraphql(SetAppliedElsewhereDocument, {
    setAppliedElsewhere: { __typename: 'SetAppliedElsewhereRefused', code: 'JOB_NOT_FOUND', message: 'Gone.' },
  });
  const button = screen.getByRole('button', { name: 'I applied there' });
  await user.click(button);
  await waitFor(() => expect(shell.toasts).toMatchObject([{ kind: 'error', message: 'That could not be saved. Try again.' }]));
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('JB-17 a visitor signs in first, and the job is kept afterwards', async () => {
  const { shell, user, unmount } = await show(OUTSIDE, {});
  await user.click(screen.getByRole('button', { name: 'I applied there' }));
  expect(noted(shell)).toEqual([]);
  expect(shell.session.left).toMatchObject([{ to: 'sign-in' }]);
  unmount();
  shell.session.change(signedIn());
  renderInShell(<JobPage />, { shell, messages, reactions, at: '/job/job-1', path: '/job/:id/:referrerId?' });
  await waitFor(() => expect(noted(shell)).toEqual([{ jobId: 'job-1', applied: true }]));
});
