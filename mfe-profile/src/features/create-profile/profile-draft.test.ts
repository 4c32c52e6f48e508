import { candidateOf } from '@hirehq/shared-contracts/testing';
import { expect, test } from 'vitest';
import { draftOf, readDraft, writeDraft } from './profile-draft.ts';

const candidate = candidateOf({
  profileTitle: 'Nurse',
  city: 'Utrecht',
  country: 'Netherlands',
  overallYearsOfExperience: 7.5,
  skillData: [{ id: 1, name: 'Nursing', yearsOfExperience: 7 }],
});
const draft = draftOf(candidate);

test('PR-01 a draft starts from what is known', () => {
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

test('PR-01 a kept draft comes back as it was', () => {
  const kept = { ...draft, step: 'skills' as const, placeText: 'Lon', place: undefined };
  expect(readDraft(writeDraft(kept, 'a'), 'a')).toEqual(kept);
});

test('PR-01 the draft of another candidate is not taken', () => {
  expect(readDraft(writeDraft(draft, 'a'), 'b')).toBeUndefined();
});

test.each([
  undefined,
  '',
  'null',
  '[]',
  '{"candidateId":"a"}',
  JSON.stringify({ candidateId: 'a', draft: { ...draft, name: 1 } }),
  JSON.stringify({ candidateId: 'a', draft: { ...draft, step: 'third' } }),
  JSON.stringify({ candidateId: 'a', draft: { ...draft, place: 'Utrecht' } }),
  JSON.stringify({ candidateId: 'a', draft: { ...draft, skills: [{ id: '1', name: 'x', years: '1' }] } }),
])('PR-01 what is no draft is not taken: %j', (kept) => {
  expect(readDraft(kept, 'a')).toBeUndefined();
});
