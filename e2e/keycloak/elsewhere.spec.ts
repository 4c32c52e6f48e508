import { accountMenu, sendSignIn } from '../platform/account.ts';
import { PORTS } from '../platform/addresses.ts';
import { builtReleases } from '../platform/built-releases.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { expect, test } from '../identity/identity-test.ts';

/** A platform whose provider is another site: for a browser 127.0.0.1 and localhost have nothing to do with each other. */
let platform: Platform;
const HERE = `http://127.0.0.1:${PORTS.elsewhere}`;

test.beforeAll(async ({ identity }) => {
  test.setTimeout(START_WITHIN_MS);
  platform = await startPlatform({
    port: PORTS.elsewhere,
    data: await createDataFolder(),
    releases: builtReleases(),
    environment: { HOST: '127.0.0.1', HIREHQ_ORIGIN: HERE, HIREHQ_SSO_ISSUER: identity.issuer },
  });
});

test.afterAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  await platform.stop();
  await removeDataFolder(platform.data);
});

test.beforeEach(({ context }) => context.addCookies([{ name: 'profile_skipped', value: '1', url: HERE }]));

test('ID-01 third-party cookies blocked: sign-in works, a reload and a new tab keep the session, logout ends it', async ({
  page,
  context,
  person,
}) => {
  await page.goto(`${HERE}/candidate/my-jobs`);
  await sendSignIn(page, person);
  await expect(page).toHaveURL(`${HERE}/candidate/my-jobs`, { timeout: 20_000 });
  await expect(accountMenu(page)).toBeVisible();

  // Alone the page has nobody to ask but the provider, whose frame does not get its cookies.
  await page.reload();
  await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(`${HERE}/candidate/my-jobs`);

  const other = await context.newPage();
  await other.goto(`${HERE}/candidate/my-jobs?tab=SAVED`);
  await expect(accountMenu(other)).toBeVisible();

  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('SH-43 a session that is over at a provider elsewhere is asked for once, then the visitor is signed out', async ({
  page,
  context,
  person,
}) => {
  await page.goto(`${HERE}/candidate/my-jobs`);
  await sendSignIn(page, person);
  await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 });
  await context.clearCookies({ domain: 'localhost' });
  await page.goto(`${HERE}/privacypolicy`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(`${HERE}/privacypolicy`);
});
