import { accountMenu, newPerson, sendRegistration, sendSignIn } from '../platform/account.ts';
import { PORTS } from '../platform/addresses.ts';
import { builtReleases } from '../platform/built-releases.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { expect, test } from '../identity/identity-test.ts';

/** A platform with the embedded provider, where people sign up with their account at the real Keycloak. */
let platform: Platform;
const HERE = `http://127.0.0.1:${PORTS.social}`;
const SECRET = 'a-secret-between-two-providers';

test.beforeAll(async ({ identity }) => {
  test.setTimeout(START_WITHIN_MS);
  await identity.keycloak?.admin.createClient({
    clientId: 'hirehq-social',
    secret: SECRET,
    redirectUri: `${HERE}/realms/hirehq/broker/keycloak/endpoint`,
  });
  const provider = {
    id: 'keycloak',
    name: 'Keycloak',
    issuer: identity.issuer,
    clientId: 'hirehq-social',
    clientSecret: SECRET,
  };
  platform = await startPlatform({
    port: PORTS.social,
    data: await createDataFolder(),
    releases: builtReleases(),
    environment: { HOST: '127.0.0.1', HIREHQ_ORIGIN: HERE, HIREHQ_SOCIAL_PROVIDERS: JSON.stringify([provider]) },
  });
});

test.afterAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  await platform.stop();
  await removeDataFolder(platform.data);
});

test('ID-07 signs up with an account at a real Keycloak, and in again without a word', async ({ page, context, person }) => {
  await page.goto(`${HERE}/feature`);
  await expect(page.getByRole('heading', { name: 'One-click sign-up' })).toBeVisible();
  await expect(page.getByText('Use the account you already have with Keycloak')).toBeVisible();

  await page.goto(`${HERE}/signup`);
  await page.getByRole('link', { name: 'Continue with Keycloak' }).click();
  await sendSignIn(page, person);
  await expect(page).toHaveURL(`${HERE}/candidate/create-profile`, { timeout: 20_000 });

  await context.addCookies([{ name: 'profile_skipped', value: '1', url: HERE }]);
  await page.goto(`${HERE}/candidate/my-jobs`);
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
  // Signed out here, not there. That the profile was skipped is forgotten with the session (SH-42).
  await page.getByRole('link', { name: 'Continue with Keycloak' }).click();
  await expect(page).toHaveURL(`${HERE}/candidate/create-profile`, { timeout: 20_000 });
});

test('ID-07 an account there is joined to the one here by the password of the one here', async ({ page, context, identity }) => {
  const person = newPerson();
  await page.goto(`${HERE}/signup`);
  await sendRegistration(page, person);
  await expect(page).toHaveURL(`${HERE}/candidate/create-profile`, { timeout: 20_000 });
  await context.clearCookies({ name: /^(?!cookieConsent$)/ });
  await page.evaluate(() => localStorage.clear());

  const there = { ...person, password: newPerson().password };
  await identity.createAccount(there);
  await page.goto(`${HERE}/signin`);
  await page.getByRole('link', { name: 'Continue with Keycloak' }).click();
  await sendSignIn(page, there);
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Connect and sign in' }).click();
  await expect(page).toHaveURL(`${HERE}/candidate/create-profile`, { timeout: 20_000 });
});
