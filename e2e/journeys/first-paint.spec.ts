import { ADOPTED_ATTRIBUTE, REPLACED_EVENT } from '@hirehq/shared-contracts/first-paint';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { delayShell } from '../platform/delay-shell.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/home', '/feature']) {
    test(`PF-01 SH-21 ${path} is read as it is served`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Find Jobs' })).toHaveAttribute('href', '/job-list');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    });
  }
});

test('PF-01 the shell takes over the painted page without moving anything', async ({ page }) => {
  const letThrough = await delayShell(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  // The font may still arrive before the first paint (font-display: optional), and not after it.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // The search and the open jobs are parts of a remote, which may be served; where they are not, their places are kept.
  const main = page.getByRole('main');
  const jobs = page.getByRole('region', { name: 'New jobs' });
  const ownLines = async () => {
    const ofJobs = (await jobs.count()) === 0 ? '' : await jobs.innerText();
    const text = (await main.innerText()).replace(ofJobs, '').replace(/^Search\n/m, '');
    return text.split('\n').filter((line) => line.trim());
  };
  const painted = { title: await title.boundingBox(), lines: await ownLines() };
  const served = await main.elementHandle();
  letThrough();
  await page.waitForFunction((element) => !element?.isConnected, served);
  await expect(page.locator(`[${ADOPTED_ATTRIBUTE}]`)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Skills or job titles' })).toBeVisible();
  expect(await title.boundingBox()).toEqual(painted.title);
  await expect(jobs.getByRole('article')).toHaveCount(6);
  expect(await ownLines()).toEqual(painted.lines);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('PF-01 what is clicked before the shell is there is done once it is', async ({ page }) => {
  const letThrough = await delayShell(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Browse all jobs' }).first().click();
  letThrough();
  await expect(page).toHaveURL(/\/job-list$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('PF-01 a button that is held down while the shell takes over is clicked when it is released', async ({ page }) => {
  const letThrough = await delayShell(page);
  await page.goto('/', { waitUntil: 'commit' });
  const served = await page.getByRole('main').getByRole('button', { name: 'Browse all jobs' }).first().elementHandle();
  await served?.hover();
  await page.mouse.down();
  letThrough();
  await page.waitForFunction((button) => !button?.isConnected, served);
  await settled(page);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/job-list$/);
});

test('PF-01 a button that is released in the moment the shell replaces the page is clicked', async ({ page }) => {
  const letThrough = await delayShell(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Browse all jobs' }).first().hover();
  await page.mouse.down();
  // Between the moment the page is replaced and the one it responds to input.
  await page.evaluate(
    ([rootId, replaced]) => {
      document.getElementById(rootId)?.addEventListener(
        replaced,
        () => {
          const button = [...document.querySelectorAll('main button')].find((each) => each.textContent === 'Browse all jobs');
          button?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse' }));
        },
        { once: true },
      );
    },
    [PAGE_IDS.root, REPLACED_EVENT] as const,
  );
  letThrough();
  await expect(page).toHaveURL(/\/job-list$/);
  await page.mouse.up();
});

test('PF-01 the focus stays where it was', async ({ page }) => {
  const letThrough = await delayShell(page);
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Find Jobs' });
  await link.focus();
  letThrough();
  await expect(page.getByRole('combobox').first()).toBeVisible();
  await expect(link).toBeFocused();
});

test('PF-01 SH-24 who has skipped to the content stays there', async ({ page }) => {
  const letThrough = await delayShell(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const served = await page.getByRole('main').elementHandle();
  letThrough();
  await page.waitForFunction((main) => !main?.isConnected, served);
  await expect(page.getByRole('main')).toBeFocused();
});

test('PF-01 SH-01 a browser with a session, or with another language, never shows the page of a visitor', async ({
  page,
  context,
}) => {
  for (const [key, value] of [
    ['token', '1'],
    ['locale', 'es'],
  ] as const) {
    await context.clearCookies();
    await page.goto('/privacypolicy');
    await page.evaluate(
      ([name, text]) => {
        localStorage.clear();
        localStorage.setItem(name, text);
      },
      [key, value] as const,
    );
    const letThrough = await delayShell(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('#hirehq-root')).toBeAttached();
    await page.waitForFunction(() => document.readyState !== 'loading');
    await expect(page.locator('#hirehq-root')).toBeEmpty();
    letThrough();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});
