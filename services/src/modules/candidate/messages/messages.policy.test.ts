import { expect, test } from 'vitest';
import { mayRead, maySend, maySendAs, mayTakePart, otherParty, writingOf } from './messages.policy.ts';

const NOT_FOUND = expect.objectContaining({ code: 'NOT_FOUND' });
const YES_OR_NO = [false, true];

test('MS-04 who may write: all eight states of a conversation', () => {
  for (const stands of YES_OR_NO)
    for (const blocked of YES_OR_NO)
      for (const blockedByCandidate of YES_OR_NO) {
        const open = stands && !blocked && !blockedByCandidate;
        const why = blockedByCandidate ? 'BLOCKED_BY_CANDIDATE' : stands ? 'BLOCKED_BY_EMPLOYER' : 'CLOSED';
        const relation = { stands, blocked, blockedByCandidate, known: true };
        expect(writingOf(relation)).toBe(open ? 'OPEN' : why);
        for (const author of ['candidate', 'enterprise'] as const) {
          if (open) expect(() => maySend(author, relation)).not.toThrow();
          else expect(() => maySend(author, relation)).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
          expect(() => maySend(author, { ...relation, known: false })).toThrow(NOT_FOUND);
        }
      }
});

test('MS-04 a conversation without a connection is not there', () => {
  expect(() => mayRead({ known: true })).not.toThrow();
  expect(() => mayRead({ known: false })).toThrow(NOT_FOUND);
});

test.each([
  ['ada', true],
  ['bakery', true],
  ['eve', false],
  ['', false],
])('MS-04 ada takes part in a conversation of the bakery named by %s: %s', (other, allowed) => {
  const take = () => mayTakePart('ada', other, 'bakery');
  if (allowed) expect(take).not.toThrow();
  else expect(take).toThrow(NOT_FOUND);
});

test.each([
  ['ada', 'bakery', true],
  ['bakery', 'ada', false],
  ['eve', 'bakery', false],
  ['ada', 'brewery', false],
])('MS-04 ada sends to the bakery as %s to %s: %s', (messageFrom, messageTo, allowed) => {
  const send = () => maySendAs('ada', { messageFrom, messageTo }, 'bakery');
  if (allowed) expect(send).not.toThrow();
  else expect(send).toThrow(NOT_FOUND);
});

test('MS-04 the other party is the one that is not the candidate; of strangers there is none', () => {
  expect(otherParty('ada', { messageFrom: 'ada', messageTo: 'bakery' })).toBe('bakery');
  expect(otherParty('ada', { messageFrom: 'bakery', messageTo: 'ada' })).toBe('bakery');
  expect(() => otherParty('ada', { messageFrom: 'eve', messageTo: 'bakery' })).toThrow(NOT_FOUND);
});
