import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');

interface SurfacePage {
  mount(host: Element, view: string, locale?: string): Promise<void>;
  unmount(): void;
  calls(): { navigations: string[]; reports: string[]; titles: (string | undefined)[]; scrolls: number };
}
declare const surfacePage: SurfacePage;

let program: ChildProcess;
let origin = '';

test.beforeAll(async () => {
  program = spawn(process.execPath, [join(ROOT, 'tooling/surfaces/main.ts'), join(ROOT, 'mfe-jobs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(program.stdout ?? program, 'data')) as [Buffer];
  origin = String(line).trim();
});
test.afterAll(() => void program.kill());

/** Everything of the page that a remote could reach, the names of its globals included. */
const pageAround = (page: Page) =>
  page.evaluate(() => ({
    html: document.documentElement.getAttributeNames().map((name) => [name, document.documentElement.getAttribute(name)]),
    head: document.head.innerHTML,
    body: [document.body.getAttributeNames(), document.body.childElementCount, document.body.style.cssText],
    title: document.title,
    address: location.href,
    entries: history.length,
    state: JSON.stringify(history.state),
    scroll: [scrollX, scrollY],
    height: document.documentElement.scrollHeight - (document.querySelector('#host')?.clientHeight ?? 0),
    focus: document.activeElement?.id,
    sheets: document.adoptedStyleSheets.length,
    highlights: CSS.highlights.size,
    stored: [localStorage.length, sessionStorage.length, document.cookie],
    globals: Object.getOwnPropertyNames(globalThis).toSorted(),
  }));

/** A page of somebody else, scrolled, with the focus in a field of its own. */
async function openPage(page: Page): Promise<void> {
  await page.goto(origin);
  await page.waitForFunction(() => 'surfacePage' in globalThis);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#own')?.focus();
    window.scrollTo({ top: 700, behavior: 'instant' });
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
}

const mount = (page: Page, view: string, locale?: string) =>
  page.evaluate(
    async ([name, language]) => {
      const host = document.querySelector('#host');
      if (host) await surfacePage.mount(host, name, language);
    },
    [view, locale] as const,
  );

for (const [view, shown] of [
  ['list', 'Night Nurse'],
  ['detail', 'Care for people at night, in a team of six.'],
  ['search', ''],
] as const) {
  test(`PF-05 the ${view} of jobs changes nothing of the page around it, and leaves nothing`, async ({ page }) => {
    await openPage(page);
    const before = await pageAround(page);
    await mount(page, view);
    const part = page.locator('#host');
    await expect(view === 'search' ? part.getByRole('search') : part.getByText(shown).first()).toBeAttached();
    await expect(part.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await pageAround(page)).toEqual(before);
    expect(await page.evaluate(() => surfacePage.calls())).toMatchObject({ navigations: [], reports: [], scrolls: 0 });
    await page.evaluate(() => surfacePage.unmount());
    expect(await pageAround(page)).toEqual(before);
    expect(
      await page.evaluate(() => [document.querySelector('#host')?.shadowRoot?.childElementCount, [...document.fonts].length]),
    ).toEqual([0, 0]);
  });
}

test('PF-05 sizes are those that the reader has chosen, and the width is that of the element', async ({ page }) => {
  await openPage(page);
  await mount(page, 'list');
  const part = page.locator('#host');
  const card = part.getByRole('article').first();
  await expect(card).toBeVisible();
  const sizes = () =>
    card.evaluate((element) => {
      const { fontSize, letterSpacing, textTransform, fontStyle } = getComputedStyle(element);
      return {
        fontSize,
        letterSpacing,
        textTransform,
        fontStyle,
        icon: element.querySelector('.hq-tag svg')?.getBoundingClientRect().width,
      };
    });
  expect(await sizes()).toEqual({
    fontSize: '16px',
    letterSpacing: 'normal',
    textTransform: 'none',
    fontStyle: 'normal',
    icon: 15,
  });
  await expect(part.getByRole('complementary', { name: 'Filters' })).toBeVisible();
  await page.evaluate(() => {
    const host = document.querySelector<HTMLElement>('#host');
    if (host) host.style.width = '600px';
  });
  await expect(part.getByRole('button', { name: 'Filters' })).toBeVisible();
  await expect(part.getByRole('complementary', { name: 'Filters' })).toHaveCount(0);
});

test('PF-05 a dialog covers the window, does not lock the page, and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await openPage(page);
  await page.evaluate(() => {
    const host = document.querySelector<HTMLElement>('#host');
    if (!host) return;
    host.style.width = '600px';
    // What would contain whatever is fixed in it.
    host.style.transform = 'translateX(1px)';
  });
  const { focus: _, ...before } = await pageAround(page);
  await mount(page, 'list');
  const part = page.locator('#host');
  const opener = part.getByRole('button', { name: 'Filters' });
  await opener.click();
  const dialog = part.getByRole('dialog', { name: 'Filters' });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, width: 900 });
  // Playwright has scrolled to the button.
  expect(await pageAround(page)).toMatchObject({ ...before, scroll: expect.any(Array) });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('PF-05 links lead to the platform, and a search stays in the element', async ({ page }) => {
  await openPage(page);
  const { address, entries } = await pageAround(page);
  await mount(page, 'list');
  const part = page.locator('#host');
  const link = part.getByRole('link', { name: 'Night Nurse' });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/jobs\.example\/job\//);
  await part.getByRole('combobox', { name: 'Sort' }).selectOption('newest');
  await expect.poll(() => page.evaluate(() => surfacePage.calls().navigations.length)).toBe(1);
  await link.click();
  await expect.poll(() => page.evaluate(() => surfacePage.calls().navigations.at(-1))).toMatch(/^\/job\//);
  expect(await page.evaluate(() => [location.href, history.length])).toEqual([address, entries]);
});

test('PF-05 what needs an account is not offered, and Arabic is written from right to left', async ({ page }) => {
  await openPage(page);
  await mount(page, 'detail', 'ar');
  const part = page.locator('#host');
  await expect(part.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(
    await part
      .locator('.hq-view')
      .first()
      .evaluate((view) => [view.getAttribute('lang'), getComputedStyle(view).direction]),
  ).toEqual(['ar', 'rtl']);
  await expect(part.getByRole('button')).toHaveCount(1);
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['nl', 'ltr']);
});
