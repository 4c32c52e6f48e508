import type { Locale } from '@hirehq/shared-contracts/page';
import { createAttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import type { Account } from './account.ts';
import { findAccount, findAccountOfCandidate } from './account.store.ts';
import { ATTEMPT_RULES } from './attempt-limits.ts';
import { askForEmailChange, completeEmailChange } from './email-change.service.ts';
import type { StepContext } from './identity.service.ts';
import { takeMail } from './mail-limits.ts';
import { textsOf } from './pages/messages.ts';
import { emailChangeStep, readStep } from './step.store.ts';

type Needs = Pick<Services, 'config' | 'db' | 'keyedHash' | 'now' | 'work' | 'candidates'>;

/** The email of a candidate's account. */
export interface AccountEmail {
  email: string;
  /** False also while a new address waits for its code. */
  isVerified: boolean;
  /** The new address that waits for its code. */
  pending: string | null;
}

interface Asking {
  candidateId: string;
  locale: Locale;
  /** IP address of the request. */
  address: string;
  /** The session of the request, which continues when the others end. */
  sessionId: string | undefined;
}

type Limited = { ok: false; why: 'too-many' };

/** The place of an email change that is made outside the provider's pages. */
function stepContextOf(needs: Needs, account: Account, locale: Locale, sessionId?: string): StepContext {
  const { variant, origin } = needs.config;
  const branding = { texts: textsOf(locale), variant, origin };
  return { uid: emailChangeStep(needs, account.id), branding, sessionUid: undefined, sessionId };
}

async function pendingChange(services: Needs, account: Account) {
  const step = await readStep(services.db, stepContextOf(services, account, 'en').uid, services.now());
  return step?.page === 'confirm-change' ? step : undefined;
}

/** The candidate's address: that of their account at the embedded provider, else what the identity provider says. */
export async function emailAddressOf(
  services: Needs,
  { candidateId, email, emailVerified }: CandidateViewer,
): Promise<AccountEmail> {
  return (await emailOf(services, candidateId)) ?? { email, isVerified: emailVerified, pending: null };
}

/** Undefined for a candidate without an account at the embedded provider. */
export async function emailOf(services: Needs, candidateId: string): Promise<AccountEmail | undefined> {
  const account = await findAccountOfCandidate(services.db, candidateId);
  if (!account) return undefined;
  const pending = await pendingChange(services, account);
  return { email: account.email, isVerified: account.emailVerified && !pending, pending: pending?.email ?? null };
}

/** Starts an email change as the page of the provider does: a code is mailed to the new address, which counts once it is entered. */
export async function startEmailChange(
  services: Needs,
  { candidateId, email, locale, address }: Asking & { email: string },
): Promise<{ ok: true } | { ok: false; why: 'no-account' | 'same' } | Limited> {
  const account = await findAccountOfCandidate(services.db, candidateId);
  if (!account) return { ok: false, why: 'no-account' };
  if (account.email.toLowerCase() === email.toLowerCase()) return { ok: false, why: 'same' };
  const limits = createAttemptLimits(services, ATTEMPT_RULES);
  const minutes =
    (await limits.take(['changeByAccount', account.id], ['mailByAddress', address])) ??
    (await takeMail(limits, { purpose: 'change-email', accountId: account.id, email }));
  if (minutes !== undefined) return { ok: false, why: 'too-many' };
  await askForEmailChange(services, stepContextOf(services, account, locale), { accountId: account.id, email });
  return { ok: true };
}

/** Completes the change with the mailed code; the old address is notified. */
export async function confirmEmailOf(
  services: Needs,
  { candidateId, code, locale, address, sessionId }: Asking & { code: string },
): Promise<{ ok: true; email: string } | { ok: false; why: 'code-wrong' } | Limited> {
  const account = await findAccountOfCandidate(services.db, candidateId);
  const pending = account && (await pendingChange(services, account));
  if (!account || !pending) return { ok: false, why: 'code-wrong' };
  const minutes = await createAttemptLimits(services, ATTEMPT_RULES).take(['codeByAddress', address]);
  if (minutes !== undefined) return { ok: false, why: 'too-many' };
  const place = stepContextOf(services, account, locale, sessionId);
  const isDone = await completeEmailChange(services, place, { accountId: account.id, email: pending.email, code: code.trim() });
  if (!isDone) return { ok: false, why: 'code-wrong' };
  const changed = await findAccount(services.db, account.id);
  return { ok: true, email: changed?.email ?? pending.email };
}
