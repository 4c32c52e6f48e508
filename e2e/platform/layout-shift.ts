import { expect, type Page } from '@playwright/test';

/** Limit of the sum of all shifts nobody caused by input: stricter than the score of the web vitals, which takes the worst window. */
const LIMIT = 0.02;

declare global {
  var layoutShifts: { value: number; nodes: string[] }[] | undefined;
}

function collectShifts(): void {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  globalThis.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
      const nodes = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName);
        return `${at(previousRect)} → ${at(currentRect)}: ${name}`;
      });
      if (!hadRecentInput) globalThis.layoutShifts?.push({ value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Measures from the first paint of every page that is opened from now on. */
export async function meterLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(collectShifts);
}

/** What has moved since the page was opened, unless it adds up to less than anybody sees. */
export async function layoutShifts(page: Page): Promise<{ value: number; nodes: string[] }[]> {
  const shifts = await page.evaluate(() => globalThis.layoutShifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < LIMIT ? [] : shifts;
}

export const expectStableLayout = async (page: Page): Promise<void> => expect(await layoutShifts(page)).toEqual([]);
