import { FormattedMessage } from '@hirehq/shared-ui';
import type { DraftContent } from './application-draft.ts';
import { ApplicationReview } from './application-review.tsx';
import type { ApplyStep } from './apply-steps.ts';
import type { ApplyJob } from './apply-to-job.model.ts';
import type { DraftAutosave } from './draft-autosave.ts';
import { CoverLetterPart } from './cover-letter-part.tsx';
import { FoldedPart } from './folded-part.tsx';
import { answersWith } from './full-time.ts';
import { QuestionsPart } from './questions-part.tsx';
import { ResumePart } from './resume-part.tsx';
import { SupportPart } from './support-part.tsx';
import type { useApplySteps } from './use-apply-steps.ts';
import type { useResumeShelf } from './resumes.mutation.ts';

interface ApplicationPartsProps {
  job: ApplyJob;
  step: ApplyStep;
  draft: DraftContent;
  autosave: DraftAutosave;
  shelf: ReturnType<typeof useResumeShelf>;
  flow: ReturnType<typeof useApplySteps>;
  telephone: string;
}

/** The content of one step. */
export function ApplicationParts({ job, step, draft, autosave, shelf, flow, telephone }: ApplicationPartsProps) {
  const questions = (
    <QuestionsPart
      questions={job.questions}
      answers={draft.answers}
      problems={flow.problems}
      onAnswer={(questionId, values) => {
        autosave.change({ answers: answersWith(job.questions, draft.answers, { questionId, values }) });
        flow.problems.touch(questionId);
      }}
    />
  );
  const resume = <ResumePart shelf={shelf} chosen={draft.resume} onChoose={(chosen) => autosave.change({ resume: chosen })} />;
  const support = (
    <SupportPart
      company={job.enterprise.establishmentName}
      value={draft.adjustments}
      onChange={(adjustments) => autosave.change({ adjustments })}
    />
  );

  const coverLetter = (
    <CoverLetterPart
      company={job.enterprise.establishmentName}
      value={draft.coverLetter ?? ''}
      onChange={(text) => autosave.change({ coverLetter: text })}
    />
  );

  if (job.easyApply)
    return (
      <>
        {questions}
        <div>
          <FoldedPart
            title={<FormattedMessage id="apply.resumeTitle" />}
            state={draft.resume && (draft.resume.title ?? <FormattedMessage id="apply.resumeChosen" />)}
          >
            {resume}
          </FoldedPart>
          <FoldedPart
            title={<FormattedMessage id="apply.coverTitle" />}
            state={draft.coverLetter?.trim() && <FormattedMessage id="apply.coverWritten" />}
          >
            {coverLetter}
          </FoldedPart>
          <FoldedPart
            title={<FormattedMessage id="apply.supportTitle" />}
            state={draft.adjustments.trim() && <FormattedMessage id="apply.supportAsked" />}
          >
            {support}
          </FoldedPart>
        </div>
      </>
    );
  if (step === 'answers') return questions;
  if (step === 'resume')
    return (
      <>
        {resume}
        {coverLetter}
      </>
    );
  if (step === 'support') return support;
  return (
    <ApplicationReview
      questions={job.questions}
      draft={draft}
      telephone={telephone}
      firstStep={flow.steps[0] ?? 'answers'}
      onChange={flow.goTo}
    />
  );
}
