import { isApiFailure, type ApiFailure } from '@hirehq/shared-contracts/error-codes';

/** Why a call failed: for a screen, and stored with a message that was refused. */
export interface CallFailure {
  code: ApiFailure['code'];
  /** The server's sentence, which is shown for every failure but 500 (MS-10). */
  message: string | undefined;
}

export function callFailure(error: unknown): CallFailure {
  if (!isApiFailure(error)) return { code: 'INTERNAL', message: undefined };
  const { code, body } = error;
  return { code, message: body?.statusCode === 500 ? undefined : body?.errorMessage };
}
