import { expect, it } from 'vitest';
import { typeOfHours } from './hours-of-work.ts';

it.each([
  ['24 hours a week', 'PT'],
  ['38,5 Std./Woche', 'FT'],
  ['40h/week', 'FT'],
  ['30 timmar i veckan', null],
  ['16 uur per week', 'PT'],
  ['32-40 uur per week', null],
  ['週15時間', 'PT'],
  ['0.6 FTE', 'PT'],
  ['1.0 FTE', 'FT'],
  ['3/4 etatu', 'PT'],
  ['Pensum 100 %', 'FT'],
  ['Pensum 50-60%', 'PT'],
  ['Pensum 80-100%', null],
  ['100% remote', null],
  ['15% bonus', null],
  ['open 24 hours', null],
  ['Team of 20', null],
])('SV-09 “%s” is of type %s', (text, type) => expect(typeOfHours(text)).toBe(type));
