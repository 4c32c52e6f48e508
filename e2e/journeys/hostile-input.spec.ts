import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { accountMenu, demoAccount, sendSignIn } from '../platform/account.ts';
import { ORIGIN } from '../platform/addresses.ts';
import { sampled } from '../platform/combinations.ts';
import { HOSTILE_VALUES, hostileQuery } from '../platform/hostile-values.ts';
import { searchJobs } from '../platform/jobs.ts';
import { expect, test } from '../platform/test.ts';

const VALUES = Object.entries(HOSTILE_VALUES);

declare global {
  var broken: unknown;
}

/** Everything the browser keeps of us. */
async function kept(page: Page): Promise<string> {
  const storage = await page.evaluate(() =>
    [localStorage, sessionStorage].map((area) =>
      Object.entries(area)
        .map((entry) => JSON.stringify(entry))
        .toSorted(),
    ),
  );
  const cookies = (await page.context().cookies()).map(({ name, value, path }) => JSON.stringify([name, value, path]));
  return JSON.stringify([storage, cookies.toSorted()]);
}

/** A page of ours that reads: no error screen of ours, none of the server, and no foreign script ran. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  expect(new URL(page.url()).origin).toBe(ORIGIN);
  expect(await page.evaluate(() => globalThis.broken)).toBeUndefined();
}

/** An address of our origin without any code of ours: what is stored can be looked at and changed there. */
const PLAIN = '/robots.txt';

async function anyJob(page: Page): Promise<string> {
  const [job] = await searchJobs(page.request, {});
  return job?.id ?? '';
}

/** The pages of a visitor; each takes every n-th value, and each value meets one of them. */
const PUBLIC_PAGES: readonly { path: (job: string) => string; every: number; first: number }[] = [
  { path: () => '/job-list', every: 4, first: 1 },
  { path: () => '/', every: 8, first: 0 },
  { path: (job) => `/job/${job}`, every: 8, first: 2 },
  { path: (job) => `/application/${job}`, every: 8, first: 4 },
  { path: () => '/home', every: 8, first: 6 },
  { path: () => '/feature', every: 4, first: 3 },
];

for (const { path, every, first } of PUBLIC_PAGES) {
  test(`SH-44 SH-16 ${path(':id')} takes no harm from its query and hash`, async ({ page }) => {
    test.slow();
    const address = path(await anyJob(page));
    await page.goto(address);
    await expectWhole(page);
    const before = await kept(page);
    for (const [name, value] of sampled(VALUES, every, first))
      await test.step(name, async () => {
        await page.goto(`${address}?${hostileQuery(value)}#${hostileQuery(value)}`);
        await expectWhole(page);
        expect(await kept(page)).toBe(before);
      });
  });
}

test.describe('addresses of nothing that exists', () => {
  // A page says so; its status is 404, which Chromium reports.
  test.use({ expectedProblems: [/404 \(Not Found\)/] });

  const IDS = [
    '%zz',
    '%',
    '%00',
    '%ff',
    '%2e%2e%2f%2e%2e',
    '..%2f..%2fetc%2fpasswd',
    '%3Cscript%3EglobalThis.broken=1%3C%2Fscript%3E',
    "'or'1'='1",
    '__proto__',
    'constructor',
    '00000000-0000-0000-0000-00000000000g',
    '1e5',
    '-1',
    '%F0%9F%92%A9',
    '%5c%5cevil.example',
    '%2f%2fevil.example',
    'a'.repeat(3000),
  ];

  const BASES = ['/job/', '/application/', '/candidate/public/'];
  for (const [index, base] of BASES.entries())
    test(`SH-06 SH-10 ${base} takes any id for one that is not there`, async ({ page }) => {
      test.slow();
      await page.goto('/');
      await expectWhole(page);
      const before = await kept(page);
      for (const id of sampled(IDS, BASES.length, index))
        await test.step(id.slice(0, 40), async () => {
          await page.goto(base + id);
          await expectWhole(page);
          expect(await kept(page)).toBe(before);
        });
    });

  test('SH-10 paths that look like other hosts, or like nothing, are the not-found screen', async ({ page }) => {
    const PATHS = [
      '//evil.example/',
      '//evil.example/candidate/dashboard',
      '/%5cevil.example',
      '/%2f%2fevil.example',
      '/%',
      '/%ff/x',
      '/;/..;/',
      '/.env',
      '/index.php',
    ];
    for (const path of sampled(PATHS, 2)) {
      await test.step(path, async () => {
        await page.goto(ORIGIN + path);
        await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible();
        await expectWhole(page);
        await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Find Jobs' }).click();
        await expect(page).toHaveURL(`${ORIGIN}/job-list`);
      });
    }
  });
});

