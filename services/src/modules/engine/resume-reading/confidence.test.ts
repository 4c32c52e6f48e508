import { describe, expect, test } from 'vitest';
import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { createSkillFinder } from '../skills/index.ts';
import type { DocumentLine } from './document-line.ts';
import { matchSkills } from './match-skills.ts';
import { parseResume } from './parse-resume.ts';
import { resolveResumePlaces } from './resolve-resume-places.ts';

const TODAY = '2026-09-01';
const findSkills = createSkillFinder();

/** A line, with the size of a name after `# ` and of a heading after `## `. */
function lineOf(text: string): DocumentLine {
  const [mark] = /^#+(?= )/.exec(text) ?? [''];
  return { text: text.replace(/^#+ /, ''), page: 1, box: null, size: mark === '#' ? 24 : mark === '##' ? 14 : 10 };
}
const linesOf = (resume: string) =>
  resume
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(lineOf);

function read(resume: string, { places = [] as string[], isScan = false } = {}) {
  const { reading, skillTexts } = parseResume({ lines: linesOf(resume), pages: 1, isScan }, TODAY);
  return { ...resolveResumePlaces(reading, new Set(places)), skills: matchSkills(skillTexts, findSkills) };
}

const HEADINGS_OF_REFERENCES = [
  'References',
  'Professional references',
  'Referees:',
  'Referenzen',
  'Références',
  'REFERENCIAS LABORALES',
  'Referências',
  'Referenties',
  'Referenze',
  'المراجع',
];

describe('PR-03 people who recommend somebody', () => {
  test.each(HEADINGS_OF_REFERENCES)('nothing below «%s» is a value of the candidate', (heading) => {
    const reading = read(`
      # Tiko
      Glazier
      ## Experience
      Glazier, Northlight Windows Ltd
      March 2019 – Present
      ## ${heading}
      Ingrid Aaltonen, Head of Production
      Northlight Windows Ltd, Birch Lane 4, 90210 Oulu, Finland
      +358 40 123 4567
      ingrid.aaltonen@northlight.example
      Excel, Python
    `);
    expect(reading.firstName).toMatchObject({ value: 'Tiko', confidence: 'HIGH' });
    expect(reading.lastName).toBeNull();
    expect(reading).toMatchObject({ emailAddress: null, telephone: null, city: null, country: null, skills: [] });
    expect(reading.workHistory.map(({ value }) => value.title)).toEqual(['Glazier']);
  });

  test('references that are written in one line are not read either', () => {
    const reading = read(`
      # Oyelaran Adeyemi
      Bus driver
      oyelaran@example.org
      ## Experience
      Bus driver, Harbour Transport Ltd
      2018 – 2024
      References: Maud Lindgren, maud@harbour.example, +46 70 555 12 34
    `);
    expect(reading).toMatchObject({ emailAddress: { value: 'oyelaran@example.org' }, telephone: null });
  });

  test('what follows references in another column is read', () => {
    const reading = read(`
      ## Referenzen
      Jörg Ahrens, Tel. 0171 5556677
      # Emeka Brandt
      Koch
      emeka@example.org
      ## Sprachen
      Deutsch – Muttersprache
    `);
    expect(reading.firstName).toMatchObject({ value: 'Emeka', confidence: 'HIGH' });
    expect(reading.languages[0]?.value).toEqual({ language: 'de', level: 'NATIVE' });
    expect(reading.telephone).toBeNull();
  });
});

describe('PR-03 names', () => {
  test.each(['Sukarno', 'Þorbjörg', "D'Angelo", 'Ngozi'])('%s, a single name, is a name', (name) => {
    const reading = read(`
      # ${name}
      Pastry chef
      ## Experience
      Pastry chef, Brass Lantern Restaurant
      2020 – 2024
    `);
    expect([reading.firstName?.value, reading.lastName]).toEqual([name, null]);
    expect(reading.firstName?.confidence).toBe('HIGH');
  });

  test.each(['The Silver Otter', 'Silver Otter'])(
    'the employer «%s» is not the name of somebody with a single name',
    (employer) => {
      const reading = read(`
      Wayan
      Barista
      wayan@example.org
      ## Experience
      Barista, ${employer}
      May 2021 – Present
      ${employer}
      • Opened the bar every morning.
    `);
      expect([reading.firstName?.value, reading.lastName]).toEqual(['Wayan', null]);
    },
  );

  test('a letterhead of an employer that is as large as a name is offered with a doubt at most', () => {
    const reading = read(`
      Copper Heron
      ## Work experience
      Waiter, Copper Heron
      2019 – 2022
    `);
    expect(reading.firstName?.value).not.toBe('Copper');
  });

  test('a skill, a country and a heading alone are no names', () => {
    for (const word of ['Python', 'Portugal', 'Portfolio', 'Deutsch'])
      expect(read(`# ${word}\nLinus Okonjo\n## Experience\nNurse, Elm Hospital\n2019 – 2022`).firstName?.value).not.toBe(word);
  });
});

describe('PR-03 jobs', () => {
  test('a town where the title should be is offered, and not taken', () => {
    const [job] = read(`# Ana Ruiz\n## Experience\nValparaíso\nAstilleros Ltd\n2019 – 2022`, {
      places: ['valparaiso'],
    }).workHistory;
    expect(job?.confidence).toBe('LOW');
    expect(job?.doubts).toContain('UNKNOWN_TITLE');
  });

  test('a town where the employer should be is doubted, an employer known by its position is not', () => {
    const resume = (parts: string) => `# Ana Ruiz\n## Experience\n${parts}\nMarch 2019 – May 2022`;
    const jobIn = (parts: string) => read(resume(parts), { places: ['gent', 'oulu'] }).workHistory[0];
    expect(jobIn('Welder, Gent, Vandermeulen')).toMatchObject({ confidence: 'LOW', doubts: ['MAYBE_PLACE'] });
    expect(jobIn('Welder, Vandermeulen, Gent')).toMatchObject({ confidence: 'HIGH', value: { workedWith: 'Vandermeulen' } });
    expect(jobIn('Welder, Oulu')).toMatchObject({ confidence: 'LOW' });
  });

  test('a job without an employer is not taken', () => {
    const [job] = read(`# Ana Ruiz\n## Experience\nWelder\n2019 – 2022`).workHistory;
    expect(job).toMatchObject({ confidence: 'LOW', doubts: ['INCOMPLETE'] });
  });

  test('years that are written are taken, years that are computed are offered', () => {
    const jobs = `## Experience\nWelder, Dock Ltd\n2012 – 2022`;
    expect(read(`# Ana Ruiz\n${jobs}`).overallYearsOfExperience).toMatchObject({ confidence: 'LOW', doubts: ['COMPUTED'] });
    expect(read(`# Ana Ruiz\nOver 14 years of experience in docks\n${jobs}`).overallYearsOfExperience).toMatchObject({
      value: 14,
      confidence: 'HIGH',
    });
  });
});

describe('PR-03 skills', () => {
  test('the name of an employer is no skill', () => {
    const reading = read(`
      # Ruby Swift
      Accountant
      ## Experience
      Accountant, Python Pizza Ltd
      March 2019 – May 2022
      Excel Logistics
      June 2022 – Present
    `);
    expect(reading.skills).toEqual([]);
  });

  test('a skill of a list is taken, one of a sentence is offered', () => {
    const listed = read(`# Ana Ruiz\n## Skills\nSQL, Welding`).skills;
    expect(listed.find(({ value }) => value.name === 'SQL')).toMatchObject({ confidence: 'HIGH' });
    const told = read(`# Ana Ruiz\n## Experience\nAnalyst, Elm Bank\n2019 – 2022\n• Wrote reports in SQL for the board.`).skills;
    expect(told.find(({ value }) => value.name === 'SQL')).toMatchObject({ confidence: 'LOW', doubts: ['NOT_LISTED'] });
  });
});

describe('PR-03 telephone numbers', () => {
  const telephoneIn = (line: string) => read(`# Ana Ruiz\n${line}\n## Experience\nNurse, Elm Clinic\n2019 – 2022`).telephone;
  test.each([
    ['Mobile: 079 555 66 77', '079 555 66 77'],
    ['+41 79 555 66 77', '+41 79 555 66 77'],
    ['(512) 555-0199', '(512) 555-0199'],
  ])('%s is one', (line, value) => expect(telephoneIn(line)).toMatchObject({ value, confidence: 'HIGH' }));
  test.each(['Fax: +41 44 555 66 77', 'Emergency contact: Piet, +31 6 5555 1111'])('%s is none of the candidate', (line) =>
    expect(telephoneIn(line)).toBeNull(),
  );
  test('a number without a sign of what it is, and one of two, are not taken', () => {
    expect(telephoneIn('88123456712')).toMatchObject({ confidence: 'LOW', doubts: ['GUESSED'] });
    expect(telephoneIn('+41 79 555 66 77 | +41 44 555 11 22')).toMatchObject({ confidence: 'LOW', doubts: ['SEVERAL'] });
  });
});

test('PR-03 nothing of a text that was recognised in a scan is taken', () => {
  const { pages: _, ...values }: ResumeReading = read(
    `# Ana Ruiz\nWelder\nana@example.org | +34 600 111 222\n## Experience\nWelder, Dock Ltd\n2012 – 2022\n## Skills\nSQL`,
    { isScan: true },
  );
  const all: { confidence: string; doubts: string[] }[] = Object.values(values).flatMap(
    (value): { confidence: string; doubts: string[] }[] => (Array.isArray(value) ? [...value] : value ? [value] : []),
  );
  expect(all.length).toBeGreaterThan(5);
  for (const { confidence, doubts } of all) expect([confidence, doubts.includes('SCANNED')]).toEqual(['LOW', true]);
});
