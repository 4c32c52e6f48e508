import type { ApplyAnswerInput } from '@hirehq/shared-contracts/graphql/types';
import { answerProblem, cleanedValues } from '@hirehq/shared-contracts/inputs';
import type { StoredAnswer } from '../../../platform/database/tables/applications.ts';
import type { StoredQuestion } from '../../../platform/database/tables/jobs.ts';

/** A date is past only when it is past in every time zone. */
const LAST_TIME_ZONE = 12 * 3_600_000;

interface CheckedAnswers {
  answers: StoredAnswer[];
  /** Ids of the questions whose answer is missing or invalid. */
  wrong: string[];
}

/** The answers in the order of the questions. */
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
    const meant = cleanedValues(values);
    if (answerProblem(question, meant, today)) wrong.push(question.id);
    else if (meant.length > 0) answers.push({ questionId: question.id, values: meant });
  }
  return { answers, wrong };
}
