import { expect, type Page } from '@playwright/test';

/** Limit of the sum of all shifts nobody caused by input: stricter than the score of the web vitals, which takes the worst window. */
const LIMIT = 0.02;

declare global {
  var layoutShifts: { value: number; nodes: string[] }[] | undefined;
}

function collectShifts(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  globalThis.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName)));
      if (!hadRecentInput) globalThis.layoutShifts?.push({ value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Measures from the first paint of every page that is opened from now on. */
export async function meterLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(collectShifts);
}

export async function expectStableLayout(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => globalThis.layoutShifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `layout shifts: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(LIMIT);
}
