import type { CandidateSubject } from '../../../platform/candidate-data/candidate-data.ts';
import { emailChange } from '@hirehq/shared-contracts/inputs';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import type { Refused } from '../../../platform/http/mutation-result.ts';
import { readInput } from '../../../platform/http/read-input.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import type { AccountHolder } from './account.store.ts';
import { confirmEmailOf, emailOf, startEmailChange } from '../../sign-in/identity/index.ts';

/** Whose data it is: by the address in the candidate's record, and one of the account that was not used to sign in yet. */
export async function subjectOf(services: Services, holder: AccountHolder): Promise<CandidateSubject & AccountHolder> {
  const email = (await emailOf(services, holder.candidateId))?.email ?? holder.email;
  return { ...holder, email, emails: [...new Set([holder.email, email].map((each) => each.toLowerCase()))] };
}

interface Asking {
  viewer: CandidateViewer;
  locale: Locale;
  /** IP address of the request. */
  address: string;
}

const TOO_MANY = {
  ok: false,
  code: 'RATE_LIMITED',
  message: 'Too many codes were sent or entered. Please try again later.',
} as const;

type Asked = { ok: true; pendingEmailAddress: string } | Refused<RefusalCode<'changeEmail'>>;

/** Sends a code to the new address. An address that has an account gets a notice instead, so that nobody learns who has one. */
export async function changeEmail(services: Services, { viewer, ...asking }: Asking, emailAddress: string): Promise<Asked> {
  if (!services.config.sso.embedded) return { ok: false, code: 'EMAIL_AT_PROVIDER' };
  const { email } = readInput(emailChange, { email: emailAddress });
  const outcome = await startEmailChange(services, {
    ...asking,
    candidateId: viewer.candidateId,
    sessionId: viewer.sessionId,
    email,
  });
  if (outcome.ok) return { ok: true, pendingEmailAddress: email };
  if (outcome.why === 'too-many') return TOO_MANY;
  if (outcome.why === 'no-account') return { ok: false, code: 'EMAIL_AT_PROVIDER' };
  return { ok: false, code: 'VALIDATION_FAILED', message: 'This is your email address already.' };
}

export async function confirmEmail(
  services: Services,
  { viewer, ...asking }: Asking,
  code: string,
): Promise<{ ok: true; emailAddress: string } | Refused<RefusalCode<'confirmEmail'>>> {
  const outcome = await confirmEmailOf(services, {
    ...asking,
    candidateId: viewer.candidateId,
    sessionId: viewer.sessionId,
    code,
  });
  if (outcome.ok) return { ok: true, emailAddress: outcome.email };
  if (outcome.why === 'too-many') return TOO_MANY;
  return { ok: false, code: 'CODE_WRONG' };
}
