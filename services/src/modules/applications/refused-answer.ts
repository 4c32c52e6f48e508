import { ERROR_CODES } from '@hirehq/shared-contracts/error-codes';
import type { ApplyOutcome } from './applications.service.ts';
import { applicationAnswer } from './application-answer.ts';

export const refusedAnswer = ({ code, message, questionIds = [], existing }: Extract<ApplyOutcome, { ok: false }>) => ({
  __typename: 'ApplicationRefused' as const,
  code,
  message: message ?? ERROR_CODES[code].errorMessage,
  questionIds,
  existing: existing ? applicationAnswer(existing) : null,
});
