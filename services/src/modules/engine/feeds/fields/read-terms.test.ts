import { expect, test } from 'vitest';
import { educationOf, employmentTypeOf, levelOf, workModeOf } from './read-terms.ts';

test.each([
  ['Unlimited Contract', 'FT'],
  ['Regular - Unlimited', 'FT'],
  ['Permanent contract', 'FT'],
  ['Full Time | Exempt', 'FT'],
  ['Contract', 'FL'],
  ['Contractor', 'FL'],
  ['Temporary (Fixed Term)', 'FL'],
  ['Contingent Worker', 'FL'],
  ['Part-time, non-exempt', 'PT'],
  ['Intern - Fixed Term - Trainee', 'IN'],
  ['Vollzeit', 'FT'],
  ['Teilzeit', 'PT'],
  ['befristet', 'FL'],
  ['Full-time / Part-time', null],
  ['Voll- oder Teilzeit', null],
  ['Temps complet ou partiel', null],
  ['Bez brigády, plný úvazek', 'FT'],
  ['No part-time', null],
  ['Casual dress', null],
  ['Contract law', null],
  ['Polovičný úväzok', 'PT'],
  ['パートタイム', 'PT'],
])('SV-09 an employment of “%s” is of type %s', (stated, type) => {
  expect(employmentTypeOf(stated, 'Analyst')).toBe(type);
});

test.each([
  ['Executive', 'ET'],
  ['Account Executive', null],
  ['Associate - below VP', 'AT'],
  ['Staff', 'ML'],
  ['Support Staff', null],
])('SV-09 a level of “%s” is %s', (level, code) => {
  expect(levelOf({ level, type: undefined }, 'Analyst')).toBe(code);
});

test.each([
  ['Associate Degree', 'DM'],
  ["Bachelor's Degree", 'BR'],
  ['Vocational - Degree', 'DM'],
  ['High School Diploma', 'SL'],
  ['Post-secondary diploma', 'DM'],
  ['Some College Coursework Completed', null],
  ['No degree required', null],
])('SV-09 an education of “%s” is %s', (stated, code) => {
  expect(educationOf(stated)).toBe(code);
});

test.each([
  ['Fully remote', 'R'],
  ['No remote', 'O'],
  ['Remote work not possible', 'O'],
  ['On-Location', 'O'],
  ['Hybrid / remote', 'H'],
  ['Télétravail 3 jours par semaine', 'H'],
  ['Kein Homeoffice', 'O'],
  ['Uzaktan çalışma mümkün değil', 'O'],
  ['Remote monitoring', null],
  ['Flexible hours', null],
])('SV-09 a work mode of “%s” is %s', (stated, code) => {
  expect(workModeOf(stated)).toBe(code);
});

test.each([
  ['60 % remote', 'H'],
  ['100% remote', 'R'],
  ['You can work remotely two days a week', 'H'],
  ['週3日出社', 'H'],
  ['دوام عن بعد', 'R'],
  ['möjlighet att arbeta hemifrån', 'H'],
  ['ทำงานที่บ้าน', 'R'],
  ['من المكتب', 'O'],
  ['Sur site internet', null],
])('SV-09 the work mode of %s', (text, mode) => expect(workModeOf(text)).toBe(mode));
