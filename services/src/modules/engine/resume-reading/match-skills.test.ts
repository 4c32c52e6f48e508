import { expect, test } from 'vitest';
import { createSkillFinder } from '../skills/index.ts';
import { matchSkills } from './match-skills.ts';

const IMPORTED = [
  { id: 900_001, name: 'sales manager' },
  { id: 900_002, name: 'project manager' },
];
const find = createSkillFinder(IMPORTED);
const listed = (text: string) =>
  matchSkills([{ text, isList: true, foundAt: { page: null, box: null, text } }], find).map(({ value }) => value.name);

test.each([
  'Registered Nurse',
  'Electrician',
  'Sales Manager',
  'Project Manager',
  'Barista',
  'Customer Service Representative',
  'Scrum Master',
  'Nurse Practitioner',
  'HR Manager',
  'Krankenpfleger',
  'Contador',
  'محاسب',
])('PR-03 a list of skills with the job title %s has the skills beside it only', (title) => {
  expect(listed(`${title}, Microsoft Excel (3 years)`)).toEqual(['Microsoft Excel']);
});

test('PR-03 what is called like a title by its abbreviation is a skill', () => {
  expect(listed('RN, Patient care')).toEqual(['Nursing registration', 'Patient care']);
});
