import { accountMenu, demoAccount, sendSignIn } from '../platform/account.ts';
import { jobCards } from '../platform/jobs.ts';
import type { DemoAccount } from '../platform/start-platform.ts';
import { expect, test } from '../platform/test.ts';

/** Somebody with skills and a history. A platform that is deployed already (HIREHQ_URL) need not have one: the test is skipped there. */
function demoCandidate(): DemoAccount {
  const account = demoAccount();
  test.skip(account === undefined, 'this platform has no demo data');
  return account as DemoAccount;
}

test('ID-01 SH-42 signs in with a demo account and out again, in every tab', async ({ page, context }) => {
  const account = demoCandidate();

  await test.step('signs in from the header and is back where they were', async () => {
    await page.goto('/job-list');
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await sendSignIn(page, account);
    await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(/\/candidate\/find-jobs/);
  });

  await test.step('no token is left in storage', async () => {
    const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
    expect(kept).not.toMatch(/eyJ/);
  });

  const second = await context.newPage();
  await test.step('another tab is signed in too', async () => {
    await second.goto('/candidate/my-jobs');
    await expect(accountMenu(second)).toBeVisible({ timeout: 20_000 });
  });

  await test.step('signs out; the other tab follows', async () => {
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
    await expect(accountMenu(second)).toBeHidden({ timeout: 20_000 });
  });
});

test('A21 SH-16 SH-18 a candidate page asks for sign-in; a candidate with skills is back there, at the same fragment', async ({
  page,
}) => {
  const person = demoCandidate();
  await page.goto('/candidate/my-jobs?tab=SAVED#main');
  await sendSignIn(page, person);
  await expect(page).toHaveURL('/candidate/my-jobs?tab=SAVED#main', { timeout: 20_000 });
  await expect(page.getByRole('tab', { name: /^Saved/, selected: true })).toBeVisible();

  await test.step('a fragment that looks like the provider’s own is not taken for its response', async () => {
    await page.goto('/candidate/my-jobs?tab=SAVED#error=access_denied');
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Saved/, selected: true })).toBeVisible();
  });
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('SH-03 /job-list leads to /candidate/find-jobs with the same query', async ({ page }) => {
    await page.goto('/job-list?keyword=manager&workMode=R&sort=newest');
    await expect(page).toHaveURL('/candidate/find-jobs?keyword=manager&workMode=R&sort=newest');
    await expect(jobCards(page).first()).toBeVisible();
  });
});

test.describe('an address nobody knows', () => {
  test.use({ expectedProblems: [/404 \(Not Found\)/] });

  test('SH-10 is a 404 with the frame around it', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Find Jobs' }).click();
    await expect(jobCards(page).first()).toBeVisible();
  });
});
