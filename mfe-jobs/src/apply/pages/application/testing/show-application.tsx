import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationDraftInput } from '@hirehq/shared-contracts/graphql/types';
import type { Session } from '@hirehq/shared-contracts/session';
import { createFakeShell, fakeFailure, jobCard, signedIn } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import {
  ApplicationDraftDocument,
  DiscardApplicationDraftDocument,
  type DraftOfApplicationFragment,
  SaveApplicationDraftDocument,
} from '../../../features/apply-to-job/application-draft.graphql.ts';
import { applicationState } from '../../../../shared/testing/builders.ts';
import { ApplyToJobDocument } from '../../../features/apply-to-job/apply-to-job.graphql.ts';
import { messages } from '../../../../messages/index.ts';
import { reactions } from '../../../../reactions.ts';
import { JobToApplyDocument, type JobToApplyQuery } from '../../../features/apply-to-job/job-to-apply.graphql.ts';
import { ApplicationPage } from '../application-page.tsx';
import { OwnTelephoneDocument } from '../../../features/apply-to-job/own-telephone.graphql.ts';

export type JobToApply = NonNullable<JobToApplyQuery['job']>;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const questions: JobToApply['questions'] = [
  { id: 'availabilityStartDate', kind: 'DATE', label: '', required: true, options: [] },
  { id: 'availability', kind: 'RADIO', label: '', required: true, options: ['Full Time', 'Part Time'] },
  { id: 'hoursPerDay', kind: 'TEXT', label: '', required: true, options: [] },
  { id: 'daysAvailable', kind: 'CHECKBOX', label: '', required: true, options: DAYS },
  { id: 'why', kind: 'TEXT', label: 'Why us?', required: false, options: [] },
];

/** The account's draft as the services store it: two devices that continue from the same draft do not overwrite each other. */
export function accountOf(shell: ReturnType<typeof createFakeShell>) {
  const account: { kept: DraftOfApplicationFragment | null; isAway: boolean } = { kept: null, isAway: false };
  const save = ({ basedOn, ...input }: ApplicationDraftInput) => {
    if (account.kept && account.kept.revision !== basedOn)
      return { __typename: 'SaveApplicationDraftRefused' as const, code: 'CONFLICT' as const, message: '', kept: account.kept };
    const revision = (account.kept?.revision ?? 0) + 1;
    account.kept = {
      ...input,
      resumeId: input.resumeId ?? null,
      adjustments: input.adjustments ?? null,
      coverLetter: input.coverLetter ?? null,
      telephone: input.telephone ?? null,
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

export const resumeOf = (id: string, title: string) => ({
  id,
  title,
  fileName: `${title}.pdf`,
  contentType: 'application/pdf',
  size: 1000,
  signedUrl: '/files/1',
  createdTimestamp: '2026-11-01T09:00:00.000Z',
});

/** The application to a job with the default questions; nothing is rendered before `open`. */
export function showApplication({ session = signedIn(), job = {} }: { session?: Session; job?: Partial<JobToApply> } = {}) {
  const shell = createFakeShell({ session });
  const asked: JobToApply = {
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
  shell.api.respondToGraphql(OwnTelephoneDocument, { profilePreview: { telephone: null } });
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

export async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText(/Availability start date/), '2030-01-15');
  await user.click(screen.getByRole('radio', { name: 'Part Time' }));
  await user.type(screen.getByRole('textbox', { name: /Hours per day/ }), '6');
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
}

export const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('button', { name }));
/** From the questions step to the review step. */
export async function toReview(user: ReturnType<typeof userEvent.setup>) {
  await press(user, 'Continue');
  await screen.findByRole('heading', { name: /Résumé/ });
  await press(user, 'Continue');
  await screen.findByRole('heading', { name: /Ask for support/ });
  await press(user, 'Continue');
  await screen.findByRole('heading', { name: /Check your application/ });
}
export const sent = (shell: ReturnType<typeof createFakeShell>) =>
  shell.api.graphqlCalls.filter(({ name }) => name === 'ApplyToJob');

export const HOURS = { name: /Hours per day/ };
export const hours = () => screen.findByRole('textbox', HOURS);
