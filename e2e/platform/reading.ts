import type { Page } from '@playwright/test';
import { READING_FOCUS_DEFAULTS, type ReadingFocus } from '@hirehq/shared-contracts/reading';
import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';

/** Turns reading focus on or off as another tab of the browser would: what the page shows stays loaded. */
export async function setReadingFocus(page: Page, focus: ReadingFocus | null = READING_FOCUS_DEFAULTS): Promise<void> {
  await page.evaluate(
    ({ keys, text }) => {
      if (text === null) localStorage.removeItem(keys.isBionic);
      else {
        localStorage.setItem(keys.bionic, text);
        localStorage.setItem(keys.isBionic, 'true');
      }
      window.dispatchEvent(new StorageEvent('storage', { key: keys.isBionic }));
    },
    { keys: STORAGE_KEYS, text: focus && JSON.stringify(focus) },
  );
}

/** The emphasised parts of the words inside an element, in the order of the page. */
export const emphasisedIn = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((inside) => {
    const ranges = [...CSS.highlights.values()].flatMap((highlight) => [...highlight] as StaticRange[]);
    const found = ranges.filter(({ startContainer }) => startContainer.parentElement?.closest(inside));
    const inOrder = found.toSorted((one, other) =>
      one.startContainer === other.startContainer
        ? one.startOffset - other.startOffset
        : one.startContainer.compareDocumentPosition(other.startContainer) & Node.DOCUMENT_POSITION_FOLLOWING
          ? -1
          : 1,
    );
    return inOrder.map(({ startContainer, startOffset, endOffset }) =>
      (startContainer.textContent ?? '').slice(startOffset, endOffset),
    );
  }, selector);

/** Every text of the page, node by node. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return texts;
  });
