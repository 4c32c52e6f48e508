import { expect, test } from 'vitest';
import { levelOfTitle, typeOfTitle } from './read-title.ts';
import { precisionOf, readLabelledTitles, recallOf, scoreTitles } from './testing/labelled-titles.ts';

test.each(['tuning', 'apart'])('SV-09 level and type are read from real titles, the set %s', async (set) => {
  const titles = (await readLabelledTitles()).filter(({ isKeptApart }) => isKeptApart === (set === 'apart'));
  expect(titles.length).toBeGreaterThanOrEqual(200);
  const { level, type } = scoreTitles(titles);
  expect(level.right).toBeGreaterThan(100);
  expect(type.right).toBeGreaterThan(30);
  expect(precisionOf(level)).toBeGreaterThanOrEqual(0.97);
  expect(precisionOf(type)).toBeGreaterThanOrEqual(0.97);
  expect(recallOf(level)).toBeGreaterThanOrEqual(0.85);
  expect(recallOf(type)).toBeGreaterThanOrEqual(0.85);
});

test.each([
  ['Software Engineer Intern', 'IN', 'IN'],
  ['Intern Program Manager', null, null],
  ['University Recruiter, Internships', null, null],
  ['Talent Acquisition Intern', 'IN', 'IN'],
  ['Graduate Partner Manager', 'EL', null],
  ['Graduate Program Manager', null, null],
  ['Director, Field Engineering', 'DR', null],
  ['Internal Auditor', null, null],
  ['New Grad Software Engineer', 'EL', null],
  ['Graduate Engineer (2027)', 'EL', null],
  ['Graduate Admissions Counselor', null, null],
  ['Undergraduate Advisor', null, null],
  ['Early Career Scientist', 'EL', null],
  ['Early Careers Recruiter', null, null],
  ['Junior High Teacher', null, null],
  ['Junior/Senior Developer', null, null],
  ['Office of the Chief of Staff, Administrative Assistant', null, null],
  ['Executive Assistant to the Chief Executive Officer', null, null],
  ['Analyst, Office of the CEO', null, null],
  ['Chief of Staff', null, null],
  ['Chief People Officer', 'ET', null],
  ['CTO / Co-Founder', 'ET', null],
  ['CRO Specialist', null, null],
  ['Vice President, Sales', 'ET', null],
  ['Assistant Vice President', null, null],
  ['Sales Director, UK', 'DR', null],
  ['Senior Art Director', 'ML', null],
  ['Senior Living Counselor', null, null],
  ['Assistant Principal', null, null],
  ['Staff Accountant', null, null],
  ['Staff Software Engineer', 'ML', null],
  ['Clerk (Part-Time)', null, 'PT'],
  ['Part-Time or Full-Time Optometrist', null, null],
  ['Recruiter (6 Month Contract)', null, 'FL'],
  ['Contract Manager', null, null],
  ['Smart Contract Engineer', null, null],
  ['Temporary Works Designer', null, null],
  ['Registered Nurse - PRN', null, 'FL'],
  ['Volunteer Coordinator', null, null],
  ['Practicante / Prácticas en Marketing', 'IN', 'IN'],
  ['Cajera medio tiempo', null, 'PT'],
  ['ممرضة دوام جزئي', null, 'PT'],
  ['متدرب تسويق', 'IN', 'IN'],
] as const)('SV-09 the title “%s” has level %s and type %s', (title, level, type) => {
  expect([levelOfTitle(title), typeOfTitle(title)]).toEqual([level, type]);
});
