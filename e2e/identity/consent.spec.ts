import type { Page } from '@playwright/test';
import { sendSignIn } from '../platform/account.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { expect, test } from './identity-test.ts';

const YEAR_SECONDS = 31_536_000;

const question = (page: Page) => page.getByRole('dialog', { name: 'Cookies on this site' });
const accept = (page: Page) => question(page).getByRole('button', { name: 'Accept' });

test.use({ cookiesAccepted: false });

test('SH-31 sign-in, registration and reset ask for consent; an answer there holds for the year and for the platform', async ({
  page,
  context,
  person,
  identity,
}) => {
  const asks = async (heading: string) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(question(page)).toBeVisible();
  };
  await page.goto('/signup');
  await asks('Create your account');
  await page.goto('/signin');
  await asks('Sign in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await asks('Reset your password');
  await page.goto('/signin');
  await asks('Sign in');

  await test.step('it takes no focus, and has no axe violation', async () => {
    await expect(page.getByLabel('Email')).toBeFocused();
    await expectNoAxeViolation(page);
  });

  await test.step('the policies are those of the platform', async () => {
    for (const [name, path] of [
      ['Cookie policy', '/cookiepolicy'],
      ['Privacy policy', '/privacypolicy'],
      ['Terms of use', '/termsofuse'],
    ] as const)
      await expect(question(page).getByRole('link', { name })).toHaveAttribute('href', identity.origin + path);
  });

  await test.step('an answer by keyboard closes it, and the focus returns', async () => {
    await page.getByLabel('Email').focus();
    await accept(page).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await expect(page.getByLabel('Email')).toBeFocused();
    const kept = (await context.cookies()).find(({ name }) => name === 'cookieConsent');
    expect(kept).toMatchObject({ value: 'accepted', path: '/', sameSite: 'Lax' });
    const age = (kept?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(age - YEAR_SECONDS)).toBeLessThan(120);
  });

  await test.step('no page asks again, signed in or not', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(question(page)).toBeHidden();
    await sendSignIn(page, person);
    await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });
    await expect(question(page)).toHaveCount(0);
  });
});

test('SH-31 the question fits 320 pixels, and the form can be sent while it is open', async ({ page, person }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/signin');
  await expect(accept(page)).toBeInViewport({ ratio: 1 });
  await sendSignIn(page, person);
  await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });
});
