import { assertNever } from '@hirehq/shared-contracts/assert-never';
import { useState } from 'react';
import { routes } from '@hirehq/shared-contracts/routes';
import { useLocation, useNavigate, useSearchParams, useViewer } from '@hirehq/shared-ui';
import { useFieldProblems } from '@hirehq/shared-ui/forms';
import { stepOf, stepsOf, type ApplyStep } from './apply-steps.ts';
import { ANSWER_WORDS, answerProblems, type ApplyJob } from './apply-to-job.model.ts';
import type { useApplicationDraft } from './use-application-draft.ts';
import type { PortalVisitor } from './visitor/portal-visitor.mutation.ts';
import { useSubmitApplication, type ApplicationRefusal } from './submit-application.mutation.ts';

interface ApplyStepsInput {
  job: ApplyJob;
  applicationDraft: ReturnType<typeof useApplicationDraft>;
  visitor: Pick<PortalVisitor, 'forget'>;
  telephone: string;
}

/** The steps of an application. The current one is in the address, so that Back returns to the step before. */
export function useApplySteps({ job, applicationDraft: { state, autosave, over }, visitor, telephone }: ApplyStepsInput) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { state: submission, submit } = useSubmitApplication();
  const [asksSignIn, setAsksSignIn] = useState(false);

  const { draft } = state;
  const found = answerProblems(job.questions, draft.answers);
  const hasProblems = found.length > 0;
  const problems = useFieldProblems({ found, words: ANSWER_WORDS, focus: 'summary' });
  const steps = stepsOf(job);
  const step = stepOf(steps, query.get('step'), hasProblems);

  const goTo = (next: ApplyStep) => void navigate(`${pathname}?${new URLSearchParams({ step: next }).toString()}`);

  function mend({ code, questionIds }: ApplicationRefusal): void {
    switch (code) {
      // Another page replaces the form.
      case 'ALREADY_APPLIED':
      case 'JOB_CLOSED':
        return over();
      case 'JOB_NOT_FOUND':
      case 'NO_APPLICATION_CHANNEL':
        return autosave.goOn();
      case 'ANSWERS_INCOMPLETE': {
        autosave.goOn();
        problems.showProblems(questionIds.map((field) => ({ field, code: 'REFUSED' })));
        return step === steps[0] ? undefined : goTo('answers');
      }
      // About the résumé, whose choice is a step of its own.
      case 'STORAGE_QUOTA_REACHED':
      case 'VALIDATION_FAILED':
        autosave.goOn();
        return steps.includes('resume') ? goTo('resume') : undefined;
      default:
        return assertNever(code, autosave.goOn());
    }
  }

  async function send(): Promise<void> {
    autosave.stop();
    const outcome = await submit(job, draft, telephone);
    if (outcome.status === 'submitted') {
      over();
      visitor.forget();
    } else if (outcome.status === 'refused') mend(outcome.refusal);
    else autosave.goOn();
  }

  async function forward(): Promise<void> {
    if (!problems.check()) return;
    const next = steps[steps.indexOf(step) + 1];
    if (next) goTo(next);
    else if (viewer === undefined) setAsksSignIn(true);
    else await send();
  }

  return {
    step,
    steps,
    problems,
    submission,
    goTo,
    forward,
    /** The candidate's address of this step, e.g. to return to. */
    address: (named: ApplyStep) =>
      routes.application(job) + (steps.includes(named) ? `?${new URLSearchParams({ step: named }).toString()}` : ''),
    asksSignIn,
    closeSignIn: () => setAsksSignIn(false),
  };
}
