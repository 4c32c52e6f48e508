import { HOURS_QUESTION } from '@hirehq/shared-contracts/inputs';
import { isAnswered, type Answers, type Question } from './apply-to-job.model.ts';

const AVAILABILITY = 'availability';

/** What full time usually means, for the questions that ask for it. */
const USUAL: Answers = {
  [HOURS_QUESTION]: ['8'],
  daysAvailable: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
};

/** Whether the answer to a question also answers others. */
export const fillsInOthers = ({ id }: Pick<Question, 'id'>, questions: readonly Question[]): boolean =>
  id === AVAILABILITY && questions.some((question) => USUAL[question.id] !== undefined);

/** The given answers and a new one. Full time also answers what it usually means, unless that is answered already. */
export function answersWith(
  questions: readonly Question[],
  answers: Answers,
  { questionId, values }: { questionId: string; values: readonly string[] },
): Answers {
  const next = { ...answers, [questionId]: values };
  if (questionId !== AVAILABILITY || values[0] !== 'Full Time') return next;
  const open = questions.filter((question) => !isAnswered(next, question));
  return { ...next, ...Object.fromEntries(open.flatMap(({ id }) => (USUAL[id] ? [[id, USUAL[id]]] : []))) };
}
