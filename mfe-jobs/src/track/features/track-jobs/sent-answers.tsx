import { FormattedMessage } from '@hirehq/shared-ui';
import type { Question } from '../../../shared/use-question-words.ts';
import { useQuestionWords } from '../../../shared/use-question-words.ts';
import classes from './sent-answers.module.css';

interface SentAnswersProps {
  questions: readonly Question[];
  answers: readonly { readonly questionId: string; readonly values: readonly string[] }[];
}

/** The answers the candidate sent. */
export function SentAnswers({ questions, answers }: SentAnswersProps) {
  const words = useQuestionWords();
  const answered = answers.flatMap(({ questionId, values }) => {
    const question = questions.find(({ id }) => id === questionId);
    return question ? [{ question, values }] : [];
  });
  if (answered.length === 0) {
    return (
      <p className={classes['none']}>
        <FormattedMessage id="tracked.noAnswers" />
      </p>
    );
  }
  return (
    <dl className={classes['answers']}>
      {answered.map(({ question, values }) => (
        <div key={question.id}>
          <dt>{words.label(question)}</dt>
          <dd>{words.answer(question, values)}</dd>
        </div>
      ))}
    </dl>
  );
}
