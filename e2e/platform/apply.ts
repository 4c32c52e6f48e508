import { expect, type Page } from '@playwright/test';
import { sendRegistration, type Person } from './account.ts';

/** From the answered questions over résumé and support to the review. */
export async function goToReview(page: Page): Promise<void> {
  for (const next of [/^Step 2 of 4/, /^Step 3 of 4/, /Check your application/]) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: next })).toBeVisible();
  }
}

/** Signed out, the review leads to an account, and the account back to the review. */
export async function registerFromReview(page: Page, person: Person, jobId: string): Promise<void> {
  await goToReview(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
  await sendRegistration(page, person);
  await expect(page).toHaveURL(new RegExp(`/candidate/application/${jobId}`), { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Check your application' })).toBeVisible();
}

/** Sends what the review shows. */
export async function submitReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
}
