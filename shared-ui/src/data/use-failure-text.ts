import { useIntl } from 'react-intl';
import type { Failure } from './failure.ts';

/** Message ids by failure code. */
export type FailureTexts = Readonly<Record<string, string>>;

/** One sentence for each code that can reach any screen: what happened, and what to do. */
const GENERAL = {
  UNREACHABLE: 'ui.failure.unreachable',
  OVERLOADED: 'ui.failure.busy',
  RATE_LIMITED: 'ui.failure.tooMany',
  NOT_SIGNED_IN: 'ui.failure.signedOut',
  NOT_FOUND: 'ui.failure.gone',
  CONFLICT: 'ui.failure.changed',
  VALIDATION_FAILED: 'ui.failure.notValid',
  FILE_TOO_LARGE: 'ui.failure.fileTooLarge',
  FILE_TYPE_REFUSED: 'ui.failure.fileType',
  FILE_UNREADABLE: 'ui.failure.fileUnreadable',
} as const satisfies FailureTexts;

const isGeneral = (code: string): code is keyof typeof GENERAL => Object.hasOwn(GENERAL, code);

/** The words for a failure: the screen's own where it has some for the code, else the general ones. */
export function useFailureText(texts: FailureTexts = {}): (failure: Pick<Failure, 'code'>) => string {
  const { formatMessage } = useIntl();
  return ({ code }) => {
    const general = isGeneral(code) ? GENERAL[code] : 'ui.failure.ours';
    return formatMessage({ id: texts[code] ?? general });
  };
}
