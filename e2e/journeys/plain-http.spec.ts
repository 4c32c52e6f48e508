import { networkInterfaces } from 'node:os';
import { accountMenu, sendSignIn } from '../platform/account.ts';
import { DEPLOYED, PORTS } from '../platform/addresses.ts';
import { builtReleases } from '../platform/built-releases.ts';
import { acceptCookies } from '../platform/consent.ts';
import { jobCards } from '../platform/jobs.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { expect, test } from '../platform/test.ts';

/** An address at which others of the local network reach this machine. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((known) => known?.family === 'IPv4' && !known.internal && !known.address.startsWith('169.254.'))?.address;
const origin = `http://${address}:${PORTS.plainHttp}`;

test.describe('at an address of the local network, without TLS', () => {
  test.skip(address === undefined, 'this machine has no address but the loopback one');
  test.skip(DEPLOYED !== undefined, 'the tests do not start the platform');
  let platform: Platform;

  test.beforeAll(async () => {
    test.setTimeout(START_WITHIN_MS);
    platform = await startPlatform({
      port: PORTS.plainHttp,
      data: await createDataFolder(),
      releases: builtReleases(),
      environment: { HOST: '0.0.0.0' },
    });
  });

  test.afterAll(async () => {
    await platform.stop();
    await removeDataFolder(platform.data);
  });

  test.beforeEach(({ context }) => acceptCookies(context, origin));

  test('PF-01 says at its start where it is, and what browsers keep from its pages', () => {
    expect(platform.output()).toContain(`is ready at ${origin}`);
    expect(platform.output()).toContain('has no TLS');
  });

  test('PF-01 ID-01 JB-01 a candidate searches, signs in, saves a job and hears of it in another tab', async ({
    page,
    context,
  }) => {
    const [candidate] = platform.demoAccounts;
    if (!candidate) throw new Error('the demo data have no account');

    await test.step('another name of the machine leads to the address', async () => {
      await page.goto(`http://localhost:${PORTS.plainHttp}/job-list`);
      await expect(page).toHaveURL(`${origin}/job-list`);
      expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    });

    await test.step('searches', async () => {
      await expect(jobCards(page).first()).toBeVisible({ timeout: 20_000 });
      await page.getByRole('combobox', { name: 'Skills or job titles' }).fill('nurse');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/[?&]keyword=nurse/);
      await expect(jobCards(page).first()).toBeVisible();
    });

    await test.step('signs in', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
      await sendSignIn(page, candidate);
      await expect(page).toHaveURL(/\/candidate\/find-jobs/, { timeout: 20_000 });
      await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 });
    });

    const second = await context.newPage();
    await test.step('a reload and another tab keep the session', async () => {
      await page.reload();
      await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 });
      await second.goto(page.url());
      await expect(accountMenu(second)).toBeVisible({ timeout: 20_000 });
    });

    await test.step('saves a job; the other tab knows', async () => {
      const save = (tab: typeof page) =>
        jobCards(tab)
          .first()
          .getByRole('button', { name: /^Save / });
      await expect(save(second)).toBeVisible({ timeout: 20_000 });
      const before = await save(page).getAttribute('aria-pressed');
      await save(page).click();
      await expect(save(second)).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    });

    await test.step('a link is shown to be copied by hand', async () => {
      await jobCards(page).first().getByRole('link').first().click();
      await page.getByRole('button', { name: /^(Copy link|Share)$/ }).click();
      await expect(page.getByText(`Copy this link: ${origin}/job/`)).toBeVisible();
    });
  });
});
