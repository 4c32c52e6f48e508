import { expect, it } from 'vitest';
import { secondBase } from './release.ts';

it.each([
  ['/remotes', '/again/remotes'],
  ['https://assets.example.com/remotes', 'https://assets.example.com/again/remotes'],
  ['http://localhost:4000/remotes', 'http://localhost:4000/again/remotes'],
])('the second address of %s is %s, at the same origin', (base, second) => {
  expect(secondBase(base)).toBe(second);
});
