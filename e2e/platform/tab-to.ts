import { expect, type Locator, type Page } from '@playwright/test';

/** Whoever has the focus can see it: an outline, a ring or a border that was not there before. */
export async function expectFocusToShow(page: Page): Promise<void> {
  const told = await page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const shows = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderTopWidth } = getComputedStyle(element);
      const isRing = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      const isField = element.matches('input, textarea, select') && parseFloat(borderTopWidth) > 0;
      return isRing || isField || boxShadow !== 'none';
    };
    const near = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
    // A link that makes all of a card clickable has its ring around the card.
    const hasRingAround = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).outlineStyle !== 'none' || hasRingAround(element.parentElement));
    const isShown = near.some((element) => element && shows(element)) || hasRingAround(focused.parentElement);
    return isShown ? '' : focused.outerHTML.slice(0, 160);
  });
  expect(told, 'the focus shows').toBe('');
}

/** Presses Tab until this has the focus; `look` looks at everything on the way, by default whether the focus shows. */
export async function tabTo(page: Page, target: Locator, limit = 40, look = expectFocusToShow): Promise<void> {
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press('Tab');
    await look(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)} within ${limit} stops`);
}
