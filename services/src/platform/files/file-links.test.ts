import { expect, test } from 'vitest';
import { createFileLinks } from './file-links.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const FILE = { key: '01234567-89ab-7cde-8f01-23456789abcd', fileName: 'Lebenslauf.pdf', contentType: 'application/pdf' };

let time = START;
const linksWith = (secret: string) => createFileLinks({ secret, now: () => new Date(time) });
const links = linksWith('a secret of at least 32 characters');

function opened(link: string, by = links) {
  const { pathname, searchParams } = new URL(link, 'http://localhost');
  return by.opened(pathname.slice('/files/'.length), searchParams);
}

/** The link with these parameters in place of its own. */
function withParameters(link: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(link, 'http://localhost');
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

test.each([
  ['at its first moment', 0, 60],
  ['within its last second', 60_000, 0],
  ['at the end of its last second', 60_999, 0],
  ['after it', 61_000, undefined],
])('SV-07 a link for a minute, %s', (_when, later, secondsLeft) => {
  time = START;
  const link = links.link(FILE, 60);
  time = START + later;
  expect(opened(link)?.secondsLeft).toBe(secondsLeft);
});

test('SV-07 a link without an end opens for ever', () => {
  time = START;
  const link = links.link(FILE);
  time = START + 10 * 365 * 86_400_000;
  expect(opened(link)).toMatchObject(FILE);
});

test('SV-07 a link opens only with the signature of its parts', () => {
  time = START;
  const link = links.link(FILE, 60);
  const signature = new URL(link, 'http://localhost').searchParams.get('signature') ?? '';
  const others = [signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')), signature.slice(1), `${signature}A`, ''];
  for (const other of others) expect(opened(withParameters(link, { signature: other }))).toBeUndefined();
  expect(opened(withParameters(link, { until: '9999999999' }))).toBeUndefined();
  expect(opened(withParameters(link, { name: 'other.pdf' }))).toBeUndefined();
  expect(opened(link, linksWith('another secret of 32 characters.'))).toBeUndefined();
  expect(opened(link)).toMatchObject(FILE);
});
