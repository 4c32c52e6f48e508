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

/** How complete a profile is; it is computed whenever it is needed and never stored. */
export function scoreOf(facts: ScoredFacts): ProfileScore {
  const parts = (Object.keys(SCORE_PARTS) as ScorePartKind[]).map((kind) => {
    const most = SCORE_PARTS[kind];
    return { kind, most, points: Math.round(most * Math.min(1, SHARES[kind](facts))) };
  });
  return { points: parts.reduce((sum, { points }) => sum + points, 0), parts };
}
