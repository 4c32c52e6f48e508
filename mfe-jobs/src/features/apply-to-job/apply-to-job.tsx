import { useEffect, useRef, useState } from 'react';
import { Button, FormattedMessage, Icon } from '@hirehq/shared-ui';
import { useViewer } from '../../shell/use-viewer.ts';
import { AnswersReview } from './answers-review.tsx';
import { AlreadyApplied, ApplicationSubmitted, ApplicationsClosed } from './application-outcome.tsx';
import { missingAnswers, type ApplyJob } from './apply-to-job.model.ts';
import classes from './apply-to-job.module.css';
import { QuestionField } from './question-field.tsx';
import { SignInChoice } from './sign-in-choice.tsx';
import { SubmitFailure } from './submit-failure.tsx';
import { useApplicationDraft } from './use-application-draft.ts';
import { useSubmitApplication } from './use-submit-application.ts';

/** Answers, review, sent. Easy Apply leaves the review out. Nothing typed is lost on the way (JB-15, JB-16). */
export function ApplyToJob({ job }: { job: ApplyJob }) {
  const viewer = useViewer();
  const { draft, answer, forget } = useApplicationDraft(job.id);
  const { state, submit } = useSubmitApplication(forget);
  const [step, setStep] = useState<'answers' | 'review'>('answers');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [askSignIn, setAskSignIn] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (missing.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing="true"] input')?.focus();
  }, [missing]);

  if (state.status === 'submitted')
    return <ApplicationSubmitted job={{ id: job.id, title: job.title, company: job.enterprise.establishmentName }} />;
  if (state.status === 'refused' && state.refusal.code === 'ALREADY_APPLIED') return <AlreadyApplied jobId={job.id} />;
  if (state.status === 'refused' && state.refusal.code === 'JOB_CLOSED') return <ApplicationsClosed />;

  const oneStep = job.easyApply;
  const sends = viewer !== undefined && (oneStep || step === 'review');

  async function go(): Promise<void> {
    const unanswered = missingAnswers(job.questions, draft.answers);
    setMissing(unanswered);
    if (unanswered.length > 0) {
      setStep('answers');
      return;
    }
    if (viewer === undefined) {
      setAskSignIn(true);
      return;
    }
    if (!sends) {
      setStep('review');
      heading.current?.focus();
      return;
    }
    const outcome = await submit(job, draft);
    if (outcome.status === 'refused' && outcome.refusal.code === 'ANSWERS_INCOMPLETE') {
      setMissing(outcome.refusal.questionIds);
      setStep('answers');
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className={`hq-card ${classes['form']}`}
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="hq-section-title">
        {step === 'answers' ? <FormattedMessage id="apply.answersTitle" /> : <FormattedMessage id="apply.reviewTitle" />}
      </h2>
      {!oneStep && (
        <p className={classes['step']}>
          <FormattedMessage id="apply.step" values={{ step: step === 'answers' ? 1 : 2, steps: 2 }} />
        </p>
      )}
      {step === 'answers' ? (
        job.questions.map((question) => (
          <div key={question.id} data-missing={missing.includes(question.id)}>
            <QuestionField
              question={question}
              values={draft.answers[question.id] ?? []}
              missing={missing.includes(question.id)}
              onAnswer={(values) => {
                answer(question.id, values);
                setMissing((ids) => ids.filter((id) => id !== question.id));
              }}
            />
          </div>
        ))
      ) : (
        <AnswersReview questions={job.questions} answers={draft.answers} />
      )}
      <SubmitFailure state={state} />
      <div className={classes['actions']}>
        {step === 'review' && (
          <Button
            variant="default"
            size="md"
            leftSection={<Icon name="arrowLeft" size={18} directional />}
            onClick={() => setStep('answers')}
          >
            <FormattedMessage id="apply.change" />
          </Button>
        )}
        <Button type="submit" size="md" loading={state.status === 'sending'}>
          {!sends ? (
            <FormattedMessage id="apply.continue" />
          ) : state.status === 'failed' ? (
            <FormattedMessage id="common.retry" />
          ) : (
            <FormattedMessage id="apply.submit" />
          )}
        </Button>
        <p className={classes['kept']}>
          <FormattedMessage id="apply.kept" />
        </p>
      </div>
      <SignInChoice jobId={job.id} opened={askSignIn} onClose={() => setAskSignIn(false)} />
    </form>
  );
}
