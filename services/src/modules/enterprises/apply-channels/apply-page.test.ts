import { expect, test } from 'vitest';
import { applyPage } from './apply-page.ts';

const ORIGIN = 'https://jobs.hirehq.example';

test.each([
  ['https://www.daily-crumb.example/careers/7?ref=a#apply', 'daily-crumb.example'],
  ['http://karriere.müller.example/stelle', 'karriere.xn--mller-kva.example'],
  ['https://boards.example:8443/j/1', 'boards.example:8443'],
  ['https://www.example', 'www.example'],
  ['HTTPS://WWW.UPPER.EXAMPLE', 'upper.example'],
])('JB-15 %s is shown as %s', (address, host) => {
  expect(applyPage(address, ORIGIN)).toEqual({ url: new URL(address).href, host });
});

test.each([
  null,
  '',
  'daily-crumb.example/careers',
  '/careers/7',
  'javascript:alert(1)',
  'data:text/html,<b>apply</b>',
  'mailto:jobs@daily-crumb.example',
  'ftp://daily-crumb.example/job.pdf',
  'https://www.bank.example@phish.example/',
  'https://user:secret@daily-crumb.example/',
  'https://',
  // Leads back to the job.
  'https://jobs.hirehq.example/job/7',
])('JB-15 nobody is sent to %j to apply', (address) => {
  expect(applyPage(address, ORIGIN)).toBeUndefined();
});
