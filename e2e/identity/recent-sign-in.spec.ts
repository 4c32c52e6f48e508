import type { Page } from '@playwright/test';
import { accountMenu, type Person } from '../platform/account.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { settled } from '../platform/settled.ts';
import { anotherBrowser, claimsOf, EITHER_PROVIDER, expect, skipProfile, test, tokensIn, type Tokens } from './identity-test.ts';

const NEW_PASSWORD = 'another-quiet-harbour-7';
const SETTINGS = '/candidate/settings';

/** The services answer the next such mutation as they do for a session that is older than five minutes. */
async function refuseOnce(page: Page, mutation: string): Promise<void> {
  const refused = { __typename: `${mutation}Refused`, code: 'SIGN_IN_AGAIN', message: 'Please sign in again.' };
  const field = mutation.charAt(0).toLowerCase() + mutation.slice(1);
  let isOver = false;
  await page.route('**/graphql', async (route) => {
    if (isOver || !route.request().postData()?.includes(`mutation ${mutation}`)) return route.fallback();
    isOver = true;
    return route.fulfill({ json: { data: { [field]: refused } } });
  });
}

/** Enters the password on the page that asks a signed-in person for it: the email is known there. */
async function proveIt(page: Page, { email, password }: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
  const field = page.getByLabel('Email');
  if ((await field.count()) > 0) await expect(field).toHaveValue(email);
  else await expect(page.getByText(email).first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const authTimes = ({ access_token: access, id_token: id }: Tokens) => [access, id].map((token) => claimsOf(token)['auth_time']);

async function acceptsTokens(origin: string, { access_token: access, id_token: id }: Tokens): Promise<boolean> {
  const response = await fetch(`${origin}/api/v1/candidates/`, {
    headers: { authorization: `Bearer ${access}`, 'x-access-token': id },
  });
  expect([200, 401]).toContain(response.status);
  return response.ok;
}

test('PR-11 ID-01 a copy of the data asks for the password again, returns to its place, and is one press away', async ({
  page,
  person,
  signIn,
  seen,
}) => {
  await signIn(page, person, SETTINGS);
  const before = authTimes(tokensIn(seen));
  expect(before).toEqual([expect.any(Number), expect.any(Number)]);
  // The time of a sign-in has the unit of a second.
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(Number(before[0]));
  await refuseOnce(page, 'RequestExport');
  const part = page.getByRole('region', { name: 'A copy of your data' });
  await part.getByRole('button', { name: 'Request a copy' }).click();
  await proveIt(page, person);

  await expect(page).toHaveURL(SETTINGS, { timeout: 20_000 });
  const notice = part.getByText('You can request your copy now.');
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await settled(page);
  await expectNoAxeViolation(page);
  for (const [index, time] of authTimes(tokensIn(seen)).entries()) expect(time).toBeGreaterThan(Number(before[index]));
  await part.getByRole('button', { name: 'Request a copy' }).click();
  await expect(part.getByRole('link', { name: /^Download/ })).toBeVisible({ timeout: 60_000 });
});

test(
  'PR-11 ID-01 a deletion keeps what was typed over the sign-in, and is not done by itself',
  EITHER_PROVIDER,
  async ({ page, person, signIn }) => {
    await signIn(page, person, SETTINGS);
    await refuseOnce(page, 'RequestDeletion');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your email address').fill(person.email);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await proveIt(page, person);
    await expect(page).toHaveURL(SETTINGS, { timeout: 20_000 });
    await expect(dialog.getByLabel('Your email address')).toHaveValue(person.email);
    await expect(page.getByText('Your account will be deleted on')).not.toBeVisible();
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('heading', { name: /^Your account will be deleted on/ })).toBeVisible();
  },
);

test('ID-03 a new password ends the other sessions at once, also the tokens they have', async ({
  page,
  person,
  signIn,
  browser,
  identity,
  seen,
}) => {
  test.setTimeout(120_000);
  const other = await anotherBrowser(browser, identity);
  await skipProfile(other.context, identity);
  const elsewhere = await other.context.newPage();
  await signIn(elsewhere, person, '/candidate/my-jobs');
  await signIn(page, person, SETTINGS);
  const theirs = tokensIn(other.seen);
  expect(await acceptsTokens(identity.origin, theirs)).toBe(true);

  await page.getByRole('button', { name: 'Change password' }).click();
  const current = page.getByLabel('Current password', { exact: true });
  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible({ timeout: 20_000 });
  if ((await current.count()) > 0) await current.fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(SETTINGS, { timeout: 20_000 });
  await expect(accountMenu(page)).toBeVisible();
  expect(await acceptsTokens(identity.origin, theirs)).toBe(false);
  expect(await acceptsTokens(identity.origin, tokensIn(seen))).toBe(true);
  await other.context.close();
});

test('PR-11 signing out everywhere ends the session of every browser', async ({ page, person, signIn, browser, identity }) => {
  test.skip(identity.kind === 'keycloak', 'without a service account the sessions are ended on the pages of Keycloak');
  const other = await anotherBrowser(browser, identity);
  await skipProfile(other.context, identity);
  const elsewhere = await other.context.newPage();
  await signIn(elsewhere, person, '/candidate/my-jobs');
  const theirs = tokensIn(other.seen);
  await signIn(page, person, SETTINGS);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
  expect(await acceptsTokens(identity.origin, theirs)).toBe(false);
  await other.context.close();
});