/** While a visitor is at the provider: where they wanted to go, and what keycloak-js needs to come back. */
const ON_THE_WAY = /^(redirect_uri|jobRedirectUrl|wantedAt|kc-callback-.*)$/;

/** Each entrance takes every tenth value: how targets are read is tested beside the code with all of them. */
const ENTRANCES = ['/signin', '/signup', '/forgotpassword', '/candidate/my-jobs', '/candidate/job-details/x'];
for (const [index, entrance] of ENTRANCES.entries())
  test(`SH-44 SH-11 ${entrance} leads to the provider of ours, whatever its query says`, async ({ page }) => {
    test.slow();
    for (const [name, value] of sampled(VALUES, 2 * ENTRANCES.length, index))
      await test.step(name, async () => {
        await page.goto(`${entrance}?${hostileQuery(value)}`);
        await expect(page.getByRole('heading', { name: /^(Sign in|Create your account)$/ })).toBeVisible();
        expect(new URL(page.url()).origin).toBe(ORIGIN);
        await page.goto(PLAIN);
        const entries = await page.evaluate(() => Object.entries(localStorage));
        expect(entries.filter(([key]) => !ON_THE_WAY.test(key))).toEqual([]);
        for (const [key, kept] of entries) if (!key.startsWith('kc-')) expect(kept.length, key).toBeLessThanOrEqual(4096);
      });
  });

/** Targets no way back may lead to; the unit tests of pageTarget have many more. */
const TARGETS = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/candidate/dashboard',
  ' java\nscript:globalThis.broken=1',
  '/'.repeat(5000),
  '/signin?again=1',
  '/realms/hirehq/account',
  '/candidate/%2e%2e/dev/outbox',
];

test('SH-16 SH-18 signing in leads to no stored target of somebody else', async ({ page }) => {
  test.slow();
  const account = demoAccount();
  test.skip(account === undefined, 'this platform has no demo data');
  if (!account) return;
  await page.goto('/candidate/my-jobs');
  await sendSignIn(page, account);
  await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 });
  for (const target of sampled(TARGETS, 2))
    await test.step(JSON.stringify(target).slice(0, 40), async () => {
      await page.goto('/cookiepolicy');
      await expect(accountMenu(page)).toBeVisible();
      await page.evaluate((value) => {
        localStorage.setItem('redirect_uri', value);
        localStorage.setItem('jobRedirectUrl', value);
        localStorage.setItem('wantedAt', String(Date.now()));
        localStorage.removeItem('token');
      }, target);
      await page.goto('/signin');
      await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 });
      await expect(page).toHaveURL((url) => url.origin === ORIGIN && !/^\/(sso|signin)/.test(url.pathname));
      expect(await page.evaluate(() => globalThis.broken)).toBeUndefined();
      expect(await page.evaluate(() => [localStorage.getItem('redirect_uri'), localStorage.getItem('jobRedirectUrl')])).toEqual([
        null,
        null,
      ]);
    });
});

/** What another program, or a version of ours nobody remembers, may have left in the browser. */
const LEFTOVERS = [
  '',
  'null',
  '[]',
  '{',
  '"x"',
  '1e999',
  '{"__proto__":{"x":1},"toString":1,"length":-1}',
  '[[[[[[[[null]]]]]]]]',
  '<script>globalThis.broken=1</script>',
  '\u0000\ufffd',
  'x'.repeat(100_000),
];

for (const signedIn of [false, true])
  test.describe(signedIn ? 'signed in' : 'signed out', () => {
    test.use({ signedIn });

    test(`SH-43 what is left in storage breaks no page of who is ${signedIn ? 'signed in' : 'signed out'}`, async ({ page }) => {
      test.slow();
      const job = await anyJob(page);
      const keys = [
        ...Object.values(STORAGE_KEYS).filter((key) => key !== 'token'),
        'hirehq:profile:createProfile',
        'hirehq:jobs:saveAfterSignIn',
        `hirehq:jobs:application.${job}`,
      ];
      const paths = signedIn
        ? ['/candidate/my-jobs', `/candidate/application/${job}`, '/candidate/create-profile']
        : ['/', '/job-list', `/application/${job}`];
      for (const [index, leftover] of sampled(LEFTOVERS, 2, Number(signedIn)).entries())
        await test.step(leftover.slice(0, 40), async () => {
          await page.goto(PLAIN);
          await page.evaluate(
            ([names, value]) => {
              for (const name of names) {
                localStorage.setItem(name, value);
                sessionStorage.setItem(name, value);
              }
              document.cookie = `profile_skipped=${encodeURIComponent(value.slice(0, 100))}; Path=/`;
            },
            [keys, leftover] as const,
          );
          for (const path of sampled(paths, paths.length, index)) {
            await page.goto(path);
            await expectWhole(page);
          }
        });
    });
  });
