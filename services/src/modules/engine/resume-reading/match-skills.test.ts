import { expect, test } from 'vitest';
import { createSkillFinder } from '../skills/index.ts';
import { matchSkills, skillItems } from './match-skills.ts';

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

test.each([
  ['Führerschein B, C1E, Python', ['Führerschein B, C1E', 'Python']],
  ['Категории B, C, E', ['Категории B, C, E']],
  ['Python, C, R', ['Python', 'C', 'R']],
])('PR-03 the classes of a licence are one item of a list: %s', (text, items) => {
  expect(skillItems([{ text, isList: true, foundAt: { page: null, box: null, text } }])).toEqual(items);
});
