import type { Locator, Page } from '@playwright/test';
import {
  ASSISTIVE_TOOLS_DEFAULTS,
  READING_DEFAULTS,
  type AssistiveTools,
  type ReadingSettings,
} from '@hirehq/shared-contracts/reading';
import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { expect } from './test.ts';

type Changes = Partial<Omit<ReadingSettings, 'tools' | 'focus'>> & { tools?: Partial<AssistiveTools> };

/** The browser of somebody who has saved these settings before; what they change on a page stays. */
export async function withReading(page: Page, { tools, ...changes }: Changes = { toolbar: true }): Promise<void> {
  const { focus: _, ...stored } = { ...READING_DEFAULTS, ...changes, tools: { ...ASSISTIVE_TOOLS_DEFAULTS, ...tools } };
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [STORAGE_KEYS.reading, JSON.stringify(stored)] as const,
  );
}

export const toolbar = (page: Page): Locator => page.getByRole('region', { name: 'Reading tools' });
export const tool = (page: Page, name: string): Locator => toolbar(page).getByRole('button', { name, exact: true });

/** Chooses one of a tool's options. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  await toolbar(page).getByRole('group', { name: field }).getByText(option, { exact: true }).click();
}

/** A computed style of the first element that a selector finds. */
export const style = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Nothing of the page is beside the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
  expect(wide).toBeLessThanOrEqual(room);
}
