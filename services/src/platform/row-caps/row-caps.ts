import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import type { ErrorCode } from '@hirehq/shared-contracts/error-codes';
import { INVITATION_LIMITS, MAX_EMPLOYER_DOMAINS, MAX_VISITOR_KEYS } from '@hirehq/shared-contracts/employer';
import { EDUCATIONS_MAX, LICENCES_MAX, SKILLS_MAX, WORK_HISTORY_MAX } from '@hirehq/shared-contracts/inputs';
import type { LockSpace } from '../database/advisory-locks.ts';

const DAY = 24 * HOUR_MS;

export interface RowCap {
  most: number;
  /** Only rows of this time before now count. */
  windowMs?: number;
  /** What happens at the cap: the request is refused with this code and message, or the oldest rows are removed. */
  full: 'OLDEST_GO' | { code: ErrorCode; message: string; retryAfterSeconds?: number };
  /** The lock that earlier releases take for the same rows. */
  space?: LockSpace;
}

const refused = (code: ErrorCode, message: string) => ({ code, message });

const ofProfile = (most: number, things: string) => ({
  most,
  full: refused(
    'LIMIT_REACHED',
    `A profile can have up to ${most} ${things}. Remove one first; it counts for ten minutes longer.`,
  ),
});

const ofEmployer = (most: number, things: string) => ({
  most,
  full: refused('CONFLICT', `An employer can have at most ${most} ${things}. Remove one first.`),
});

/** The same time to wait for each reason, so that it reveals nothing about the address. */
const noInvitation = (message: string) => ({ ...refused('RATE_LIMITED', message), retryAfterSeconds: 6 * 3_600 });
const THIS_ADDRESS = noInvitation('This address cannot receive more invitations at the moment.');

/**
 * Every cap on the number of rows. `row-caps.store.ts` says which rows count; a test generated from this table sends requests at once
 * and fails when more rows are stored. Limits of attempts are counted by `platform/attempts`, sizes of files by the module `files`.
 */
export const ROW_CAPS = {
  educations: ofProfile(EDUCATIONS_MAX, 'educations'),
  workHistory: ofProfile(WORK_HISTORY_MAX, 'work experiences'),
  skills: ofProfile(SKILLS_MAX, 'skills'),
  licences: { most: LICENCES_MAX, full: refused('VALIDATION_FAILED', `A profile can have up to ${LICENCES_MAX} licences.`) },
  hiddenEmployers: { most: 100, full: refused('VALIDATION_FAILED', 'A profile can be hidden from up to 100 employers.') },
  savedSearches: {
    most: 25,
    full: refused('VALIDATION_FAILED', 'You can save up to 25 searches. Remove one to save another.'),
  },
  applicationDrafts: { most: 200, full: 'OLDEST_GO' },
  dismissedSteps: { most: 200, full: 'OLDEST_GO' },
  /** Browsers of a candidate that receive web push. */
  pushDevices: { most: 20, full: 'OLDEST_GO' },
  /** Tokens of other kinds, which are stored but not used. */
  deviceTokens: { most: 20, full: 'OLDEST_GO' },
  unfinishedVideos: { most: 3, full: 'OLDEST_GO' },
  handOvers: { most: 10, full: 'OLDEST_GO' },
  profileDocuments: { most: 20, full: 'OLDEST_GO' },
  feedback: {
    most: 20,
    windowMs: DAY,
    full: refused('RATE_LIMITED', 'You have sent a lot of feedback today. Please try again tomorrow.'),
  },
  /** By person: candidates by their account, visitors by their address. */
  jobReports: {
    most: 20,
    windowMs: HOUR_MS,
    full: refused('RATE_LIMITED', 'You have reported many jobs. Try again in an hour.'),
  },
  /** By person, as those of jobs. */
  employerReports: {
    most: 20,
    windowMs: HOUR_MS,
    full: refused('RATE_LIMITED', 'You have reported many employers. Try again in an hour.'),
  },
  referrals: {
    most: 200,
    windowMs: DAY,
    full: refused('RATE_LIMITED', 'You have referred many jobs today. Try again tomorrow, or share a link.'),
  },
  referralMails: {
    most: 20,
    windowMs: DAY,
    full: refused('RATE_LIMITED', 'You have referred many jobs today. Try again tomorrow, or share a link.'),
  },
  /** By recipient, over all senders. */
  referralsReceived: {
    most: 5,
    windowMs: DAY,
    full: refused('RATE_LIMITED', 'We can’t send any more emails of this kind to this address today. Share a link instead.'),
  },
  webhooks: ofEmployer(20, 'webhooks'),
  employerDomains: ofEmployer(MAX_EMPLOYER_DOMAINS, 'domains'),
  feeds: ofEmployer(20, 'feeds'),
  visitorKeys: ofEmployer(MAX_VISITOR_KEYS, 'keys of visitors'),
  formerPictures: { most: 20, full: 'OLDEST_GO' },
  /** Valid keys; one that is being replaced counts until it expires. */
  employerKeys: ofEmployer(100, 'valid keys'),
  talentPools: ofEmployer(200, 'talent pools'),
  feedImports: {
    most: 5,
    full: refused('CONFLICT', '5 imports are already in progress. Send this file when one of them has finished.'),
  },
  /** Uploads of a key of a team that can still be completed. */
  releaseUploads: {
    most: 50,
    full: refused(
      'CONFLICT',
      '50 uploads of this key are not finished. Finish one of them; each expires a day after it was begun.',
    ),
  },
  invitationsSent: {
    most: INVITATION_LIMITS.sentADay,
    windowMs: DAY,
    space: 'invitationsByEnterprise',
    full: noInvitation(`An employer can send at most ${INVITATION_LIMITS.sentADay} invitations per day.`),
  },
  /** By mailbox, over all employers. */
  invitationsReceived: {
    most: INVITATION_LIMITS.receivedADay,
    windowMs: DAY,
    space: 'invitationsToMailbox',
    full: THIS_ADDRESS,
  },
  /** By employer and mailbox: `enterpriseId mailbox`. */
  invitationsRepeated: { most: INVITATION_LIMITS.repeatedAMonth, windowMs: 30 * DAY, full: THIS_ADDRESS },
} as const satisfies Record<string, RowCap>;

export type RowCapName = keyof typeof ROW_CAPS;

/** Caps at which a request is refused. */
export type RefusingCap = {
  [Name in RowCapName]: (typeof ROW_CAPS)[Name]['full'] extends 'OLDEST_GO' ? never : Name;
}[RowCapName];
