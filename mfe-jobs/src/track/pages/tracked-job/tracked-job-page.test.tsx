import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { ProcessChange } from '@hirehq/shared-contracts/graphql/types';
import { createFakeShell, fakeFailure, jobCard, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { AcceptOfferDocument, DeclineOfferDocument } from '../../features/answer-offer/answer-offer.graphql.ts';
import {
  ApplicationTimelineDocument,
  type ApplicationTimelineQuery,
  TrackedJobDocument,
} from '../../features/track-jobs/tracked-job.graphql.ts';
import { applicationState, interviewCard } from '../../../shared/testing/builders.ts';
import { messages } from '../../../messages/index.ts';
import { reactions } from '../../../reactions.ts';
import { WithdrawApplicationDocument } from '../../features/withdraw-application/withdraw-application.graphql.ts';
import { TrackedJobPage } from './tracked-job-page.tsx';

type Application = NonNullable<NonNullable<ApplicationTimelineQuery['job']>['application']>;

const offer: NonNullable<Application['offer']> = {
  id: 'offer-1',
  version: 1,
  startDate: '2099-02-01',
  pay: { currency: 'EUR', min: 24, max: 30, unit: 'HOUR' },
  expiresAt: '2099-01-15T12:00:00Z',
  note: 'We would be glad to have you.',
  offeredAt: '2026-11-20T09:00:00Z',
  answeredAt: null,
  documents: [{ id: 'd1', fileName: 'contract.pdf', url: '/files/contract' }],
  changes: [],
};

const ADVERTISED = { currency: 'EUR', min: 20, max: 26, unit: 'HOUR' as const, compared: null };

const terms = {
  startDate: '2099-02-01',
  pay: { currency: 'EUR', min: 22, max: 28, unit: 'HOUR' as const },
  expiresAt: '2099-01-15T12:00:00Z',
  note: 'We would be glad to have you.',
  documents: ['contract.pdf'],
};
const raised = { ...terms, pay: { ...terms.pay, min: 24, max: 30 } };

const step = (change: ProcessChange | null, recordedAt: string, note: string | null = null) => ({
  change,
  enterpriseProcessStatus: 'R' as const,
  candidateProcessStatus: null,
  actor: 'enterprise' as const,
  note,
  recordedAt,
});

function applicationOf(changes: Partial<Application> = {}): Application {
  return {
    ...applicationState({ id: 'app-1', jobId: 'job-1' }),
    adjustments: null,
    coverLetter: null,
    telephone: null,
    resume: null,
    offer: null,
    history: [step('applied', '2026-11-18T09:00:00Z')],
    interviews: [],
    ...changes,
  };
}

function show(application: Application | null | Error, query = '') {
  const shell = createFakeShell({ session: signedIn() });
  const respond = (current: Application | null) => {
    shell.api.respondToGraphql(TrackedJobDocument, {
      job: {
        ...jobCard({ id: 'job-1', title: 'Night Nurse', pay: ADVERTISED }),
        closesOn: '2099-03-01',
        questions: [{ id: 'availability', kind: 'RADIO', label: '', required: true, options: ['Full Time', 'Part Time'] }],
        application: current && { ...current, answers: [{ questionId: 'availability', values: ['Full Time'] }] },
      },
    });
    shell.api.respondToGraphql(ApplicationTimelineDocument, { job: { id: 'job-1', application: current } });
  };
  if (application instanceof Error) {
    shell.api.respondToGraphql(TrackedJobDocument, application);
    shell.api.respondToGraphql(ApplicationTimelineDocument, application);
  } else respond(application);
  const at = `/candidate/job-details/job-1${query}`;
  const rendered = renderInShell(<TrackedJobPage />, { shell, messages, reactions, at, path: '/candidate/job-details/:id' });
  return { shell, respond, user: userEvent.setup(), ...rendered };
}

const asked = (shell: ReturnType<typeof show>['shell'], name: string) =>
  shell.api.graphqlCalls.find((call) => call.name === name)?.variables;

test('JB-18 the timeline: what happened with its dates and notes, then possible next steps', async () => {
  show(
    applicationOf({
      enterpriseProcessStatus: 'S',
      history: [
        step('applied', '2026-11-18T09:00:00Z'),
        step('shortlisted', '2026-11-19T09:00:00Z'),
        step('note', '2026-11-19T10:00:00Z', 'We call you on Monday.'),
        step('interview_scheduled', '2026-11-20T09:00:00Z', 'First talk'),
        step(null, '2026-11-20T09:00:00Z'),
      ],
    }),
  );
  const items = within(await screen.findByRole('region', { name: 'Application status' })).getAllByRole('listitem');
  expect(items.map((item) => item.firstElementChild?.textContent)).toEqual([
    'You applied',
    'Acme Health shortlisted you',
    'A note from Acme Health',
    'You were invited to an interview',
    'Possible next: The employer makes an offer',
    'Possible next: You accept the offer',
    'Possible next: You start',
  ]);
  expect(items[2]?.textContent).toContain('We call you on Monday.');
  expect(items[3]?.getAttribute('aria-current')).toBe('step');
  expect(items[3]?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20T09:00:00Z');
});

test('JB-18 the tabs are in the address, and the address opens them', async () => {
  const { user, address } = show(applicationOf({ interviews: [interviewCard({ applicationId: 'app-1' })] }), '?tab=offered');
  expect(await screen.findByRole('heading', { name: 'No offer yet' })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /Interviews\s*1/ }));
  expect(address()).toBe('/candidate/job-details/job-1?tab=interviews');
  expect(screen.getByRole('article').textContent).toContain('First talk');
  await user.click(screen.getByRole('tab', { name: 'Application' }));
  expect(screen.getByText('Full Time')).toBeInTheDocument();
  expect(screen.getByText('Sent without a résumé')).toBeInTheDocument();
});

