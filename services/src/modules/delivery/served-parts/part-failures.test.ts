import { beforeEach, expect, test } from 'vitest';
import { createPartFailures } from './part-failures.ts';

const PART = { remote: 'jobs', version: '1.0.0-a', integrity: 'sha384-a' };
const OTHER = { ...PART, version: '1.0.0-b' };

let now = 0;
let off: unknown[] = [];
const counter = () =>
  createPartFailures({
    most: 3,
    restMs: 1000,
    clock: () => now,
    switchedOff: ({ version }, reason) => off.push([version, reason]),
  });

beforeEach(() => {
  now = 0;
  off = [];
});

test('a part that has failed for so many inputs is switched off, once, and others are not', () => {
  const failures = counter();
  for (const input of ['a', 'b', 'c', 'd']) failures.failed(PART, input, `threw for ${input}`);
  expect(off).toEqual([['1.0.0-a', 'threw for c']]);
  expect(failures.mayTry(PART, 'z')).toBe(false);
  expect(failures.mayTry(OTHER, 'z')).toBe(true);
});

test('an input that failed is not tried again for a time', () => {
  const failures = counter();
  failures.failed(PART, 'a', 'threw');
  expect([failures.mayTry(PART, 'a'), failures.mayTry(PART, 'b')]).toEqual([false, true]);
  now = 1000;
  expect(failures.mayTry(PART, 'a')).toBe(true);
});

test('one input switches off no part that works for others, however often it fails', () => {
  const failures = counter();
  failures.succeeded(PART, 'good');
  for (let times = 0; times < 20; times += 1) failures.failed(PART, 'odd', 'threw');
  expect(failures.mayTry(PART, 'good')).toBe(true);
});

test('a part that has never worked is switched off by a single input', () => {
  const failures = counter();
  for (let times = 0; times < 3; times += 1) failures.failed(PART, 'only', 'threw');
  expect(off).toEqual([['1.0.0-a', 'threw']]);
});

test('each success takes a failure off', () => {
  const failures = counter();
  failures.succeeded(PART, 'good');
  for (const input of ['a', 'b', 'c', 'd', 'e', 'f']) {
    failures.failed(PART, input, 'threw');
    failures.succeeded(PART, 'good');
  }
  expect(off).toEqual([]);
});
