import { expect, test } from 'vitest';
import type { DocumentLine } from '../document-line.ts';
import { findWorkHistory } from './work-history.ts';

const linesOf = (text: string): DocumentLine[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ text: line.replaceAll('→', '\t'), page: null, box: null, size: 0 }));
const jobsIn = (text: string) =>
  findWorkHistory(linesOf(text)).map(({ value }) => [value.title, value.workedWith, value.workedFrom]);

test.each([
  [
    'in English',
    `Northwind Dairy
     6 years 2 months
     Head of Quality
     March 2022 - Present (4 years 9 months)
     Galway, Ireland
     Quality Officer
     October 2020 - March 2022 (1 year 6 months)
     Galway, Ireland
     Harbour Foods
     Lab Assistant
     June 2018 - September 2020 (2 years 4 months)`,
    ['Northwind Dairy', 'Harbour Foods'],
    ['Head of Quality', 'Quality Officer', 'Lab Assistant'],
  ],
  [
    'in German',
    `Milchwerk Nord GmbH
     6 Jahre 2 Monate
     Laborleiterin
     März 2022–Heute (4 Jahre 9 Monate)
     Laborantin
     Oktober 2020–März 2022 (1 Jahr 6 Monate)
     Hafenkost AG
     Köchin
     Juni 2018–September 2020 (2 Jahre 4 Monate)`,
    ['Milchwerk Nord GmbH', 'Hafenkost AG'],
    ['Laborleiterin', 'Laborantin', 'Köchin'],
  ],
  [
    'in Swedish',
    `Norrmejerier AB
     6 år 2 månader
     Kvalitetschef
     mars 2022 - Present (4 år 9 månader)
     Kvalitetstekniker
     oktober 2020 - mars 2022 (1 år 6 månader)
     Hamnmat AB
     Laborant
     juni 2018 - september 2020 (2 år 4 månader)`,
    ['Norrmejerier AB', 'Hamnmat AB'],
    ['Kvalitetschef', 'Kvalitetstekniker', 'Laborant'],
  ],
  [
    'with the kind of employment',
    `Northwind Dairy
     Full-time · 6 yrs 2 mos
     Head of Quality
     Mar 2022 - Present · 4 yrs 9 mos
     Quality Officer
     Oct 2020 - Mar 2022 · 1 yr 6 mos
     Lab Assistant
     Harbour Foods · Full-time
     Jun 2018 - Sep 2020 · 2 yrs 4 mos`,
    ['Northwind Dairy', 'Harbour Foods'],
    ['Head of Quality', 'Quality Officer', 'Lab Assistant'],
  ],
  [
    'with the period of the employer',
    `Northwind Dairy AB→2020 – present
     Head of Quality (2022 – present)
     Quality Officer (2020 – 2022)
     Harbour Foods→2018 – 2020
     Lab Assistant (2018 – 2020)`,
    ['Northwind Dairy AB', 'Harbour Foods'],
    ['Head of Quality', 'Quality Officer', 'Lab Assistant'],
  ],
])('PR-03 two roles at one employer and one at another, %s', (_, text, [first = '', second = ''], [head, officer, assistant]) =>
  expect(jobsIn(text).map(([title, employer]) => [title, employer])).toEqual([
    [head, first],
    [officer, first],
    [assistant, second],
  ]),
);
