import { accountMenu, sendSignIn } from '../platform/account.ts';
import { EITHER_PROVIDER, expect, test } from './identity-test.ts';

test('ID-01 storage that throws keeps nobody from signing in', EITHER_PROVIDER, async ({ page, person }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: blocked });
  });
  await page.goto('/candidate/my-jobs');
  await sendSignIn(page, person);
  await expect(page).toHaveURL(/\/candidate\//, { timeout: 20_000 });
  await page.goto('/candidate/my-jobs');
  await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 });
});

test('ID-01 storage that is full keeps nobody from signing in', EITHER_PROVIDER, async ({ page, person }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/candidate/my-jobs');
  await sendSignIn(page, person);
  await expect(page).toHaveURL(/\/candidate\//, { timeout: 20_000 });
});

test('ID-01 blocked cookies are named as what is wrong', EITHER_PROVIDER, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Cookies are blocked' })).toBeVisible();
});
