import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolation } from '../platform/axe.ts';
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
  const pay = filters.getByRole('group', { name: 'Pay' });
  await pay.getByLabel('At least').fill('30,000');
  await pay.getByLabel('Currency').selectOption('EUR');
  await pay.getByRole('button', { name: 'Filter by pay' }).click();
  await expect(page).toHaveURL(/[?&]payMin=30000&payUnit=YEAR&payCurrency=EUR/);
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

/** A word of the demo data that more than a page of jobs has in the title, and others only in the text. */
const DIVIDING_WORD = 'truck';

test('JB-10 matches come before mentions, each under a heading with its number, by keyboard and in three languages', async ({
  page,
}) => {
  await page.goto(`/job-list?keyword=${DIVIDING_WORD}`);
  const matches = page.getByRole('list', { name: /^Title, skills or employer match \d+ jobs?$/ });
  const mentions = page.getByRole('list', { name: /^Only mentioned in the text \d+ jobs?$/ });
  await expect(matches.getByRole('article').first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Load more' });
  await test.step('to the second group, with the focus on the first of the new jobs', async () => {
    while (!(await mentions.isVisible())) {
      const shown = await jobCards(page).count();
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(jobCards(page).nth(shown).getByRole('link').first()).toBeFocused();
    }
  });
  const numberIn = async (text: Locator) => Number(/\d+/.exec((await text.textContent()) ?? '')?.[0]);
  const sizeOf = (name: string) => numberIn(page.getByRole('heading', { level: 2, name }));
  const sizes = [await sizeOf('Title, skills or employer match'), await sizeOf('Only mentioned in the text')] as const;
  expect(sizes[0] + sizes[1]).toBe(await numberIn(resultCount(page)));
  for (const title of await matches.getByRole('heading', { level: 3 }).allTextContents())
    expect(title.toLowerCase()).toContain(DIVIDING_WORD);
  await expectNoAxeViolation(page);
  for (const [locale, heading] of [
    ['es', 'Coinciden el puesto, las habilidades o la empresa'],
    ['ar', 'تطابق في المسمى أو المهارات أو جهة العمل'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    await page.goto(`/job-list?keyword=${DIVIDING_WORD}`);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await settled(page);
    await expectNoAxeViolation(page);
  }
});

test('JB-10 remote work is one choice that says what it counts; choices without jobs are unfolded by keyboard', async ({
  page,
}) => {
  await page.goto('/job-list?workMode=R');
  const group = filtersOf(page).getByRole('group', { name: 'Work mode' });
  const remote = group.getByRole('checkbox', { name: /^Remote/ });
  await expect(remote).toHaveCount(1);
  await expect(remote).toBeChecked();
  await expect(remote).toHaveAccessibleDescription(/^Jobs you can do from home/);
  await choose(remote, false);
  await expect(page).not.toHaveURL(/workMode|remote/);

  await page.goto('/job-list?keyword=zzqxwv&experienceLevel=IN');
  const levels = filtersOf(page).getByRole('group', { name: 'Experience' });
  await levels.getByRole('button', { name: /^Show \d+ more$/ }).focus();
  await page.keyboard.press('Enter');
  const fewer = levels.getByRole('button', { name: 'Show fewer' });
  await expect(fewer).toBeFocused();
  await expect(levels.getByRole('checkbox', { name: /, 0 jobs$/ }).first()).toBeVisible();
  await settled(page);
  await expectNoAxeViolation(page);
  await page.keyboard.press('Enter');
  // The one that is chosen stays.
  await expect(levels.getByRole('checkbox', { name: /, 0 jobs$/ })).toHaveCount(1);
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

test('JB-10 words that say a filter are chips, by keyboard and read aloud, and the address alone gives the same', async ({
  page,
}) => {
  await page.goto('/job-list?keyword=full+time+remote');
  const chips = page.getByRole('list', { name: 'Filters from your words' });
  await expect(chips.getByRole('button', { name: 'Remove filter: Full Time' })).toBeVisible();
  await expect(filtersOf(page).getByRole('checkbox', { name: /^Full Time/ })).toBeChecked();
  await expect(resultCount(page)).toHaveText(/\d/);
  const count = await resultCount(page).textContent();
  await expectNoAxeViolation(page);

  await test.step('a reload shows the same', async () => {
    await page.reload();
    await expect(chips.getByRole('button', { name: 'Remove filter: Full Time' })).toBeVisible();
    await expect(resultCount(page)).toHaveText(count ?? '');
  });

  await test.step('the words are searched for instead', async () => {
    const instead = chips.getByRole('button', { name: 'Search for “full time” instead' });
    await instead.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=%22full\+time%22\+remote/);
    await expect(instead).toHaveCount(0);
  });

  await test.step('a removed chip takes its words along', async () => {
    await page.goBack();
    await chips.getByRole('button', { name: 'Remove filter: Full Time' }).click();
    await expect(page).toHaveURL(/[?&]remote=true/);
    await expect(page).not.toHaveURL(/keyword=/);
  });
});

test('SV-02 all other names are asked for while the choice is on, also after a reload', async ({ page }) => {
  const asked = () => page.waitForRequest((request) => request.postData()?.includes('SearchJobs') ?? false);
  await page.goto('/job-list?keyword=js');
  const choice = filtersOf(page).getByRole('checkbox', { name: 'Include all other names' });
  const again = asked();
  await choice.click();
  expect((await again).headers()['x-synonyms-active']).toBe('T');
  const afterReload = asked();
  await page.reload();
  expect((await afterReload).headers()['x-synonyms-active']).toBe('T');
  await expect(choice).toBeChecked();
});