test('JB-18 what was sent with the application: résumé and requested support', async () => {
  show(
    applicationOf({ adjustments: 'A quiet room, please.', resume: { id: 'r', title: 'Nurse 2026', url: '/files/resume' } }),
    '?tab=application',
  );
  expect(await screen.findByRole('link', { name: 'Nurse 2026' })).toHaveAttribute('href', '/files/resume');
  expect(screen.getByText('A quiet room, please.')).toBeInTheDocument();
});

test('JB-18 the candidate can write to the employer about the job', async () => {
  show(applicationOf());
  const link = await screen.findByRole('link', { name: 'Message Acme Health' });
  expect(link.getAttribute('href')).toMatch(/^\/candidate\/message-list\?candidateId=(.+)&enterpriseId=\1&jobId=.+$/);
});

test('JB-17 an offer is accepted after one confirmation, and the result is shown', async () => {
  const open = applicationOf({ enterpriseProcessStatus: 'F', offer });
  const { shell, user, respond } = show(open, '?tab=offer');
  expect(await screen.findByRole('link', { name: 'contract.pdf' })).toHaveAttribute('href', '/files/contract');
  expect(screen.getByText('February 1, 2099')).toBeInTheDocument();
  expect(screen.getByText('€24 – 30 / hour')).toBeInTheDocument();

  shell.answerQuestions(false);
  await user.click(screen.getByRole('button', { name: 'Accept offer' }));
  expect(asked(shell, 'AcceptOffer')).toBeUndefined();

  shell.api.respondToGraphql(AcceptOfferDocument, () => {
    respond({ ...open, candidateProcessStatus: 'A', offer: { ...offer, answeredAt: '2026-11-21T09:00:00Z' } });
    return { acceptOffer: { __typename: 'AcceptOfferDone' as const, application: open } };
  });
  shell.answerQuestions(true);
  await user.click(screen.getByRole('button', { name: 'Accept offer' }));
  expect(await screen.findByText(/You accepted this offer/)).toBeInTheDocument();
  expect(asked(shell, 'AcceptOffer')).toEqual({ applicationId: 'app-1', version: 1 });
  expect(shell.toasts[0]).toEqual({ kind: 'success', message: 'You accepted the offer. Congratulations!' });
});

