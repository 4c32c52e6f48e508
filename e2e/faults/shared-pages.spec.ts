import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { releaseSetSchema } from '@hirehq/shared-contracts/release';
import { routes } from '@hirehq/shared-contracts/routes';
import { accountMenu, sendSignIn } from '../platform/account.ts';
import { PORTS } from '../platform/addresses.ts';
import { builtRelease, builtReleases } from '../platform/built-releases.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { anyJob, jobCards } from '../platform/jobs.ts';
import { hasNginx, startNginx, type Nginx } from '../platform/nginx.ts';
import { settled } from '../platform/settled.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { createTeam } from '../platform/team.ts';
import { expect, test } from '../platform/test.ts';
import { notingRelease } from '../platform/whole-set.ts';

/** In front of the platform is nginx, where this machine has it; without it, pages that it could keep come from the platform. */
const IS_BEHIND_NGINX = hasNginx();
const ORIGIN = `http://localhost:${PORTS.sharedPages}`;
const NEWER = '8.0.0';
/** Longer than the test: no page expires while it runs. */
const SECONDS = '300';

/** A toolbar of somebody else. */
const TOOLBAR = 'https://tools.example';
const TOOLBAR_SOURCE = `document.body.append(Object.assign(document.createElement('button'), { textContent: 'Their toolbar' }));`;

let data: string;
let platform: Platform;
let nginx: Nginx | undefined;

test.use({ baseURL: ORIGIN });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  const port = IS_BEHIND_NGINX ? PORTS.sharedPages + 1 : PORTS.sharedPages;
  const purgePort = PORTS.sharedPages + 2;
  data = await createDataFolder();
  platform = await startPlatform({
    port,
    data,
    releases: builtReleases(),
    environment: {
      HIREHQ_ORIGIN: ORIGIN,
      HIREHQ_SHARED_PAGES: SECONDS,
      HIREHQ_TOOLBAR_SCRIPT: `${TOOLBAR}/bar.js`,
      HIREHQ_TOOLBAR_INTEGRITY: `sha384-${createHash('sha384').update(TOOLBAR_SOURCE).digest('base64')}`,
      ...(IS_BEHIND_NGINX && {
        HIREHQ_PURGE_URL: `http://127.0.0.1:${purgePort}/pages`,
        HIREHQ_TRUST_PROXY: '127.0.0.1,::1',
      }),
    },
  });
  if (!IS_BEHIND_NGINX) return;
  nginx = await startNginx({ port: PORTS.sharedPages, platformPort: port, purgePort, folder: join(data, 'nginx') });
});

test.beforeEach(() => {
  const description = IS_BEHIND_NGINX ? 'behind nginx' : 'without nginx, which this machine does not have';
  test.info().annotations.push({ type: 'shared pages', description });
});

test.afterAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  await nginx?.stop();
  await platform.stop();
  await removeDataFolder(data);
  await removeDataFolder(`${data}-releases`);
});

const headersOf = (response: Response | null) => response?.headers() ?? {};

/** What says that other visitors get the page too. */
const SHARED = IS_BEHIND_NGINX
  ? { 'x-cache-status': 'HIT' }
  : { 'cache-control': expect.stringContaining(`s-maxage=${SECONDS}`) };

/** Waits until a page is one that others get: the first ones may come before their served part is warm. */
async function isShared(page: Page, path: string): Promise<void> {
  const headers = { accept: 'text/html', 'accept-language': 'en-US,en;q=0.9' };
  await expect.poll(async () => (await page.request.get(path, { headers })).headers(), { timeout: 60_000 }).toMatchObject(SHARED);
}

/** Opens a page as others get it: nothing in it permits a script but its hash. */
async function openShared(page: Page, path: string): Promise<void> {
  await isShared(page, path);
  const headers = headersOf(await page.goto(path));
  expect(headers).toMatchObject({ ...SHARED, 'hirehq-live-set': expect.stringMatching(/^\d+$/) });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(/script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]).toMatch(
    /^('sha256-[\w+/]{43}=' )+'strict-dynamic' https:\/\/tools\.example$/,
  );
}

