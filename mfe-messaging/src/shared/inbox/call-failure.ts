import { isApiFailure, type ApiFailure } from '@hirehq/shared-contracts/error-codes';

/** Why a call failed: for a screen, and stored with a message that was refused. */
export interface CallFailure {
  code: ApiFailure['code'];
  /** The server's message, which is shown for every failure but INTERNAL (MS-10). */
  message: string | undefined;
}

export const callFailure = (error: unknown): CallFailure =>
  isApiFailure(error) ? { code: error.code, message: error.body?.errorMessage } : { code: 'INTERNAL', message: undefined };
