import type { Page } from '@playwright/test';
import { routes } from '@hirehq/shared-contracts/routes';
import { jobCards } from '../platform/jobs.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

/** In the forms of shared-ui and nowhere else. */
const OF_THE_FORMS = 'We restored what you typed';

test('PF-01 landing, job list and job page come without the code of forms; it is loaded while the job is read', async ({
  page,
}) => {
  const withForms: string[] = [];
  const read: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname;
    read.push(
      response.text().then(
        (text) => void (text.includes(OF_THE_FORMS) && withForms.push(name)),
        // A page that is left takes its responses with it.
        () => undefined,
      ),
    );
  });
  // The browser is idle when the test says so.
  await page.addInitScript(() => {
    const later: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => later.push(work),
      becomeIdle: () => later.splice(0).forEach((work) => work()),
    });
  });

  await page.goto('/');
  await expect(page.getByRole('search').first()).toBeVisible();
  await page.goto('/job-list');
  await jobCards(page).first().getByRole('link').first().click();
  const apply = page.getByRole('link', { name: /^(Apply now|Easy Apply)$/ }).first();
  await expect(apply).toBeVisible();
  await settled(page);
  await Promise.all(read);
  expect(withForms).toEqual([]);

  await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
  await expect.poll(() => withForms.length).toBe(1);
  await apply.click();
  await expect(page.locator('form.hq-form')).toBeVisible();
  await Promise.all(read);
  expect(withForms).toHaveLength(1);
});

/** What the page preloads and does not use: the browser complains of it on the console some seconds later. */
const unusedPreloads = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const used = new Set([...document.styleSheets].map(({ href }) => href));
    // The page's script loads a face of its own family with each font that it preloads (shared-contracts/src/page-fonts.ts).
    const isFontLoaded = [...document.fonts]
      .filter(({ family }) => family.replaceAll('"', '').startsWith('hq-'))
      .every(({ status }) => status === 'loaded');
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
      .filter((link) => (link.as === 'font' ? !isFontLoaded : !used.has(link.href)))
      .map(({ href }) => href);
  });

for (const path of [routes.landing(), routes.home(), routes.feature(), routes.termsOfUse(), routes.jobList()])
  for (const { locale, font } of [
    { locale: 'en', font: undefined },
    { locale: 'ar', font: undefined },
    { locale: 'en', font: 'atkinson' },
  ])
    test(`PF-01 ${path} in ${locale}, font ${font ?? 'ours'}, uses what it preloads, also on a second visit`, async ({
      page,
    }) => {
      await page.addInitScript(
        ([language, readable]) => {
          localStorage.setItem('locale', language ?? 'en');
          if (readable) localStorage.setItem('reading', JSON.stringify({ toolbar: true, tools: { font: readable } }));
        },
        [locale, font],
      );
      for (const visit of ['first', 'second'])
        await test.step(`${visit} visit`, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await settled(page);
          await expect.poll(() => unusedPreloads(page)).toEqual([]);
        });
    });

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('PF-01 every page of candidates uses what it preloads', async ({ page }) => {
    for (const path of [
      routes.dashboard(),
      routes.findJobs(),
      routes.myJobs(),
      routes.interviews(),
      routes.myReferrals(),
      routes.savedSearches(),
      routes.editProfile(),
      routes.checklist(),
      routes.settings(),
      routes.messageList(),
      routes.notificationPreferences(),
      routes.analytics(),
      routes.landing(),
      routes.jobList(),
    ])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await settled(page);
        await expect.poll(() => unusedPreloads(page)).toEqual([]);
      });
  });
});
