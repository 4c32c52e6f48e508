import type { Page } from '@playwright/test';
import { DEPLOYED } from '../platform/addresses.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { embed, jobLinks, linesWith, remote } from '../platform/embed-page.ts';
import { startPortal, type Portal } from '../platform/portal.ts';
import { expectFocusToShow } from '../platform/tab-to.ts';
import { expect, test } from '../platform/test.ts';

test.skip(DEPLOYED !== undefined, 'the key for localhost is made with a key of the employer');

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.close());

const MOST_STOPS = 200;

/** The place in the page of what has the focus, shadow trees included, and its name. */
const focusIn = (page: Page) =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const order: Element[] = [];
    const walk = (root: ParentNode) => {
      for (const element of root.children) {
        order.push(element);
        if (element.shadowRoot) walk(element.shadowRoot);
        walk(element);
      }
    };
    walk(document.body);
    return { place: focused ? order.indexOf(focused) : -1, text: focused?.textContent?.trim() ?? '' };
  });

const between = (lines: string) =>
  `<main><h1>Careers</h1><a href="#before">Before</a>${lines}<p><a href="#after">After</a></p></main>`;

test('PF-05 Tab goes through an element in order, shows where it is, and leaves it both ways', async ({ page, request }) => {
  await portal.open(page, { lines: between(await linesWith(request)) });
  await expect(jobLinks(page).first()).toBeVisible();
  // The search loads by itself.
  await expect(remote(page).getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Before' }).focus();
  const stops = [await focusIn(page)];
  while (stops.at(-1)?.text !== 'After' && stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    await expectFocusToShow(page);
    stops.push(await focusIn(page));
  }
  const places = stops.map(({ place }) => place);
  expect(stops.at(-1)?.text).toBe('After');
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBe(places.length);
  expect(stops.some(({ text }) => text === 'Search')).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await focusIn(page)).toEqual(stops.at(-2));
});

/** What is beside the window or the element, shadow trees included. */
const beside = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        const { left, right, width, height } = element.getBoundingClientRect();
        const isSeen = width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (isSeen && (left < -1 || right > innerWidth + 1)) told.push(element.outerHTML.slice(0, 140));
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [...told.slice(0, 5), `the page is ${scrollWidth} px wide`] : told.slice(0, 5);
  });

test.describe('at 200 % of a window of 1280 px, which is touched', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  for (const locale of ['en', 'ar'])
    test(`PF-05 everything fits, filters are a dialog that gives the focus back, and nothing is in the way: ${locale}`, async ({
      page,
      request,
    }) => {
      await portal.open(page, { lines: between(await linesWith(request, `locale="${locale}" scheme="dark"`)) });
      await expect(jobLinks(page).first()).toBeVisible();
      expect(await beside(page)).toEqual([]);

      const opener = remote(page).locator('[aria-haspopup="dialog"]');
      await opener.press('Enter');
      const dialog = embed(page).getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectNoAxeViolation(page);
      expect(await beside(page)).toEqual([]);
      // The focus stays in the dialog, however often it moves on.
      for (let stop = 0; stop < 3; stop += 1) {
        await page.keyboard.press('Shift+Tab');
        expect(await dialog.evaluate((shown) => shown.contains((shown.getRootNode() as ShadowRoot).activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();

      await jobLinks(page).first().press('Enter');
      await expect(remote(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
      // Its start is in sight.
      expect(await embed(page).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
      expect(await beside(page)).toEqual([]);
      await expectNoAxeViolation(page);
    });
});

test('PF-05 in a long list the start of a job is in sight, and the way back leads to where it was', async ({ page, request }) => {
  await portal.open(page, { lines: between(await linesWith(request)) });
  const last = jobLinks(page).last();
  await last.scrollIntoViewIfNeeded();
  const title = await last.textContent();
  await last.click();
  const heading = remote(page).getByRole('heading', { level: 2, name: title ?? '' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await remote(page).getByRole('link', { name: 'Back to jobs' }).click();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
});

test('PF-05 the size of text, forced colours and less motion are as the reader has chosen', async ({ page, request }) => {
  const tiny = '<style>html { font-size: 10px; background: white; } body { margin: 8px; }</style>';
  const careers = { lines: between(await linesWith(request)), head: tiny };
  await portal.open(page, careers);
  const styleOf = (selector: string, name: string) =>
    remote(page)
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  await expect(jobLinks(page).first()).toBeVisible();
  expect(await styleOf('article h3', 'font-size')).toBe('18px');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await portal.open(page, careers);
  await expect(jobLinks(page).first()).toBeVisible();
  expect(await styleOf('article h3', 'font-size')).toBe('27px');
  expect(await beside(page)).toEqual([]);

  await page.emulateMedia({ forcedColors: 'active' });
  expect(await styleOf('.hq-tag', 'border-top-style')).toBe('solid');
  expect(await styleOf('.hq-monogram', 'border-top-style')).toBe('solid');
  await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' });
  expect(await styleOf('button', 'transition-property')).toBe('none');
});
