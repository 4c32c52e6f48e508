import type { ApplyJob } from './apply-to-job.model.ts';

export type ApplyStep = 'answers' | 'resume' | 'support' | 'review';

/** The steps of a job's application, in order. Easy Apply has one, with the same parts. */
export function stepsOf({ easyApply, questions }: Pick<ApplyJob, 'easyApply' | 'questions'>): readonly ApplyStep[] {
  if (easyApply) return ['answers'];
  return questions.length > 0 ? ['answers', 'resume', 'support', 'review'] : ['resume', 'support', 'review'];
}

/** The step in the address, if the application has it and all steps before it are complete; else the step to continue with. */
export function stepOf(steps: readonly ApplyStep[], named: string | null, hasProblems: boolean): ApplyStep {
  const first = steps[0] ?? 'answers';
  const step = steps.find((name) => name === named) ?? first;
  return hasProblems ? first : step;
}
