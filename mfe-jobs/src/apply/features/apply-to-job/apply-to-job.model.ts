import { answerProblem, cleanedValues } from '@hirehq/shared-contracts/inputs';
import { isoDay, type FieldWords, type Problem } from '@hirehq/shared-ui/forms';
import type { Question } from '../../../shared/use-question-words.ts';
import type { JobToApplyQuery } from './job-to-apply.graphql.ts';

export type ApplyJob = NonNullable<JobToApplyQuery['job']>;
export type { Question };
export type Answers = Readonly<Record<string, readonly string[]>>;

export const ANSWER_WORDS: FieldWords = {
  MISSING: 'apply.answerMissing',
  'availabilityStartDate.MISSING': 'apply.missingStart',
  'availability.MISSING': 'apply.missingAvailability',
  'hoursPerDay.MISSING': 'apply.missingHours',
  'daysAvailable.MISSING': 'apply.missingDays',
  NOT_A_DATE: 'apply.answerDate',
  IN_PAST: 'apply.answerDate',
  OUT_OF_RANGE: 'apply.answerHours',
  REFUSED: 'apply.answerRefused',
};

export const isAnswered = (answers: Answers, { id }: Pick<Question, 'id'>): boolean =>
  cleanedValues(answers[id] ?? []).length > 0;

/** Questions whose answer is missing or invalid, in order. */
export function answerProblems(questions: readonly Question[], answers: Answers, now = new Date()): Problem[] {
  const today = isoDay(now);
  return questions.flatMap((question) => {
    const code = answerProblem(question, answers[question.id] ?? [], today);
    return code ? [{ field: question.id, code, values: { question: question.label } }] : [];
  });
}

/** The answers that are sent: only to questions of this job, without empty ones. */
export function answersToSend(questions: readonly Question[], answers: Answers) {
  return questions
    .filter((question) => isAnswered(answers, question))
    .map(({ id }) => ({ questionId: id, values: cleanedValues(answers[id] ?? []) }));
}
