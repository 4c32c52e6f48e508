import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import { sql, type RawBuilder } from 'kysely';
import type { Services } from '../../../platform/module.ts';
import type { CandidateSubject } from '../../../platform/candidate-data/candidate-data.ts';
import { secretHash } from '../../../platform/ids/secret.ts';
import { type Database, type Transaction, jsonb } from '../../../platform/database/database.ts';

/** The registration details; they count once the email is confirmed in the same step. */
export interface PendingRegistration {
  name: string;
  passwordHash: string;
  neuroClassification: NeuroClassification | null;
  ipAddress: string;
}

/** An identity from a social provider that is not linked to an account yet. */
export interface PendingSocial {
  /** Id of the provider. */
  provider: string;
  issuer: string;
  subject: string;
  name: string;
}

/** The current page of a step, and its data. `accountId` is null if no account can continue here; the page does not reveal that. */
export type StepState =
  | { page: 'confirm'; email: string; accountId: string | null; registration?: PendingRegistration }
  | { page: 'reset'; email: string; accountId: string | null }
  | { page: 'new-password'; accountId: string; email: string }
  | { page: 'confirm-change'; email: string; accountId: string; isTaken: boolean }
  /** `ofAccount`: the code was mailed before this step began. `isUnsent`: there were too many mails to send one. */
  | { page: 'verify-email'; email: string; accountId: string; ofAccount?: boolean; isUnsent?: boolean }
  /** Who came from a social provider that gave no email. */
  | { page: 'social-email'; social: PendingSocial }
  /** The email is not proved yet. */
  | { page: 'social-confirm'; email: string; accountId: string; social: PendingSocial }
  /** The email is proved, and has an account: its password is asked for, once. */
  | { page: 'social-link'; email: string; accountId: string; social: PendingSocial };

/** The states of pages that ask for a code. */
export type CodeState = Exclude<StepState, { page: 'new-password' | 'social-email' | 'social-link' }>;

/** The id of the step of an email change that is made in the settings: nobody knows it, and each account has one. */
export const emailChangeStep = ({ keyedHash }: Pick<Services, 'keyedHash'>, accountId: string): string =>
  keyedHash('email-change-in-settings', accountId);

const LIFE_MS = 60 * 60_000;
export async function readStep(db: Database, uid: string, now: Date): Promise<StepState | undefined> {
  const row = await db
    .selectFrom('identity_step')
    .select('state')
    .where('step_hash', '=', secretHash(uid))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.state as StepState | undefined;
}

export async function writeStep(trx: Transaction, uid: string, state: StepState, now: Date): Promise<void> {
  const values = { state: jsonb(state), expires_at: new Date(now.getTime() + LIFE_MS) };
  await trx
    .insertInto('identity_step')
    .values({ step_hash: secretHash(uid), ...values })
    .onConflict((conflict) => conflict.column('step_hash').doUpdateSet(values))
    .execute();
}

export async function removeStep(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('identity_step').where('step_hash', '=', secretHash(uid)).execute();
}

export async function removeExpiredSteps(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('identity_step').where('expires_at', '<', now).execute();
}

/** Steps of a candidate's account, or of a sign-in with their email. */
export const stepsOfCandidate = ({ candidateId, emails }: CandidateSubject): RawBuilder<boolean> => sql<boolean>`(
  state ->> 'accountId' in (select id::text from identity_account where candidate_id = ${candidateId}::uuid)
  or lower(state ->> 'email') = any(${emails}::text[]))`;
