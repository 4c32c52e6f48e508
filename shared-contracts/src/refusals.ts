import type { ErrorCode } from './error-codes.ts';

/**
 * The refusals of each mutation, in its result. Failures of any request (no session, too many requests) are errors of the
 * response.
 */
export const REFUSALS = {
  saveApplicationDraft: ['CONFLICT', 'JOB_NOT_FOUND', 'JOB_CLOSED', 'ALREADY_APPLIED', 'VALIDATION_FAILED'],
  discardApplicationDraft: ['VALIDATION_FAILED'],
  applyToJob: [
    'ALREADY_APPLIED',
    'JOB_CLOSED',
    'JOB_NOT_FOUND',
    'NO_APPLICATION_CHANNEL',
    'ANSWERS_INCOMPLETE',
    'STORAGE_QUOTA_REACHED',
    'VALIDATION_FAILED',
  ],
  redeemVisitorToken: ['JOB_NOT_FOUND', 'VISITOR_TOKEN_REFUSED'],
  setAppliedElsewhere: ['JOB_NOT_FOUND', 'ALREADY_APPLIED'],
  withdrawApplication: ['NOT_FOUND', 'CONFLICT'],
  acceptOffer: ['NOT_FOUND', 'CONFLICT', 'OFFER_CHANGED'],
  declineOffer: ['NOT_FOUND', 'CONFLICT', 'OFFER_CHANGED'],
  respondToInterview: ['INTERVIEW_ACCESS_DENIED', 'CONFLICT', 'STALE'],
  proposeInterviewTimes: ['INTERVIEW_ACCESS_DENIED', 'CONFLICT', 'STALE'],
  rateInterview: ['INTERVIEW_ACCESS_DENIED', 'CONFLICT'],
  reportJob: ['JOB_NOT_FOUND', 'RATE_LIMITED'],
  reportEmployer: ['NOT_FOUND', 'RATE_LIMITED'],
  saveJob: ['JOB_NOT_FOUND'],
  referJob: ['JOB_NOT_FOUND', 'JOB_CLOSED', 'VALIDATION_FAILED', 'RATE_LIMITED'],
  visitReferral: ['NOT_FOUND'],
  saveSearch: ['VALIDATION_FAILED'],
  changeSavedSearch: ['NOT_FOUND', 'STALE'],
  removeSavedSearch: ['STALE', 'VALIDATION_FAILED'],
  seeSavedSearch: ['NOT_FOUND'],
  seeJobList: ['VALIDATION_FAILED'],
  markConversationUnread: ['NOT_FOUND'],
  blockEmployer: ['NOT_FOUND'],
  reportConversation: ['NOT_FOUND', 'VALIDATION_FAILED', 'RATE_LIMITED'],
  markNotificationsSeen: ['VALIDATION_FAILED'],
  saveNotificationPreferences: ['VALIDATION_FAILED'],
  removePushDevice: ['VALIDATION_FAILED'],
  saveLicence: ['NOT_FOUND', 'STALE', 'VALIDATION_FAILED'],
  saveLanguages: ['STALE', 'VALIDATION_FAILED'],
  removeProfileRecord: ['NOT_FOUND', 'STALE'],
  restoreProfileRecord: ['NOT_FOUND', 'STORAGE_QUOTA_REACHED'],
  setProfileVisibility: ['VALIDATION_FAILED'],
  hideProfileFrom: ['NOT_FOUND', 'VALIDATION_FAILED'],
  createPublicKey: ['RATE_LIMITED'],
  revokePublicKey: ['RATE_LIMITED'],
  dismissCoachStep: ['NOT_FOUND'],
  saveChecklist: ['NOT_FOUND', 'STALE', 'VALIDATION_FAILED'],
  signChecklist: ['NOT_FOUND', 'STALE', 'VALIDATION_FAILED'],
  changeEmail: ['SIGN_IN_AGAIN', 'VALIDATION_FAILED', 'EMAIL_AT_PROVIDER', 'RATE_LIMITED'],
  confirmEmail: ['SIGN_IN_AGAIN', 'CODE_WRONG', 'RATE_LIMITED'],
  requestUnbind: ['NOT_FOUND'],
  saveAccountSettings: ['VALIDATION_FAILED'],
  requestExport: ['SIGN_IN_AGAIN', 'RATE_LIMITED'],
  requestDeletion: ['SIGN_IN_AGAIN', 'CONFIRMATION_WRONG', 'RATE_LIMITED'],
  signOutEverywhere: ['SESSIONS_AT_PROVIDER'],
  cancelDeletion: ['NOT_FOUND'],
  startHandOver: ['RATE_LIMITED'],
  openHandOver: ['NOT_FOUND', 'RATE_LIMITED'],
  endHandOver: ['NOT_FOUND'],
  restoreReleaseSet: ['NOT_FOUND', 'CONFLICT', 'CONTRACT_BROKEN', 'REMOTE_LOCKED', 'RELEASE_REFUSED', 'VALIDATION_FAILED'],
  revertRemote: ['NOT_FOUND', 'CONFLICT', 'CONTRACT_BROKEN', 'REMOTE_LOCKED', 'RELEASE_REFUSED', 'VALIDATION_FAILED'],
} as const satisfies Record<string, readonly ErrorCode[]>;

/** A field of Mutation. */
export type MutationName = keyof typeof REFUSALS;

/** Refusal codes of this mutation. */
export type RefusalCode<Name extends MutationName> = (typeof REFUSALS)[Name][number];

/**
 * Whether this mutation requires a recent sign-in (ADR 48): those that declare SIGN_IN_AGAIN, because they hand the account, or
 * all its data, to whoever has the session.
 */
export const needsRecentSignIn = (name: MutationName): name is GuardedMutation =>
  (REFUSALS[name] as readonly ErrorCode[]).includes('SIGN_IN_AGAIN');

/** A mutation that requires a recent sign-in. */
export type GuardedMutation = {
  [Name in MutationName]: 'SIGN_IN_AGAIN' extends RefusalCode<Name> ? Name : never;
}[MutationName];
