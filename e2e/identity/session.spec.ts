import type { BrowserContext, Page } from '@playwright/test';
import { accountMenu } from '../platform/account.ts';
import { EITHER_PROVIDER, expect, test } from './identity-test.ts';

const TOKEN = '**/protocol/openid-connect/token';
const reconnecting = (page: Page) => page.getByText(/You are still signed in\. Reconnecting/);
/**
 * What a browser logs about responses and requests that fail on purpose, and about a part that a page loads when it is idle: the
 * embedded provider is away together with the rest of the platform. One expression, because Playwright takes a list of two for a
 * value and its options.
 */
const FAULTS = [/status of (400|503)|net::ERR_|Failed to fetch dynamically imported module/];

/** A signed-in tab whose clock the test can set. */
async function tabWithClock(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.clock.install();
  await tab.goto(path);
  await expect(accountMenu(tab)).toBeVisible();
  return tab;
}

/** Tokens last five minutes and a tab looks at them every ten seconds: it finds them nearly over within the next ten. */
async function growOld(...tabs: Page[]): Promise<void> {
  const time = Date.now() + 270_000;
  await Promise.all(tabs.map((tab) => tab.clock.setSystemTime(time)));
}

/** Until no tab of the browser renews its tokens: a clock set forward during the request would end the wait for its response. */
async function untilRenewed(tab: Page): Promise<void> {
  const renewing = () =>
    tab.evaluate(async (lock) => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [...held, ...pending].filter(({ name }) => name === lock).length;
    }, 'hirehq.session.refresh');
  await expect.poll(renewing).toBe(0);
}

test('SH-41 SH-43 a reload keeps the session; storage holds a marker', async ({ page, person, signIn }) => {
  await signIn(page, person);
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL('/candidate/my-jobs');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('1');
});

test.describe('logout', () => {
  // A request that is on the way when the session ends is refused.
  test.use({ expectedProblems: [/status of 401/] });

  test('SH-42 sign-in and logout reach the other tabs; logout ends the session at the provider', async ({
    page,
    context,
    person,
    signIn,
  }) => {
    const other = await context.newPage();
    await other.goto('/privacypolicy');
    await signIn(page, person);
    await expect(accountMenu(other)).toBeVisible();
    await other.goto('/candidate/my-jobs');
    await expect(accountMenu(other)).toBeVisible();

    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
    expect(
      await other.evaluate(() =>
        Object.keys(localStorage).filter(
          (key) => !['colorScheme', 'locale', 'redirect_uri', 'wantedAt'].includes(key) && !key.startsWith('kc-callback-'),
        ),
      ),
    ).toEqual([]);
    expect((await context.cookies()).filter(({ name }) => name.includes('skipped'))).toEqual([]);

    await other.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(other.getByLabel('Password', { exact: true })).toBeVisible({ timeout: 20_000 });
  });
});

test('SH-41 one tab asks for new tokens, for all', EITHER_PROVIDER, async ({ context, person, arriveSignedIn, seen }) => {
  await arriveSignedIn(context, person);
  const tabs = [await tabWithClock(context, '/candidate/my-jobs')];
  for (let turn = 0; turn < 2; turn += 1) tabs.push(await tabWithClock(context, '/candidate/my-jobs'));
  const before = seen.tokenRequests.length;
  await growOld(...tabs);
  const refreshes = () => seen.tokenRequests.slice(before).map((form) => form.get('grant_type'));
  await expect.poll(() => refreshes().length, { timeout: 20_000 }).toBeGreaterThan(0);
  for (const tab of tabs) {
    await untilRenewed(tab);
    // It looks once more.
    await tab.clock.runFor(12_000);
  }
  for (const tab of tabs) await untilRenewed(tab);
  for (const tab of tabs) await expect(accountMenu(tab)).toBeVisible();
  expect(refreshes()).toEqual(['refresh_token']);
});

test.describe('the provider in trouble', () => {
  test.use({ expectedProblems: FAULTS });

  for (const [name, fault] of [
    ['returns 503', (tab: BrowserContext) => tab.route(TOKEN, (route) => route.fulfill({ status: 503, body: 'busy' }))],
    ['breaks the connection', (tab: BrowserContext) => tab.route(TOKEN, (route) => route.abort('connectionreset'))],
    ['does not respond', (tab: BrowserContext) => tab.route(TOKEN, () => {})],
  ] as const) {
    test(
      `SH-41 ${name}: nobody is signed out, the page says that it reconnects, and recovers by itself`,
      EITHER_PROVIDER,
      async ({ context, person, arriveSignedIn }) => {
        await arriveSignedIn(context, person);
        const tab = await tabWithClock(context, '/candidate/my-jobs');
        await fault(context);
        await growOld(tab);
        await expect(reconnecting(tab)).toBeVisible({ timeout: 30_000 });
        await expect(accountMenu(tab)).toBeVisible();
        await context.unroute(TOKEN);
        await expect(reconnecting(tab)).toBeHidden({ timeout: 30_000 });
        await expect(accountMenu(tab)).toBeVisible();
        expect(await tab.evaluate(() => localStorage.getItem('token'))).toBe('1');
      },
    );
  }

  test(
    'SH-41 refuses a refresh: the page is at sign-in',
    EITHER_PROVIDER,
    async ({ context, person, arriveSignedIn, identity }) => {
      await arriveSignedIn(context, person);
      const tab = await tabWithClock(context, '/candidate/my-jobs');
      const been: string[] = [];
      tab.on('framenavigated', (frame) => {
        if (frame === tab.mainFrame()) been.push(new URL(frame.url()).pathname);
      });
      await context.route(TOKEN, (route) =>
        new URLSearchParams(route.request().postData() ?? '').get('grant_type') === 'refresh_token'
          ? route.fulfill({
              status: 400,
              json: { error: 'invalid_grant' },
              headers: { 'access-control-allow-origin': identity.origin, 'access-control-allow-credentials': 'true' },
            })
          : route.continue(),
      );
      await growOld(tab);
      await expect.poll(() => been, { timeout: 20_000 }).toContain('/signin');
      // The embedded provider still has the session, and sends the browser back.
      if (identity.kind === 'keycloak') await expect(tab.getByText(/Your session has ended/)).toBeVisible();
    },
  );

  test('SH-11 is unavailable at sign-in: the page waits and then continues', EITHER_PROVIDER, async ({ page }) => {
    await page.route('**/.well-known/openid-configuration', (route) => route.abort('connectionrefused'));
    await page.goto('/signin');
    await expect(page.getByText('We cannot reach the sign-in service. Reconnecting…')).toBeVisible();
    await page.unroute('**/.well-known/openid-configuration');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
  });

  test('ID-06 is restarted: nobody is logged out', EITHER_PROVIDER, async ({ context, person, arriveSignedIn, identity }) => {
    test.setTimeout(180_000);
    test.info().annotations.push({ type: 'provider', description: identity.kind });
    await arriveSignedIn(context, person);
    const tab = await tabWithClock(context, '/candidate/my-jobs');
    await identity.whileAway(async () => {
      await growOld(tab);
      await expect(reconnecting(tab)).toBeVisible({ timeout: 30_000 });
      await expect(accountMenu(tab)).toBeVisible();
    });
    await expect(reconnecting(tab)).toBeHidden({ timeout: 30_000 });
    await expect(accountMenu(tab)).toBeVisible();
    await tab.reload();
    await expect(accountMenu(tab)).toBeVisible({ timeout: 20_000 });
  });
});