test('JB-17 an offer is declined with a reason, which closes the application', async () => {
  const open = applicationOf({ enterpriseProcessStatus: 'F', offer });
  const { shell, user, respond } = show(open, '?tab=offer');
  await user.click(await screen.findByRole('button', { name: 'Decline offer' }));
  await user.type(screen.getByLabelText(/Why are you declining/), 'Too far away');
  shell.api.respondToGraphql(DeclineOfferDocument, () => {
    const closed = { closedAt: '2026-11-21T09:00:00Z', closedBy: 'candidate', closureReason: 'offer_declined' } as const;
    respond({ ...open, ...closed });
    return { declineOffer: { __typename: 'DeclineOfferDone' as const, application: { ...open, ...closed } } };
  });
  await user.click(screen.getByRole('button', { name: 'Decline offer' }));
  expect(await screen.findByText(/You declined this offer/)).toBeInTheDocument();
  expect(shell.questions[0]?.question).toContain('cannot undo it');
  expect(asked(shell, 'DeclineOffer')).toEqual({ applicationId: 'app-1', version: 1, note: 'Too far away' });
});

test.each<[string, Partial<Application>, RegExp]>([
  ['expired', { offer: { ...offer, expiresAt: '2020-01-01T00:00:00Z' } }, /has expired/],
  [
    'closed by the employer',
    { offer, closedAt: '2026-11-21T09:00:00Z', closureReason: 'position_filled' },
    /closed your application/,
  ],
  ['withdrawn', { offer, withdrawnAt: '2026-11-21T09:00:00Z' }, /withdrew your application/],
])('JB-17 an offer that is %s says so and cannot be answered', async (_, changes, words) => {
  show(applicationOf({ enterpriseProcessStatus: 'F', ...changes }), '?tab=offer');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Accept|Decline/ })).not.toBeInTheDocument();
});

test('JB-17 what the employer has changed is listed, the latest first, as it was and as it is', async () => {
  const changes = [
    { version: 2, changedAt: '2026-11-21T09:00:00Z', before: terms, after: raised },
    {
      version: 3,
      changedAt: '2026-11-22T09:00:00Z',
      before: raised,
      after: { ...raised, startDate: null, documents: ['contract.pdf', 'plan.pdf'] },
    },
  ];
  show(applicationOf({ enterpriseProcessStatus: 'F', offer: { ...offer, version: 3, changes } }), '?tab=offer');
  const list = within(await screen.findByRole('region', { name: 'What has changed' }));
  const [latest, first] = list.getAllByRole('listitem').map((item) => item.textContent);
  expect(latest).toMatch(/November 22, 2026.*Start dateBefore: February 1, 2099Now: Not stated.*contract\.pdf and plan\.pdf/);
  expect(latest).not.toContain('Pay');
  expect(first).toMatch(/November 21, 2026.*PayBefore: €22 – 28 \/ hourNow: €24 – 30 \/ hour$/);
});

test('JB-17 an open offer says how long is left, and is not beside a withdrawal', async () => {
  const expiresAt = new Date(Date.now() + 5.5 * DAY_MS).toISOString();
  show(applicationOf({ enterpriseProcessStatus: 'F', offer: { ...offer, expiresAt } }), '?tab=offer');
  expect(await screen.findByText('5 days left')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument();
});

test('JB-17 an offer without pay shows the advertised pay, and says so', async () => {
  show(applicationOf({ enterpriseProcessStatus: 'F', offer: { ...offer, pay: null } }), '?tab=offer');
  const aside = await screen.findByText('As advertised; the offer does not state pay');
  expect(aside.closest('dd')).toHaveTextContent('€20 – 26 / hour');
});

test('JB-17 an accepted offer says what happens next', async () => {
  const answered = { ...offer, answeredAt: '2026-11-21T09:00:00Z' };
  show(applicationOf({ enterpriseProcessStatus: 'F', candidateProcessStatus: 'A', offer: answered }), '?tab=offer');
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
  expect(screen.getByText('Acme Health arranges your first day with you.')).toBeInTheDocument();
});

test('JB-18 the page leads back to My Jobs, and shows pay and deadline of the job', async () => {
  show(applicationOf());
  const trail = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'My Jobs' })).toHaveProperty('pathname', '/candidate/my-jobs');
  expect(screen.getByText('€20 – 26 / hour')).toBeInTheDocument();
  expect(screen.getByText('Closes on March 1, 2099')).toBeInTheDocument();
});

test('JB-17 an offer as it was made lists no changes', async () => {
  show(applicationOf({ enterpriseProcessStatus: 'F', offer }), '?tab=offer');
  await screen.findByRole('link', { name: 'contract.pdf' });
  expect(screen.queryByRole('region', { name: 'What has changed' })).not.toBeInTheDocument();
});

