import type { CoachStepKind } from '@hirehq/shared-contracts/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreOf, type ScoredFacts } from '../score/score-of.ts';
import type { CoachFacts } from './coach.policy.ts';
import { coachStepsOf, MOST_STEPS } from './coach.policy.ts';

const NOTHING: CoachFacts = {
  score: { points: 100, most: 100, parts: [] } as unknown as CoachFacts['score'],
  asked: [],
  licences: [],
  unsigned: [],
  saved: [],
  hasSavedSearch: true,
  isEmailVerified: true,
};
const kinds = (facts: Partial<CoachFacts>, dismissed = new Set<string>()) =>
  coachStepsOf({ ...NOTHING, ...facts }, dismissed).map(({ kind }) => kind);
const skill = (jobs: number, ofJobs: number, id = 1) => ({ id, name: `Skill ${id}`, jobs, ofJobs });
const licence = (days: number) => ({ id: 'l', name: 'RN', expiresOn: '2026-03-01', days });

test('PR-15 who lacks nothing gets no advice', () => {
  expect(kinds({})).toEqual([]);
});

test.each([
  [3, 15, true],
  [2, 4, false],
  [3, 16, false],
  [40, 40, true],
])('PR-15 a skill that %i of %i jobs ask for is worth a step: %s', (jobs, ofJobs, worth) => {
  expect(kinds({ asked: [skill(jobs, ofJobs)] })).toEqual(worth ? ['ADD_SKILL'] : []);
});

test.each([
  [0, true],
  [60, true],
  [61, false],
  [-1, false],
])('PR-15 a licence that expires in %i days is renewed: %s', (days, renewed) => {
  expect(kinds({ licences: [licence(days)] })).toEqual(renewed ? ['RENEW_LICENCE'] : []);
});

test('PR-15 what is urgent comes first, and a dismissed step stays away until it has another reason', () => {
  const facts = {
    licences: [licence(5)],
    isEmailVerified: false,
    saved: [{ id: 'j', title: 'Baker', closesInDays: 1 }],
    hasSavedSearch: false,
  };
  expect(kinds(facts)).toEqual(['RENEW_LICENCE', 'VERIFY_EMAIL', 'APPLY_TO_SAVED', 'SAVE_SEARCH']);
  expect(kinds(facts, new Set(['VERIFY_EMAIL']))).toEqual(['RENEW_LICENCE', 'APPLY_TO_SAVED', 'SAVE_SEARCH']);
  expect(kinds(facts, new Set(['RENEW_LICENCE.l.2026-03-01']))).not.toContain('RENEW_LICENCE');
  expect(kinds({ licences: [{ ...licence(5), expiresOn: '2027-03-01' }] }, new Set(['RENEW_LICENCE.l.2026-03-01']))).toEqual([
    'RENEW_LICENCE',
  ]);
});

test('PR-15 at most 3 skills, 2 saved jobs and 12 steps', () => {
  expect(kinds({ asked: Array.from({ length: 5 }, (_, id) => skill(9, 10, id)) })).toHaveLength(3);
  expect(
    kinds({ saved: Array.from({ length: 4 }, (_, id) => ({ id: String(id), title: 'x', closesInDays: null })) }),
  ).toHaveLength(2);
  expect(kinds({ unsigned: Array.from({ length: 20 }, (_, id) => ({ id: String(id), expiresOn: null })) })).toHaveLength(
    MOST_STEPS,
  );
});

/** What a profile contains after each kind of step that has points. */
const DONE: Partial<Record<CoachStepKind, (facts: ScoredFacts) => Partial<ScoredFacts>>> = {
  ADD_PHOTO: () => ({ hasPhoto: true }),
  ADD_VIDEO: () => ({ hasVideo: true }),
  ADD_LOCATION: () => ({ hasLocation: true }),
  ADD_RESUME: ({ resumes }) => ({ resumes: resumes + 1 }),
  ADD_SKILL: ({ skills }) => ({ skills: skills + 1 }),
  ADD_EDUCATION: ({ educations }) => ({ educations: educations + 1 }),
  ADD_WORK_HISTORY: ({ workHistory }) => ({ workHistory: workHistory + 1 }),
};
const few = fc.nat({ max: 6 });
const profiles: fc.Arbitrary<ScoredFacts> = fc.record({
  hasPhoto: fc.boolean(),
  hasVideo: fc.boolean(),
  hasTitle: fc.boolean(),
  hasLocation: fc.boolean(),
  skills: few,
  workHistory: few,
  educations: few,
  licences: few,
  languages: few,
  resumes: few,
});

test('PR-15 PR-06 a step adds the points that it promises', () => {
  fc.assert(
    fc.property(profiles, fc.boolean(), (facts, isAsked) => {
      const score = scoreOf(facts);
      const asked = isAsked ? [skill(9, 10, 1), skill(8, 10, 2)] : [];
      for (const { kind, points } of coachStepsOf({ ...NOTHING, score, asked }, new Set())) {
        if (points === null) continue;
        const after = scoreOf({ ...facts, ...DONE[kind]?.(facts) });
        expect([kind, after.points - score.points]).toEqual([kind, points]);
      }
    }),
  );
});
