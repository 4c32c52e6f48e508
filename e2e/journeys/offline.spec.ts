import type { Page } from '@playwright/test';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { expect, test } from '../platform/test.ts';

test.use({
  serviceWorkers: 'allow',
  // The browser logs each request that the cut network fails.
  expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/],
});

/** Waits until the offline page is kept and its worker looks after the pages. */
async function offlinePageKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state;
    });
  await expect.poll(isKept, { timeout: 20_000 }).toBe('activated');
}

test('a page asked for without a network gets the offline page, and comes by itself afterwards', async ({ page, context }) => {
  await page.goto('/job-list');
  await offlinePageKept(page);

  await test.step('the worker keeps the offline page and nothing else', async () => {
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toEqual(['/offline']);
  });

  await test.step('what is open stays open, and says that it is offline', async () => {
    await context.setOffline(true);
    await expect(page.getByText('You are offline. This page may be out of date.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  await test.step('another page is the offline page', async () => {
    await page.goto('/feature');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page).toHaveTitle('You are offline');
    await expect(page).toHaveURL('/feature');
    await expectNoAxeViolation(page);
  });

  await test.step('trying again while it is still gone stays there', async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  });

  await test.step('the network is back: so is the page', async () => {
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
    await expect(page).toHaveTitle('Features · hireHQ');
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test('PF-09 the offline page speaks the language the visitor chose', async ({ page, context }) => {
  await page.goto('/job-list');
  await offlinePageKept(page);
  await page.evaluate(() => {
    localStorage.setItem('locale', 'ar');
    localStorage.setItem('colorScheme', 'dark');
  });
  await context.setOffline(true);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'أنت غير متصل' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 20, 18)');
  await expectNoAxeViolation(page);
  await context.setOffline(false);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('signing in and the API go past the worker: without a network they fail as they are', async ({ page, context }) => {
  await page.goto('/job-list');
  await offlinePageKept(page);
  await context.setOffline(true);
  expect(await page.evaluate(() => fetch('/public/api/v1/none').then(String, () => 'failed'))).toBe('failed');
  await expect(page.goto('/realms/hirehq/protocol/openid-connect/auth')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('SH-11 the way to the sign-in form, whose addresses hold once, is asked for once with the worker there', async ({
  page,
}) => {
  await page.goto('/job-list');
  await offlinePageKept(page);
  for (let time = 0; time < 3; time++) {
    await page.goto('/signin');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  }
});
