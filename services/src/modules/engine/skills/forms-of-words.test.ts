import { expect, test } from 'vitest';
import { areFormsOfOne } from './forms-of-words.ts';

test.each([
  ['comptable', 'comptabilite'],
  ['kaufmann', 'kauffrau'],
  ['ingenieur', 'ingenieurin'],
  ['enfermeiro', 'enfermeira'],
  ['directeur', 'directrice'],
  ['infirmier', 'infirmiere'],
  ['salesman', 'saleswoman'],
  ['organiser', 'organizer'],
  ['counsellor', 'counselor'],
])('JB-10 %s and %s are forms of one word', (one, other) => {
  expect(areFormsOfOne(one, other)).toBe(true);
  expect(areFormsOfOne(other, one)).toBe(true);
});

test.each([
  ['organiser', 'organic'],
  ['universal', 'university'],
  ['generalist', 'general'],
  ['marketing', 'market'],
  ['internal', 'intern'],
  ['counsellor', 'council'],
  ['programmer', 'programme'],
  ['accountant', 'account'],
  ['secretary', 'secret'],
  ['custodian', 'customer'],
  ['gardener', 'garden'],
])('JB-10 %s and %s are not', (one, other) => {
  expect(areFormsOfOne(one, other)).toBe(false);
  expect(areFormsOfOne(other, one)).toBe(false);
});
