import { accountMenu, newPerson, sendRegistration, sendSignIn } from '../platform/account.ts';
import { EITHER_PROVIDER, expect, skipProfile, test } from './identity-test.ts';

test('PR-04 SH-36 back right after registering asks first, and leads past the provider’s pages', async ({ page }) => {
  await page.goto('/feature');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  await sendRegistration(page, newPerson());
  await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });
  await expect(page.getByLabel('Profile title')).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });

  await test.step('No stays', async () => {
    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/candidate/create-profile');
  });

  await test.step('a reload changes nothing: Yes leads to the page before the registration', async () => {
    await page.reload();
    await expect(page.getByLabel('Profile title')).toBeVisible();
    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL('/feature');
    await expect(accountMenu(page)).toBeVisible();
  });
});

test(
  'PR-04 where there is no page before the registration, back and Yes lead to the dashboard',
  EITHER_PROVIDER,
  async ({ page, identity }) => {
    // The tab's first page: what Playwright opens it with is replaced.
    await page.evaluate((address) => window.location.replace(address), `${identity.origin}/signup`);
    await sendRegistration(page, newPerson());
    await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });
    await expect(page.getByLabel('Profile title')).toBeVisible();
    await page.evaluate(() => window.history.back());
    await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL('/candidate/dashboard');
    await expect(accountMenu(page)).toBeVisible();
  },
);

test('SH-18 back after signing in leads to the page before the one that was signed in from', async ({
  page,
  person,
  identity,
}) => {
  await skipProfile(page.context(), identity);
  await page.goto('/feature');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL('/job-list');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await sendSignIn(page, person);
  await expect(page).toHaveURL('/candidate/find-jobs', { timeout: 20_000 });
  await expect(accountMenu(page)).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/feature');
  await expect(accountMenu(page)).toBeVisible();
});