/** Style elements, those that scripts have written included, to which the policy gives no effect. */
const refusedStyles = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('style')].filter(({ sheet }) => !sheet).length);

const liveJobs = async (page: Page): Promise<string | undefined> => {
  const text = await page.locator(`#${PAGE_IDS.releaseSet}`).textContent();
  return releaseSetSchema.parse(JSON.parse(text ?? '')).remotes['jobs']?.current.version;
};

test('PF-01 the landing, the list and a job come as others get them, and the shell takes them over', async ({
  page,
  request,
}) => {
  const job = await anyJob(request);
  await openShared(page, '/');
  await settled(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Find Jobs' }).click();
  await expect(jobCards(page).first()).toBeVisible();

  await openShared(page, routes.jobList());
  await expect(jobCards(page).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  expect(await refusedStyles(page)).toBe(0);

  await openShared(page, routes.job({ id: job.id }));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(job.title);
  await settled(page);
  expect(await refusedStyles(page)).toBe(0);
});

test('PF-01 AX-07 the toolbar of somebody else loads in a page that others get', async ({ page }) => {
  await page.route(`${TOOLBAR}/bar.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: TOOLBAR_SOURCE,
    }),
  );
  await openShared(page, '/');
  await page.getByRole('button', { name: 'Reading and accessibility' }).click();
  const panel = page.getByRole('dialog', { name: 'Reading and accessibility' });
  await panel.getByRole('switch', { name: 'Assistive toolbar' }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Their toolbar')).toBeAttached();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('PF-01 a visitor with another language gets the page of that language', async ({ page }) => {
    await page.goto(routes.jobList());
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(jobCards(page).first()).toBeVisible();
  });
});

test.describe('where a file of the shell does not arrive at first', () => {
  test.use({ expectedProblems: [/.*/] });

  test('SH-32 the page is loaded again, and starts', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // What the first page asks for to run it, not what looks afterwards whether it arrives.
    await page.route(/\/shell\/[^/]+\/main\.[^/]+\.js$/, (route) =>
      loads === 1 && route.request().resourceType() === 'script' ? route.abort() : route.continue(),
    );
    await isShared(page, routes.jobList());
    await page.goto(routes.jobList());
    await expect.poll(() => loads).toBe(2);
    await expect(jobCards(page).first()).toBeVisible();
  });
});

test('ID-01 who signs in gets pages of their own, and nobody else gets those', async ({ page, browser }) => {
  const [account] = platform.demoAccounts;
  if (!account) throw new Error('The platform has no demo account.');
  await openShared(page, routes.jobList());
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await sendSignIn(page, account);
  await expect(accountMenu(page)).toBeVisible({ timeout: 30_000 });

  const headers = headersOf(await page.goto(routes.jobList()));
  expect(headers).toMatchObject({ 'cache-control': 'no-store', ...(IS_BEHIND_NGINX && { 'x-cache-status': 'BYPASS' }) });
  await expect(accountMenu(page)).toBeVisible();

  const other = await browser.newPage({ locale: 'en-US', baseURL: ORIGIN });
  await openShared(other, routes.jobList());
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await other.close();
});

test('PF-03 the next page of a visitor has a new release of a remote, whatever was kept', async ({ page }) => {
  await openShared(page, routes.jobList());
  const before = await liveJobs(page);
  const team = await createTeam('jobs', { origin: ORIGIN, data });
  await team.publish(await notingRelease('jobs', { from: builtRelease('mfe-jobs'), into: `${data}-releases`, version: NEWER }));
  await openShared(page, routes.jobList());
  expect(await liveJobs(page)).toBe(before);

  await team.promote(NEWER);
  await expect
    .poll(async () => {
      await page.goto(routes.jobList());
      return liveJobs(page);
    })
    .toBe(NEWER);
  await openShared(page, routes.jobList());
  expect(await liveJobs(page)).toBe(NEWER);
  await expect(jobCards(page).first()).toBeVisible();
});
