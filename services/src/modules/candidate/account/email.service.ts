import type { CandidateSubject } from '../../../platform/candidate-data/candidate-data.ts';
import { emailChange } from '@hirehq/shared-contracts/inputs';
import type { Locale } from '@hirehq/shared-contracts/page';
import { readInput } from '../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
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

const tooMany = () => new Refusal('RATE_LIMITED', { message: 'Too many codes were sent or entered. Please try again later.' });

/** Sends a code to the new address, which is returned. An address that has an account gets a notice instead, so that nobody learns who has one. */
export async function changeEmail(services: Services, { viewer, ...asking }: Asking, emailAddress: string): Promise<string> {
  if (!services.config.sso.embedded) throw new Refusal('EMAIL_AT_PROVIDER');
  const { email } = readInput(emailChange, { email: emailAddress });
  const outcome = await startEmailChange(services, {
    ...asking,
    candidateId: viewer.candidateId,
    sessionId: viewer.sessionId,
    email,
  });
  if (outcome.ok) return email;
  if (outcome.why === 'too-many') throw tooMany();
  if (outcome.why === 'no-account') throw new Refusal('EMAIL_AT_PROVIDER');
  throw new Refusal('VALIDATION_FAILED', { message: 'This is your email address already.' });
}

/** Returns the address that the code confirmed. */
export async function confirmEmail(services: Services, { viewer, ...asking }: Asking, code: string): Promise<string> {
  const outcome = await confirmEmailOf(services, {
    ...asking,
    candidateId: viewer.candidateId,
    sessionId: viewer.sessionId,
    code,
  });
  if (outcome.ok) return outcome.email;
  if (outcome.why === 'too-many') throw tooMany();
  throw new Refusal('CODE_WRONG');
}
