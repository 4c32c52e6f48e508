import { describe, expect, it } from 'vitest';
import { fromFrame, readFramed, sendFramed, toFrame, type FromFrame, type ToFrame } from './framed-messages.ts';

const ORIGIN = 'https://jobs.example';
const peer = { window: { postMessage: () => {} }, origin: ORIGIN };
const source = peer.window as unknown as Window;
const base = { channel: 'hirehq-framed', version: 1 } as const;
const size = { ...base, kind: 'size', height: 400 } as const;

const eventOf = (data: unknown, more: { origin?: string; source?: unknown } = {}) => ({
  origin: ORIGIN,
  source,
  data,
  ...(more as object),
});

const withGetter = Object.defineProperty({ ...base, kind: 'size' }, 'height', { enumerable: true, get: () => 'high' });

const WRONG: readonly [string, Parameters<typeof eventOf>[1], unknown][] = [
  ['another origin', { origin: 'https://evil.example' }, size],
  ['a subdomain of the origin', { origin: 'https://a.jobs.example' }, size],
  ['the origin without TLS', { origin: 'http://jobs.example' }, size],
  ['the origin with another port', { origin: 'https://jobs.example:8443' }, size],
  ['an origin that begins alike', { origin: 'https://jobs.example.evil.example' }, size],
  ['no origin', { origin: '' }, size],
  ['an opaque origin', { origin: 'null' }, size],
  ['another window', { source: { postMessage: () => {} } }, size],
  ['a message without a source', { source: null }, size],
  ['a source that is undefined', { source: undefined }, size],
  ['a later version', {}, { ...size, version: 2 }],
  ['an earlier version', {}, { ...size, version: 0 }],
  ['a version as text', {}, { ...size, version: '1' }],
  ['no version', {}, { channel: base.channel, kind: 'size', height: 400 }],
  ['another channel', {}, { ...size, channel: 'hirehq' }],
  ['no channel', {}, { version: 1, kind: 'size', height: 400 }],
  ['a kind that does not exist', {}, { ...base, kind: 'token' }],
  ['a kind of every object', {}, { ...base, kind: 'constructor' }],
  ['no kind', {}, { ...base, height: 400 }],
  ['a kind of the other direction', {}, { ...base, kind: 'focus' }],
  ['nothing', {}, null],
  ['a text', {}, JSON.stringify(size)],
  ['a number', {}, 400],
  ['a list', {}, [size]],
  ['a height as text', {}, { ...size, height: '400' }],
  ['a negative height', {}, { ...size, height: -1 }],
  ['a height that is no number', {}, { ...size, height: Number.NaN }],
  ['an endless height', {}, { ...size, height: Infinity }],
  ['a height beyond every screen', {}, { ...size, height: 1e9 }],
  ['a height that an accessor makes', {}, withGetter],
  ['more than the message has', {}, { ...size, token: 'x' }],
  ['a part to reveal without an end', {}, { ...base, kind: 'reveal', top: 1 }],
  ['an address of another site', {}, { ...base, kind: 'open', path: 'https://evil.example/' }],
  ['a script as an address', {}, { ...base, kind: 'open', path: 'javascript:alert(1)' }],
  ['a path without end', {}, { ...base, kind: 'open', path: `/${'a'.repeat(2_000)}` }],
  ['a path that is an object', {}, { ...base, kind: 'open', path: { toString: () => '/' } }],
  ['an application without a job', {}, { ...base, kind: 'applied', id: '' }],
  ['an application with more than the job', {}, { ...base, kind: 'applied', id: 'job', email: 'a@example.com' }],
  ['a failure that does not exist', {}, { ...base, kind: 'failed', code: 'OTHER' }],
];

describe('PF-05 messages between a framed page and the element around it', () => {
  it.each(WRONG)('have no effect: %s', (_what, from, data) => {
    expect(readFramed(fromFrame, eventOf(data, from), peer)).toBeUndefined();
  });

  it('have none for a frame that is gone', () => {
    expect(readFramed(fromFrame, eventOf(size, { source: null }), { window: null, origin: ORIGIN })).toBeUndefined();
  });

  const RIGHT: FromFrame[] = [
    { ...base, kind: 'ready' },
    size,
    { ...base, kind: 'reveal', top: 0, bottom: 10 },
    { ...base, kind: 'open', path: '/job/1' },
    { ...base, kind: 'applied', id: 'job-1' },
    { ...base, kind: 'failed', code: 'FRAME_SIGN_IN_BLOCKED' },
  ];
  it.each(RIGHT)('are read as they were sent: $kind', (message) => {
    expect(readFramed(fromFrame, eventOf(message), peer)).toEqual(message);
  });

  it('have one direction each', () => {
    const focus: ToFrame = { ...base, kind: 'focus' };
    expect(readFramed(toFrame, eventOf(focus), peer)).toEqual(focus);
    expect(readFramed(toFrame, eventOf(size), peer)).toBeUndefined();
  });

  it('are sent to the origin of the other end alone', () => {
    const sent: unknown[] = [];
    const window = { postMessage: (...parameters: unknown[]) => void sent.push(parameters) };
    sendFramed<FromFrame>({ window, origin: ORIGIN }, { kind: 'size', height: 400 });
    expect(sent).toEqual([[size, ORIGIN]]);
  });
});
