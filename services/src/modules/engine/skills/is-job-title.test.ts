import { expect, test } from 'vitest';
import { isJobTitle } from './is-job-title.ts';
import { SKILL_CATALOGUE } from './skill-catalogue.ts';

test.each([
  'Registered Nurse',
  'Senior Data Analyst',
  'Head Chef',
  'Sales Manager',
  'Wine Manager',
  'Elektriker',
  'Gerente de marketing',
  'barista',
])('PR-02 %s is a job title', (text) => {
  expect(isJobTitle(text)).toBe(true);
});

test.each(['RN', 'Project management', 'SQL Server', 'Adobe Illustrator', 'Patient care', 'Bricklaying', 'Microsoft Excel', ''])(
  'PR-02 %j is none',
  (text) => {
    expect(isJobTitle(text)).toBe(false);
  },
);

test('PR-02 no skill of the catalogue is called by a job title', () => {
  expect(SKILL_CATALOGUE.filter(({ name }) => isJobTitle(name)).map(({ name }) => name)).toEqual([]);
});
