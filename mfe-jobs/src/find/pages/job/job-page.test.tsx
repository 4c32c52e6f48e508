import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { JobPageDocument, type JobPageQuery } from '@hirehq/shared-contracts/graphql';
import { createFakeShell, fakeFailure, jobCard, signedIn, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { SaveJobDocument } from '../../../shared/save-job/save-job.graphql.ts';
import { ReferJobDocument } from '../../features/refer-job/refer-job.graphql.ts';
import { ReportJobDocument } from '../../features/report-job/report-job.graphql.ts';
import { VisitReferralDocument } from '../../features/view-job/visit-referral.graphql.ts';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { JobPage } from './job-page.tsx';

type Job = NonNullable<JobPageQuery['job']>;

function jobOf(overrides: Partial<Job> = {}): Job {
  const card = jobCard({ id: 'job-1', title: 'Night Nurse', postedAt: new Date().toISOString() });
  return {
    ...card,
    descriptionHtml:
      '<p>Care at <strong>night</strong>.</p><h3>Our interview</h3><p>Two talks.</p><script>alert(1)</script><img src="x" onerror="alert(1)">',
    education: 'BR',
    closesOn: '2099-12-24',
    applicants: null,
    sourceUrl: null,
    applyPage: null,
    remote: false,
    remoteRegions: [],
    remoteCountries: [],
    places: [{ label: 'Utrecht, Netherlands' }],
    locations: [{ city: 'Utrecht', state: 'Utrecht', country: 'NL', latitude: 52.09, longitude: 5.12 }],
    questions: [{ id: 'availability' }],
    match: null,
    enterprise: { ...card.enterprise, about: 'Small and kind.', openJobs: 2 },
    similar: [jobCard({ title: 'Day Nurse' })],
    ...overrides,
  };
}

function show(job: Job | null | Error, options: FakeShellOptions = {}, at = '/job/job-1') {
  const shell = createFakeShell(options);
  shell.api.respondToGraphql(JobPageDocument, job instanceof Error ? job : { job });
  const user = userEvent.setup();
  return {
    shell,
    user,
    ...renderInShell(<JobPage />, { shell, messages, reactions, at, path: '/job/:id/:referrerId?' }),
  };
}

const WORKPLACE = {
  noiseLevel: 'QUIET',
  lighting: null,
  contactLevel: 'LITTLE',
  workStructure: null,
  flexibility: null,
  interviewFormat: 'WORK_SAMPLE',
} as const;

test('SH-28 JB-13 the neurodiversity brand begins a job with its workplace, also where nothing of it is stated', async () => {
  const first = show(jobOf({ workplace: WORKPLACE }), { variant: 'N' });
  expect(await screen.findByRole('heading', { level: 2, name: 'The workplace' })).toBeInTheDocument();
  expect(
    screen
      .getAllByRole('term')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Noise', 'Contact with people', 'Format of the interview', 'Where']);
  first.unmount();
  show(jobOf(), { variant: 'N' });
  expect(await screen.findByText('The employer has not said what the workplace is like.')).toBeInTheDocument();
});

test('SH-28 JB-13 the healthcare brand begins a job with the post, where something of it is stated', async () => {
  const health = {
    careSetting: 'CARE_HOME',
    shiftPattern: 'NIGHTS',
    licenceNeed: 'REQUIRED',
    licence: null,
    payBand: 'Band 5',
  } as const;
  const first = show(jobOf({ health }), { variant: 'H' });
  expect(await screen.findByRole('heading', { level: 2, name: 'The post' })).toBeInTheDocument();
  const terms = screen.getAllByRole('term').slice(0, 5);
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    'Setting',
    'Shifts',
    'Licence or registration',
    'Pay band',
    'Where',
  ]);
  expect(screen.getByText('Licence required')).toBeInTheDocument();
  expect(screen.getByText('Band 5')).toBeInTheDocument();
  first.unmount();
  show(jobOf(), { variant: 'H' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Night Nurse' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'The post' })).not.toBeInTheDocument();
});

test('A34 JB-13 the summary comes first, always in the same order, then the description, safe', async () => {
  const { container } = show(jobOf());
  expect(await screen.findByRole('heading', { level: 1, name: 'Night Nurse' })).toBeInTheDocument();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Where',
    'Posted',
    'Pay',
    'Type',
    'How to apply',
    'What to expect at the interview',
  ]);
  expect(screen.getByText('night').tagName).toBe('STRONG');
  expect(container.querySelector('script, img[onerror], .hq-prose img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Day Nurse' })).toBeInTheDocument();
});

test.each([
  ['UNDER_10', 'Fewer than 10'],
  ['FROM_10_TO_50', '10 to 50'],
  ['OVER_50', 'More than 50'],
] as const)('JB-13 how many have applied is a range where the employer shows it: %s', async (applicants, text) => {
  show(jobOf({ applicants }));
  expect((await screen.findByText('Applicants')).closest('div')).toHaveTextContent(text);
});

