import type { ScorePartKind } from '@hirehq/shared-contracts/codes';
import { defineMessages } from '@hirehq/shared-ui';
import type { ProfileParts } from '../../shared/profile.query.ts';

type ScorePart = ProfileParts['score']['parts'][number];

export const PART_WORDS = defineMessages({
  PHOTO: { id: 'score.PHOTO' },
  VIDEO: { id: 'score.VIDEO' },
  TITLE: { id: 'score.TITLE' },
  LOCATION: { id: 'score.LOCATION' },
  SKILLS: { id: 'score.SKILLS' },
  WORK_HISTORY: { id: 'score.WORK_HISTORY' },
  EDUCATIONS: { id: 'score.EDUCATIONS' },
  LICENCES: { id: 'score.LICENCES' },
  LANGUAGES: { id: 'score.LANGUAGES' },
  RESUME: { id: 'score.RESUME' },
} satisfies Record<ScorePartKind, { id: string }>);

/** The parts that would raise a score, those first where one step adds the most points. */
export const missingParts = (parts: readonly ScorePart[]): ScorePart[] =>
  parts.filter(({ nextPoints }) => nextPoints > 0).toSorted((one, other) => other.nextPoints - one.nextPoints);
