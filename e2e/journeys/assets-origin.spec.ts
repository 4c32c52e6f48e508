import { DEPLOYED, PORTS } from '../platform/addresses.ts';
import { builtReleases } from '../platform/built-releases.ts';
import { acceptCookies } from '../platform/consent.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { jobCards } from '../platform/jobs.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { expect, test } from '../platform/test.ts';

const ASSETS = 'https://assets.example';

test.describe('with files of releases at another origin', () => {
  test.skip(DEPLOYED !== undefined, 'the tests do not start the platform');
  let platform: Platform;

  test.beforeAll(async () => {
    test.setTimeout(START_WITHIN_MS);
    platform = await startPlatform({
      port: PORTS.assetsOrigin,
      data: await createDataFolder(),
      releases: builtReleases(),
      environment: { HIREHQ_ASSETS_ORIGIN: ASSETS },
    });
  });

  test.afterAll(async () => {
    await platform.stop();
    await removeDataFolder(platform.data);
  });

  test('PF-02 pages run with scripts, styles and fonts from there, and with nothing of a release from the platform', async ({
    page,
    context,
  }) => {
    await acceptCookies(context, platform.origin);
    // A CDN in front of the same paths.
    const carried = new Set<string>();
    await context.route(`${ASSETS}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      carried.add(route.request().resourceType());
      await route.fulfill({ response: await route.fetch({ url: platform.origin + pathname }) });
    });
    const ours: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === platform.origin && /^\/(again\/)?(remotes|shell)\//.test(pathname)) ours.push(pathname);
    });

    await page.goto(`${platform.origin}/job-list`);
    await expect(jobCards(page).first()).toBeVisible();
    await jobCards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find work that fits the way you work' })).toBeVisible();
    expect([...carried].toSorted()).toEqual(expect.arrayContaining(['font', 'script', 'stylesheet']));
    expect(ours).toEqual([]);
    // Before the files of that origin are gone, the page is: it still loads what it needs later.
    await page.goto('about:blank');
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
