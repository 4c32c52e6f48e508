import { expect, test } from 'vitest';
import { unreadCodes } from './guess-values.ts';

const sampled = (...values: string[]) => ({ path: 'Art', name: 'Art', values, filled: 1, records: new Set([0]) });

test('SV-09 values of a coded field that are not understood have the code they probably stand for, or none', () => {
  expect(unreadCodes('employment_type', sampled('Festanstellung', 'Minijob', 'Sonderform'))).toEqual(
    new Map([['Sonderform', undefined]]),
  );
  expect(unreadCodes('work_mode', sampled('remote', 'vor Ort', 'Außendienst'))).toEqual(new Map([['Außendienst', undefined]]));
  expect(unreadCodes('level', sampled('Senior', 'Berufserfahrene'))).toEqual(new Map([['Berufserfahrene', 'ML']]));
});
