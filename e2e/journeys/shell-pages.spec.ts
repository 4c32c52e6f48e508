import type { Page } from '@playwright/test';
import { jobCards } from '../platform/jobs.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

async function firstHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
}

test('SH-13 the features page starts at the top, and at the section its address names', async ({ page }) => {
  await page.goto('/feature');
  await firstHeading(page, 'Benefits');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await settled(page);
  expect(await page.evaluate(() => window.scrollY), 'the shell leaves the painted page where it is').toBe(2000);
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  expect(await page.evaluate(() => window.scrollY)).toBe(2000);
  await page.reload();
  await firstHeading(page, 'Benefits');
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/job-list/);
  // The address changes before the page does, and who goes back until then has never left it.
  await expect(page.getByRole('heading', { name: 'Benefits' })).toHaveCount(0);
  await expect(jobCards(page).first()).toBeVisible();
  await page.goBack();
  await firstHeading(page, 'Benefits');
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goto('/feature#joblistings');
  await expect(page.getByRole('heading', { name: 'Intuitive job listings' })).toBeInViewport();
  await page.goto('/feature');
  await page.getByRole('link', { name: 'Learn more: Hiring Managers' }).click();
  await expect(page.getByRole('heading', { name: 'What’s different' })).toBeInViewport();
});

test('SH-12 SH-46 the footer opens the legal pages in windows of their own', async ({ page, context }) => {
  await page.goto('/');
  const legal = page.getByRole('navigation', { name: 'Legal' });
  for (const name of ['Terms of Use', 'Privacy Policy', 'UK Privacy Policy', 'Cookie Policy']) {
    const opened = context.waitForEvent('page');
    await legal.getByRole('link', { name, exact: true }).click();
    const shown = await opened;
    await expect(shown.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(shown.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
    await shown.close();
  }
});

for (const { locale, direction, search } of [
  { locale: 'ar', direction: 'rtl', search: 'بحث' },
  { locale: 'es', direction: 'ltr', search: 'Buscar' },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`PF-09 the job list speaks ${locale} and runs ${direction}`, async ({ page }) => {
      await page.goto('/job-list');
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(jobCards(page).first()).toBeVisible();
      await expect(page.getByRole('search').getByRole('button', { name: search, exact: true })).toBeVisible();
    });
  });
}

test('SH-19 at 400 % the header leaves room for the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto('/job-list');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const covered = await page.getByRole('banner').evaluate((element) => Math.max(0, element.getBoundingClientRect().bottom));
  expect(covered).toBeLessThan(225 / 2);
});
