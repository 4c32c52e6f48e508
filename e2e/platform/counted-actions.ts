import { test, type Locator, type Page } from '@playwright/test';

/** What a person does once: a press on a control, text in a field, or a key that acts. */
type Action = { press: Locator } | { fill: Locator; text: string } | { key: string };

interface CountedActions {
  /** Does it, and counts it. Reading, waiting and scrolling are no actions. */
  act: (action: Action) => Promise<void>;
  /** How many were done. The result of the test has it as an annotation. */
  total: () => number;
}

function said(action: Action): string {
  if ('press' in action) return `press ${String(action.press)}`;
  return 'fill' in action ? `fill ${String(action.fill)}` : `key ${action.key}`;
}

/** Counts what a person does for a task on a page; by a finger with `isTouch`, which the page has to be opened with. */
export function countedActions(page: Page, { task, isTouch }: { task: string; isTouch: boolean }): CountedActions {
  let count = 0;
  return {
    act: async (action) => {
      count += 1;
      await test.step(`${count}: ${said(action)}`, async () => {
        if ('press' in action) await (isTouch ? action.press.tap() : action.press.click());
        else if ('fill' in action) await action.fill.fill(action.text);
        else await page.keyboard.press(action.key);
      });
    },
    total: () => {
      test.info().annotations.push({ type: 'actions', description: `${task}: ${count}` });
      return count;
    },
  };
}
