import { expect, test } from 'vitest';
import { levelOfTitle, typeOfTitle, workModeOfTitle } from './read-title.ts';
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
  ["Directeur d'agence bancaire", 'DR', null],
  ['Vertriebsdirektor (m/w/d)', 'DR', null],
  ['Директор по продажам', 'DR', null],
  ['Assistante du directeur', null, null],
  ['Directeur adjoint', null, null],
  ['Dir of Operations', 'DR', null],
  ['Legal Secretary to Senior Partner', null, null],
  ['Stage - Assistant marketing (6 mois)', 'IN', 'IN'],
  ['Stage Manager', null, null],
  ['Azubi Koch (m/w/d)', null, null],
  ['Plombier débutant accepté', null, null],
  ['未経験OK 介護スタッフ', null, null],
  ['Webエンジニア', null, null],
  ['Охранник вахта 30/30', null, null],
  ['Verkäufer Voll- oder Teilzeit', null, null],
  ['Java Developer, contract 6 months', null, 'FL'],
  ['Бухгалтер, неполный рабочий день', null, 'PT'],
  ['Part-Time or Full-Time Optometrist', null, null],
  ['Recruiter (6 Month Contract)', null, 'FL'],
  ['Contract Manager', null, null],
  ['Smart Contract Engineer', null, null],
  ['Temporary Works Designer', null, null],
  ['Registered Nurse - PRN', null, 'FL'],
  ['Volunteer Coordinator', null, null],
  ['Full-time and INTERNS', null, null],
  ['Developer | Full-time, Interns', null, null],
  ['Software Intern, Full-Time', 'IN', 'IN'],
  ['Full-time Intern', 'IN', 'IN'],
  ['Cook (full or part time)', null, null],
  ['Cashier - Part/Full Time', null, null],
  ['Key Holder (PT)', null, 'PT'],
  ['Stylist - PT Evenings', null, 'PT'],
  ['PT, Home Health', null, null],
  ['Meta | Boston & Lisbon, PT | Engineers', null, null],
  ['Physical Therapist (PT)', null, null],
  ['CNA - FT Days', null, 'FT'],
  ['Driver, 53 FT trailers', null, null],
  ['Casual Bank Nurse', null, 'FL'],
  ['Fast Casual Restaurant Cook', null, null],
  ['Casual Games Artist', null, null],
  ['Program Analyst (Term Limited)', null, 'FL'],
  ['Manager/Director', null, null],
  ['Office of Solutions: FedRAMP Director', 'DR', null],
  ['Recruitment Apprenticeship', 'EL', null],
  ['Acme | CTO & Co-founder | Berlin', 'ET', null],
  ['Practicante / Prácticas en Marketing', 'IN', 'IN'],
  ['Cajera medio tiempo', null, 'PT'],
  ['ممرضة دوام جزئي', null, 'PT'],
  ['متدرب تسويق', 'IN', 'IN'],
] as const)('SV-09 the title “%s” has level %s and type %s', (title, level, type) => {
  expect([levelOfTitle(title), typeOfTitle(title)]).toEqual([level, type]);
});

test.each([
  ['Acme | Developer | NYC | ONSITE', 'O', false],
  ['Analyst (Hybrid)', 'H', false],
  ['Nurse - Remote', 'R', true],
  ['Sales Manager (Remote in Germany)', 'R', true],
  ['Account Manager, Remote US', 'R', true],
  ['Developer | REMOTE or ONSITE | Full-time', 'R', true],
  ['Designer (Hybrid/Remote)', 'H', true],
  ['Engineer | ONSITE, no remote', 'O', false],
  ['Support Agent | Work from home', 'R', true],
  ['Whisper • San Francisco • Full Time • ONSITE', 'O', false],
  ['Berlin - onsite (preferred) or remote - visa', 'R', true],
  ['Associate (Atlanta, GA- Remote)', 'R', true],
  ['Amsterdam. No remote work', null, false],
  ['Scientist - Remote Sensing', null, false],
  ['Architect, Hybrid Cloud', null, false],
  ['Onsite Technician', null, false],
  ['Director, Global', null, false],
  ['Data Entry Clerk WFH', 'R', true],
  ['Analista híbrido', 'H', false],
  ['Webエンジニア／フルリモート可', 'R', true],
] as const)('SV-09 the title “%s” has work mode %s, remote %s', (title, workMode, remote) => {
  expect(workModeOfTitle(title)).toEqual({ workMode, remote });
});
