import type { UnreadableReason } from '@hirehq/shared-contracts/error-codes';
import { useIntl } from 'react-intl';
import type { Failure, FailureCode } from './failure.ts';

/** Message ids by failure code. */
export type FailureTexts = Readonly<Partial<Record<FailureCode, string>>>;

/** One text for each code that any screen can receive: what happened, and what to do. */
const GENERAL = {
  UNREACHABLE: 'ui.failure.unreachable',
  OVERLOADED: 'ui.failure.busy',
  REQUEST_IN_PROGRESS: 'ui.failure.busy',
  RATE_LIMITED: 'ui.failure.tooMany',
  NOT_SIGNED_IN: 'ui.failure.signedOut',
  SIGN_IN_AGAIN: 'ui.failure.signInAgain',
  NOT_FOUND: 'ui.failure.gone',
  JOB_NOT_FOUND: 'ui.failure.gone',
  INTERVIEW_ACCESS_DENIED: 'ui.failure.gone',
  CONFLICT: 'ui.failure.changed',
  STALE: 'ui.failure.changed',
  VALIDATION_FAILED: 'ui.failure.notValid',
  FILE_TOO_LARGE: 'ui.failure.fileTooLarge',
  FILE_TYPE_REFUSED: 'ui.failure.fileType',
  FILE_UNREADABLE: 'ui.failure.fileUnreadable',
  FILE_WITH_VIRUS: 'ui.failure.fileWithVirus',
  FILE_NOT_SCANNED: 'ui.failure.fileNotScanned',
  STORAGE_QUOTA_REACHED: 'ui.failure.storageQuota',
  STORAGE_FULL: 'ui.failure.storageFull',
  LIMIT_REACHED: 'ui.failure.limitReached',
} as const satisfies FailureTexts;

/** Why a file cannot be read, and what the person can do. */
const UNREADABLE = {
  TOO_LARGE: 'ui.failure.unreadable.tooLarge',
  TOO_SLOW: 'ui.failure.unreadable.tooSlow',
  TOO_MANY_PAGES: 'ui.failure.unreadable.tooManyPages',
  PROTECTED: 'ui.failure.unreadable.protected',
  DAMAGED: 'ui.failure.unreadable.damaged',
  NO_TEXT: 'ui.failure.unreadable.noText',
} as const satisfies Readonly<Record<UnreadableReason, string>>;

export type GeneralCode = keyof typeof GENERAL;

const isGeneral = (code: string): code is GeneralCode => Object.hasOwn(GENERAL, code);

/** The message id for why a file cannot be read; undefined for a failure without a reason, or with one of a later release. */
export const unreadableText = ({ reason }: Pick<Failure, 'reason'>): string | undefined =>
  reason !== undefined && Object.hasOwn(UNREADABLE, reason) ? UNREADABLE[reason] : undefined;

/** The text for a failure: that the browser is offline, why a file cannot be read, else the screen's own for the code, else the general one. */
export function useFailureText(texts: FailureTexts = {}): (failure: Pick<Failure, 'code' | 'reason'>) => string {
  const { formatMessage } = useIntl();
  return ({ code, reason }) => {
    if (code === 'UNREACHABLE' && !navigator.onLine) return formatMessage({ id: 'ui.failure.offline' });
    const general = isGeneral(code) ? GENERAL[code] : 'ui.failure.ours';
    return formatMessage({ id: unreadableText({ reason }) ?? texts[code] ?? general });
  };
}
