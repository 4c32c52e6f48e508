import type { Question } from '../../../shared/question.ts';
import type { JobToApplyQuery } from './job-to-apply.graphql.ts';

export type ApplyJob = NonNullable<JobToApplyQuery['job']>;
export type { Question };
export type Answers = Readonly<Record<string, readonly string[]>>;

/** What is wrong with an answer; `refused` by the services. */
export type AnswerProblem = 'missing' | 'date' | 'hours' | 'refused';

/** The question whose answer is a number of hours. */
export const HOURS_QUESTION = 'hoursPerDay';

/** Characters of an answer at most. */
export const MAX_ANSWER = 2000;
/** Characters of the support asked for at most. */
export const MAX_ADJUSTMENTS = 2000;

/** The day it is where the candidate is, ISO 8601. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function isAnswered(answers: Answers, { id }: Pick<Question, 'id'>): boolean {
  return (answers[id] ?? []).some((value) => value.trim() !== '');
}

function problemOf(question: Question, answers: Answers): AnswerProblem | undefined {
  if (!isAnswered(answers, question)) return question.required ? 'missing' : undefined;
  const value = (answers[question.id]?.[0] ?? '').trim();
  if (question.kind === 'DATE' && value < today()) return 'date';
  const hours = Number(value.replace(',', '.'));
  if (question.id === HOURS_QUESTION && !(/^\d{1,2}([.,]\d{1,2})?$/.test(value) && hours > 0 && hours <= 24)) return 'hours';
  return undefined;
}

/** Questions whose answer is missing or cannot be right, in the order they are asked. */
export function answerProblems(questions: readonly Question[], answers: Answers): Readonly<Record<string, AnswerProblem>> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const problem = problemOf(question, answers);
      return problem ? [[question.id, problem]] : [];
    }),
  );
}

/** What is sent: only questions of this job, only with an answer. */
export function answersToSend(questions: readonly Question[], answers: Answers) {
  return questions
    .filter((question) => isAnswered(answers, question))
    .map(({ id }) => ({ questionId: id, values: (answers[id] ?? []).map((value) => value.trim()).filter(Boolean) }));
}
