import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { READING_DEFAULTS } from '@hirehq/shared-contracts/reading';
import { routes } from '@hirehq/shared-contracts/routes';
import { jobCard, jobSearchResponse, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { ApplyToJobDocument } from '../../../apply/features/apply-to-job/apply-to-job.graphql.ts';
import { SaveJobDocument } from '../../../shared/save-job/save-job.graphql.ts';
import { applicationState } from '../../../shared/testing/builders.ts';
import { WithdrawApplicationDocument } from '../../../track/features/withdraw-application/withdraw-application.graphql.ts';
import { newDraft } from '../../../apply/features/apply-to-job/application-draft.ts';
import { useSubmitApplication } from '../../../apply/features/apply-to-job/submit-application.mutation.ts';
import { useWithdrawApplication } from '../../../track/features/withdraw-application/withdraw-application.mutation.ts';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { JobListPage } from './job-list-page.tsx';
import { showJobList } from './testing/show-job-list.tsx';

test('A27 JB-11 a job is an article in a list: its links are its title and its employer, and the button that saves it names it', async () => {
  const { open } = showJobList();
  open();
  const card = await screen.findByRole('article');
  expect(card.closest('[role="listitem"]')?.closest('[role="list"]')).not.toBeNull();
  const [link, employer, ...others] = within(card).getAllByRole('link');
  expect(within(card).getByRole('heading', { level: 2, name: 'Night Nurse' })).toContainElement(link ?? null);
  expect(employer).toHaveAttribute('href', routes.company(jobCard().enterprise));
  expect(others).toEqual([]);
  expect(within(card).getByRole('button', { name: 'Save Night Nurse' })).toHaveAttribute('aria-pressed', 'false');
});

test('JB-11 only full groups of cards after the first one are skipped while they are out of view', async () => {
  const { open, shell } = showJobList();
  const jobs = Array.from({ length: 12 }, (_, index) => jobCard({ id: `job-${index}`, title: `Job ${index}` }));
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse(jobs));
  const { container } = open();
  await screen.findByRole('link', { name: 'Job 11' });
  const groups = Array.from(container.querySelectorAll('[data-job-group]'), (group) => [
    group.childElementCount,
    group.hasAttribute('data-skipped'),
  ]);
  expect(groups).toEqual([
    [5, false],
    [5, true],
    [2, false],
  ]);
});

const WORKPLACE = {
  noiseLevel: 'QUIET',
  lighting: 'DAYLIGHT',
  contactLevel: null,
  workStructure: null,
  flexibility: null,
  interviewFormat: 'WORK_SAMPLE',
} as const;

test.each([
  ['N', true],
  ['D', false],
] as const)('SH-28 JB-11 a card of brand %s has a line about the workplace: %s', async (variant, isThere) => {
  const { open, shell } = showJobList('/job-list', { variant });
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard({ title: 'Clerk', workplace: WORKPLACE })]));
  open();
  const card = within(await screen.findByRole('article'));
  expect(card.queryAllByText('Quiet · Daylight · Work sample')).toHaveLength(Number(isThere));
});

const POST = {
  careSetting: 'HOSPITAL',
  shiftPattern: 'ROTATING',
  licenceNeed: 'IN_PROGRESS',
  licence: 'NMC registration',
  payBand: 'Band 6',
} as const;

test.each([
  ['H', true],
  ['D', false],
] as const)('SH-28 JB-11 a card of brand %s has a line about the post in health: %s', async (variant, isThere) => {
  const { open, shell } = showJobList('/job-list', { variant });
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard({ title: 'Nurse', health: POST })]));
  open();
  const card = within(await screen.findByRole('article'));
  const line = 'Hospital · Rotating shifts · NMC registration, in progress accepted · Band 6';
  expect(card.queryAllByText(line)).toHaveLength(Number(isThere));
});

const converted = jobCard({
  title: 'Care Lead',
  pay: {
    currency: 'EUR',
    min: 22,
    max: 28,
    unit: 'HOUR',
    compared: { currency: 'USD', min: 24, max: 30.6, unit: 'HOUR', isConverted: true, isUpTo: true },
  },
});

test('JB-10 JB-11 pay that was converted is marked on the card, and its link shows it on the job page too', async () => {
  const { open, shell } = showJobList('/job-list?payMin=30&payUnit=HOUR&payCurrency=USD');
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([converted]));
  open();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('up to €28 / hour')).toBeInTheDocument();
  expect(card.getByText('up to $30.60 / hour')).toBeInTheDocument();
  expect(card.getByText('≈', { exact: false })).toHaveAttribute('aria-hidden', 'true');
  expect(card.getByRole('link', { name: 'Care Lead' })).toHaveProperty('search', '?payUnit=HOUR&payCurrency=USD');
  expect(screen.getByRole('button', { name: 'Remove filter: Pay from $30 / hour' })).toBeInTheDocument();
});

test('A34 JB-11 a card shows company, place, mode, type, pay and Easy Apply in words', async () => {
  const { open } = showJobList();
  open();
  const card = within(await screen.findByRole('article'));
  for (const words of ['Acme Health', 'Utrecht, Netherlands', 'Hybrid', 'Full Time', '€22 – 28 / hour', 'Easy Apply', 'Nursing'])
    expect(card.getByText(words)).toBeInTheDocument();
});

