import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ApplicationDraftInput } from '@hirehq/shared-contracts/graphql/types';
import type { Session } from '@hirehq/shared-contracts/session';
import { createFakeShell, fakeFailure, jobCard, signedIn, signedOut } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import {
  ApplicationDraftDocument,
  DiscardApplicationDraftDocument,
  type DraftOfApplicationFragment,
  SaveApplicationDraftDocument,
} from '../../features/apply-to-job/application-draft.graphql.ts';
import { applicationState } from '../../../shared/testing/builders.ts';
import { ApplyToJobDocument } from '../../features/apply-to-job/apply-to-job.graphql.ts';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { JobToApplyDocument, type JobToApplyQuery } from '../../features/apply-to-job/job-to-apply.graphql.ts';
import { SimilarJobsDocument } from '../../../find/features/view-job/similar-jobs.graphql.ts';
import { ApplicationPage } from './application-page.tsx';

type Job = NonNullable<JobToApplyQuery['job']>;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const questions: Job['questions'] = [
  { id: 'availabilityStartDate', kind: 'DATE', label: '', required: true, options: [] },
  { id: 'availability', kind: 'RADIO', label: '', required: true, options: ['Full Time', 'Part Time'] },
  { id: 'hoursPerDay', kind: 'TEXT', label: '', required: true, options: [] },
  { id: 'daysAvailable', kind: 'CHECKBOX', label: '', required: true, options: DAYS },
  { id: 'why', kind: 'TEXT', label: 'Why us?', required: false, options: [] },
];

/** The account's draft as the services store it: two devices that continue from the same draft do not overwrite each other. */
function accountOf(shell: ReturnType<typeof createFakeShell>) {
  const account: { kept: DraftOfApplicationFragment | null; isAway: boolean } = { kept: null, isAway: false };
  const save = ({ basedOn, ...input }: ApplicationDraftInput) => {
    if (account.kept && account.kept.revision !== basedOn)
      return { __typename: 'SaveApplicationDraftRefused' as const, code: 'CONFLICT' as const, message: '', kept: account.kept };
    const revision = (account.kept?.revision ?? 0) + 1;
    account.kept = {
      ...input,
      resumeId: input.resumeId ?? null,
      adjustments: input.adjustments ?? null,
      revision,
      savedAt: '2026-11-21T09:00:00.000Z',
    };
    return { __typename: 'SaveApplicationDraftDone' as const, draft: account.kept };
  };
  shell.api.respondToGraphql(ApplicationDraftDocument, () =>
    account.isAway ? fakeFailure('UNREACHABLE') : { applicationDraft: account.kept },
  );
  shell.api.respondToGraphql(SaveApplicationDraftDocument, ({ input }) =>
    account.isAway ? fakeFailure('UNREACHABLE') : { saveApplicationDraft: save(input) },
  );
  shell.api.respondToGraphql(DiscardApplicationDraftDocument, () => {
    account.kept = null;
    return { discardApplicationDraft: { __typename: 'DiscardApplicationDraftDone' as const, jobId: 'job-1' } };
  });
  return account;
}

const resumeOf = (id: string, title: string) => ({
  id,
  title,
  fileName: `${title}.pdf`,
  contentType: 'application/pdf',
  size: 1000,
  signedUrl: '/files/1',
  createdTimestamp: '2026-11-01T09:00:00.000Z',
});

