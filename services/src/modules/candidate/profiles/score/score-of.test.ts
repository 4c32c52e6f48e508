import { expect, test } from 'vitest';
import { SCORE_PARTS } from '@hirehq/shared-contracts/codes';
import { scoreOf, type ScoredFacts } from './score-of.ts';

const NOTHING: ScoredFacts = {
  hasPhoto: false,
  hasVideo: false,
  hasTitle: false,
  hasLocation: false,
  skills: 0,
  workHistory: 0,
  educations: 0,
  licences: 0,
  languages: 0,
  resumes: 0,
};
const EVERYTHING: ScoredFacts = {
  hasPhoto: true,
  hasVideo: true,
  hasTitle: true,
  hasLocation: true,
  skills: 30,
  workHistory: 9,
  educations: 4,
  licences: 3,
  languages: 2,
  resumes: 2,
};

test('PR-06 an empty profile has no points, a complete one 100, and more does not give more', () => {
  expect(Object.values(SCORE_PARTS).reduce<number>((sum, most) => sum + most, 0)).toBe(100);
  expect(scoreOf(NOTHING).points).toBe(0);
  expect(scoreOf(EVERYTHING).points).toBe(100);
});

test('PR-06 the score says what raises it, by part', () => {
  const { points, parts } = scoreOf({ ...NOTHING, hasTitle: true, skills: 2, workHistory: 1 });
  expect(parts.filter((part) => part.points > 0)).toEqual([
    { kind: 'TITLE', points: 10, most: 10, nextPoints: 0 },
    { kind: 'SKILLS', points: 8, most: 20, nextPoints: 4 },
    { kind: 'WORK_HISTORY', points: 10, most: 20, nextPoints: 10 },
  ]);
  expect(points).toBe(28);
  expect(parts.map(({ kind }) => kind)).toEqual(Object.keys(SCORE_PARTS));
});

test('PR-06 a part says what one more step adds, not all that it lacks', () => {
  const next = (facts: Partial<ScoredFacts>) =>
    Object.fromEntries(scoreOf({ ...NOTHING, ...facts }).parts.map(({ kind, nextPoints }) => [kind, nextPoints]));
  expect(next({})).toMatchObject({ SKILLS: 4, WORK_HISTORY: 10, EDUCATIONS: 10, PHOTO: 5 });
  expect(next({ skills: 5, workHistory: 1, educations: 1, hasPhoto: true })).toMatchObject({
    SKILLS: 0,
    WORK_HISTORY: 10,
    EDUCATIONS: 0,
    PHOTO: 0,
  });
});
