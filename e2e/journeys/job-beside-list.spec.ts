import type { Page } from '@playwright/test';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { expectHeadingsInOrder, expectReadable, goInOrder, goTo, main, pressOn } from '../platform/by-keyboard.ts';
import { jobCards } from '../platform/jobs.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

const paneOf = (page: Page) => page.getByRole('region', { name: 'Chosen job' });
const titleOf = (page: Page, card: number) => jobCards(page).nth(card).getByRole('heading').getByRole('link');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function openList(page: Page): Promise<void> {
  await page.goto('/job-list');
  await expect(titleOf(page, 3)).toBeVisible();
  await settled(page);
}

test('JB-11 JB-13 a job opens beside its list, at its own address, and the list stays where it is', async ({ page }) => {
  await openList(page);
  const pane = paneOf(page);
  await expect(pane).toContainText('Choose a job to read it here');
  const first = (await titleOf(page, 1).textContent()) ?? '';
  const second = (await titleOf(page, 2).textContent()) ?? '';
  await page.evaluate(() => window.scrollTo(0, 120));

  await titleOf(page, 1).click();
  await expect(pane.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(page).toHaveURL(/\/job\/[\w-]+/);
  expect((await page.title()).startsWith(first)).toBe(true);
  await expect(pane).toBeFocused();
  await expect(titleOf(page, 1)).toHaveAttribute('aria-current', 'true');
  expect(await scrolled(page)).toBe(120);
  await expectNoAxeViolation(page);

  await titleOf(page, 2).click();
  await expect(pane.getByRole('heading', { level: 1 })).toHaveText(second);
  await page.goBack();
  await expect(pane.getByRole('heading', { level: 1 })).toHaveText(first);
  await page.goForward();
  await expect(pane.getByRole('heading', { level: 1 })).toHaveText(second);
  await pane.getByRole('link', { name: 'Close this job' }).click();
  await expect(page).toHaveURL(/\/job-list$/);
  await expect(pane).toContainText('Choose a job to read it here');
});

test('A27 JB-11 by keyboard: arrows move between the cards, Enter opens a job, Escape closes it', async ({ page }) => {
  await openList(page);
  await titleOf(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(titleOf(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(titleOf(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paneOf(page)).toBeFocused();
  await expect(paneOf(page).getByRole('heading', { level: 1 })).toHaveText((await titleOf(page, 1).textContent()) ?? '');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(paneOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/job-list$/);
  await expect(titleOf(page, 1)).toBeFocused();
  await page.getByRole('button', { name: 'Skip to the results' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('A42 JB-11 JB-13 the list and the job beside it are gone through in order by keyboard and screen reader', async ({
  page,
}) => {
  test.slow();
  await openList(page);
  const title = (await titleOf(page, 0).textContent()) ?? '';
  const pane = paneOf(page);
  const startOver = async () => {
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(main(page)).toBeFocused();
  };

  await test.step('the results are one key away', async () => {
    await startOver();
    await pressOn(page, page.getByRole('button', { name: 'Skip to the results' }), 'Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectHeadingsInOrder(page);
  });

  await test.step('Tab goes from the filters to the list', async () => {
    await startOver();
    await goInOrder(page, titleOf(page, 0));
    await page.keyboard.press('Enter');
    await expect(pane).toBeFocused();
    await expect(pane.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('filters, list and job are read in this order, each in a part with a name', async () => {
    await expectReadable(
      page,
      `
      - button "Skip to the chosen job"
      - button "Skip to the results"
      - complementary "Filters"
      - region "Search results":
        - heading [level=2]
        - status: /\\d+ jobs?/
        - combobox "Sort by"
        - list:
          - listitem:
            - article:
              - heading [level=2]:
                - link
              - button /^Save /
      - region "Chosen job":
        - link "Close this job"
        - article:
          - heading [level=1]
          - region "About the job":
            - heading "About the job" [level=2]
      `,
    );
    await expectHeadingsInOrder(page);
  });

  await test.step('Tab goes from the filters through the list to the job, and through the job', async () => {
    await startOver();
    await goInOrder(page, pane.getByRole('link', { name: 'Close this job' }));
    await goTo(page, pane.getByRole('button', { name: 'Copy link' }).last());
  });
});

test('JB-13 a job that was opened beside its list is a page by itself after a reload, and Back leads to the list', async ({
  page,
}) => {
  await openList(page);
  await titleOf(page, 0).click();
  const title = (await titleOf(page, 0).textContent()) ?? '';
  await expect(paneOf(page).getByRole('heading', { level: 1 })).toHaveText(title);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(paneOf(page)).toHaveCount(0);
  await page.goBack();
  // Not the first one, if another has been published meanwhile.
  await expect(jobCards(page).getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  await expect(paneOf(page)).toBeVisible();
});

test('JB-13 in a narrow window a job fills the page', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await openList(page);
  await expect(paneOf(page)).toHaveCount(0);
  const title = (await titleOf(page, 0).textContent()) ?? '';
  await titleOf(page, 0).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('region', { name: 'Search results' })).toHaveCount(0);
});
