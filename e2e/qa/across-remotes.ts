import type { Page } from '@playwright/test';
import { expect, test } from './qa-test.ts';

/** Opens a job that the candidate can still apply to; returns its title. */
async function openJobToApplyTo(page: Page): Promise<string> {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const fresh = cards.filter({ hasNotText: /Applied/ });
  const link = fresh.first().getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
}

/** Answers whatever the employer asks, and sends the application. */
async function apply(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^(Apply now|Easy Apply)$/ })
    .first()
    .click();
  const questions = page.locator('form').filter({ has: page.getByRole('heading', { name: 'A few questions' }) });
  await questions.getByLabel('Availability start date').fill('2030-02-01');
  await questions.getByRole('radio', { name: 'Part Time' }).check();
  await questions.getByLabel('Hours per day').fill('6');
  await questions.getByRole('checkbox', { name: 'Monday' }).check();
  for (const group of await questions.getByRole('radiogroup').all())
    if ((await group.getByRole('radio', { checked: true }).count()) === 0) await group.getByRole('radio').first().check();
  for (const field of await questions.getByRole('textbox').all()) {
    const isAsked = (await field.getAttribute('aria-required')) === 'true';
    if (isAsked && (await field.inputValue()) === '') await field.fill('Four years, in two teams.');
  }
  const submit = page.getByRole('button', { name: 'Submit application' });
  while (!(await submit.isVisible())) {
    const before = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).not.toHaveText(before);
  }
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
}

/** A signed-in candidate searches, applies, is notified, writes to the employer and looks at a report: every remote has a part in it. */
export async function acrossRemotes(page: Page): Promise<void> {
  const title = await test.step('jobs: searches, opens a job and applies', async () => {
    await page.goto('/candidate/find-jobs');
    const found = await openJobToApplyTo(page);
    await apply(page);
    return found;
  });

  await test.step('notifications: the bell has the application', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog').or(page.getByRole('menu')).getByText(title).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('messaging: writes to the employer of the job', async () => {
    await page.goto('/candidate/my-jobs?tab=APPLIED');
    await page.getByRole('main').getByRole('article').getByRole('link', { name: title, exact: true }).first().click();
    await page.getByRole('link', { name: /^Message / }).click();
    const text = `Is the position still open? ${Date.now().toString(36)}`;
    await page.getByRole('textbox', { name: /^Message to / }).fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText(text)).toBeVisible();
  });

  await test.step('reports: the activity counts the application', async () => {
    await page.goto('/candidate/analytics?keyword=my-activity-summary&period=4w');
    await expect(page.getByRole('heading', { level: 1, name: 'My Activity Summary' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'By week' }).getByRole('row').last()).toBeVisible();
  });

  await test.step('profile and accessibility: their pages open', async () => {
    await page.goto('/candidate/edit-profile');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/candidate/settings');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
}
