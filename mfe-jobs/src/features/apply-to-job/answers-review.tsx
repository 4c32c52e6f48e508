import { FormattedMessage } from '@hirehq/shared-ui';
import { isAnswered, type Answers, type Question } from './apply-to-job.model.ts';
import classes from './apply-to-job.module.css';
import { useQuestionWords } from '../../shared/use-question-words.ts';

/** Everything that will be sent, to be read once more. */
export function AnswersReview({ questions, answers }: { questions: readonly Question[]; answers: Answers }) {
  const words = useQuestionWords();
  return (
    <dl className={classes['review']}>
      {questions.map((question) => (
        <div key={question.id}>
          <dt>{words.label(question)}</dt>
          <dd>
            {isAnswered(answers, question) ? (
              words.answer(question, answers[question.id] ?? [])
            ) : (
              <FormattedMessage id="apply.noAnswer" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
