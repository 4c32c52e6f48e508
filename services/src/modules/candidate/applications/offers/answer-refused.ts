import { applicationResponse } from '../application-response.ts';
import type { AnswerOutcome } from './answer-offer.ts';

/** The application whose offer has changed, with a refusal for that reason. */
export const answerRefused = (outcome: Extract<AnswerOutcome, { ok: false }>) => ({
  changed: 'application' in outcome ? applicationResponse(outcome.application) : null,
});
