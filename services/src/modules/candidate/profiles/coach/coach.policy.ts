import type { CoachStepKind, ScorePartKind } from '@hirehq/shared-contracts/codes';
import type { CoachStep, ProfileScore } from '@hirehq/shared-contracts/graphql/types';

/** What advice is given from. */
export interface CoachFacts {
  score: ProfileScore;
  /** Skills that similar jobs ask for, most often first. */
  asked: readonly { id: number; name: string; jobs: number; ofJobs: number }[];
  /** Days until each licence expires that has a date. */
  licences: readonly { id: string; name: string; expiresOn: string; days: number }[];
  /** Checklists that the candidate has begun, without a signature that holds for longer than a month. */
  unsigned: readonly { id: string; expiresOn: string | null }[];
  /** Open jobs that the candidate has saved and not applied for, those that close first at the front. */
  saved: readonly { id: string; title: string; closesInDays: number | null }[];
  hasSavedSearch: boolean;
  /** False also while a new address waits for its code. */
  isEmailVerified: boolean;
}

type Step = CoachStep & {
  /** The higher, the earlier. */
  weight: number;
};

export const MOST_STEPS = 12;
const MOST_SKILLS = 3;
const MOST_SAVED = 2;
/** A skill is worth a step if this share of the jobs, and this many, ask for it. */
const WORTH_SHARE = 0.2;
const WORTH_JOBS = 3;
const RENEW_DAYS = 60;

const PARTS: Readonly<Partial<Record<ScorePartKind, CoachStepKind>>> = {
  PHOTO: 'ADD_PHOTO',
  VIDEO: 'ADD_VIDEO',
  LOCATION: 'ADD_LOCATION',
  WORK_HISTORY: 'ADD_WORK_HISTORY',
  EDUCATIONS: 'ADD_EDUCATION',
  RESUME: 'ADD_RESUME',
};

/** A step whose id says its kind and reason. */
function step(kind: CoachStepKind, reason: readonly (string | number)[], weight: number, facts: Partial<CoachStep> = {}): Step {
  const nothing = { subject: null, jobs: null, ofJobs: null, points: null, days: null };
  return { ...nothing, ...facts, kind, id: [kind, ...reason].join('.'), weight };
}

function skillSteps({ asked, score }: CoachFacts): Step[] {
  const { nextPoints = 0 } = score.parts.find(({ kind }) => kind === 'SKILLS') ?? {};
  // Each of the advised skills counts by itself.
  const points = nextPoints > 0 ? { points: nextPoints } : {};
  const worth = asked.filter(({ jobs, ofJobs }) => jobs >= WORTH_JOBS && jobs / ofJobs >= WORTH_SHARE).slice(0, MOST_SKILLS);
  const steps = worth.map(({ id, name, jobs, ofJobs }) => {
    const share = jobs / ofJobs;
    // A quarter more of the jobs is a new reason; one job more is not.
    return step('ADD_SKILL', [id, Math.floor(4 * share)], 40 + 40 * share, { subject: name, jobs, ofJobs, ...points });
  });
  return steps.length === 0 && nextPoints > 0 ? [step('ADD_SKILL', ['score'], 40 + nextPoints, points)] : steps;
}

const partSteps = ({ score }: CoachFacts): Step[] =>
  score.parts.flatMap(({ kind, points, nextPoints }) => {
    const advice = PARTS[kind];
    return advice && nextPoints > 0 ? [step(advice, points > 0 ? [points] : [], 30 + nextPoints, { points: nextPoints })] : [];
  });

const licenceSteps = ({ licences }: CoachFacts): Step[] =>
  licences
    .filter(({ days }) => days >= 0 && days <= RENEW_DAYS)
    .map(({ id, name, expiresOn, days }) => step('RENEW_LICENCE', [id, expiresOn], 120 - days, { subject: name, days }));

const checklistSteps = ({ unsigned }: CoachFacts): Step[] =>
  unsigned.map(({ id, expiresOn }) => step('SIGN_CHECKLIST', expiresOn === null ? [id] : [id, expiresOn], 45, { subject: id }));

const savedSteps = ({ saved }: CoachFacts): Step[] =>
  saved.slice(0, MOST_SAVED).map(({ id, title, closesInDays }) => {
    const urgency = closesInDays === null ? 0 : Math.max(0, 30 - closesInDays);
    return step('APPLY_TO_SAVED', [id], 60 + urgency, { subject: title, days: closesInDays });
  });

const emailSteps = ({ isEmailVerified }: CoachFacts): Step[] => (isEmailVerified ? [] : [step('VERIFY_EMAIL', [], 90)]);

/** Next steps for a candidate, the most useful first, without those that were dismissed. */
export function coachStepsOf(facts: CoachFacts, dismissed: ReadonlySet<string>): CoachStep[] {
  const search = facts.hasSavedSearch ? [] : [step('SAVE_SEARCH', [], 35)];
  return [skillSteps, partSteps, licenceSteps, checklistSteps, savedSteps, emailSteps]
    .flatMap((stepsOf) => stepsOf(facts))
    .concat(search)
    .filter(({ id }) => !dismissed.has(id))
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_STEPS)
    .map(({ weight: _, ...shown }) => shown);
}
