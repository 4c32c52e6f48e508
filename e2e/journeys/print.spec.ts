import type { Page } from '@playwright/test';
import { ORIGIN } from '../platform/addresses.ts';
import { expect, test } from '../platform/test.ts';

async function openFirstJob(page: Page): Promise<void> {
  await page.goto('/job-list');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'About the job' })).toBeVisible();
}

test.describe('a job on paper', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 740, height: 1040 } });

  test('is black on white, without what stands round it, and says where to apply', async ({ page }) => {
    await openFirstJob(page);
    const path = new URL(page.url()).pathname.replace('/job/', '/application/');
    await page.emulateMedia({ media: 'print' });

    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('header:has(nav), footer').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeHidden();

    const apply = page.getByRole('main').locator(`a[href="${path}"]`).filter({ visible: true });
    await expect(apply).toHaveCount(1);
    expect(await apply.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(ORIGIN + path);
    // Nothing of it stands under the card that follows.
    expect(await apply.evaluate((link) => link.scrollHeight - link.clientHeight)).toBeLessThanOrEqual(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('a list of jobs on paper has its cards, whole', async ({ page }) => {
  await page.goto('/job-list');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(cards.first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  const cut = await cards.evaluateAll(
    (found) =>
      found
        .flatMap((card) => [...card.querySelectorAll('*')])
        .filter((part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== 'visible').length,
  );
  expect(cut).toBe(0);
});
