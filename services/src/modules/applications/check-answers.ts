import type { ApplyAnswerInput } from '@hirehq/shared-contracts/graphql/types';
import { answerProblem, meantValues } from '@hirehq/shared-contracts/inputs';
import type { StoredAnswer } from '../../platform/database/tables/applications.ts';
import type { StoredQuestion } from '../../platform/database/tables/jobs.ts';

/** Somewhere on earth it is still yesterday: a date is past only when it is past everywhere. */
const LAST_TIME_ZONE = 12 * 3_600_000;

export type CheckedAnswers = { ok: true; answers: StoredAnswer[] } | { ok: false; questionIds: string[] };

/** Keeps answers to the questions asked, in their order; names those that are missing or not valid. */
export function checkAnswers(
  questions: readonly StoredQuestion[],
  given: readonly ApplyAnswerInput[],
  now: Date,
): CheckedAnswers {
  const today = new Date(now.getTime() - LAST_TIME_ZONE).toISOString().slice(0, 10);
  const answers: StoredAnswer[] = [];
  const wrong: string[] = [];
  for (const question of questions) {
    const values = given.filter((answer) => answer.questionId === question.id).flatMap((answer) => answer.values);
    const meant = meantValues(values);
    if (answerProblem(question, meant, today)) wrong.push(question.id);
    else if (meant.length > 0) answers.push({ questionId: question.id, values: meant });
  }
  return wrong.length > 0 ? { ok: false, questionIds: wrong } : { ok: true, answers };
}
