import { expect, test } from 'vitest';
import { unreadCodes } from './guess-values.ts';

const sampled = (...values: string[]) => ({ path: 'Art', name: 'Art', values, filled: 1 });

test('SV-09 values of a coded field that are not understood have the code they probably stand for, or none', () => {
  expect(unreadCodes('employment_type', sampled('Festanstellung', 'Minijob', 'Vollzeit', 'Sonderform'))).toEqual(
    new Map([
      ['Festanstellung', 'FT'],
      ['Minijob', 'PT'],
      ['Sonderform', undefined],
    ]),
  );
  expect(unreadCodes('work_mode', sampled('remote', 'vor Ort'))).toEqual(new Map([['vor Ort', 'O']]));
  expect(unreadCodes('level', sampled('Senior', 'Berufserfahrene'))).toEqual(new Map([['Berufserfahrene', 'ML']]));
});
