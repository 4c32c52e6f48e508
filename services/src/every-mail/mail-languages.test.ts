import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { Locale } from '@hirehq/shared-contracts/page';
import { createTestApp } from '../platform/testing/test-app.ts';
import { wordingsOf } from '../platform/testing/wordings-of.ts';
import account from '../modules/candidate/account/messages/en.json' with { type: 'json' };
import employers from '../modules/employer-api/employers/invitations/messages/en.json' with { type: 'json' };
import identity from '../modules/sign-in/identity/messages/en.json' with { type: 'json' };
import notifications from '../modules/candidate/notifications/messages/en.json' with { type: 'json' };
import referrals from '../modules/candidate/referrals/messages/en.json' with { type: 'json' };
import savedSearches from '../modules/candidate/saved-searches/messages/en.json' with { type: 'json' };
import { everyMail } from './testing/every-mail.ts';

const server = await createTestApp();
afterAll(() => server.close());

const ENGLISH = [account, employers, identity, notifications, referrals, savedSearches].flatMap(wordingsOf);
const mailsIn = (locale: Locale) => everyMail(server.services, locale);
const shown = ({ subject, text, html = '' }: { subject: string; text: string; html?: string }) =>
  [subject, text, html.replaceAll(/<style>[^<]*<\/style>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')].join('\n');

describe.each([
  ['en', 'ltr'],
  ['es', 'ltr'],
  ['ar', 'rtl'],
] as const)('mails in %s', (locale, direction) => {
  test('PF-09 declare their language and direction, and fill in every placeholder', async () => {
    for (const [name, mail] of await mailsIn(locale)) {
      expect([name, mail.html]).toEqual([name, expect.stringContaining(`<html lang="${locale}" dir="${direction}">`)]);
      expect([name, shown(mail)]).toEqual([name, expect.not.stringMatching(/[{}]|undefined|null|\[object/)]);
    }
  });

  test('SV-07 contain no link to a stored file', async () => {
    for (const [name, mail] of await mailsIn(locale))
      expect([name, mail.html]).toEqual([name, expect.not.stringMatching(/\/files\/|signature=/)]);
  });
});

test.each(['es', 'ar'] as const)('PF-09 mails in %s contain no English text', async (locale) => {
  for (const [name, mail] of await mailsIn(locale)) {
    const text = shown(mail);
    expect([name, ENGLISH.filter((wording) => text.includes(wording))]).toEqual([name, []]);
  }
});

test('PF-09 the same mail is recognised as English by its wording', async () => {
  for (const [name, mail] of await mailsIn('en')) {
    const text = shown(mail);
    expect([name, ENGLISH.some((wording) => text.includes(wording))]).toEqual([name, true]);
  }
});

test.each([
  ['confirm', 'en'],
  ['reset', 'en'],
  ['exists', 'ar'],
  ['password-changed', 'ar'],
  ['email-changed', 'ar'],
])('PF-09 %s to an Arabic-speaking candidate, caused by an English page, is in %s', async (kind, expected) => {
  const email = 'ada@example.com';
  await server.db
    .insertInto('candidate')
    .values({ id: randomUUID(), issuer: 'i', subject: email, first_name: 'Ada', email_address: email, locale: 'ar' })
    .execute();
  const mails = new Map(await mailsIn('en'));
  await server.db.deleteFrom('candidate').execute();
  expect(mails.get(`identity ${kind}`)?.html).toContain(`<html lang="${expected}"`);
});

test('PF-09 numbers of jobs follow the grammar of the language', async () => {
  const subjects = async (locale: Locale) =>
    (await mailsIn(locale)).filter(([name]) => name.startsWith('alert')).map(([, { subject }]) => subject);
  expect(await subjects('en')).toEqual([
    '1 new job for “C++ Köln”',
    '2 new jobs for “C++ Köln”',
    '3 new jobs for “C++ Köln”',
    '11 new jobs for “C++ Köln”',
    '100 or more new jobs for “C++ Köln”',
  ]);
  expect(await subjects('es')).toEqual([
    '1 empleo nuevo para «C++ Köln»',
    '2 empleos nuevos para «C++ Köln»',
    '3 empleos nuevos para «C++ Köln»',
    '11 empleos nuevos para «C++ Köln»',
    '100 o más empleos nuevos para «C++ Köln»',
  ]);
  expect((await subjects('ar')).map((subject) => subject.split(' لبحثك')[0])).toEqual([
    'وظيفة جديدة واحدة',
    'وظيفتان جديدتان',
    '3 وظائف جديدة',
    '11 وظيفة جديدة',
    '100 وظيفة جديدة أو أكثر',
  ]);
});
