import { z } from 'zod';
import year from './data/year-of-applications.json' with { type: 'json' };

/** An application of the past year, as the history of a demo account has it. */
const pastApplicationSchema = z.strictObject({
  daysAgo: z.int().positive(),
  /** Title of the job; if no such job is left, another job of the same kind of work. */
  title: z.string(),
  /** From the application to the first response; without it the employer has not responded. */
  answeredAfterDays: z.int().positive().exactOptional(),
  reached: z.enum(['shortlisted', 'interviewed', 'offered']).exactOptional(),
  /** Ratings of the interview, from 1 to 5: of the candidate, and by the candidate. */
  received: z.int().min(1).max(5).exactOptional(),
  given: z.int().min(1).max(5).exactOptional(),
  end: z.enum(['declined', 'position filled', 'offer declined']).exactOptional(),
});
export type PastApplication = z.infer<typeof pastApplicationSchema>;

/** The oldest first: a keen start, a quiet summer, and better answers towards the end. */
export const YEAR_OF_APPLICATIONS: readonly PastApplication[] = z.array(pastApplicationSchema).parse(year);

/** What happens to an application, with its time in days before the present. */
export interface PastStep {
  change: 'applied' | 'shortlisted' | 'interview scheduled' | 'interview completed' | 'offered' | 'closed' | 'declined';
  actor: 'candidate' | 'enterprise';
  status: 'R' | 'S' | 'F';
  daysAgo: number;
}

const STAGES = ['shortlisted', 'interviewed', 'offered'] as const;
const INTERVIEW_AFTER = 4;

/** The steps of a past application in their order; none is in the future. */
export function stepsOf({ daysAgo, answeredAfterDays, reached, end }: PastApplication): PastStep[] {
  const steps: PastStep[] = [{ change: 'applied', actor: 'candidate', status: 'R', daysAgo }];
  if (answeredAfterDays === undefined) return steps;
  const stage = reached ? STAGES.indexOf(reached) : -1;
  let at = daysAgo - answeredAfterDays;
  const step = (change: PastStep['change'], status: PastStep['status'], actor: PastStep['actor'] = 'enterprise') => {
    steps.push({ change, actor, status, daysAgo: Math.max(at, 1) });
    at -= 2;
  };
  if (stage >= 0) step('shortlisted', 'S');
  if (stage >= 1) {
    step('interview scheduled', 'S');
    at -= INTERVIEW_AFTER - 2;
    step('interview completed', 'S');
  }
  if (stage >= 2) step('offered', 'F');
  if (end === 'offer declined') step('declined', 'F', 'candidate');
  else if (end) step('closed', stage >= 0 ? 'S' : 'R');
  return steps;
}