function show({ session = signedIn(), job = {} }: { session?: Session; job?: Partial<Job> } = {}) {
  const shell = createFakeShell({ session });
  const asked: Job = {
    ...jobCard({ id: 'job-1', title: 'Night Nurse', easyApply: false }),
    closesOn: null,
    questions,
    ...job,
  };
  shell.api.respondToGraphql(JobToApplyDocument, { job: asked });
  shell.api.respondToRest('GET candidates/resume', [resumeOf('resume-1', 'Night shifts')]);
  shell.api.respondToGraphql(ApplyToJobDocument, {
    applyToJob: {
      __typename: 'ApplyToJobDone',
      application: applicationState({ id: 'application-1', jobId: 'job-1' }),
      job: { id: 'job-1', title: 'Night Nurse' },
    },
  });
  const account = accountOf(shell);
  const open = () =>
    renderInShell(<ApplicationPage />, {
      shell,
      messages,
      reactions,
      at: '/candidate/application/job-1',
      path: '/candidate/application/:jobId',
    });
  return { shell, account, user: userEvent.setup(), open };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText(/Availability start date/), '2030-01-15');
  await user.click(screen.getByRole('radio', { name: 'Part Time' }));
  await user.type(screen.getByRole('textbox', { name: /Hours per day/ }), '6');
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('button', { name }));
/** From the questions step to the review step. */
async function toReview(user: ReturnType<typeof userEvent.setup>) {
  await press(user, 'Continue');
  await screen.findByRole('heading', { name: /Résumé/ });
  await press(user, 'Continue');
  await screen.findByRole('heading', { name: /Ask for support/ });
  await press(user, 'Continue');
  await screen.findByRole('heading', { name: /Check your application/ });
}
const sent = (shell: ReturnType<typeof createFakeShell>) => shell.api.graphqlCalls.filter(({ name }) => name === 'ApplyToJob');

test('A30 JB-15 default questions, review, submitted; the event informs the other parts', async () => {
  const { open, shell, user } = show();
  open();
  await fill(user);
  await toReview(user);
  expect(screen.getByText('January 15, 2030')).toBeInTheDocument();
  expect(screen.getByText('Sunday, Monday')).toBeInTheDocument();
  expect(screen.getByText('No answer')).toBeInTheDocument();
  const sees = within(screen.getByRole('region', { name: 'What Acme Health sees' }));
  expect(sees.getByText('Your name and email address')).toBeInTheDocument();
  expect(sees.getByRole('link', { name: 'Edit profile' })).toHaveProperty('pathname', '/candidate/edit-profile');
  await press(user, 'Submit application');
  expect(await screen.findByRole('heading', { name: 'Application sent' })).toBeInTheDocument();
  expect(sent(shell)[0]?.variables).toMatchObject({
    input: {
      jobId: 'job-1',
      answers: [
        { questionId: 'availabilityStartDate', values: ['2030-01-15'] },
        { questionId: 'availability', values: ['Part Time'] },
        { questionId: 'hoursPerDay', values: ['6'] },
        { questionId: 'daysAvailable', values: ['Sunday', 'Monday'] },
      ],
    },
  });
  expect(shell.events.published.at(-1)).toMatchObject({
    topic: 'application.submitted',
    payload: { jobId: 'job-1', applicationId: 'application-1', jobTitle: 'Night Nurse' },
  });
});

test('JB-15 missing answers are reported, in a list that leads to the questions', async () => {
  const { open, shell, user } = show();
  open();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const summary = screen.getByRole('group', { name: /4/ });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(
    within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose the date from which you can start',
    'Choose full time or part time',
    'Enter how many hours a day you can work',
    'Choose the days on which you can work',
  ]);
  await user.click(within(summary).getByRole('button', { name: 'Choose the date from which you can start' }));
  expect(screen.getByLabelText(/Availability start date/)).toHaveFocus();
  expect(sent(shell)).toEqual([]);
});

test('JB-15 full time fills in the usual hours and days, which can be changed', async () => {
  const { open, user } = show();
  open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  expect(screen.getByRole('textbox', { name: /Hours per day/ })).toHaveValue('8');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
});

