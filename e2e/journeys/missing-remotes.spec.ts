import type { Page } from '@playwright/test';
import { sendSignIn } from '../platform/account.ts';
import { PORTS } from '../platform/addresses.ts';
import { builtReleases } from '../platform/built-releases.ts';
import { IS_FULL_RUN } from '../platform/combinations.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { expect, test } from '../platform/test.ts';

/** Remotes for candidates alone, beside the others. */
const ASIDE = ['mfe-messaging', 'mfe-notifications', 'mfe-reports'];

/**
 * Deployments that lack remotes: whether these have anything for a visitor, where a candidate begins there, and what must be
 * reachable. Remotes without pages that others depend on are missing together, and each alone in a full run.
 */
const DEPLOYMENTS = [
  { without: ['mfe-jobs', 'mfe-reports'], forVisitors: true, first: '/candidate', reached: ['/home'] },
  {
    without: ['mfe-profile'],
    forVisitors: true,
    first: '/candidate/dashboard',
    reached: ['/candidate/find-jobs', '/candidate/interviews'],
  },
  ...(IS_FULL_RUN ? ASIDE.map((remote) => [remote]) : [ASIDE]).map((without) => ({
    without,
    forVisitors: false,
    first: without.includes('mfe-reports') ? '/candidate/my-jobs' : '/candidate/dashboard',
    reached: ['/candidate/find-jobs', '/candidate/my-referrals'],
  })),
];
const VISITOR_PAGES = ['/', '/home', '/feature', '/job-list'];
const CANDIDATE_PAGES = ['/candidate', '/candidate/find-jobs', '/nowhere'];

const content = (page: Page) => page.getByRole('main').getByRole('heading').first();

/** Paths of the platform that the page on the screen links to; of many jobs one. */
async function linksOf(page: Page): Promise<string[]> {
  await expect(content(page)).toBeVisible({ timeout: 20_000 });
  const hrefs = await page
    .locator('a[href]:not([href^="#"])')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  const paths = hrefs.map((href) => new URL(href)).filter((url) => url.origin === origin);
  const kinds = new Map(paths.map(({ pathname }) => [pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id'), pathname]));
  return [...kinds.values()];
}

/** As `linksOf`, with all that the menu of narrow screens has: the navigation, and what belongs to the account. */
async function linksWithMenu(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const onPage = await linksOf(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (!(await menu.isVisible())) return onPage;
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Main navigation' })).toBeVisible();
  return [...onPage, ...(await linksOf(page))];
}

/** Pages of the shell that are there for everyone, whatever is missing: the first visitor follows the links to them. */
const LEGAL_PAGES = ['/termsofuse', '/privacypolicy', '/ukprivacypolicy', '/cookiepolicy'];

/** Follows every link of some pages, apart from those `passedOver`; returns where they lead. */
async function crawl(page: Page, pages: readonly string[], passedOver: readonly string[] = []): Promise<Set<string>> {
  const found = new Set<string>();
  const missing = new Set<string>();
  const look = async (path: string) => {
    await expect(content(page), path).toBeVisible({ timeout: 20_000 });
    if (await page.getByRole('heading', { name: /: not available yet$/ }).isVisible()) missing.add(path);
  };
  for (const path of pages) {
    for (const link of await linksWithMenu(page, path)) found.add(link);
    await look(path);
  }
  for (const path of found) {
    if (pages.includes(path) || passedOver.includes(path)) continue;
    await page.goto(path);
    await look(path);
  }
  expect.soft([...found].filter((path) => missing.has(path))).toEqual([]);
  return found;
}

for (const [index, { without, forVisitors, first, reached }] of DEPLOYMENTS.entries()) {
  test.describe(`a deployment without ${without.join(' and ')}`, () => {
    let platform: Platform;
    test.use({ viewport: { width: 400, height: 900 }, expectedProblems: [/404/] });

    test.beforeAll(async () => {
      test.setTimeout(START_WITHIN_MS);
      platform = await startPlatform({
        port: PORTS.missingRemotes + index,
        data: await createDataFolder(),
        releases: builtReleases().filter((folder) => !folder.split(/[\\/]/).some((name) => without.includes(name))),
      });
    });

    test.afterAll(async () => {
      await platform.stop();
      await removeDataFolder(platform.data);
    });

    test('PF-01 SH-14 SH-18 leads to nothing that is not there', async ({ browser }) => {
      const context = await browser.newContext({ baseURL: platform.origin, locale: 'en-US' });
      const page = await context.newPage();
      const passedOver = IS_FULL_RUN ? [] : LEGAL_PAGES;
      if (forVisitors || IS_FULL_RUN) await crawl(page, VISITOR_PAGES, index === 0 ? [] : passedOver);
      await test.step('a candidate begins at the first page that is there', async () => {
        await page.goto('/signin');
        await sendSignIn(page, platform.demoAccounts[0] ?? { email: '', password: '' });
        await expect(page).toHaveURL((url) => url.pathname === first, { timeout: 20_000 });
      });
      const found = await crawl(page, CANDIDATE_PAGES, passedOver);
      expect([...found]).toEqual(expect.arrayContaining(reached));
      await context.close();
    });
  });
}
