import { join } from 'node:path';
import { DEPLOYED } from '../platform/addresses.ts';
import { importFeed } from '../platform/import-feed.ts';
import { jobCards } from '../platform/jobs.ts';
import { expect, test } from '../platform/test.ts';

const FEED = join(import.meta.dirname, '../fixtures/greenhouse-two-jobs.json');

test('SV-09 an imported job is found at once, and its HTML is right and safe', async ({ page }) => {
  test.skip(DEPLOYED !== undefined, 'the data of a deployed platform are not at hand');

  await test.step('imports two jobs, and none of them again', async () => {
    expect(await importFeed(FEED, 'greenhouse')).toMatch(/\b2\b[^\n]*imported|imported[^\n]*\b2\b/i);
    expect(await importFeed(FEED, 'greenhouse')).toMatch(/\b0\b[^\n]*imported|imported[^\n]*\b0\b/i);
  });

  await test.step('finds it', async () => {
    await page.goto('/job-list?keyword=Lighthouse%20Keeper');
    await jobCards(page).getByRole('link', { name: 'Lighthouse Keeper (Wintering)' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse Keeper (Wintering)' })).toBeVisible();
    await expect(page.getByText('Northern Lights Trust').first()).toBeVisible();
    await expect(page.getByText('Lisbon').first()).toBeVisible();
  });

  await test.step('the HTML is unescaped once', async () => {
    await expect(page.getByRole('heading', { name: 'What you do' })).toBeVisible();
    await expect(page.locator('strong').filter({ hasText: /^lamp & lens$/ })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Log <fog> hours' })).toBeVisible();
  });

  await test.step('nothing in it runs', async () => {
    await expect(page.getByRole('link', { name: 'The tower' })).toHaveAttribute('href', 'https://example.com/tower');
    await expect(page.getByRole('link', { name: 'A trap' })).toHaveCount(0);
    await expect(page.getByRole('main').locator('script, iframe, img[src="x"], [onclick], [onerror]')).toHaveCount(0);
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
  });

  await test.step('remote is a work mode, not a place', async () => {
    await page.goto('/job-list?keyword=Foghorn&remote=true');
    await expect(jobCards(page)).toHaveCount(1);
    await expect(jobCards(page).first()).toContainText('Remote');
  });
});
