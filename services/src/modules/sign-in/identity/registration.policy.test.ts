import { expect, test } from 'vitest';
import { classificationUnasked, isEmail, passwordProblem, registrationProblems } from './registration.policy.ts';

const PERSON = { name: 'Ada Byron', email: 'ada.lovelace@example.com' };

test.each([
  ['seven77', 'passwordWeak'],
  ['eight888', undefined],
  ['onlyletters', 'passwordWeak'],
  ['12345678', 'passwordWeak'],
  ['letters only', 'passwordWeak'],
  ['letters, only', undefined],
  ['пароль-77', undefined],
  ['Password1', 'passwordCommon'],
  ['PASSWORD123!!', 'passwordCommon'],
  ['aaaa1111', 'passwordCommon'],
  ['my-byron-9', 'passwordPersonal'],
  ['ADA.LOVELACE-9', 'passwordPersonal'],
  // Three letters of a name are in too many words.
  ['canada-9999', undefined],
  [`a1${'-'.repeat(126)}`, 'passwordCommon'],
  [`ab1-${'xy'.repeat(62)}`, undefined],
  [`ab1-${'xy'.repeat(62)}z`, 'passwordLong'],
])('ID-03 the password %s: %s', (password, problem) => {
  expect(passwordProblem({ ...PERSON, password })).toBe(problem);
});

test.each([
  ['ada@example.com', true],
  ['ada+jobs@mail.example.com', true],
  ['ada', false],
  ['ada@', false],
  ['@example.com', false],
  ['ada@example', false],
  ['ada example@example.com', false],
  [`${'a'.repeat(250)}@example.com`, false],
])('ID-03 %s is an address: %s', (email, valid) => {
  expect(isEmail(email)).toBe(valid);
});

test('ID-03 each field has its own problem, and a good registration has none', () => {
  const good = { ...PERSON, password: 'quiet-harbour-4711', terms: true };
  expect(registrationProblems(good)).toEqual({});
  expect(registrationProblems({ ...good, name: '' })).toEqual({ name: 'nameMissing' });
  expect(registrationProblems({ ...good, email: 'ada' })).toEqual({ email: 'emailInvalid' });
  expect(registrationProblems({ ...good, password: 'x' })).toEqual({ password: 'passwordWeak' });
  expect(registrationProblems({ ...good, terms: false })).toEqual({ terms: 'termsMissing' });
});

test.each([
  ['D', 'NT'],
  ['H', 'NT'],
  ['N', null],
] as const)('ID-04 who did not choose on brand %s is %s', (variant, classification) => {
  expect(classificationUnasked(variant)).toBe(classification);
});
