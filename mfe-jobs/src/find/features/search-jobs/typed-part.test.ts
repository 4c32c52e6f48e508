import { expect, test } from 'vitest';
import { typedPart } from './typed-part.ts';

test.each([
  ['Registered Nurse', 'nur', 'Nur'],
  ['Project Manager', 'project man', 'Project Man'],
  ['Técnico de enfermería', 'enfermeria', 'enfermería'],
  ['Straßenbauer', 'strass', 'Straß'],
  ['C++ Developer', 'c++', 'C++'],
  ['ممرضة مسجلة', 'مسج', 'مسج'],
])('JB-06 the typed part of %j for %j is %j', (name, typed, part) => {
  const [from, to] = typedPart(name, typed) ?? [];
  expect(name.slice(from, to)).toBe(part);
});

test.each([
  ['Registered Nurse', 'urse'],
  ['Registered Nurse', 'cook'],
  ['Registered Nurse', ' '],
])('JB-06 nothing of %j is marked for %j', (name, typed) => {
  expect(typedPart(name, typed)).toBeUndefined();
});
