import type { Page } from '@playwright/test';
import { accountMenu } from '../platform/account.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { jobCards } from '../platform/jobs.ts';
import { expectStableLayout, meterLayoutShift } from '../platform/layout-shift.ts';
import { expect, test } from '../platform/test.ts';

const YEAR_SECONDS = 31_536_000;

const question = (page: Page) => page.getByRole('dialog', { name: 'Cookies on this site' });
const accept = (page: Page) => question(page).getByRole('button', { name: 'Accept' });

test.use({ cookiesAccepted: false });

for (const scheme of ['light', 'dark'] as const) {
  test(`A17 SH-31 the question in ${scheme} has no axe violation, moves nothing and takes no focus`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await meterLayoutShift(page);
    await page.goto('/');
    await expect(question(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await expectNoAxeViolation(page);
    await expectStableLayout(page);
  });
}

test('SH-31 the landing page asks once; the answer holds for a year', async ({ page, context }) => {
  await test.step('the page can be used meanwhile', async () => {
    await page.goto('/');
    await expect(question(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Find Jobs' }).click();
    await expect(jobCards(page).first()).toBeVisible();
  });

  await test.step('the public list does not ask', async () => {
    await expect(question(page)).toHaveCount(0);
    await page.goBack();
    await expect(question(page)).toBeVisible();
  });

  await test.step('accepting keeps it', async () => {
    await accept(page).click();
    await expect(question(page)).toHaveCount(0);
    const kept = (await context.cookies()).find(({ name }) => name === 'cookieConsent');
    expect(kept).toMatchObject({ value: 'accepted', path: '/', sameSite: 'Lax' });
    const age = (kept?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(age - YEAR_SECONDS)).toBeLessThan(120);
  });

  await test.step('a page that would ask does not', async () => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(question(page)).toHaveCount(0);
  });
});

test('SH-31 SH-12 the policies open in new windows, where nothing is asked', async ({ page, context }) => {
  await page.goto('/');
  for (const [name, path] of [
    ['Cookie Policy', '/cookiepolicy'],
    ['Privacy Policy', '/privacypolicy'],
    ['Terms of Use', '/termsofuse'],
  ] as const) {
    const opening = context.waitForEvent('page');
    await question(page).getByRole('link', { name }).click();
    const policy = await opening;
    await expect(policy).toHaveURL(path);
    await expect(policy.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(question(policy)).toHaveCount(0);
    await policy.close();
  }
});

test('SH-31 SH-24 the question fits 320 and 360 pixels, and is answered by keyboard', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    await expect(accept(page)).toBeInViewport({ ratio: 1 });
    const [inside, outside] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(inside).toBeLessThanOrEqual(outside ?? 0);
  }
  // The first stop is the link that skips to the content; then the three policies.
  for (const stop of ['Skip to content', 'Cookie Policy', 'Privacy Policy', 'Terms of Use']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: stop }).first()).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Only necessary' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(accept(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('SH-31 asks on any page, until it is answered in one tab', async ({ page, context }) => {
    await page.goto('/candidate/my-jobs');
    await expect(accountMenu(page)).toBeVisible();
    await expect(question(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/candidate/find-jobs');
    await accept(other).click();
    await other.close();
    await page.goto('/candidate/find-jobs');
    await expect(jobCards(page).first()).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });
});
