import type { Page } from '@playwright/test';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { CHOSEN_FONT_WITHIN_MS, LATE_FONT, PAGE_FONTS, pageFontFamily } from '@hirehq/shared-contracts/page-fonts';
import { combinations } from '../platform/combinations.ts';
import { searchJobs } from '../platform/jobs.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

const SHELL_CODE = /\/shell\/[^/]+\/main\.[^/]+\.js$/;
const FONTS = /\.woff2$/;

const PAGES = ['landing', 'job list', 'job page'] as const;
const ARRIVALS = ['before the shell takes over', 'after the shell has taken over'] as const;
const WIDTHS = [360, 1280] as const;

/** Holds the responses to these requests back until they are let through. */
async function delayResponses(page: Page, requests: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

async function addressOf(name: (typeof PAGES)[number], page: Page): Promise<string> {
  if (name === 'landing') return '/';
  if (name === 'job list') return '/job-list';
  const [job] = await searchJobs(page.request, {});
  return `/job/${job?.id}`;
}

const hasPainted = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

const fontIsIn = (page: Page, family: string) =>
  page.waitForFunction(
    (name) => [...document.fonts].some((font) => font.family.replaceAll('"', '') === name && font.status === 'loaded'),
    family,
  );

/** The boxes of what is painted, by tag and text; the second with the same text has a number. */
const boxes = (page: Page) =>
  page.evaluate((rootId) => {
    const found: Record<string, number[]> = {};
    for (const element of document.querySelectorAll(`#${rootId} :is(a, button, h1, h2, h3, p)`)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      // What has no text is not moved by a font.
      if (width * height === 0 || element.textContent === '') continue;
      const name = `${element.localName} ${element.textContent}`;
      const same = Object.keys(found).filter((each) => each.startsWith(name)).length;
      found[same === 0 ? name : `${name} ${same}`] = [x, y, width, height];
    }
    return found;
  }, PAGE_IDS.root);

const shared = (before: Record<string, number[]>, after: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(before).filter(([name]) => name in after));

const addSheet = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    sheet.textContent = 'html { --late-sheet: 1 }';
    document.head.prepend(sheet);
  });

/** The shell's page has replaced the one that was painted. */
async function takeOver(page: Page, letThrough: () => void): Promise<void> {
  const painted = await page.getByRole('banner').elementHandle();
  letThrough();
  await page.waitForFunction((banner) => !banner?.isConnected, painted);
}

for (const { name, width, arrival } of combinations({ name: PAGES, width: WIDTHS, arrival: ARRIVALS }))
  test(`PF-01 SH-21 the ${name} at ${width} px stays where it was painted when the font arrives ${arrival}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const letShell = await delayResponses(page, SHELL_CODE);
    const letFont = await delayResponses(page, FONTS);
    await page.goto(await addressOf(name, page), { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await hasPainted(page);
    const painted = await boxes(page);

    const steps = [
      async () => {
        letFont();
        await fontIsIn(page, pageFontFamily('brand'));
      },
      () => takeOver(page, letShell),
    ];
    for (const step of arrival === 'before the shell takes over' ? steps : steps.toReversed()) await step();
    await settled(page);
    // A style sheet that comes later makes the browser look at its fonts again.
    await addSheet(page);
    await settled(page);

    const after = await boxes(page);
    expect(Object.keys(shared(painted, after)).length).toBeGreaterThanOrEqual(3);
    // A remote's content takes the place of its skeleton: compared is what was there before.
    expect(shared(after, painted)).toEqual(shared(painted, after));
  });

test('PF-01 a font that came late is used from the next page on', async ({ page }) => {
  const letFont = await delayResponses(page, FONTS);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
  letFont();
  await fontIsIn(page, pageFontFamily('brand'));
  const title = page.getByRole('heading', { level: 1 }).first();
  const fontOf = () => title.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await fontOf()).not.toContain(PAGE_FONTS.brand.family);
  await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).click();
  await expect(page).toHaveURL(/job-list/);
  await expect.poll(fontOf).toContain(PAGE_FONTS.brand.family);
});

test('PF-01 AX-08 a page in a chosen font is painted in it, and not before', async ({ page }) => {
  await page.addInitScript((limitMs) => {
    localStorage.setItem('reading', JSON.stringify({ toolbar: true, simplified: false, tools: { font: 'lexend' } }));
    // The limit of the wait never passes here; page-fonts.test.ts proves it.
    const later = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms === limitMs ? 0 : later(work, ms)) });
  }, CHOSEN_FONT_WITHIN_MS);
  const letShell = await delayResponses(page, SHELL_CODE);
  const letFont = await delayResponses(page, FONTS);
  await page.goto('/', { waitUntil: 'commit' });
  // By its tag: what is hidden has no role.
  const title = page.locator('main h1');
  await expect(title).toBeAttached();
  await expect(title).toBeHidden();
  letFont();
  await expect(title).toBeVisible();
  const painted = await boxes(page);
  await takeOver(page, letShell);
  await settled(page);
  const after = await boxes(page);
  expect(shared(after, painted)).toEqual(shared(painted, after));
  expect(await page.evaluate((name) => document.documentElement.getAttribute(name), LATE_FONT.attribute)).toBe(LATE_FONT.ready);
  expect(await title.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(
    new RegExp(`^${pageFontFamily('lexend')}, "${PAGE_FONTS.lexend.family}"`),
  );
});
