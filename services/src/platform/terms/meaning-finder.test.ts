import { expect, it } from 'vitest';
import { MeaningFinder } from './meaning-finder.ts';
import { workModeOfPart, WORK_MODE_TERMS } from './work-mode-terms.ts';

const finder = new MeaningFinder({ FULL: ['full time', 'vollzeit'], PART: ['part time', 'deltid'], NONE: ['not full time'] });

it('SV-09 a term is found in any spelling, and the longest at each place', () => {
  expect([...finder.named('Full-Time or PART_TIME')]).toEqual(['FULL', 'PART']);
  expect([...finder.named('fullTime')]).toEqual(['FULL']);
  expect([...finder.named('not full time')]).toEqual(['NONE']);
  expect([...finder.named('Vollzeitkraft, Deltidsjobb')]).toEqual([]);
});

it('SV-09 a text that has no first word of a term surely names none', () => {
  expect([finder.mayName('Deltid, Malmö'), finder.mayName('Malmö'), finder.mayName('東京')]).toEqual([true, false, true]);
});

it.each([
  ['kein Homeoffice', 'O'],
  ['télétravail partiel', 'H'],
  ['pełni zdalna', undefined],
  ['praca zdalna', 'R'],
  ['フルリモート', 'R'],
  ['Office', undefined],
] as const)('SV-09 the part “%s” names the work mode %s', (part, mode) => expect(workModeOfPart(part)).toBe(mode));

it('SV-09 an exclusion is found instead of what it excludes', () => {
  expect([...WORK_MODE_TERMS.named('Sin teletrabajo, presencial')]).toEqual(['O']);
});
