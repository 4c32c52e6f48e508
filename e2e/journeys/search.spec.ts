import type { Locator, Page } from '@playwright/test';
import { jobCards } from '../platform/jobs.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

const filtersOf = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const resultCount = (page: Page) => page.getByRole('region', { name: 'Search results' }).getByRole('status').first();

/** The address decides what is chosen: the box follows it. */
async function choose(choice: Locator, checked = true): Promise<void> {
  await choice.click();
  await expect(choice).toBeChecked({ checked });
}

test('JB-10 filters are in the address, work together and can be taken back', async ({ page }) => {
  await page.goto('/job-list');
  const filters = filtersOf(page);
  await expect(jobCards(page).first()).toBeVisible();

  await choose(filters.getByRole('checkbox', { name: /^Remote location/ }));
  await expect(page).toHaveURL(/[?&]remote=true/);
  await choose(filters.getByRole('checkbox', { name: /^Full Time/ }));
  await expect(page).toHaveURL(/[?&]employmentType=FT/);
  await filters.getByLabel('Minimum pay').selectOption({ index: 1 });
  await expect(page).toHaveURL(/[?&]payMin=\d+/);
  const sorted = page.waitForResponse((response) => response.request().postData()?.includes('"NEWEST"') ?? false);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
  await expect(page).toHaveURL(/[?&]sort=newest/);
  await sorted;

  await test.step('the address alone gives the same list', async () => {
    await settled(page);
    await expect(resultCount(page)).toHaveText(/\d/);
    const count = await resultCount(page).textContent();
    await page.reload();
    await expect(filters.getByRole('checkbox', { name: /^Remote location/ })).toBeChecked();
    await expect(filters.getByRole('checkbox', { name: /^Full Time/ })).toBeChecked();
    await expect(resultCount(page)).toHaveText(count ?? '');
    for (const card of await jobCards(page).all()) await expect(card).toContainText('Full Time');
  });

  await test.step('Back takes one filter at a time back', async () => {
    await choose(filters.getByRole('checkbox', { name: /^Full Time/ }), false);
    await expect(page).not.toHaveURL(/employmentType/);
    await page.goBack();
    await expect(page).toHaveURL(/[?&]employmentType=FT/);
    await expect(filters.getByRole('checkbox', { name: /^Full Time/ })).toBeChecked();
  });
});

test('JB-10 no results says so and offers a way on', async ({ page }) => {
  await page.goto('/job-list?keyword=zzqxwv');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await page.getByRole('button', { name: 'Search all jobs' }).click();
  await expect(jobCards(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/keyword=/);
});

test('JB-01 JB-06 JB-07 JB-09 a search by keyboard alone', async ({ page }) => {
  await page.goto('/job-list');
  await expect(jobCards(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();

  const keyword = page.getByRole('combobox', { name: 'Skills or job titles' });
  await keyword.focus();
  const suggested = page.waitForResponse((response) => response.url().endsWith('keyword=manag'));
  await page.keyboard.type('manag', { delay: 40 });
  // Later suggestions replace the list and its ids.
  await suggested;
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(keyword).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(async () => {
    const active = await keyword.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('role', 'option', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&](skills|jobTitle)=/);
  await expect(page.getByRole('listbox')).toHaveCount(0);

  const place = page.getByRole('combobox', { name: 'Location' });
  await place.focus();
  await page.keyboard.type('nowhere-at-all', { delay: 20 });
  await page.keyboard.press('Tab');
  await expect(page.getByText('Please select from the list').last()).toBeVisible();
  await expect(place).toHaveValue('');

  await keyword.focus();
  await keyword.fill('engineer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]keyword=engineer/);
  await expect(page).not.toHaveURL(/skills=|jobTitle=/);
});

test('JB-03 Clear takes the keyword away and keeps the rest; Reset takes everything', async ({ page }) => {
  await page.goto('/job-list?keyword=manager&workMode=H');
  await expect(page.getByRole('combobox', { name: 'Skills or job titles' })).toHaveValue('manager');
  await page.getByRole('button', { name: 'Clear the keyword' }).click();
  await expect(page).not.toHaveURL(/keyword=/);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/job-list');
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('JB-14 a bookmark is kept and shown under Saved', async ({ page }) => {
    await page.goto('/candidate/find-jobs?sort=newest');
    const card = jobCards(page).nth(2);
    const title = (await card.getByRole('link').first().textContent()) ?? '';
    await card.getByRole('button', { name: `Save ${title}` }).click();
    await expect(card.getByRole('button', { name: `Save ${title}` })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'My Jobs' }).click();
    await page.getByRole('tab', { name: /^Saved/ }).click();
    await expect(jobCards(page).getByRole('link', { name: title, exact: true })).toBeVisible();
    await page.reload();
    await expect(jobCards(page).getByRole('link', { name: title, exact: true })).toBeVisible();
  });
});
