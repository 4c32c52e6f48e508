import { candidateOf } from '@hirehq/shared-contracts/testing';
import { expect, test } from 'vitest';
import { draftOf, isDraft } from './profile-draft.ts';

const candidate = candidateOf({
  profileTitle: 'Nurse',
  city: 'Utrecht',
  country: 'Netherlands',
  overallYearsOfExperience: 7.5,
  skillData: [{ id: 1, name: 'Nursing', yearsOfExperience: 7, version: '1' }],
});
const draft = draftOf(candidate);

test('PR-01 a draft starts with known data', () => {
  expect(draft).toMatchObject({
    name: 'Ada Byron',
    profileTitle: 'Nurse',
    placeText: 'Utrecht, Netherlands',
    place: { description: 'Utrecht, Netherlands' },
    overallYearsOfExperience: '7.5',
    jobTitle: '',
    skills: [{ id: 1, name: 'Nursing', years: '7' }],
  });
  expect(draftOf(candidateOf()).place).toBeUndefined();
});

test('PR-01 a half-typed draft is valid', () => {
  expect(isDraft(JSON.parse(JSON.stringify({ ...draft, step: 'skills', placeText: 'Lon', place: undefined })))).toBe(true);
});

test.each([
  null,
  [],
  { ...draft, name: 1 },
  { ...draft, step: 'third' },
  { ...draft, place: 'Utrecht' },
  { ...draft, skills: [{ id: '1', name: 'x', years: '1' }] },
])('PR-01 an invalid draft is ignored: %j', (kept) => {
  expect(isDraft(kept)).toBe(false);
});