test('JB-15 after sending, similar jobs are offered', async () => {
  const { open, shell, user } = show({ job: { easyApply: true, questions: [] } });
  shell.api.respondToGraphql(SimilarJobsDocument, {
    job: { id: 'job-1', enterprise: { id: 'enterprise-1' }, similar: [jobCard({ id: 'job-2', title: 'Day Nurse' })] },
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  expect(await screen.findByRole('link', { name: 'Day Nurse' })).toBeInTheDocument();
});

test('JB-15 a half-filled application survives a reload', async () => {
  const { open, user } = show();
  const first = open();
  await user.type(await screen.findByRole('textbox', { name: /Hours per day/ }), '6');
  first.unmount();
  open();
  expect(await screen.findByRole('textbox', { name: /Hours per day/ })).toHaveValue('6');
});

test('JB-15 Easy Apply is one step', async () => {
  const { open, shell, user } = show({ job: { easyApply: true, questions: questions.slice(1, 2) } });
  open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  await press(user, 'Submit application');
  expect(await screen.findByRole('heading', { name: 'Application sent' })).toBeInTheDocument();
  expect(sent(shell)).toHaveLength(1);
});

test('JB-15 pressing twice sends once', async () => {
  const { open, shell, user } = show({ job: { easyApply: true, questions: [] } });
  open();
  await user.dblClick(await screen.findByRole('button', { name: 'Submit application' }));
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(sent(shell)).toHaveLength(1);
});

test('JB-15 a draft of an application that was withdrawn elsewhere is sent as a new one', async () => {
  const { open, shell, user } = show({ job: { easyApply: true, questions: [] } });
  const responseOf = (withdrawnAt: string | null) => ({
    applyToJob: {
      __typename: 'ApplyToJobDone' as const,
      application: applicationState({ withdrawnAt }),
      job: { id: 'job-1', title: 'Baker' },
    },
  });
  const ids: string[] = [];
  shell.api.respondToGraphql(ApplyToJobDocument, ({ input }) => {
    ids.push(input.requestId);
    return responseOf(ids.length === 1 ? '2026-11-20T08:00:00.000Z' : null);
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(new Set(ids).size).toBe(2);
});

test('JB-15 applying twice is refused with a clear message and a link to the application', async () => {
  const { open, shell, user } = show({ job: { easyApply: true, questions: [] } });
  shell.api.respondToGraphql(ApplyToJobDocument, {
    applyToJob: {
      __typename: 'ApplyToJobRefused',
      code: 'ALREADY_APPLIED',
      message: '',
      questionIds: [],
      existing: applicationState(),
    },
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  expect(await screen.findByRole('heading', { name: 'You have already applied to this job' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View your application' })).toHaveProperty('pathname', '/candidate/job-details/job-1');
});

test('JB-15 a candidate who has applied sees so before any question; after a withdrawal they can apply again', async () => {
  const application = { id: 'a', withdrawnAt: null, enterpriseProcessStatus: 'R' as const };
  const { open } = show({ job: { application } });
  const first = open();
  expect(await screen.findByRole('heading', { name: 'You have already applied to this job' })).toBeInTheDocument();
  first.unmount();
  show({ job: { application: { ...application, withdrawnAt: '2026-11-21T08:00:00Z' } } }).open();
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeInTheDocument();
});

test.each([{ closedAt: '2026-11-20T08:00:00Z' }, { closesOn: '2020-01-31' }])(
  'JB-15 a closed job accepts no applications: %o',
  async (job) => {
    show({ job }).open();
    expect(await screen.findByRole('heading', { name: 'This job is closed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See similar jobs' })).toHaveAttribute('href', '/candidate/job/job-1#similar-jobs');
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
);

test('JB-15 answers the server reports as missing are marked at their question', async () => {
  const { open, shell, user } = show({ job: { questions: questions.slice(4) } });
  shell.api.respondToGraphql(ApplyToJobDocument, {
    applyToJob: {
      __typename: 'ApplyToJobRefused',
      code: 'ANSWERS_INCOMPLETE',
      message: '',
      questionIds: ['why'],
      existing: null,
    },
  });
  open();
  await screen.findByRole('button', { name: 'Continue' });
  await toReview(user);
  await press(user, 'Submit application');
  // In the summary, and at the field.
  expect(await screen.findAllByText('This answer was not accepted. Please check it')).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).toContain('Some answers need your attention');
});

test('JB-15 no response from the server: everything is kept, and the retry sends the same request id', async () => {
  const { open, shell, user } = show({ job: { easyApply: true, questions: questions.slice(1, 2) } });
  shell.api.respondToGraphql(ApplyToJobDocument, fakeFailure('UNREACHABLE'));
  open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  await press(user, 'Submit application');
  expect((await screen.findByRole('alert')).textContent).toContain('Your answers are still here');
  await press(user, 'Try again');
  await waitFor(() => expect(sent(shell)).toHaveLength(2));
  const ids = sent(shell).map(({ variables }) => (variables as { input: { requestId: string } }).input.requestId);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
});

test('JB-16 a visitor can fill it in; sign-in or sign-up returns to the application with the answers', async () => {
  const { open, shell, user } = show({ session: signedOut, job: { questions: questions.slice(1, 2) } });
  const first = open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  await toReview(user);
  await press(user, 'Continue');
  await user.click(await screen.findByRole('button', { name: 'Create an account' }));
  await user.click(screen.getByRole('button', { name: 'I already have an account' }));
  expect(shell.session.left).toEqual([
    { to: 'sign-up', options: { returnTo: '/candidate/application/job-1?step=review' } },
    { to: 'sign-in', options: { returnTo: '/candidate/application/job-1?step=review' } },
  ]);
  expect(sent(shell)).toEqual([]);
  first.unmount();
  shell.session.change(signedIn());
  open();
  expect(await screen.findByRole('radio', { name: 'Full Time' })).toBeChecked();
});

const HOURS = { name: /Hours per day/ };
const hours = () => screen.findByRole('textbox', HOURS);
const savedHours = (account: ReturnType<typeof accountOf>) =>
  account.kept?.answers.find(({ questionId }) => questionId === 'hoursPerDay')?.values;

test('JB-15 a draft is saved in the account, and continued on another device', async () => {
  const first = show();
  const page = first.open();
  await first.user.type(await hours(), '6');
  page.unmount();
  await waitFor(() => expect(savedHours(first.account)).toEqual(['6']));
  expect(first.shell.toasts).toEqual([
    { kind: 'info', message: 'Your answers are saved. Continue your application whenever you like.' },
  ]);
  const second = show();
  second.account.kept = first.account.kept;
  second.open();
  expect(await hours()).toHaveProperty('value', '6');
});

test('JB-15 each device sends with its own id, so that the second is told that the application exists', async () => {
  const { account, open, shell, user } = show({ job: { easyApply: true, questions: [] } });
  account.kept = {
    jobId: 'job-1',
    requestId: 'of-the-other-device',
    answers: [],
    resumeId: null,
    adjustments: 'More time',
    revision: 7,
    savedAt: '2026-11-21T08:00:00.000Z',
  };
  open();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(sent(shell)[0]?.variables).toMatchObject({ input: { adjustments: 'More time' } });
  expect(sent(shell)[0]?.variables).not.toMatchObject({ input: { requestId: 'of-the-other-device' } });
});

test('JB-15 a draft edited on two devices: the differences are shown, one is chosen, and the other can be restored', async () => {
  const { account, open, user } = show();
  account.kept = {
    jobId: 'job-1',
    requestId: 'request-1',
    answers: [{ questionId: 'hoursPerDay', values: ['4'] }],
    resumeId: null,
    adjustments: null,
    revision: 7,
    savedAt: '2026-11-21T08:00:00.000Z',
  };
  const page = open();
  await user.type(await hours(), '.5');
  account.kept = { ...account.kept, answers: [{ questionId: 'hoursPerDay', values: ['8'] }], revision: 8 };
  page.unmount();
  open();
  expect(
    await screen.findByRole('heading', { name: 'You also worked on this application on another device' }),
  ).toBeInTheDocument();
  const mine = within(screen.getByRole('region', { name: 'On this device' }));
  const theirs = within(screen.getByRole('region', { name: 'Saved in your account' }));
  expect([mine.getByText('4.5'), theirs.getByText('8')]).toHaveLength(2);
  await user.click(mine.getByRole('button', { name: 'Continue with these' }));
  expect(await hours()).toHaveProperty('value', '4.5');
  await waitFor(() => expect(savedHours(account)).toEqual(['4.5']));
  await press(user, 'Use the other answers');
  expect(await hours()).toHaveProperty('value', '8');
});

test('JB-15 offline typing is possible, and the text is saved in the account once the network is back', async () => {
  const { account, open, user } = show();
  open();
  const field = await hours();
  account.isAway = true;
  await user.type(field, '6');
  expect(await screen.findByText(/Your answers are saved on this device. We will save them to your account/)).toBeInTheDocument();
  expect(account.kept).toBeNull();
  account.isAway = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/You can continue later, here or on another device/)).toBeInTheDocument();
  expect(savedHours(account)).toEqual(['6']);
});

test('A21 JB-15 a session that ends during typing loses nothing, and the answers are there after signing in again', async () => {
  const { open, shell, user } = show({ job: { easyApply: true, questions: questions.slice(1, 3) } });
  shell.api.respondToGraphql(ApplyToJobDocument, fakeFailure('NOT_SIGNED_IN'));
  const page = open();
  await user.click(await screen.findByRole('radio', { name: 'Full Time' }));
  // Full time has filled in eight hours.
  await user.clear(await hours());
  await user.type(await hours(), '6');
  await press(user, 'Submit application');
  expect((await screen.findByRole('alert')).textContent).toContain('Your answers are saved');
  act(() => shell.session.change(signedOut));
  expect(await hours()).toHaveProperty('value', '6');
  await press(user, 'Sign in to continue');
  expect(shell.session.left).toEqual([{ to: 'sign-in', options: { returnTo: '/candidate/application/job-1' } }]);
  page.unmount();
  shell.session.change(signedIn());
  open();
  expect(await hours()).toHaveProperty('value', '6');
});

test('JB-15 text of one candidate is not shown to another on the same device', async () => {
  const { account, open, shell, user } = show();
  const page = open();
  await user.type(await hours(), '6');
  page.unmount();
  await waitFor(() => expect(account.kept).not.toBeNull());
  account.kept = null;
  shell.session.change(signedIn({ candidateId: '00000000-0000-4000-8000-00000000000b' }));
  open();
  expect(await hours()).toHaveProperty('value', '');
});

test('JB-16 text of a visitor is saved in the account after signing in', async () => {
  const { account, open, shell, user } = show({ session: signedOut });
  const page = open();
  await user.type(await hours(), '6');
  page.unmount();
  shell.session.change(signedIn());
  open();
  expect(await hours()).toHaveProperty('value', '6');
  await waitFor(() => expect(savedHours(account)).toEqual(['6']));
});

test('JB-15 a browser that stores nothing says so', async () => {
  const { user } = show();
  const shell = createFakeShell({ storageWorks: false });
  shell.api.respondToGraphql(JobToApplyDocument, {
    job: { ...jobCard({ id: 'job-1', easyApply: false }), closesOn: null, questions },
  });
  renderInShell(<ApplicationPage />, { shell, messages, reactions, at: '/application/job-1', path: '/application/:jobId' });
  await user.type(await hours(), '6');
  expect(await screen.findByText(/This browser does not save your answers/)).toBeInTheDocument();
});

test('JB-15 everything entered is cleared, here and in the account, after a confirmation', async () => {
  const { account, open, shell, user } = show();
  open();
  await user.type(await hours(), '6');
  await press(user, 'Clear what I entered');
  await waitFor(async () => expect(await hours()).toHaveProperty('value', ''));
  expect(shell.questions).toHaveLength(1);
  expect(account.kept).toBeNull();
});

test('JB-15 a résumé is chosen, support is requested, and both are sent, with the referral', async () => {
  const { open, shell, user } = show({ job: { questions: [] } });
  shell.storage.set('referrals', JSON.stringify([{ jobId: 'job-1', referrerId: 'referral-1' }]));
  open();
  await user.click(await screen.findByRole('radio', { name: 'Night shifts' }));
  await press(user, 'Continue');
  await user.type(await screen.findByRole('textbox', { name: 'What would help you?' }), 'More time');
  await press(user, 'Continue');
  expect(await screen.findByText('Night shifts')).toBeInTheDocument();
  expect(screen.getByText('More time')).toBeInTheDocument();
  await press(user, 'Submit application');
  await screen.findByRole('heading', { name: 'Application sent' });
  expect(sent(shell)[0]?.variables).toMatchObject({
    input: { resumeId: 'resume-1', adjustments: 'More time', referrerId: 'referral-1' },
  });
  expect(shell.toasts).toEqual([]);
});

test('JB-15 an upload can be cancelled: nothing is chosen, and another file can be', async () => {
  const { shell, open, user } = show({ job: { questions: [] } });
  let signal: AbortSignal | undefined;
  shell.api.respondToRest('POST candidates/resume', ({ signal: given }) => {
    signal = given;
    return new Promise((_, reject) =>
      given?.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError'))),
    );
  });
  open();
  await user.upload(await screen.findByLabelText('Upload a résumé', { selector: 'input' }), [new File(['%PDF-1.7'], 'a.pdf')]);
  await user.click(await screen.findByRole('button', { name: 'Cancel the upload' }));
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(shell.reports).toEqual([]);
});

test('JB-15 a résumé is uploaded and chosen; a visitor’s is kept until after sign-in', async () => {
  const { open, shell, user } = show({ session: signedOut, job: { questions: [] } });
  shell.api.respondToRest('POST candidates/resume', { ...resumeOf('resume-2', 'New one'), signedUrl: null });
  const page = open();
  await user.upload(await screen.findByLabelText('Upload a résumé', { selector: 'input' }), [
    new File(['%PDF'], 'New one.pdf', { type: 'application/pdf' }),
  ]);
  expect(await screen.findByText(/New one is uploaded/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'New one' })).toBeChecked();
  page.unmount();
  shell.session.change(signedIn());
  open();
  expect(await screen.findByRole('radio', { name: 'New one' })).toBeChecked();
});

test.each([
  ['CV.odt', 'PK\u0003\u0004 content'],
  ['CV.rtf', String.raw`{\rtf1 Ada}`],
  ['CV.txt', 'Ada King\nEngineer'],
])('JB-15 %s is accepted as a résumé', async (name, content) => {
  const { open, shell, user } = show({ job: { questions: [] } });
  shell.api.respondToRest('POST candidates/resume', resumeOf('resume-2', 'CV'));
  open();
  const field = await screen.findByLabelText<HTMLInputElement>('Upload a résumé', { selector: 'input' });
  expect(field.accept).toBe('.pdf,.doc,.docx,.odt,.rtf,.txt');
  await user.upload(field, [new File([content], name)]);
  expect(await screen.findByText(/CV is uploaded/)).toBeInTheDocument();
});

test.each([
  ['Photo.png', '%PDF-1.7', 10, /Please upload a PDF, Word, OpenDocument, RTF or text file/],
  ['Notes.pdf', 'just text', 10, /Please upload a PDF, Word, OpenDocument, RTF or text file/],
  ['Large.pdf', '%PDF-1.7', 5 * 1024 * 1024 + 1, /This file is too large. Choose a file of up to 5 MB/],
] as const)('JB-15 %s that begins with %j is refused before it is sent', async (name, start, size, sentence) => {
  const { open, shell } = show({ job: { questions: [] } });
  open();
  const field = await screen.findByLabelText<HTMLInputElement>('Upload a résumé', { selector: 'input' });
  const file = new File([start], name);
  Object.defineProperty(file, 'size', { value: size });
  fireEvent.change(field, { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  expect(shell.api.restCalls.map(({ key }) => key)).not.toContain('POST candidates/resume');
});

test('JB-15 a file the services cannot process: their message', async () => {
  const { open, shell, user } = show({ job: { questions: [] } });
  shell.api.respondToRest('POST candidates/resume', fakeFailure('FILE_UNREADABLE', { errorMessage: 'The file is protected.' }));
  open();
  const field = await screen.findByLabelText('Upload a résumé', { selector: 'input' });
  await user.upload(field, [new File(['%PDF'], 'a.pdf')]);
  expect((await screen.findByRole('alert')).textContent).toBe('The file is protected.');
  shell.api.respondToRest('POST candidates/resume', fakeFailure('RATE_LIMITED'));
  await user.upload(field, [new File(['%PDF'], 'a.pdf')]);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Sign in to upload yours'));
  shell.api.respondToRest('POST candidates/resume', fakeFailure('INTERNAL'));
  await user.upload(field, [new File(['%PDF'], 'a.pdf')]);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Unable to process the file.'));
});

test('JB-15 invalid hours and a past day are reported', async () => {
  const { open, user } = show();
  open();
  await fill(user);
  await user.type(await hours(), '0');
  await press(user, 'Continue');
  // In the summary, and at the field.
  expect(screen.getAllByText(/Enter a number of hours up to 24/)).toHaveLength(2);
  await user.clear(await hours());
  await user.type(await hours(), '7.5');
  await press(user, 'Continue');
  expect(await screen.findByRole('heading', { name: /Résumé/ })).toBeInTheDocument();
});
