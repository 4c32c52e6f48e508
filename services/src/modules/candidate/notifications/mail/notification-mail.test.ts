import { expect, test } from 'vitest';
import type { Locale } from '@hirehq/shared-contracts/page';
import { NOTIFICATION_KINDS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import { readConfig } from '../../../../platform/config.ts';
import { createKeyedHash } from '../../../../platform/keyed-hash.ts';
import { isMailed } from '../delivery/delivery-rules.ts';
import { digestMail, notificationMail } from './notification-mail.ts';

const BRANDS: readonly BrandVariant[] = ['D', 'N', 'H'];
const LOCALES: readonly Locale[] = ['en', 'es', 'ar'];
const KINDS = NOTIFICATION_KINDS.filter(isMailed);
const ID = '7b0c1f5e-0000-4000-8000-000000000001';
const RECIPIENT = { candidateId: '7b0c1f5e-0000-4000-8000-000000000002', to: 'ada@example.com' };
const TIME = { at: '2030-03-01T12:00:00Z', timeZone: 'Europe/Berlin' };

const services = (variant: BrandVariant) => ({
  config: { ...readConfig({ NODE_ENV: 'test' }), variant, origin: 'https://jobs.example' },
  keyedHash: createKeyedHash('a secret of at least 32 characters'),
});

const tags = (html = '') => (html.match(/<[a-z!/][^>]*>/gi) ?? []).map((tag) => /^<\/?[a-z!]+/i.exec(tag)?.[0]);
const links = (html = '') => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => new URL(href).origin);

/** The values of an employer who writes the same everywhere, in an email of every kind, brand and language. */
function* mailsWith(name: string) {
  const values = { company: name, job: name, round: name, time: TIME };
  for (const variant of BRANDS)
    for (const locale of LOCALES) {
      const frame = { ...RECIPIENT, locale };
      for (const kind of KINDS)
        yield notificationMail(services(variant), { ...frame, notification: { id: ID, kind, values }, unread: 2 });
      yield digestMail(services(variant), { ...frame, notifications: KINDS.map((kind) => ({ id: ID, kind, values })) });
    }
}

const PLAIN = [...mailsWith('Daily Crumb')];

test.each([
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a closing style', '</style></title><script>alert(1)</script>'],
  ['an attribute', '" onmouseover="alert(1)'],
  ['a link', 'https://evil.example/login'],
  ['a link in markup', '<a href="https://evil.example">here</a>'],
  ['a domain', 'evil.example'],
  ['an address', 'mailto:help@evil.example'],
  ['new lines', 'Acme\r\nBcc: all@example.com\r\n\r\n<b>x</b>'],
  ['line separators', 'Acme\u2028\u2029Team'],
  ['letters from right to left', 'Acme \u202egnp.exe'],
  ['a placeholder', '{brand} {0} {{x}}'],
  ['a warning', 'Verify your account'],
  ['a long name', 'é'.repeat(5000)],
])('NT-12 SV-08 names with %s are text in every email', (_, name) => {
  for (const [index, { subject, text, html = '', unsubscribeUrl }] of [...mailsWith(name)].entries()) {
    expect(tags(html)).toEqual(tags(PLAIN[index]?.html));
    expect(new Set(links(html))).toEqual(new Set(['https://jobs.example']));
    expect(text.match(/https?:\/\/[^\s]+/g)?.every((url) => url.startsWith('https://jobs.example/'))).toBe(true);
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]|https?:\/\/|[\p{L}\p{N}]\.[\p{L}]{2,}/u);
    expect(unsubscribeUrl).toMatch(/^https:\/\/jobs\.example\/public\/api\/v1\/notifications\/stop\//);
    // RFC 5322: a line of a header has at most 998 characters.
    expect(subject.length).toBeLessThan(400);
  }
});

test('NT-12 every email has a text, a page of preferences, a link that stops its type, and colours for dark clients', () => {
  for (const { text, html = '', unsubscribeUrl = '' } of PLAIN) {
    for (const part of [text, html]) {
      expect(part).toContain(`https://jobs.example/candidate?notification=${ID}`);
      expect(part).toContain('https://jobs.example/candidate/notification-preferences');
      expect(part).toContain(unsubscribeUrl);
    }
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html).toContain('prefers-color-scheme: dark');
  }
});
