import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../../../platform/keyed-hash.ts';
import { TICKET_SECONDS, readTicket, sealed, writeTicket, type VisitTicket } from './visit-ticket.ts';

const NOW = new Date('2026-05-04T12:00:00Z');
const keyedHash = createKeyedHash('a secret of at least 32 characters');
const ticket: VisitTicket = { visit: 'v1', arms: { one: 'canary', two: 'live' }, sequence: 7, servedAt: NOW.getTime() / 1000 };
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const good = writeTicket(keyedHash, ticket);

/** What somebody sends who knows the form of a ticket, and not the secret. */
const forged = (payload: object) => `${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${good.split('.')[1]}`;

describe('PF-02 a visit ticket', () => {
  it('is read as it was written, until it expires', () => {
    expect(readTicket(keyedHash, good, NOW)).toEqual(ticket);
    expect(readTicket(keyedHash, good, after(TICKET_SECONDS))).toEqual(ticket);
    expect(readTicket(keyedHash, good, after(TICKET_SECONDS + 1))).toBeUndefined();
  });

  it('of a clock that is far ahead is refused', () => {
    expect(readTicket(keyedHash, good, after(-30))).toEqual(ticket);
    expect(readTicket(keyedHash, good, after(-3_600))).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['no signature', good.split('.')[0] ?? ''],
    ['another arm', forged({ v: 'v1', a: { one: 'l' }, n: 7, t: NOW.getTime() / 1000 })],
    ['a later time', forged({ v: 'v1', a: { one: 'c', two: 'l' }, n: 7, t: NOW.getTime() / 1000 + 50 })],
    ['the signature of another secret', writeTicket(createKeyedHash('another secret of the same length'), ticket)],
    [
      'the signature of another purpose',
      sealed(keyedHash, 'canary.member', Buffer.from(good.split('.')[0] ?? '', 'base64url').toString()),
    ],
    ['a signed text that is no ticket', sealed(keyedHash, 'canary.ticket', 'not JSON')],
    [
      'a signed arm that there is not',
      sealed(keyedHash, 'canary.ticket', JSON.stringify({ v: 'v', a: { one: 'x' }, n: 1, t: 1 })),
    ],
  ])('with %s is refused', (_what, value) => {
    expect(readTicket(keyedHash, value, NOW)).toBeUndefined();
  });

  it('with any changed character is refused', () => {
    const changed = Array.from(
      good,
      (letter, index) => good.slice(0, index) + (letter === 'A' ? 'B' : 'A') + good.slice(index + 1),
    );
    expect(changed.filter((each) => readTicket(keyedHash, each, NOW) !== undefined)).toEqual([]);
  });
});
