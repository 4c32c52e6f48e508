import { expect, type Locator, type Page } from '@playwright/test';

/** Whoever has the focus can see it: an outline, a ring or a border that was not there before. */
async function expectFocusToShow(page: Page): Promise<void> {
  const told = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const shows = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderTopWidth } = getComputedStyle(element);
      const isRing = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      const isField = element.matches('input, textarea, select') && parseFloat(borderTopWidth) > 0;
      return isRing || isField || boxShadow !== 'none';
    };
    const near = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
    return near.some((element) => element && shows(element)) ? '' : focused.outerHTML.slice(0, 160);
  });
  expect(told, 'the focus shows').toBe('');
}

/** Presses Tab until this has the focus; everything on the way shows its focus. */
export async function tabTo(page: Page, target: Locator, limit = 40): Promise<void> {
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press('Tab');
    await expectFocusToShow(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)} within ${limit} stops`);
}
