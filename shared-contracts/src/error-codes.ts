import type { Break } from './delivery/surface.ts';

/**
 * Every expected failure has a code. On the wire it is `errorCode`, next to the `statusCode` and `errorMessage` of the
 * specification (§7, §8). Screens switch on the code, never on the message.
 */
export const ERROR_CODES = {
  VALIDATION_FAILED: { statusCode: 400, errorMessage: 'Some of the values sent are not valid.' },
  NOT_SIGNED_IN: { statusCode: 401, errorMessage: 'Please sign in to continue.' },
  SIGN_IN_AGAIN: {
    statusCode: 403,
    errorMessage: 'Please sign in again to confirm that it is you: this requires a sign-in within the last five minutes.',
  },
  KEY_REFUSED: { statusCode: 401, errorMessage: 'This API key is missing, invalid or no longer valid.' },
  SCOPE_MISSING: { statusCode: 403, errorMessage: 'This API key is not allowed to do this.' },
  ROLE_MISSING: { statusCode: 403, errorMessage: 'Your account does not have the role that this needs.' },
  RIGHT_MISSING: { statusCode: 403, errorMessage: 'This key of a team is not allowed to do this.' },
  RELEASE_REFUSED: { statusCode: 422, errorMessage: 'This release cannot be used.' },
  CONTRACT_BROKEN: { statusCode: 409, errorMessage: 'This takes away what other releases use.' },
  REMOTE_LOCKED: { statusCode: 409, errorMessage: 'This remote is locked. Unlock it, or wait until it is unlocked.' },
  EMBED_NOT_ALLOWED: {
    statusCode: 403,
    errorMessage: 'These jobs cannot be shown on this site: their employer has not proven that the site is its own.',
  },
  VISITOR_TOKEN_REFUSED: { statusCode: 400, errorMessage: 'What the page of the employer said about you could not be used.' },
  EMBED_VERSION_NOT_FOUND: {
    statusCode: 404,
    errorMessage: 'No version that was live is in this range, or its files are no longer kept.',
  },
  NOT_FOUND: { statusCode: 404, errorMessage: 'This page or record does not exist, or you do not have access to it.' },
  JOB_NOT_FOR_CANDIDATE: { statusCode: 404, errorMessage: 'as a candidate you are not authorized to view this job' },
  JOB_NOT_FOUND: { statusCode: 404, errorMessage: 'This job no longer exists.' },
  JOB_CLOSED: { statusCode: 409, errorMessage: 'This job is closed and no longer accepts applications.' },
  NO_APPLICATION_CHANNEL: {
    statusCode: 409,
    errorMessage: 'This employer does not receive applications from here. Apply on its own page, if the job has a link to one.',
  },
  ALREADY_APPLIED: { statusCode: 409, errorMessage: 'You have already applied to this job.' },
  ANSWERS_INCOMPLETE: { statusCode: 400, errorMessage: 'Please answer every required question.' },
  METHOD_NOT_ALLOWED: { statusCode: 405, errorMessage: 'This address does not take requests of this method.' },
  INTERVIEW_ACCESS_DENIED: { statusCode: 405, errorMessage: 'Interview Access denied.' },
  INTERVIEW_NOT_BEGUN: { statusCode: 409, errorMessage: 'This round has not started yet, so it cannot be completed.' },
  FILE_TOO_LARGE: { statusCode: 413, errorMessage: 'Maximum upload size exceeded. Try to upload a file upto 1MB.' },
  FILE_TYPE_REFUSED: { statusCode: 415, errorMessage: 'This type of file is not accepted here.' },
  PICTURE_BROKEN: { statusCode: 422, errorMessage: 'This image is damaged. Save it again and upload the new file.' },
  PICTURE_TOO_LARGE: { statusCode: 413, errorMessage: 'This image has too many pixels or frames. Upload a smaller one.' },
  FILE_WITH_VIRUS: { statusCode: 422, errorMessage: 'The virus scanner found something in this file. It was not stored.' },
  FILE_NOT_SCANNED: {
    statusCode: 503,
    errorMessage: 'This file is still being scanned for viruses. Please try again in a moment.',
  },
  FILE_UNREADABLE: { statusCode: 502, errorMessage: 'Unable to process the file.' },
  CODE_WRONG: { statusCode: 422, errorMessage: 'This code is wrong or has expired. Check it, or request a new one.' },
  CONFIRMATION_WRONG: { statusCode: 422, errorMessage: 'This is not the email address of your account.' },
  EMAIL_AT_PROVIDER: { statusCode: 409, errorMessage: 'Your email address is changed in your account at the identity provider.' },
  SESSIONS_AT_PROVIDER: { statusCode: 409, errorMessage: 'Your sessions are ended in your account at the identity provider.' },
  TOO_SLOW: { statusCode: 408, errorMessage: 'The request was sent too slowly. Please try again.' },
  CONFLICT: { statusCode: 409, errorMessage: 'This has changed in the meantime. Reload and try again.' },
  STALE: {
    statusCode: 412,
    errorMessage:
      'This was changed after you read it. `current` is its present state: compare it with your change, and send it again.',
  },
  OFFER_CHANGED: {
    statusCode: 409,
    errorMessage: 'The employer has changed this offer in the meantime. Check what has changed, then answer.',
  },
  LIMIT_REACHED: { statusCode: 409, errorMessage: 'You have as many of these as you can have. Remove one first.' },
  STORAGE_QUOTA_REACHED: {
    statusCode: 409,
    errorMessage: 'Your files use all of your storage. Remove files that you no longer need, then try again.',
  },
  STORAGE_FULL: {
    statusCode: 507,
    errorMessage: 'There is no space to store this at the moment. Please try again later.',
  },
  REQUEST_REUSED: { statusCode: 422, errorMessage: 'This Idempotency-Key was used for another request. Send a new one.' },
  REQUEST_IN_PROGRESS: {
    statusCode: 409,
    errorMessage: 'The same request is still being processed. Send it again in a moment; nothing is done twice.',
  },
  RATE_LIMITED: { statusCode: 429, errorMessage: 'Too many attempts. Please wait a moment.' },
  QUERY_TOO_COMPLEX: { statusCode: 400, errorMessage: 'This query requests too much at once.' },
  QUERY_TOO_SLOW: { statusCode: 503, errorMessage: 'This query took too long and was stopped. Please try again in a moment.' },
  QUERY_NOT_EMBEDDABLE: { statusCode: 403, errorMessage: 'Embeds can read public data only.' },
  NOT_AVAILABLE_YET: { statusCode: 501, errorMessage: 'This is not available yet.' },
  OVERLOADED: { statusCode: 503, errorMessage: 'The service is busy. Please try again in a moment.' },
  INTERNAL: { statusCode: 500, errorMessage: 'Oops! Something went wrong. Please try again later.' },
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/**
 * Why a file is refused with FILE_UNREADABLE, and what the person can do. The message on the wire is that of the code,
 * which the specification fixes (§8), followed by the sentences of the reason.
 */
export const UNREADABLE_REASONS = {
  TOO_LARGE: 'It is too large when it is opened. Save it as a smaller PDF, for example without images, and try again.',
  TOO_SLOW: 'Reading it takes too long. Save it as a simpler PDF, for example by printing it to a PDF, and try again.',
  TOO_MANY_PAGES: 'It has too many pages. Save only the pages of your résumé as a PDF, and try again.',
  PROTECTED: 'It is protected by a password. Save a copy without a password, and try again.',
  DAMAGED: 'It is damaged or incomplete. Save it again as a PDF or Word file, and try again.',
  NO_TEXT: 'It has no text that can be read, such as a scan or photo. Upload a file that you wrote as text.',
} as const;

export type UnreadableReason = keyof typeof UNREADABLE_REASONS;

/** The message of FILE_UNREADABLE for a reason. */
export const unreadableMessage = (reason: UnreadableReason): string =>
  `${ERROR_CODES.FILE_UNREADABLE.errorMessage} ${UNREADABLE_REASONS[reason]}`;

/** The body of a failed REST response; GraphQL has the same three fields in `extensions`. */
export interface ErrorBody {
  statusCode: number;
  errorMessage: string;
  errorCode: ErrorCode;
  /**
   * For VALIDATION_FAILED: path of the field → its mistake, as a field code (`inputs`) for inputs of forms, else as a sentence.
   */
  fields?: Record<string, string>;
  /** For FILE_UNREADABLE: why; absent if the services do not know. */
  reason?: UnreadableReason;
  /** For CONTRACT_BROKEN: what would be missing, and who uses it. */
  breaks?: Break[];
  /** For STALE: the record as it is now, as the call returns it. */
  current?: unknown;
  traceId?: string;
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_CODES, value);
}

/** The error that API clients throw: compare by `code`, never by `instanceof` (bundles have different classes). */
export interface ApiFailure extends Error {
  readonly name: 'ApiFailure';
  /** A code of the list, or `UNREACHABLE` if there was no response. */
  readonly code: ErrorCode | 'UNREACHABLE';
  readonly body: ErrorBody | undefined;
}

export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && error.name === 'ApiFailure';
}