test('JB-13 a long text about the interview is said once: its beginning, and all of it on demand', async () => {
  const text = `We talk for an hour. ${'You show your work. '.repeat(12)}`.trim();
  const { user } = show(jobOf({ descriptionHtml: `<p>Care.</p><h3>Interview</h3><ul><li>${text}</li></ul>` }));
  expect(await screen.findByText(text)).not.toBeVisible();
  expect(screen.getByText(/^We talk for an hour\. .* …/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all of it' }));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/…/)).not.toBeInTheDocument();
});

test('JB-13 what an employer is like is said once: not again beside a description that says it', async () => {
  const first = show(jobOf({ descriptionHtml: '<p>Small and kind.</p><p>Care at night.</p>' }));
  await screen.findByText('Care at night.');
  expect(screen.getAllByText('Small and kind.')).toHaveLength(1);
  first.unmount();
  show(jobOf({ descriptionHtml: '<p>Care at night.</p>' }));
  const about = within(await screen.findByRole('region', { name: 'About Acme Health' }));
  expect(about.getByText('Small and kind.')).toBeInTheDocument();
});

test('JB-10 JB-13 pay is shown in the currency and unit of the search too, marked as an approximation', async () => {
  const compared = { currency: 'USD', min: 24, max: 30.6, unit: 'HOUR', isConverted: true, isUpTo: false } as const;
  const pay = { currency: 'EUR', min: 22, max: 28, unit: 'HOUR', compared } as const;
  const { shell } = show(jobOf({ pay, similar: [] }), {}, '/job/job-1?payUnit=HOUR&payCurrency=USD');
  const fact = (await screen.findByText('€22 – 28 / hour')).closest('dd');
  expect(fact).toHaveTextContent('€22 – 28 / hour · ≈ about $24.00 – 30.60 / hour');
  expect(shell.api.graphqlCalls[0]?.variables).toEqual({ id: 'job-1', payUnit: 'HOUR', payCurrency: 'USD' });
});

test('JB-11 JB-13 a job of an unknown posting date says so, on its page and on its card, and shows no time', async () => {
  const undated = { postedAtIsKnown: false };
  const { container } = show(jobOf({ ...undated, closesOn: null, similar: [jobCard({ title: 'Day Nurse', ...undated })] }));
  await screen.findByRole('heading', { level: 1, name: 'Night Nurse' });
  expect(screen.getAllByText('Posting date unknown')).toHaveLength(2);
  expect(container.querySelector('time')).toBeNull();
});

test('JB-13 only a candidate’s own result says that a job does not exist: it may belong to their pool', async () => {
  const shell = createFakeShell({ session: signedIn() });
  shell.api.inPage(JobPageDocument, { id: 'job-1' }, { job: null });
  shell.api.respondToGraphql(JobPageDocument, { job: jobOf() });
  renderInShell(<JobPage />, { shell, messages, reactions, at: '/job/job-1', path: '/job/:id/:referrerId?' });
  expect(screen.queryByRole('heading', { name: 'We can’t find this job' })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Night Nurse' })).toBeInTheDocument();
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

test('A38 JB-13 skills are compared with the candidate’s', async () => {
  const skills = [
    { id: 1, name: 'Nursing', met: true },
    { id: 2, name: 'Triage', met: false },
  ];
  show(jobOf({ skills }), { session: signedIn() });
  const section = within(await screen.findByRole('region', { name: 'Skills' }));
  expect(section.getByText('1 of 2 are in your profile')).toBeInTheDocument();
  expect(section.getByText('not in your profile')).toBeInTheDocument();
});

test('JB-13 sharing copies a link marked isFromShareJob', async () => {
  const { user, shell } = show(jobOf());
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/job/job-1?isFromShareJob=true');
  expect(shell.toasts).toEqual([{ kind: 'success', message: 'Link copied.' }]);
});

test.each([{ closedAt: '2026-11-20T00:00:00Z' }, { closesOn: '2020-01-31' }])(
  'JB-13 a closed job says so, cannot be applied to or referred, and leads to similar ones: %o',
  async (closing) => {
    show(jobOf(closing));
    expect(await screen.findByText('This job is closed and no longer accepts applications.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Apply/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Refer someone' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See similar jobs' })).toHaveAttribute('href', '#similar-jobs');
    expect(screen.getByText('Applications are closed')).toBeInTheDocument();
  },
);

test('a candidate who has applied sees a link to the application instead', async () => {
  show(jobOf({ application: { id: 'a', withdrawnAt: null, enterpriseProcessStatus: 'R' } }), { session: signedIn() });
  expect((await screen.findAllByRole('link', { name: 'View your application' }))[0]).toHaveProperty(
    'pathname',
    '/candidate/job-details/job-1',
  );
});

test('no such job', async () => {
  show(null);
  expect(await screen.findByRole('heading', { name: 'We can’t find this job' })).toBeInTheDocument();
});

test('JB-13 a job that is not for this candidate shows that message, not the 404', async () => {
  show(fakeFailure('JOB_NOT_FOR_CANDIDATE'), { session: signedIn() });
  expect(await screen.findByText('as a candidate you are not authorized to view this job')).toBeInTheDocument();
});

const calls = (shell: ReturnType<typeof createFakeShell>, name: string) =>
  shell.api.graphqlCalls.filter((call) => call.name === name).map(({ variables }) => variables);

test('JB-13 the page is named after the job, as the server names it', async () => {
  const { unmount } = show(jobOf());
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Night Nurse · Acme Health · Utrecht · hireHQ');
  unmount();
  expect(document.title).toBe('');
});

test('JB-13 the countries for remote work are shown', async () => {
  show(jobOf({ remote: true, remoteCountries: ['NL', 'BE'], workMode: 'R' }));
  expect(await screen.findByText('Remote from Netherlands and Belgium')).toBeInTheDocument();
});

test('JB-13 a region for remote work has the employer’s name', async () => {
  const first = show(jobOf({ remote: true, remoteRegions: ['EMEA'], workMode: 'R', places: [{ label: 'EMEA' }] }));
  expect(await screen.findByText('Remote from EMEA')).toBeInTheDocument();
  first.unmount();
  show(jobOf({ remote: true, remoteRegions: ['EU'], remoteCountries: ['US'], workMode: 'R' }));
  expect(await screen.findByText('Remote from EU and United States')).toBeInTheDocument();
});

test('A30 JB-13 how to apply: Easy Apply, the number of questions, the employer’s own page if it is an http address', async () => {
  const first = show(jobOf({ easyApply: true, sourceUrl: 'https://acme.example/jobs/1' }));
  expect(await screen.findByText('Easy Apply: one short form on this site, 1 question')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View on the employer’s site' })).toHaveProperty('href', 'https://acme.example/jobs/1');
  first.unmount();
  show(jobOf({ easyApply: false, sourceUrl: 'javascript:alert(1)' }));
  expect(await screen.findByText('On this site, 1 question; a résumé is optional')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'View on the employer’s site' })).not.toBeInTheDocument();
});

test('JB-23 the match is explained, with a link to the profile', async () => {
  const reasons = [
    { kind: 'SKILLS' as const, points: 45, of: 60, met: ['Nursing', 'Triage'], missing: ['First aid'] },
    { kind: 'TITLE' as const, points: 20, of: 20, met: ['Nurse'], missing: [] },
    { kind: 'EXPERIENCE' as const, points: 0, of: 10, met: [], missing: ['DR'] },
    { kind: 'PLACE' as const, points: 10, of: 10, met: ['R'], missing: [] },
  ];
  show(jobOf({ matchScore: 75, match: { score: 75, reasons } }), { session: signedIn() });
  const section = within(await screen.findByRole('region', { name: 'How you match' }));
  expect(section.getByText('75% match')).toBeInTheDocument();
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 of 3 skills are in your profile45 of 60',
    'Similar to your work as Nurse20 of 20',
    'Needs a different level of experience: Director0 of 10',
    'You can do it from where you live10 of 10',
  ]);
  expect(section.getByRole('link', { name: 'Update your profile' })).toHaveProperty('pathname', '/candidate/edit-profile');
});

test('JB-23 an empty profile gets no score but a hint; a low score no number', async () => {
  const skills = [{ id: 1, name: 'Nursing', met: false }];
  const first = show(jobOf({ skills }), { session: signedIn() });
  expect(await screen.findByRole('link', { name: 'Add your skills' })).toHaveProperty('pathname', '/candidate/create-profile');
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  first.unmount();
  const reasons = [{ kind: 'SKILLS' as const, points: 6, of: 60, met: [], missing: ['Nursing'] }];
  show(jobOf({ skills, matchScore: 10, match: { score: 10, reasons } }), { session: signedIn() });
  expect(await screen.findByText('Your profile does not cover everything this job asks for.')).toBeInTheDocument();
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

test('JB-14 a job saved while signed out is saved after signing in', async () => {
  const { shell, user, unmount } = show(jobOf());
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(shell.session.left).toMatchObject([{ to: 'sign-in' }]);
  unmount();
  shell.session.change(signedIn());
  shell.api.respondToGraphql(SaveJobDocument, { saveJob: { __typename: 'SaveJobDone', job: { id: 'job-1', saved: true } } });
  renderInShell(<JobPage />, { shell, messages, reactions, at: '/job/job-1', path: '/job/:id/:referrerId?' });
  await waitFor(() => expect(calls(shell, 'SaveJob')).toEqual([{ jobId: 'job-1', saved: true }]));
});

test('JB-19 a visit through a referral link is counted once, and stored for the application', async () => {
  const { shell, unmount } = show(jobOf(), {}, '/job/job-1/referral-1');
  shell.api.respondToGraphql(VisitReferralDocument, {
    visitReferral: { __typename: 'VisitReferralDone', referrerId: 'referral-1' },
  });
  await waitFor(() => expect(calls(shell, 'VisitReferral')).toEqual([{ jobId: 'job-1', referrerId: 'referral-1' }]));
  unmount();
  renderInShell(<JobPage />, { shell, messages, reactions, at: '/job/job-1/referral-1', path: '/job/:id/:referrerId?' });
  await screen.findByRole('heading', { level: 1 });
  expect(calls(shell, 'VisitReferral')).toHaveLength(1);
  expect(shell.storage.get('referrals')).toContain('referral-1');
});

test('JB-19 an invalid referral link is not stored', async () => {
  const { shell } = show(jobOf(), {}, '/job/job-1/referral-1');
  shell.api.respondToGraphql(VisitReferralDocument, {
    visitReferral: { __typename: 'VisitReferralRefused', code: 'NOT_FOUND', message: '' },
  });
  await waitFor(() => expect(shell.storage.get('referrals')).toBe('[]'));
});

const referral = {
  id: 'referral-9',
  email: null,
  state: 'SENT' as const,
  visits: 0,
  createdAt: '2026-11-20T09:00:00Z',
  changedAt: '2026-11-20T09:00:00Z',
};

test('JB-19 a job is referred by mail with a note, and by link', async () => {
  const { shell, user } = show(jobOf(), { session: signedIn() });
  shell.api.respondToGraphql(ReferJobDocument, { referJob: { __typename: 'ReferJobDone', referral } });
  await user.click(await screen.findByRole('button', { name: 'Refer someone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send email' }));
  expect(dialog.getByText('Enter an email address, such as name@example.com')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Their email address' }), 'grace@example.com');
  await user.type(dialog.getByRole('textbox', { name: 'Your note (optional)' }), 'For you');
  await user.click(dialog.getByRole('button', { name: 'Send email' }));
  expect((await dialog.findByText(/An email is on its way/)).textContent).toContain('grace@example.com');
  await user.click(dialog.getByRole('button', { name: 'Copy my link' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/job/job-1/referral-9'));
  expect(calls(shell, 'ReferJob')).toMatchObject([
    { input: { jobId: 'job-1', email: 'grace@example.com', note: 'For you' } },
    { input: { jobId: 'job-1' } },
  ]);
});

test('JB-19 signed out, referring continues after signing in', async () => {
  const { shell, user, unmount } = show(jobOf());
  await user.click(await screen.findByRole('button', { name: 'Refer someone' }));
  expect(shell.session.left).toMatchObject([{ to: 'sign-in' }]);
  unmount();
  shell.session.change(signedIn());
  renderInShell(<JobPage />, { shell, messages, reactions, at: '/job/job-1', path: '/job/:id/:referrerId?' });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('JB-19 a failed referral says why', async () => {
  const { shell, user } = show(jobOf(), { session: signedIn() });
  shell.api.respondToGraphql(ReferJobDocument, {
    referJob: { __typename: 'ReferJobRefused', code: 'RATE_LIMITED', message: '' },
  });
  await user.click(await screen.findByRole('button', { name: 'Refer someone' }));
  await user.click(await screen.findByRole('button', { name: 'Copy my link' }));
  expect((await screen.findByRole('alert')).textContent).toContain('tomorrow');
});

test('JB-13 a job is reported with a reason, once; a failed report says why', async () => {
  const { shell, user } = show(jobOf());
  shell.api.respondToGraphql(ReportJobDocument, {
    reportJob: { __typename: 'ReportJobRefused', code: 'RATE_LIMITED', message: '' },
  });
  await user.click(await screen.findByRole('button', { name: 'Report this job' }));
  await user.click(await screen.findByRole('button', { name: 'Send report' }));
  expect(screen.getByText('Choose a reason')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'It asks for money' }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect((await screen.findByRole('alert')).textContent).toContain('too many reports');
  shell.api.respondToGraphql(ReportJobDocument, { reportJob: { __typename: 'ReportJobDone', jobId: 'job-1' } });
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/We review every report/)).toBeInTheDocument();
  const sent = calls(shell, 'ReportJob') as { input: { requestId: string; reason: string } }[];
  expect(sent.map(({ input }) => input.reason)).toEqual(['FEE', 'FEE']);
  expect(new Set(sent.map(({ input }) => input.requestId)).size).toBe(1);
});
