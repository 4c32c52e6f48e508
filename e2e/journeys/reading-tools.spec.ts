import type { Locator, Page } from '@playwright/test';
import { expectColoursToRead, expectNoAxeViolation } from '../platform/axe.ts';
import { jobCards } from '../platform/jobs.ts';
import { openFirstConversation } from '../platform/messages.ts';
import { choose, expectNoSideways, style, tool, toolbar, withReading } from '../platform/reading-tools.ts';
import { cutOff } from '../platform/fits.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

/** A page of the shell, and one of a remote, with a paragraph, a heading and a link in what they are about. */
const PAGES = [
  { name: 'a page of the shell', path: '/', paragraph: 'main p', heading: 'main h1' },
  { name: 'a page of a remote', path: '/job-list', paragraph: 'main article p', heading: 'main h1' },
] as const;

/** Whether something else is over no edge of an element, and nothing of it is beside the window. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((own) => {
    const { left, right, top, bottom } = own.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight || left < -1 || right > window.innerWidth + 1) return false;
    return [top + 4, (top + bottom) / 2, bottom - 4].every((y) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit !== null && own.contains(hit);
    });
  });

async function openWithToolbar(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(toolbar(page)).toBeVisible();
  if (path === '/job-list') await expect(jobCards(page).first()).toBeVisible();
  await settled(page);
}

const rootSize = (page: Page) => style(page, 'html', 'font-size');

for (const { name, path, paragraph, heading } of PAGES) {
  test(`A9 A11 A12 A14 AX-08 each tool changes ${name}, and the change survives a reload`, async ({ page }) => {
    test.slow();
    await withReading(page);
    await openWithToolbar(page, path);

    await test.step('size: AX-07 at most 1.3, without anything beside the window', async () => {
      for (const _ of [1, 2, 3]) await tool(page, 'Larger').click();
      await expect(tool(page, 'Larger')).toBeDisabled();
      expect(await rootSize(page)).toBe('20.8px');
      await expectNoSideways(page);
    });
    await test.step('contrast, by tokens: nothing fixed scrolls with the page', async () => {
      await choose(page, 'Contrast', 'Dark');
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      expect(await style(page, heading, 'color')).toBe('rgb(255, 255, 255)');
      expect([await style(page, 'html', 'filter'), await style(page, 'body', 'filter')]).toEqual(['none', 'none']);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 0));
    });
    await test.step('spacing of lines and letters', async () => {
      await choose(page, 'Line spacing', 'Wider');
      await choose(page, 'Letter spacing', 'Wider');
      const [size, line, letters] = await Promise.all(
        ['font-size', 'line-height', 'letter-spacing'].map(async (property) =>
          Number.parseFloat(await style(page, paragraph, property)),
        ),
      );
      expect((line ?? 0) / (size ?? 1)).toBeCloseTo(2.2, 1);
      expect((letters ?? 0) / (size ?? 1)).toBeCloseTo(0.12, 2);
    });
    await test.step('font, from our own origin', async () => {
      const file = page.waitForResponse(/atkinson-hyperlegible-latin-400[^/]*\.woff2$/);
      await choose(page, 'Font', 'Atkinson');
      expect((await file).ok()).toBe(true);
      expect(await style(page, paragraph, 'font-family')).toMatch(/^"Atkinson Hyperlegible"/);
    });
    await test.step('links, titles, cursor, motion', async () => {
      for (const each of ['Highlight links', 'Highlight titles', 'Big cursor', 'Stop motion']) {
        await tool(page, each).click();
        await expect(tool(page, each)).toHaveAttribute('aria-pressed', 'true');
      }
      expect(await style(page, 'footer a[href], main article a[href]', 'outline-style')).toBe('solid');
      expect(await style(page, heading, 'outline-style')).toBe('dashed');
      expect(await style(page, 'main', 'cursor')).toMatch(/arrow[^"]*\.svg/);
      expect(await style(page, 'main button', 'cursor')).toMatch(/hand[^"]*\.svg/);
      expect(await style(page, 'main button', 'transition-property')).toBe('none');
    });
    await test.step('the reading guide follows the pointer', async () => {
      await tool(page, 'Reading guide').click();
      await page.mouse.move(300, 200);
      const guide = page.locator('.ax-guide');
      await expect.poll(async () => (await guide.boundingBox())?.y).toBe(214);
    });
    await test.step('after a reload it is the same before anything of the toolbar has loaded', async () => {
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      expect(await rootSize(page)).toBe('20.8px');
      await expect(tool(page, 'Big cursor')).toHaveAttribute('aria-pressed', 'true');
    });
    await test.step('one button resets the tools', async () => {
      await tool(page, 'Reset tools').click();
      await expect(page.locator('html')).toHaveCSS('font-size', '16px');
      await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgb(0, 0, 0)');
    });
  });
}

test('A42 AX-08 the toolbar passes axe, and every contrast can be read', async ({ page }) => {
  test.slow();
  await withReading(page);
  await openWithToolbar(page, '/feature');
  await expectNoAxeViolation(page);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const contrast of ['Stronger', 'Dark', 'Light', 'Grey'])
      await test.step(`${contrast}, ${scheme}`, async () => {
        await choose(page, 'Contrast', contrast);
        await settled(page);
        await expectColoursToRead(page);
      });
  }
});

test('A13 the toolbar is worked by keyboard alone', async ({ page }) => {
  await withReading(page);
  await openWithToolbar(page, '/');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(tool(page, 'Reading tools')).toBeFocused({ timeout: 100 });
  }).toPass();
  for (const name of ['Turn off', 'Smaller', 'Larger']) {
    await page.keyboard.press('Tab');
    await expect(tool(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  expect(await rootSize(page)).toBe('17.6px');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(toolbar(page).getByRole('radio', { name: 'Stronger' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Reading tools')).toHaveAttribute('aria-expanded', 'false');
  await expect(toolbar(page).getByRole('radio', { name: 'Stronger' })).toBeHidden();
  await expect(toolbar(page)).not.toContainText('Larger', { useInnerText: true });
  expect(await page.evaluate(() => document.activeElement?.closest('footer, main') !== null)).toBe(true);
});

/** Focused elements of the page that the toolbar hides completely. */
async function hiddenUnderToolbar(page: Page, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.ax-toolbar');
      if (!focused || !bar || bar.contains(focused) || focused === document.body) return undefined;
      const [own, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
      const isInside = own.top >= over.top && own.bottom <= over.bottom && own.left >= over.left && own.right <= over.right;
      return isInside ? focused.outerHTML.slice(0, 120) : undefined;
    });
    if (covered) hidden.push(covered);
  }
  return hidden;
}

