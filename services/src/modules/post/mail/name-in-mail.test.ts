import { expect, test } from 'vitest';
import { nameInMail } from './name-in-mail.ts';

test.each([
  'Acme',
  'Daily Crumb',
  'St. Brigid Medical Centre',
  'Yahoo! Inc.',
  'J.P. Morgan & Co.',
  'Deutsche Bank',
  'Lakeview Children’s Hospital',
  'Panadería Señor Ñandú',
  'مستشفى الرياض',
  'Газпром нефть',
  'Bakers 2027 (night shift)',
  'Lumen & Lattice',
])('SV-08 %s may appear in a subject unchanged', (name) => {
  expect(nameInMail(name)).toEqual({ isPlain: true, text: name.replace('J.P.', 'J.\u200cP.') });
});

test.each([
  ['an address', 'See https://evil.example/login'],
  ['a domain', 'evil.example'],
  ['a domain in a sentence', 'Friends of evil.example here'],
  ['a domain in wide letters', 'ｅｖｉｌ．ｅｘａｍｐｌｅ'],
  ['a domain with another stop', 'evil。example'],
  ['a domain in pieces', 'evil[.]example'],
  ['a domain in words', 'evil dot com'],
  ['a domain with what cannot be seen', 'evil.\u200bexample'],
  ['a domain of another script', 'пример.рф'],
  ['www', 'www evil'],
  ['an email address', 'help@evil'],
  ['an IBAN', 'DE89 3704 0044 0532 0130 00'],
  ['an account', 'Account 123456789012'],
  ['a telephone number', 'Call +49 30 1234 5678'],
  ['words of a bank', 'Verify your account'],
  ['words of a bank in drawn letters', '🅥🅔🅡🅘🅕🅨 your 🅰🅲🅲🅾🆄🅽🆃'],
  ['words of a bank in mathematical letters', '𝐕𝐞𝐫𝐢𝐟𝐲 your account'],
  ['words of a bank with letters of another script', 'Vеrify your account'],
  ['words of a bank with marks', 'V́erify your accóunt'],
  ['words of a bank in Spanish', 'Verifica tu cuenta'],
  ['words of a bank in Arabic', 'تحقق من حسابك'],
  ['a password', 'Your password has expired'],
  ['a new line', 'Acme\r\nBcc: all@example.com'],
  ['a line separator', 'Acme\u2028Team'],
  ['letters from right to left', 'Acme \u202egnp.exe'],
])('SV-08 %s may not', (_what, name) => {
  const { isPlain, text } = nameInMail(name);
  expect(isPlain).toBe(false);
  expect(text).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]|[.:/@。．](?![\u200c\s]|$)/u);
});

test('SV-08 a long name is truncated', () => {
  expect(nameInMail('é'.repeat(200)).text).toBe('é'.repeat(80));
});
