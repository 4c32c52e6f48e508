import type { Page } from '@playwright/test';
import { routes } from '@hirehq/shared-contracts/routes';
import { accountMenu } from '../platform/account.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

test.use({
  signedIn: true,
  // The browser logs each request that the cut network fails.
  expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Loading chunk|ChunkLoadError|Failed to load resource/],
});

/** What a page must not say of a connection that is cut. */
const OF_A_FAULT = /something went wrong|on our side|could not be loaded|cannot be loaded|not available right now/i;

async function expectOffline(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('main')
      .getByText(/You are offline/)
      .first(),
  ).toBeVisible({ timeout: 30_000 });
  await settled(page);
  await expect(page.locator('body')).not.toContainText(OF_A_FAULT);
}

/** Moves within the page, as its links do: no address is requested of the server. */
const moveTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const PAGES = [
  routes.findJobs(),
  routes.myJobs(),
  routes.editProfile(),
  routes.messageList(),
  routes.settings(),
  routes.checklist(),
  routes.analytics(),
  routes.notificationPreferences(),
];

test('PF-03 each page that is opened offline says so, and is there once the network is back', async ({ page, context }) => {
  await page.goto(routes.myReferrals());
  await expect(accountMenu(page)).toBeVisible();
  await settled(page);
  await context.setOffline(true);

  for (const path of PAGES)
    await test.step(path, async () => {
      await moveTo(page, path);
      await expectOffline(page);
    });

  await test.step('what the header opens says so too', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.locator('body')).not.toContainText(OF_A_FAULT);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Feedback' }).click();
    await expect(page.locator('body')).not.toContainText(OF_A_FAULT);
    await expect(page.getByText(/You are offline/).first()).toBeVisible();
  });

  await test.step('the network is back', async () => {
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('heading', { name: 'You are offline' })).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
