import { Button, FormattedMessage, Icon, defineMessages, useIntl } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { useQuestionWords } from '../../../shared/use-question-words.ts';
import type { DraftContent } from './application-draft.ts';
import type { ApplyStep } from './apply-steps.ts';
import { isAnswered, type Question } from './apply-to-job.model.ts';
import classes from './apply-to-job.module.css';

interface ApplicationReviewProps {
  questions: readonly Question[];
  draft: DraftContent;
  onChange: (step: ApplyStep) => void;
}

const TITLES = defineMessages({
  answers: { id: 'apply.answersTitle' },
  resume: { id: 'apply.resumeTitle' },
  support: { id: 'apply.supportTitle' },
});

function Part({ step, onChange, children }: { step: keyof typeof TITLES; onChange: () => void; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(TITLES[step]);
  return (
    <section className={classes['reviewPart']}>
      <div className={classes['reviewHead']}>
        <h3>{title}</h3>
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={formatMessage({ id: 'apply.changePart' }, { part: title })}
          onClick={onChange}
        >
          <FormattedMessage id="apply.change" />
        </Button>
      </div>
      {children}
    </section>
  );
}

/** Everything that will be sent, to check it, with a link to change each part. */
export function ApplicationReview({ questions, draft, onChange }: ApplicationReviewProps) {
  const words = useQuestionWords();
  return (
    <div>
      {questions.length > 0 && (
        <Part step="answers" onChange={() => onChange('answers')}>
          <dl className={classes['review']}>
            {questions.map((question) => (
              <div key={question.id}>
                <dt>{words.label(question)}</dt>
                <dd>
                  {isAnswered(draft.answers, question) ? (
                    words.answer(question, draft.answers[question.id] ?? [])
                  ) : (
                    <FormattedMessage id="apply.noAnswer" />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part step="resume" onChange={() => onChange('resume')}>
        <p className={classes['reviewText']} data-none={draft.resume === undefined}>
          {draft.resume ? (
            <>
              <Icon name="briefcase" size={18} />
              <bdi>{draft.resume.title ?? <FormattedMessage id="apply.resumeChosen" />}</bdi>
            </>
          ) : (
            <FormattedMessage id="apply.resumeNone" />
          )}
        </p>
      </Part>
      <Part step="support" onChange={() => onChange('support')}>
        <p className={classes['reviewText']} data-none={!draft.adjustments.trim()} dir="auto">
          {draft.adjustments.trim() || <FormattedMessage id="apply.supportNone" />}
        </p>
      </Part>
    </div>
  );
}
