import { basename } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { accountMenu, sendSignIn } from '../platform/account.ts';
import { PORTS } from '../platform/addresses.ts';
import { builtRelease, builtReleases } from '../platform/built-releases.ts';
import { acceptCookies } from '../platform/consent.ts';
import { tamperWithRelease } from '../platform/tampered-release.ts';
import { jobCards } from '../platform/jobs.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { expect, test } from '../platform/test.ts';

test.use({ expectedProblems: [/.*/] });
test.describe.configure({ mode: 'serial', timeout: 2 * START_WITHIN_MS });

const JOBS = builtRelease('mfe-jobs');
const OTHERS = builtReleases().filter((folder) => folder !== JOBS);

let data: string;
let platform: Platform | undefined;

const start = (jobs: readonly string[]) => startPlatform({ port: PORTS.replacedRelease, data, releases: [...OTHERS, ...jobs] });

async function running(): Promise<Platform> {
  data ??= await createDataFolder();
  platform ??= await start([JOBS]);
  return platform;
}

/** Ends the platform and publishes two newer versions of a remote; the files of the one that ran are gone for these browsers. */
async function replaceJobs(contexts: readonly BrowserContext[]): Promise<void> {
  await platform?.stop();
  for (const context of contexts)
    await context.route(new RegExp(`/remotes/jobs/${basename(JOBS)}/`), (route) => route.fulfill({ status: 404 }));
  const into = `${data}-releases`;
  const newer = await tamperWithRelease({ from: JOBS, into, version: '8.0.0' });
  const newest = await tamperWithRelease({ from: JOBS, into, version: '9.0.0' });
  platform = await start([newer, newest]);
}

/** Counts how often the page is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

async function signedInPage(context: BrowserContext, { origin, demoAccounts }: Platform): Promise<Page> {
  await acceptCookies(context, origin);
  const page = await context.newPage();
  const [account] = demoAccounts;
  if (!account) throw new Error('The platform has no demo account.');
  await page.goto(`${origin}/candidate/my-jobs`);
  await sendSignIn(page, account);
  await expect(accountMenu(page)).toBeVisible({ timeout: 30_000 });
  return page;
}

const findJobs = (page: Page) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Find Jobs' }).click();

const offerOf = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Part of this page could not be loaded' }).getByRole('button', { name: 'Reload' });

async function openFeedback(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Feedback' }).click();
}

test.afterAll(async () => {
  await platform?.stop();
  await removeDataFolder(data);
  await removeDataFolder(`${data}-releases`);
});

test('SH-32 PF-03 a page whose release was replaced and removed is loaded again once, and never what was typed is lost', async ({
  browser,
  context,
  page,
}) => {
  const { origin } = await running();
  await page.goto(`${origin}/privacypolicy`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();

  const writerContext = await browser.newContext({ locale: 'en-US' });
  const writer = await signedInPage(writerContext, await running());
  const subject = writer.getByRole('dialog').getByLabel('Subject');
  await openFeedback(writer);
  await subject.fill('Search is slow');
  await writer.getByRole('button', { name: 'Close feedback' }).click();
  const untouched = await context.newPage();
  await untouched.goto(`${origin}/privacypolicy`);

  await replaceJobs([context, writerContext]);
  const loads = countLoads(page);
  const writerLoads = countLoads(writer);

  await test.step('nothing typed: the page comes with the new release', async () => {
    await findJobs(page);
    await expect(jobCards(page).first()).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(`${origin}/job-list`);
    await expect.poll(loads).toBe(1);
  });

  await test.step('where a part beside the page is lost, an open page continues, and says so', async () => {
    const untouchedLoads = countLoads(untouched);
    await untouched.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' }).click();
    await expect(untouched.getByRole('heading', { level: 1, name: 'Find work that fits the way you work' })).toBeVisible();
    await expect(offerOf(untouched)).toBeVisible({ timeout: 30_000 });
    expect(untouchedLoads()).toBe(0);
  });

  await test.step('something typed: a button, and all of it stays', async () => {
    await findJobs(writer);
    const fallback = writer.getByRole('main').locator('[data-fallback="primary"]');
    const reload = fallback.getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible({ timeout: 30_000 });
    await openFeedback(writer);
    await expect(subject).toHaveValue('Search is slow');
    await writer.getByRole('button', { name: 'Close feedback' }).click();
    expect(writerLoads()).toBe(0);
    await reload.click();
    await expect(jobCards(writer).first()).toBeVisible({ timeout: 30_000 });
    await expect.poll(writerLoads).toBe(1);
  });
  await writerContext.close();
});

test('SH-32 a file of the shell that is gone loads the page again once, then offers it', async ({ context }) => {
  const page = await signedInPage(context, await running());
  // The services restore a file that is gone, as long as its build is there.
  await context.route(/\/shell\/[^/]+\/feedback\./, (route) => route.fulfill({ status: 404 }));

  const loads = countLoads(page);
  await openFeedback(page);
  await expect.poll(loads).toBe(1);
  await expect(accountMenu(page)).toBeVisible({ timeout: 30_000 });
  await openFeedback(page);
  const offer = offerOf(page);
  await expect(offer).toBeVisible();
  await expect.poll(loads).toBe(1);
  await offer.click();
  await expect.poll(loads).toBe(2);
});
