import { DEPLOYED, PORTS } from '../platform/addresses.ts';
import { builtReleases } from '../platform/built-releases.ts';
import { acceptCookies } from '../platform/consent.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { toolbar } from '../platform/reading-tools.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { expect, test } from '../platform/test.ts';

const SCRIPT = 'https://tools.example/bar.js';
/** A toolbar as others write it: HTML from text, and a button that closes it. */
const SOURCE = `
  const bar = document.createElement('div');
  bar.id = 'foreign';
  bar.innerHTML = '<button class="bar-close">Close their toolbar</button>';
  document.body.append(bar);
`;

test.describe('with a third-party toolbar configured', () => {
  test.skip(DEPLOYED !== undefined, 'the tests do not start the platform');
  let platform: Platform;

  test.beforeAll(async () => {
    test.setTimeout(START_WITHIN_MS);
    platform = await startPlatform({
      port: PORTS.toolbarScript,
      data: await createDataFolder(),
      releases: builtReleases(),
      environment: { HIREHQ_TOOLBAR_SCRIPT: SCRIPT, HIREHQ_TOOLBAR_CLOSED_BY: '.bar-close' },
    });
  });

  test.afterAll(async () => {
    await platform.stop();
    await removeDataFolder(platform.data);
  });

  test('AX-07 the switch loads its script instead of ours, and its close button turns the switch off', async ({
    page,
    context,
  }) => {
    await acceptCookies(context, platform.origin);
    await page.clock.install();
    let requests = 0;
    await page.route(SCRIPT, (route) => {
      requests += 1;
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: SOURCE,
      });
    });
    await page.goto(platform.origin);
    await page.getByRole('button', { name: 'Reading and accessibility' }).click();
    const panel = page.getByRole('dialog', { name: 'Reading and accessibility' });
    await panel.getByRole('switch', { name: 'Assistive toolbar' }).click();
    await panel.getByRole('button', { name: 'Save' }).click();
    await page.keyboard.press('Escape');
    expect(requests).toBe(0);
    await page.clock.runFor(1_000);
    const close = page.getByRole('button', { name: 'Close their toolbar' });
    await expect(close).toBeAttached();
    expect(requests).toBe(1);
    await expect(toolbar(page)).toHaveCount(0);
    await page.clock.runFor(3_000);
    const reloaded = page.waitForEvent('load');
    await close.click();
    await reloaded;
    await expect(page.getByRole('button', { name: 'Reading and accessibility' })).toBeVisible();
    await page.clock.runFor(2_000);
    expect(requests).toBe(1);
    await expect(close).toHaveCount(0);
  });
});
