import { useIntl } from 'react-intl';
import type { Failure, FailureCode } from './failure.ts';

/** Message ids by failure code. */
export type FailureTexts = Readonly<Partial<Record<FailureCode, string>>>;

/** One text for each code that any screen can receive: what happened, and what to do. */
const GENERAL = {
  UNREACHABLE: 'ui.failure.unreachable',
  OVERLOADED: 'ui.failure.busy',
  RATE_LIMITED: 'ui.failure.tooMany',
  NOT_SIGNED_IN: 'ui.failure.signedOut',
  NOT_FOUND: 'ui.failure.gone',
  JOB_NOT_FOUND: 'ui.failure.gone',
  INTERVIEW_ACCESS_DENIED: 'ui.failure.gone',
  CONFLICT: 'ui.failure.changed',
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

export type GeneralCode = keyof typeof GENERAL;

const isGeneral = (code: string): code is GeneralCode => Object.hasOwn(GENERAL, code);

/** The text for a failure: the screen's own for the code, else the general one. */
export function useFailureText(texts: FailureTexts = {}): (failure: Pick<Failure, 'code'>) => string {
  const { formatMessage } = useIntl();
  return ({ code }) => {
    const general = isGeneral(code) ? GENERAL[code] : 'ui.failure.ours';
    return formatMessage({ id: texts[code] ?? general });
  };
}
