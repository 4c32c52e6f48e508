import { expect, test } from 'vitest';
import { draftOf, searchFrom, searchReducer, suggestionLabel, type SearchDraft } from './search-jobs.model.ts';

const madrid = { label: 'Madrid, Spain', city: 'Madrid', country: 'Spain' };
const full: SearchDraft = { text: 'nurse', keyword: 'nurse', jobTitle: 'Nurse', name: 'Nurse', skills: [3], place: madrid };

test('JB-05 a skill reads name, then its two values in brackets as a range', () => {
  expect(suggestionLabel({ type: 'S', id: 1, name: 'React', minYears: 2, maxYears: 5 })).toBe('React (2-5)');
  expect(suggestionLabel({ type: 'S', id: 1, name: 'React' })).toBe('React');
  expect(suggestionLabel({ type: 'T', name: 'Nurse', minYears: 2, maxYears: 5 })).toBe('Nurse');
});

test('JB-07 picking a skill sets skills and name and clears job title and keyword', () => {
  const draft = searchReducer(full, { type: 'suggestion-chosen', suggestion: { type: 'S', id: 42, name: 'React' } });
  expect(draft).toEqual({ text: 'React', skills: [42], name: 'React', place: madrid });
});

test('JB-07 picking another suggestion sets name and job title and clears skills', () => {
  const draft = searchReducer(full, { type: 'suggestion-chosen', suggestion: { type: 'T', name: 'Care Manager' } });
  expect(draft).toEqual({ text: 'Care Manager', name: 'Care Manager', jobTitle: 'Care Manager', place: madrid });
});

test('JB-07 typing clears name and job title', () => {
  expect(searchReducer(full, { type: 'typed', text: ' care ' })).toEqual({ text: ' care ', keyword: 'care', place: madrid });
});

test('JB-03 clearing keeps the location, Reset clears everything', () => {
  expect(searchReducer(full, { type: 'keyword-cleared' })).toEqual({ text: '', place: madrid });
  expect(searchReducer(full, { type: 'reset' })).toEqual({ text: '' });
});

test('JB-02 a search has keyword, location and a toggled trigger, and keeps the filters', () => {
  const search = searchFrom(
    { text: 'care', keyword: 'care', place: madrid },
    { keyword: 'old', skills: [1], remote: true, triggerSearch: true },
  );
  expect(search).toEqual({ keyword: 'care', city: 'Madrid', country: 'Spain', remote: true, triggerSearch: false });
});

test('the box shows what the address searches for', () => {
  expect(draftOf({ name: 'React', skills: [42], city: 'Madrid', country: 'Spain' })).toMatchObject({
    text: 'React',
    skills: [42],
    place: { label: 'Madrid, Spain' },
  });
});
