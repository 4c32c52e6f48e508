import { expect, test } from 'vitest';
import unitGroups from './data/unit-groups.json' with { type: 'json' };
import { relatedTitles, titleNamed } from './related-titles.ts';
import { TITLE_CATALOGUE } from './title-catalogue.ts';

test('each title of the catalogue is in one unit group', () => {
  const grouped = Object.values(unitGroups).flat();
  expect(grouped.toSorted()).toEqual(TITLE_CATALOGUE.map(({ name }) => name).toSorted());
  expect(Object.keys(unitGroups).filter((code) => !/^\d{4}$/.test(code))).toEqual([]);
});

test('related titles are of the same unit group first', () => {
  expect(relatedTitles('ICU Nurse').slice(0, 3)).toEqual(['Registered Nurse', 'Emergency Nurse', 'Mental Health Nurse']);
  expect(relatedTitles('ICU Nurse')).toContain('Midwife');
  expect(relatedTitles('ICU Nurse')).not.toContain('ICU Nurse');
  expect(relatedTitles('Wizard')).toEqual([]);
});

test.each([
  ['shelf stackers', 'Shelf Stacker'],
  ['registered nurses', 'Registered Nurse'],
  ['wizard', undefined],
])('%s names %s', (typed, title) => {
  expect(titleNamed(typed)).toBe(title);
});
