import { readFile } from 'node:fs/promises';
import { accountMenu, sendSignIn } from '../platform/account.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { newestMail } from '../platform/mails.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

test.use({ signedIn: 'new' });

test('PR-11 a candidate changes the language, downloads their data, asks to delete the account, and keeps it at the next sign-in', async ({
  page,
  newcomer,
}) => {
  const { person } = await newcomer();
  await page.goto('/candidate/settings');
  const part = (name: string) => page.getByRole('region', { name });

  await test.step('every part is there, with the notifications of their own remote', async () => {
    await expect(part('Email address')).toContainText(person.email);
    await expect(page.getByRole('group', { name: 'Interviews' })).toBeVisible();
    await settled(page);
    await expectNoAxeViolation(page);
  });

  await test.step('the page follows the language, which stays', async () => {
    await page.getByRole('combobox', { name: 'Language' }).first().selectOption('Español');
    await expect(page.getByRole('heading', { name: 'Configuración', level: 1 })).toBeVisible();
    await page.reload();
    await page.getByRole('combobox', { name: 'Idioma' }).first().selectOption('English');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });

  await test.step('the copy is made, told by mail, and downloaded', async () => {
    await part('A copy of your data').getByRole('button', { name: 'Request a copy' }).click();
    const link = part('A copy of your data').getByRole('link', { name: /^Download/ });
    await expect(link).toBeVisible({ timeout: 60_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const archive = await readFile(await download.path());
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    expect((await newestMail(person.email)).subject).toBe('Your data is ready to download');
  });

  await test.step('the deletion needs the address', async () => {
    await part('Delete account').getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your email address').fill('somebody@example.com');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This is not the email address of your account.');
    await dialog.getByLabel('Your email address').fill(person.email);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('heading', { name: /^Your account will be deleted on/ })).toBeVisible();
  });

  await test.step('the next sign-in leads to the offer to keep it', async () => {
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
    await sendSignIn(page, person);
    await expect(page).toHaveURL('/candidate/settings', { timeout: 20_000 });
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(part('Delete account')).toBeVisible();
  });
});
