import type { Page } from '@playwright/test';

/** What does not fit: a page that scrolls sideways, and text that its box cuts off without saying so. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const told: string[] = [];
    const name = (element: Element) => element.outerHTML.slice(0, 140);
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect();
      if (box.width <= 2 || box.height <= 2 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      if (scrollWidth > clientWidth && (box.right > clientWidth + 1 || box.left < -1))
        told.push(`outside the page: ${name(element)}`);
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const marked = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      if (!hasText || marked) continue;
      if (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) told.push(`cut at the side: ${name(element)}`);
      if (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) told.push(`cut below: ${name(element)}`);
    }
    if (scrollWidth > clientWidth) told.push(`the page is ${scrollWidth} px wide, the window ${clientWidth} px`);
    return told.slice(0, 6);
  });

/** Sets text as far apart as readers may (WCAG 1.4.12); returns what sets it back. */
export async function spaceOut(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const added = new CSSStyleSheet();
    added.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(added);
    return added;
  });
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added);
    });
}

/**
 * Moves the focus over the controls of the page, at most `most` of them; returns those of which nothing is to be seen then
 * (WCAG 2.4.11). The link to the content appears for the keyboard alone, and has a test of its own.
 */
export const hiddenFocus = (page: Page, most = 60): Promise<string[]> =>
  page.evaluate((limit) => {
    // What is behind an open dialog is hidden on purpose.
    const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter((each) => each.checkVisibility());
    const inside = dialogs.at(-1) ?? document;
    const controls = [
      ...inside.querySelectorAll<HTMLElement>(
        'a[href]:not([href="#main"]), button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return (
        each.tabIndex >= 0 && width > 2 && height > 2 && each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    });
    const every = Math.max(1, Math.ceil(controls.length / limit));
    const isSeen = (control: HTMLElement) =>
      [...control.getClientRects()].some(({ left, right, top, bottom }) =>
        [0.1, 0.5, 0.9].some((down) =>
          [0.1, 0.5, 0.9].some((across) => {
            const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
            return hit !== null && (control.contains(hit) || (hit.contains(control) && hit.closest('label, a, button') !== null));
          }),
        ),
      );
    const hidden: string[] = [];
    for (const control of controls.filter((_, index) => index % every === 0)) {
      control.focus();
      if (document.activeElement === control && !isSeen(control)) hidden.push(control.outerHTML.slice(0, 140));
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return hidden;
  }, most);
