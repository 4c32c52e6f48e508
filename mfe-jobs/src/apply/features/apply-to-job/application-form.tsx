import { assertNever } from '@hirehq/shared-contracts/assert-never';
import type { ApplyToJobRefusalCode } from '@hirehq/shared-contracts/graphql/types';
import { Button, FormattedMessage, Icon, defineMessages, useIntl } from '@hirehq/shared-ui';
import { ErrorSummary, StepHeading, SubmitButton } from '@hirehq/shared-ui/forms';
import '@hirehq/shared-ui/forms.css';
import type { ReactElement, ReactNode } from 'react';
import { JobNotFound } from '../../../shared/job-not-found.tsx';
import { AlreadyApplied, ApplicationSubmitted, NotAppliedHere, ApplicationsClosed } from './application-outcome.tsx';
import { ApplicationParts } from './application-parts.tsx';
import type { ApplyJob } from './apply-to-job.model.ts';
import { DraftConflict } from './draft-conflict.tsx';
import { DraftNote } from './draft-note.tsx';
import { SignInChoice } from './sign-in-choice.tsx';
import { SubmitFailure } from './submit-failure.tsx';
import type { useApplicationDraft } from './use-application-draft.ts';
import { useApplySteps } from './use-apply-steps.ts';
import { useOwnTelephone } from './own-telephone.query.ts';
import { useResumeShelf } from './resumes.mutation.ts';
import { TelephonePart } from './telephone-part.tsx';
import { isTelephone } from './visitor/contact.ts';
import { WhatEmployerSees } from './what-employer-sees.tsx';
import type { PortalVisitor } from './visitor/portal-visitor.mutation.ts';
import { TELEPHONE_FIELD, VisitorPart } from './visitor/visitor-part.tsx';

const TITLES = defineMessages({
  answers: { id: 'apply.answersTitle' },
  resume: { id: 'apply.resumeTitle' },
  support: { id: 'apply.supportTitle' },
  review: { id: 'apply.reviewTitle' },
});

interface ApplicationFormProps {
  job: ApplyJob;
  candidateId: string | undefined;
  applicationDraft: ReturnType<typeof useApplicationDraft>;
  visitor: PortalVisitor;
  onDiscard: () => void;
  /** Shown under the confirmation of a sent application. */
  afterSent: ReactNode;
}

/** The page shown instead of the form; null if the failure can be corrected in the form. */
function endOf(refusal: ApplyToJobRefusalCode, job: { id: string; company: string }): ReactElement | null {
  switch (refusal) {
    case 'ALREADY_APPLIED':
      return <AlreadyApplied jobId={job.id} />;
    case 'JOB_CLOSED':
      return <ApplicationsClosed jobId={job.id} />;
    case 'NO_APPLICATION_CHANNEL':
      return <NotAppliedHere job={job} />;
    case 'JOB_NOT_FOUND':
      return <JobNotFound />;
    case 'ANSWERS_INCOMPLETE':
    case 'STORAGE_QUOTA_REACHED':
    case 'VALIDATION_FAILED':
      return null;
    default:
      return assertNever(refusal, null);
  }
}

/** Questions, résumé, support, review; Easy Apply has them on one page. */
export function ApplicationForm({ job, candidateId, applicationDraft, visitor, onDiscard, afterSent }: ApplicationFormProps) {
  const { state, autosave } = applicationDraft;
  const shelf = useResumeShelf(candidateId);
  const { formatMessage } = useIntl();
  const ownTelephone = useOwnTelephone(candidateId);
  const telephone = state.draft.telephone ?? (visitor.contact?.telephone || ownTelephone) ?? '';
  const flow = useApplySteps({ job, applicationDraft, visitor, telephone });
  const { step, steps, submission } = flow;
  const { formRef } = flow.problems;
  const refusal = submission.status === 'refused' ? submission.refusal.code : state.ended;
  const titleOf = (id: string) => shelf.resumes.find((resume) => resume.id === id)?.title;
  const { resume } = state.draft;
  const draft = resume ? { ...state.draft, resume: { id: resume.id, title: titleOf(resume.id) ?? resume.title } } : state.draft;

  const company = job.enterprise.establishmentName;
  if (submission.status === 'submitted')
    return (
      <>
        <ApplicationSubmitted
          job={{ title: job.title, company, applyChannel: job.applyChannel }}
          applicationId={submission.applicationId}
        />
        {afterSent}
      </>
    );
  const end = refusal && endOf(refusal, { id: job.id, company });
  if (end) return end;
  if (state.theirs)
    return (
      <DraftConflict
        mine={draft}
        theirs={state.theirs}
        questions={job.questions}
        titleOf={titleOf}
        onChoose={(which) => autosave.choose(which)}
      />
    );

  const isLast = step === steps.at(-1);
  const asksVisitor = candidateId === undefined && step === steps[0];
  const asksTelephone = candidateId !== undefined && step === steps[0];
  const hasMistake = (asksTelephone || (asksVisitor && visitor.contact !== undefined)) && !isTelephone(telephone);
  return (
    <form
      ref={formRef}
      noValidate
      className="hq-card hq-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (hasMistake) document.getElementById(TELEPHONE_FIELD)?.focus();
        else void flow.forward();
      }}
    >
      {asksVisitor && <VisitorPart company={company} visitor={visitor} />}
      <StepHeading
        step={steps.indexOf(step) + 1}
        steps={steps.length}
        title={formatMessage(TITLES[step])}
        isOptional={step === 'resume' || step === 'support'}
      />
      {step === steps[0] && <ErrorSummary form={flow.problems} />}
      <ApplicationParts job={job} step={step} draft={draft} autosave={autosave} shelf={shelf} flow={flow} telephone={telephone} />
      {asksTelephone && (
        <TelephonePart company={company} value={telephone} onChange={(typed) => autosave.change({ telephone: typed })} />
      )}
      {isLast && candidateId !== undefined && <WhatEmployerSees company={company} sendsTelephone={telephone.trim() !== ''} />}
      <SubmitFailure state={submission} returnTo={flow.address('review')} />
      <div className="hq-form-actions">
        {step !== steps[0] && (
          <Button
            variant="default"
            size="md"
            leftSection={<Icon name="arrowLeft" size={18} directional />}
            onClick={() => flow.goTo(steps[steps.indexOf(step) - 1] ?? step)}
          >
            <FormattedMessage id="apply.back" />
          </Button>
        )}
        <SubmitButton busy={submission.status === 'sending'}>
          {!isLast || candidateId === undefined ? (
            <FormattedMessage id="apply.continue" />
          ) : submission.status === 'failed' ? (
            <FormattedMessage id="common.retry" />
          ) : (
            <FormattedMessage id="apply.submit" />
          )}
        </SubmitButton>
      </div>
      <DraftNote signedIn={candidateId !== undefined} state={state} autosave={autosave} onDiscard={onDiscard} />
      <SignInChoice returnTo={flow.address('review')} opened={flow.asksSignIn} visitor={visitor} onClose={flow.closeSignIn} />
    </form>
  );
}
