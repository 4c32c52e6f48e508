import { accountMenu, newPerson, sendRegistration } from '../platform/account.ts';
import { expect, test } from '../platform/test.ts';

test('SH-11 SH-18 a new candidate creates a profile and continues to the page they came for', async ({ page }) => {
  await page.goto('/candidate/my-jobs?tab=SAVED');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await sendRegistration(page, newPerson());
  await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });

  await test.step('what was typed survives a reload', async () => {
    await page.getByLabel('Profile title').fill('Registered nurse');
    await page.reload();
    await expect(page.getByLabel('Profile title')).toHaveValue('Registered nurse');
  });

  await page.getByRole('button', { name: 'Continue' }).click();
  const skills = page.getByRole('combobox', { name: 'Add a skill' });
  await skills.pressSequentially('nurs');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel(/^Years of experience with/).fill('4');
  await page.getByRole('button', { name: 'Finish profile' }).click();
  await expect(page).toHaveURL('/candidate/my-jobs?tab=SAVED');
  await expect(accountMenu(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('skillsCount'))).toBe('1');

  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
});