test('JB-11 missing data is named, and candidates see a match score', async () => {
  const { open, shell } = showJobList('/candidate/find-jobs', { session: signedIn() });
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard({ place: null, workMode: 'O', matchScore: 82 })]));
  open();
  expect(await screen.findByText('(Data Incomplete)')).toBeInTheDocument();
  expect(screen.getByText('82% match')).toBeInTheDocument();
});

test('JB-11 JB-23 a low score is not shown', async () => {
  const { open, shell } = showJobList('/candidate/find-jobs?keyword=nurse', { session: signedIn() });
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard({ matchScore: 0 }), jobCard({ matchScore: 39 })]));
  open();
  await screen.findAllByRole('article');
  expect(screen.queryByText(/match/)).not.toBeInTheDocument();
});

test('JB-11 the skills a candidate has come first', async () => {
  const { open, shell } = showJobList('/candidate/find-jobs?keyword=nurse', { session: signedIn() });
  const skills = ['One', 'Two', 'Three', 'Four', 'Five'].map((name, id) => ({ id, name, met: name === 'Five' }));
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([jobCard({ skills })]));
  open();
  const card = within(await screen.findByRole('article'));
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Five, in your profile', 'One', '+3 more']);
});

test('JB-11 an application and a closed job are marked, and no Easy Apply is offered there', async () => {
  const { open, shell } = showJobList('/candidate/find-jobs?keyword=nurse', { session: signedIn() });
  const application = { id: 'a', withdrawnAt: null, enterpriseProcessStatus: 'R' } as const;
  shell.api.respondToGraphql(
    SearchJobsDocument,
    jobSearchResponse([jobCard({ application }), jobCard({ closedAt: '2026-11-20T00:00:00.000Z' })]),
  );
  open();
  const [applied, closed] = await screen.findAllByRole('article');
  expect(within(applied as HTMLElement).getByText('Applied')).toBeInTheDocument();
  expect(within(closed as HTMLElement).getByText('Closed')).toBeInTheDocument();
  expect(screen.queryByText('Easy Apply')).not.toBeInTheDocument();
});

test('JB-14 a candidate saves a job, and the other parts are informed', async () => {
  const { open, shell, nurse, user } = showJobList('/candidate/find-jobs', { session: signedIn() });
  shell.api.respondToGraphql(SaveJobDocument, { saveJob: { __typename: 'SaveJobDone', job: { id: nurse.id, saved: true } } });
  open();
  await user.click(await screen.findByRole('button', { name: 'Save Night Nurse' }));
  expect(await screen.findByRole('button', { name: 'Save Night Nurse', pressed: true })).toBeVisible();
  expect(shell.api.graphqlCalls).toContainEqual({ name: 'SaveJob', variables: { jobId: nurse.id, saved: true } });
  await waitFor(() => expect(shell.events.published.map(({ topic }) => topic)).toEqual(['job.saved']));
});

test('JB-14 signed out, saving signs in first and is done on return', async () => {
  const { open, shell, nurse, user } = showJobList();
  shell.api.respondToGraphql(SaveJobDocument, { saveJob: { __typename: 'SaveJobDone', job: { id: nurse.id, saved: true } } });
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

test('JB-11 an existing card is marked once its job is applied to, and no longer once that is withdrawn', async () => {
  const { shell } = showJobList('/candidate/find-jobs?keyword=nurse', { session: signedIn() });
  const job = jobCard({ title: 'Ward Nurse' });
  shell.api.respondToGraphql(SearchJobsDocument, jobSearchResponse([job]));
  const application = applicationState({ id: 'a1', jobId: job.id });
  shell.api.respondToGraphql(ApplyToJobDocument, {
    applyToJob: { __typename: 'ApplyToJobDone', application, job: { id: job.id, title: job.title } },
  });
  shell.api.respondToGraphql(WithdrawApplicationDocument, {
    withdrawApplication: {
      __typename: 'WithdrawApplicationDone',
      application: { ...application, withdrawnAt: '2026-11-22T10:00:00.000Z' },
    },
  });
  const user = userEvent.setup();
  function Elsewhere() {
    const { submit } = useSubmitApplication();
    const { run } = useWithdrawApplication();
    return (
      <>
        <button type="button" onClick={() => void submit({ ...job, closesOn: null, questions: [] }, newDraft(), '')}>
          Apply
        </button>
        <button type="button" onClick={() => void run({ applicationId: 'a1' })}>
          Withdraw
        </button>
      </>
    );
  }
  renderInShell(
    <>
      <JobListPage />
      <Elsewhere />
    </>,
    { shell, messages, reactions, at: '/candidate/find-jobs?keyword=nurse' },
  );
  const card = within(await screen.findByRole('article'));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await card.findByText('Applied')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(card.queryByText('Applied')).not.toBeInTheDocument());
});

test('JB-11 SH-43 cards become compact, and comfortable again, with what was chosen before', async () => {
  const { open, shell, user } = showJobList('/job-list', { reading: { ...READING_DEFAULTS, toolbar: true } });
  open();
  await screen.findByRole('article');
  const compact = screen.getByRole('button', { name: 'Compact cards' });
  expect(compact).toHaveAttribute('aria-pressed', 'false');
  await user.click(compact);
  expect(shell.reading.saved()).toEqual({ ...READING_DEFAULTS, toolbar: true, density: 'compact' });
  expect(compact).toHaveAttribute('aria-pressed', 'true');
  await user.click(compact);
  expect(shell.reading.saved().density).toBe('comfortable');
});
