import { accountMenu, newPerson, sendSignIn } from '../platform/account.ts';
import { mailsTo, passMailCheck } from '../platform/mails.ts';
import { EITHER_PROVIDER, expect, test } from './identity-test.ts';

const NEW_PASSWORD = 'another-quiet-harbour-7';

test('SH-11 the login hint of the address is in the form', async ({ page, person }) => {
  await page.goto(`/signin?email=${encodeURIComponent(person.email)}`);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.goto(`/forgotpassword?email=${encodeURIComponent(person.email)}`);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test(
  'SH-16 SH-18 a page asked for while signed out is kept; a candidate without skills makes a profile first',
  EITHER_PROVIDER,
  async ({ page, person }) => {
    await page.goto('/candidate/my-jobs?tab=SAVED');
    await sendSignIn(page, person);
    await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page).toHaveURL('/candidate/my-jobs?tab=SAVED');
    await expect(accountMenu(page)).toBeVisible();
  },
);

test('SH-18 a job details page comes before any other page asked for', EITHER_PROVIDER, async ({ page, person, signIn }) => {
  await page.goto('/candidate/my-jobs');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, person, '/candidate/job-details/00000000-0000-4000-8000-000000000001');
});

test(
  'SH-17 who is signed in does not see the sign-in pages',
  EITHER_PROVIDER,
  async ({ page, context, person, arriveSignedIn }) => {
    await arriveSignedIn(context, person);
    await page.goto('/signin');
    await expect(page).toHaveURL('/candidate/dashboard');
    await page.goto('/signup');
    await expect(page).toHaveURL('/candidate/create-profile');
  },
);

test.describe('refusals', () => {
  // The response to a refused form is a 400 or 401, which the browser reports.
  test.use({ expectedProblems: [/status of 4\d\d/] });

  test('ID-05 a wrong password and an unknown address get the same sentence', async ({ page, person }) => {
    const sentenceFor = async (email: string) => {
      await page.goto('/signin');
      await sendSignIn(page, { email, password: 'not-the-password-1' });
      const refusal = page.locator('[data-error]').first();
      await expect(refusal).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      return refusal.innerText();
    };
    expect(await sentenceFor(person.email)).toBe(await sentenceFor(newPerson().email));
  });

  test('ID-05 an account that is not active says so to its owner alone', async ({ page, person, identity, seen }) => {
    await identity.deactivate(person.email);
    await page.goto('/signin');
    await sendSignIn(page, { ...person, password: 'not-the-password-1' });
    await expect(page.locator('[data-error]').first()).toBeVisible();
    await expect(page.locator('[data-error="UserLambdaValidationException"]')).toHaveCount(0);
    await sendSignIn(page, person);
    await expect(page.locator('[data-error="UserLambdaValidationException"]')).toBeVisible();
    expect(seen.tokens).toEqual([]);
  });
});

test('ID-03 a new password that is required is chosen before anything else', async ({ page, person, identity, seen }) => {
  await identity.requireNewPassword(person.email);
  await page.goto('/signin');
  await sendSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(seen.tokens).toEqual([]);
  for (const label of ['New password', 'Password again']) {
    const field = page.getByLabel(label, { exact: true });
    if (await field.isVisible()) await field.fill(NEW_PASSWORD);
  }
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });
});

test.describe('a forgotten password', () => {
  test.use({ expectedProblems: [/status of 4\d\d/] });

  test('ID-03 a forgotten password is replaced by mail; the old one is over', async ({ page, person, browser, identity }) => {
    const before = (await mailsTo(person.email)).length;
    await page.goto('/forgotpassword');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: /^Send the (code|link)$/ }).click();
    await passMailCheck(page, person.email, before + 1);
    for (const label of ['New password', 'Password again']) {
      const field = page.getByLabel(label, { exact: true });
      if (await field.isVisible()) await field.fill(NEW_PASSWORD);
    }
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page).toHaveURL('/candidate/create-profile', { timeout: 20_000 });

    const elsewhere = await browser.newContext({ baseURL: identity.origin, locale: 'en-US' });
    const other = await elsewhere.newPage();
    await other.goto('/signin');
    await sendSignIn(other, person);
    await expect(other.locator('[data-error]').first()).toBeVisible();
    await sendSignIn(other, { ...person, password: NEW_PASSWORD });
    await expect(other).toHaveURL('/candidate/create-profile', { timeout: 20_000 });
    await elsewhere.close();
  });
});
