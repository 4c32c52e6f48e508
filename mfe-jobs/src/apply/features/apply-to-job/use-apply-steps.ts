import { useEffect, useRef, useState, type RefObject } from 'react';
import { assertNever } from '@hirehq/shared-contracts/assert-never';
import { routes } from '@hirehq/shared-contracts/routes';
import { useLocation, useNavigate, useSearchParams, useViewer } from '@hirehq/shared-ui';
import { stepOf, stepsOf, type ApplyStep } from './apply-steps.ts';
import { answerProblems, type AnswerProblem, type ApplyJob } from './apply-to-job.model.ts';
import { useSubmitApplication, type ApplicationRefusal } from './submit-application.mutation.ts';
import type { useApplicationDraft } from './use-application-draft.ts';

interface ApplyStepsInput {
  job: ApplyJob;
  kept: ReturnType<typeof useApplicationDraft>;
  form: RefObject<HTMLFormElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The way through an application. The step stands in the address, so that Back goes one step back. */
export function useApplySteps({ job, kept: { state, keeper, over }, form, heading }: ApplyStepsInput) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { state: submission, submit } = useSubmitApplication();
  const [problems, setProblems] = useState<Readonly<Record<string, AnswerProblem>>>({});
  const [asksSignIn, setAsksSignIn] = useState(false);

  const { draft } = state;
  const found = answerProblems(job.questions, draft.answers);
  const hasProblems = Object.keys(found).length > 0;
  const steps = stepsOf(job);
  const step = stepOf(steps, query.get('step'), hasProblems);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [heading, step]);

  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong="true"] input')?.focus();
  }, [form, problems]);

  const goTo = (next: ApplyStep) => void navigate(`${pathname}?${new URLSearchParams({ step: next }).toString()}`);

  function mend({ code, questionIds }: ApplicationRefusal): void {
    switch (code) {
      // A page of its own takes the place of the form.
      case 'ALREADY_APPLIED':
      case 'JOB_CLOSED':
        return over();
      case 'JOB_NOT_FOUND':
        return keeper.goOn();
      case 'ANSWERS_INCOMPLETE': {
        keeper.goOn();
        const refused = questionIds.map((id): [string, AnswerProblem] => [id, 'refused']);
        setProblems({ ...Object.fromEntries(refused), ...found });
        return step === steps[0] ? undefined : goTo('answers');
      }
      case 'VALIDATION_FAILED':
        keeper.goOn();
        return steps.includes('resume') ? goTo('resume') : undefined;
      default:
        return assertNever(code, keeper.goOn());
    }
  }

  async function send(): Promise<void> {
    keeper.stop();
    const outcome = await submit(job, draft);
    if (outcome.status === 'submitted') over();
    else if (outcome.status === 'refused') mend(outcome.refusal);
    else keeper.goOn();
  }

  async function forward(): Promise<void> {
    if (hasProblems) {
      setProblems(found);
      return;
    }
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
    /** The candidate's page of this step, e.g. to come back to. */
    address: (named: ApplyStep) =>
      routes.application(job) + (steps.includes(named) ? `?${new URLSearchParams({ step: named }).toString()}` : ''),
    /** An answer is being changed: it is not called wrong any more. */
    mend: (questionId: string) =>
      setProblems((all) =>
        questionId in all ? Object.fromEntries(Object.entries(all).filter(([id]) => id !== questionId)) : all,
      ),
    asksSignIn,
    closeSignIn: () => setAsksSignIn(false),
  };
}