test('JB-17 an answer to a version that the employer has just changed is refused, and the page shows what has changed', async () => {
  const open = applicationOf({ enterpriseProcessStatus: 'F', offer: { ...offer, pay: terms.pay } });
  const { shell, user, respond } = show(open, '?tab=offer');
  shell.api.respondToGraphql(AcceptOfferDocument, () => {
    const changes = [{ version: 2, changedAt: '2026-11-21T09:00:00Z', before: terms, after: raised }];
    respond({ ...open, offer: { ...offer, version: 2, changes } });
    return { acceptOffer: { __typename: 'AcceptOfferRefused' as const, code: 'OFFER_CHANGED' as const, message: '' } };
  });
  await user.click(await screen.findByRole('button', { name: 'Accept offer' }));
  await waitFor(() => expect(shell.toasts[0]?.message).toContain('has changed this offer in the meantime'));
  expect(await screen.findByRole('region', { name: 'What has changed' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Accept offer' }));
  const versions = shell.api.graphqlCalls.filter(({ name }) => name === 'AcceptOffer').map(({ variables }) => variables);
  expect(versions).toMatchObject([{ version: 1 }, { version: 2 }]);
});

test('JB-17 of an expired offer the page says what can be done', async () => {
  show(applicationOf({ enterpriseProcessStatus: 'F', offer: { ...offer, expiresAt: '2020-01-01T00:00:00Z' } }), '?tab=offer');
  const words = await screen.findByText(/Acme Health can renew it/);
  const card = words.closest('section');
  expect(within(card!).getByRole('link', { name: 'Message Acme Health' })).toBeInTheDocument();
});

test('JB-17 an offer that was withdrawn in the meantime says so, and is refetched', async () => {
  const { shell, user } = show(applicationOf({ enterpriseProcessStatus: 'F', offer }), '?tab=offer');
  shell.api.respondToGraphql(AcceptOfferDocument, {
    acceptOffer: { __typename: 'AcceptOfferRefused', code: 'CONFLICT', message: 'This application is closed.' },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept offer' }));
  await waitFor(() => expect(shell.toasts[0]?.message).toContain('can no longer respond'));
  await waitFor(() => expect(shell.api.graphqlCalls.filter(({ name }) => name === 'ApplicationTimeline')).toHaveLength(2));
});

test('JB-17 the application is withdrawn after one confirmation; then the candidate can apply again', async () => {
  const { shell, user, respond } = show(applicationOf());
  await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  const withdrawn = applicationOf({ withdrawnAt: '2026-11-21T09:00:00Z' });
  shell.api.respondToGraphql(WithdrawApplicationDocument, () => {
    respond(withdrawn);
    return { withdrawApplication: { __typename: 'WithdrawApplicationDone' as const, application: withdrawn } };
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('link', { name: 'Apply again' })).toHaveProperty('pathname', '/candidate/application/job-1');
  expect(screen.queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument();
});

test.each<[string, Partial<Application>]>([
  ['closed', { closedAt: '2026-11-21T09:00:00Z', closureReason: 'declined' }],
  ['at work', { enterpriseProcessStatus: 'O', candidateProcessStatus: 'P' }],
])('JB-17 what is %s cannot be withdrawn', async (_, changes) => {
  show(applicationOf(changes));
  await screen.findByRole('link', { name: 'View the job' });
  expect(screen.queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument();
});

test('JB-18 a job without an application links to the job', async () => {
  show(null);
  expect(await screen.findByRole('heading', { name: 'You have not applied to this job' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View the job' })).toHaveProperty('pathname', '/candidate/job/job-1');
});

test('JB-18 changes by the employer show without a reload', async () => {
  const { shell, respond } = show(applicationOf());
  await screen.findByText('You applied');
  respond(applicationOf({ enterpriseProcessStatus: 'S', history: [step('shortlisted', '2026-11-21T09:00:00Z')] }));
  act(() => shell.events.arrive('notification.received', { id: 'n', unReadNotifications: 1 }));
  expect(await screen.findByText('Acme Health shortlisted you')).toBeInTheDocument();
});

test.each([
  ['JOB_NOT_FOR_CANDIDATE', 'This job is not open to you'],
  ['JOB_NOT_FOUND', 'We can’t find this job'],
  ['INTERNAL', 'Something went wrong'],
] as const)('JB-13 JB-18 %s: %s', async (code, title) => {
  show(fakeFailure(code));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});
