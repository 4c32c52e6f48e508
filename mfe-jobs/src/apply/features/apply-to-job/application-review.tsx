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
  telephone: string;
  /** The step that has the telephone number. */
  firstStep: ApplyStep;
  onChange: (step: ApplyStep) => void;
}

const TITLES = defineMessages({
  answers: { id: 'apply.answersTitle' },
  resume: { id: 'apply.resumeTitle' },
  coverLetter: { id: 'apply.coverTitle' },
  telephone: { id: 'apply.visitorTelephone' },
  support: { id: 'apply.supportTitle' },
});

function Part({ part, onChange, children }: { part: keyof typeof TITLES; onChange: () => void; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(TITLES[part]);
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
export function ApplicationReview({ questions, draft, telephone, firstStep, onChange }: ApplicationReviewProps) {
  const words = useQuestionWords();
  const letter = draft.coverLetter?.trim();
  return (
    <div>
      {questions.length > 0 && (
        <Part part="answers" onChange={() => onChange('answers')}>
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
      <Part part="resume" onChange={() => onChange('resume')}>
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
      <Part part="coverLetter" onChange={() => onChange('resume')}>
        <p className={classes['reviewText']} data-none={!letter} dir="auto">
          {letter || <FormattedMessage id="apply.coverNone" />}
        </p>
      </Part>
      <Part part="telephone" onChange={() => onChange(firstStep)}>
        <p className={classes['reviewText']} data-none={!telephone.trim()}>
          <bdi>{telephone.trim() || <FormattedMessage id="apply.telephoneNone" />}</bdi>
        </p>
      </Part>
      <Part part="support" onChange={() => onChange('support')}>
        <p className={classes['reviewText']} data-none={!draft.adjustments.trim()} dir="auto">
          {draft.adjustments.trim() || <FormattedMessage id="apply.supportNone" />}
        </p>
      </Part>
    </div>
  );
}
