import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolation } from './axe.ts';
import { expectFocusToShow, tabTo } from './tab-to.ts';

/** A journey may pass everything in front of what it goes to, such as the filters of a list. */
const MOST_STOPS = 120;
/** The first line of an accessibility tree that has a role and a name; a name with a colon is quoted as a whole. */
const ROLE_AND_NAME = /^- '?[a-z]+ ".+"/;

export const main = (page: Page): Locator => page.getByRole('main');

/** What has the focus shows it, and a screen reader says what it is: a role and a name. */
async function expectStopToBeSaid(page: Page): Promise<void> {
  await expectFocusToShow(page);
  // Not `:focus`, which a field for dates does not match while its calendar button has the focus.
  const focused = page.locator(':focus-within').last();
  const tree = await focused.ariaSnapshot();
  if (!ROLE_AND_NAME.test(tree)) throw new Error(`no role or no name: ${await focused.evaluate(({ outerHTML }) => outerHTML)}`);
}

/** Goes to a control with Tab. */
export const goTo = (page: Page, control: Locator): Promise<void> => tabTo(page, control, MOST_STOPS, expectStopToBeSaid);

/** Notes what has the focus, from which `orderFault` looks. */
function noteStop(): void {
  for (const last of document.querySelectorAll('[data-last-stop]')) last.removeAttribute('data-last-stop');
  document.activeElement?.setAttribute('data-last-stop', '');
}

/**
 * What is wrong if what has the focus does not come after what was noted, as it is read from left to right: below it, or
 * beside it and further right.
 */
function orderFault(): string | undefined {
  const [last, next] = [document.querySelector('[data-last-stop]'), document.activeElement];
  if (!last || !next || last === next) return undefined;
  const [from, to] = [last.getBoundingClientRect(), next.getBoundingClientRect()];
  const isBelow = to.top >= from.bottom - 1;
  const isAbove = to.bottom <= from.top + 1;
  // A further column begins above the end of the one before it, and to the right of it.
  const isRight = to.left >= (isAbove ? from.right : from.left);
  return isBelow || isRight ? undefined : `${next.outerHTML.slice(0, 160)} comes after ${last.outerHTML.slice(0, 160)}`;
}

/** Goes to a control with Tab; each stop on the way is said, shows the focus, and comes after the one before as it is read. */
export async function goInOrder(page: Page, control: Locator): Promise<void> {
  await page.evaluate(noteStop);
  await tabTo(page, control, MOST_STOPS, async () => {
    await expectStopToBeSaid(page);
    expect(await page.evaluate(orderFault), 'Tab goes as the page is read').toBeUndefined();
    await page.evaluate(noteStop);
  });
}

/** The page has one heading of the first level, and none leaves out a level. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName, ariaLevel }) => Number(ariaLevel ?? tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
}

/** Goes to a control with Tab, and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key: string): Promise<void> {
  await goTo(page, control);
  await page.keyboard.press(key);
}

/** Goes to a text field with Tab, and types instead of what it contains. */
export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await goTo(page, control);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The content as a screen reader has it; nothing is beside the window, and axe finds nothing. */
export async function expectReadable(page: Page, tree: string, content = main(page)): Promise<void> {
  await expect(content).toMatchAriaSnapshot(tree);
  await expectNoAxeViolation(page);
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
  expect(wide).toBeLessThanOrEqual(room);
}

/** After a change of page its name was announced, and the next Tab leads to its first control. */
export async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(main(page)).toBeFocused();
  await expect(page.locator('[data-route-announcer]')).not.toHaveText('');
}

/** What has opened takes the focus. */
export async function expectToHoldFocus(opened: Locator): Promise<void> {
  await expect(opened).toBeVisible();
  await expect.poll(() => opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Escape closes it, and the focus is back where it was opened. */
export async function leaveByEscape(page: Page, opened: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
}
