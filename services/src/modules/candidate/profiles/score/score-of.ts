import { SCORE_ENOUGH, SCORE_PARTS, type ScorePartKind } from '@hirehq/shared-contracts/codes';
import type { ProfileScore } from '@hirehq/shared-contracts/graphql/types';
import type { ProfileFacts } from './profile-facts.store.ts';

export type ScoredFacts = ProfileFacts & { hasVideo: boolean };

/** How much of a part is there, from 0 to 1. */
const SHARES: Readonly<Record<ScorePartKind, (facts: ScoredFacts) => number>> = {
  PHOTO: ({ hasPhoto }) => Number(hasPhoto),
  VIDEO: ({ hasVideo }) => Number(hasVideo),
  TITLE: ({ hasTitle }) => Number(hasTitle),
  LOCATION: ({ hasLocation }) => Number(hasLocation),
  SKILLS: ({ skills }) => skills / SCORE_ENOUGH.SKILLS,
  WORK_HISTORY: ({ workHistory }) => workHistory / SCORE_ENOUGH.WORK_HISTORY,
  EDUCATIONS: ({ educations }) => educations,
  LICENCES: ({ licences }) => licences,
  LANGUAGES: ({ languages }) => languages,
  RESUME: ({ resumes }) => resumes,
};

/** What a part contains after one more step: one more skill, a photo. */
const AFTER_A_STEP: Readonly<Record<ScorePartKind, (facts: ScoredFacts) => ScoredFacts>> = {
  PHOTO: (facts) => ({ ...facts, hasPhoto: true }),
  VIDEO: (facts) => ({ ...facts, hasVideo: true }),
  TITLE: (facts) => ({ ...facts, hasTitle: true }),
  LOCATION: (facts) => ({ ...facts, hasLocation: true }),
  SKILLS: (facts) => ({ ...facts, skills: facts.skills + 1 }),
  WORK_HISTORY: (facts) => ({ ...facts, workHistory: facts.workHistory + 1 }),
  EDUCATIONS: (facts) => ({ ...facts, educations: facts.educations + 1 }),
  LICENCES: (facts) => ({ ...facts, licences: facts.licences + 1 }),
  LANGUAGES: (facts) => ({ ...facts, languages: facts.languages + 1 }),
  RESUME: (facts) => ({ ...facts, resumes: facts.resumes + 1 }),
};

const pointsOf = (kind: ScorePartKind, facts: ScoredFacts): number =>
  Math.round(SCORE_PARTS[kind] * Math.min(1, SHARES[kind](facts)));

/** How complete a profile is; it is computed whenever it is needed and never stored. */
export function scoreOf(facts: ScoredFacts): ProfileScore {
  const parts = (Object.keys(SCORE_PARTS) as ScorePartKind[]).map((kind) => {
    const points = pointsOf(kind, facts);
    return { kind, most: SCORE_PARTS[kind], points, nextPoints: pointsOf(kind, AFTER_A_STEP[kind](facts)) - points };
  });
  return { points: parts.reduce((sum, { points }) => sum + points, 0), parts };
}