for (const size of [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
])
  test(`A13 A19 at ${size.width} px it hides no focus, its targets have 24 px, and nothing is beside the window`, async ({
    page,
  }) => {
    test.slow();
    await withReading(page);
    await page.setViewportSize(size);
    await openWithToolbar(page, '/job-list');
    await expectNoSideways(page);
    const box = await toolbar(page).boundingBox();
    expect((box?.height ?? 0) / size.height).toBeLessThanOrEqual(0.41);
    for (const target of await toolbar(page).locator('button, label').all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(24);
    }
    expect(await hiddenUnderToolbar(page, 30)).toEqual([]);
    await tool(page, 'Reading tools').click();
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await hiddenUnderToolbar(page, 30)).toEqual([]);
  });

test('A9 AX-07 its button is 43 px from the end of the window, 60 px on a phone; the text-spacing override loses nothing of it', async ({
  page,
}) => {
  await withReading(page);
  await openWithToolbar(page, '/');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const cut = await toolbar(page)
    .locator('button, label, legend, p')
    .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).map(({ outerHTML }) => outerHTML));
  expect(cut).toEqual([]);
  await tool(page, 'Reading tools').click();
  const gap = async () => {
    const box = await toolbar(page).boundingBox();
    return Math.round((page.viewportSize()?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0));
  };
  await expect.poll(gap).toBe(43);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(gap).toBe(60);
});

test.describe('of a candidate', () => {
  test.use({ signedIn: 'new' });

  test('AX-07 its button is 50 px from the end of the window, and clear of the chat windows', async ({ page, request }) => {
    await withReading(page);
    await (await openFirstConversation(page, request)).write('Welcome aboard.');
    await openWithToolbar(page, '/candidate/find-jobs');
    const windows = page.getByRole('region', { name: 'Messages' });
    await expect(windows).toBeVisible();
    const bottom = async () => {
      const [bar, chats] = [await toolbar(page).boundingBox(), await windows.boundingBox()];
      return { bar, chats };
    };
    await expect
      .poll(async () => {
        const { bar, chats } = await bottom();
        return (chats?.y ?? 0) + (chats?.height ?? 0) <= (bar?.y ?? 0) + 1;
      })
      .toBe(true);
    await tool(page, 'Reading tools').click();
    await expect
      .poll(async () => {
        const { bar } = await bottom();
        return Math.round((page.viewportSize()?.height ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0));
      })
      .toBe(50);
  });
});

test.describe('with what opens over a page', () => {
  test.use({ signedIn: true });

  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ])
    test(`A19 AX-01 AX-07 at ${viewport.width} px the open toolbar covers no panel, Save stays in view, and the focus returns`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await withReading(page);
      await openWithToolbar(page, '/candidate/find-jobs');
      const [icon, bell] = ['Reading and accessibility', /^Notifications/].map((name) =>
        page.getByRole('banner').getByRole('button', { name }),
      );
      await icon?.click();
      const panel = page.getByRole('dialog', { name: 'Reading and accessibility' });
      const save = panel.getByRole('button', { name: 'Save', exact: true });
      await panel.getByRole('switch', { name: 'Reading focus' }).check();
      await settled(page);
      expect(await isUncovered(save), 'Save at the begin of the panel').toBe(true);
      await panel.getByRole('switch', { name: 'Simplified view' }).scrollIntoViewIfNeeded();
      expect(await isUncovered(save), 'Save further down').toBe(true);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      if (icon) await expect(icon).toBeFocused();
      await bell?.click();
      const notifications = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Notifications' }) });
      await expect(notifications).toBeVisible();
      await settled(page);
      expect(await isUncovered(notifications), 'the panel of the bell').toBe(true);
    });

  test('AX-08 text of 130 % with wide letters in a readable font fits at 1280 px', async ({ page }) => {
    for (const font of ['opendyslexic', 'atkinson'] as const) {
      const tab = await page.context().newPage();
      await withReading(tab, { toolbar: true, tools: { zoom: 1.3, letterSpacing: 'wider', font } });
      for (const path of ['/candidate/find-jobs', '/candidate/message-list', '/candidate/settings', '/candidate/analytics']) {
        await openWithToolbar(tab, path);
        expect.soft(await cutOff(tab), `${path} in ${font}`).toEqual([]);
      }
      await tab.close();
    }
  });

  test('forced colours show what is pressed, chosen and open', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/candidate/my-jobs');
    const marked = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        });
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    expect(await marked('[role="tab"][aria-selected="true"]')).toBe(true);
    expect(await marked('[role="tab"][aria-selected="false"]')).toBe(false);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await expect(page.getByRole('button', { name: 'All', exact: true, pressed: true })).toBeVisible();
    expect(await marked('[aria-pressed="true"]')).toBe(true);
    expect(await marked('[aria-pressed="false"]')).toBe(false);
  });
});
