import type { Browser, Page } from '@playwright/test';
import { TAKEN_OVER_EVENT } from '@hirehq/shared-contracts/first-paint';
import { buildComparisonBundle } from './bundle.ts';
import { machine, table, type Say, type Section } from './write-section.ts';
import {
  LONG_CONVERSATION_HEAD,
  LONG_CONVERSATION_TEXT,
  rowOf,
  measureLongConversation,
  type LongConversation,
} from './long-conversation.ts';
import { median, quantile } from './median.ts';
import { withServices } from './running-services.ts';
import { builtReleases, launchBrowser } from './under-test.ts';

const JOBS = 2_000;
const TURNS = 5;
const SLOWER = 4;
const LOADED = 1_000;
const SCROLL_MS = 5_000;
const PIXELS_A_FRAME = 40;
const MESSAGES = [20, 5_000] as const;

/** A walk through the pages: each step is a click, and a selector that must be on the screen after it. */
const WAY = [
  { name: 'list to job', from: 'main article a', until: 'main a[href^="/application/"]' },
  { name: 'job to application', from: 'main a[href^="/application/"]', until: 'main:not(:has(a[href^="/application/"])) form' },
] as const;
const BACK = { name: 'back to the list', until: 'main:not(:has(a[href^="/application/"])) article' };
const QUIET_MS = 700;

type Times = Map<string, number[]>;

/** Waits until nothing has been requested for a while: what a step still loads is not the time of the next one. */
async function settle(page: Page): Promise<void> {
  const requests = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await requests(); now !== before; now = await requests()) {
    before = now;
    // The length of the quiet is what is waited for: no event says that no request will follow.
    await page.waitForTimeout(QUIET_MS);
  }
}

/** Milliseconds from the click to the frame in which `until` is on the screen. */
export async function timeNavigation(page: Page, until: string, press: () => Promise<unknown>): Promise<number> {
  const leaving = page.url();
  await page.evaluate(
    ({ selector, before }) => {
      const start = performance.now();
      const look = () => {
        if (location.href !== before && document.querySelector(selector))
          requestAnimationFrame(() => Object.assign(window, { movedAfter: performance.now() - start }));
        else requestAnimationFrame(look);
      };
      Object.assign(window, { movedAfter: undefined });
      requestAnimationFrame(look);
    },
    { selector: until, before: leaving },
  );
  await press();
  const moved = await page.waitForFunction(() => (window as { movedAfter?: number }).movedAfter, undefined, { timeout: 60_000 });
  return Number(await moved.jsonValue());
}

async function walk(browser: Browser, origin: string, times: Times): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(
      (takenOver) => addEventListener(takenOver, () => Object.assign(window, { isTakenOver: true }), true),
      TAKEN_OVER_EVENT,
    );
    await page.goto(`${origin}/job-list`);
    await page.locator('main article').first().waitFor();
    // A page that is read from its HTML is idle before its shell has started: a press then takes the time of the start.
    await page.waitForFunction(() => (window as { isTakenOver?: boolean }).isTakenOver);
    await settle(page);
    const note = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms]);
    for (const { name, from, until } of WAY) {
      const link = page.locator(from).first();
      note(name, await timeNavigation(page, until, () => link.evaluate((element: HTMLElement) => element.click())));
      await settle(page);
    }
    await page.goBack();
    await page.waitForURL(/\/job\//);
    await page.locator(WAY[0].until).first().waitFor();
    await settle(page);
    note(BACK.name, await timeNavigation(page, BACK.until, () => page.evaluate(() => history.back())));
  } finally {
    await context.close();
  }
}

interface Scrolled {
  frames: number[];
  shift: number;
}

/** Scrolls a list with every card loaded, one step per frame, and records how long each frame took. */
async function scrollLong(browser: Browser, origin: string): Promise<Scrolled> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/job-list`);
    const cards = page.locator('main article');
    await cards.first().waitFor();
    for (let count = 0; count < LOADED; count = await cards.count()) {
      await page.locator('main section button').last().click();
      await page.waitForFunction((before) => document.querySelectorAll('main article').length > before, count, {
        timeout: 60_000,
      });
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    // Cards that scrolling back up has brought into view are drawn first.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await page.evaluate(
      ({ ms, step }) =>
        new Promise<Scrolled>((resolve) => {
          const frames: number[] = [];
          let shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift' });
          const start = performance.now();
          let last = start;
          const turn = (now: number) => {
            if (now > last) frames.push(now - last);
            last = now;
            window.scrollBy(0, step);
            if (now - start < ms) requestAnimationFrame(turn);
            else resolve({ frames, shift });
          };
          requestAnimationFrame(turn);
        }),
      { ms: SCROLL_MS, step: PIXELS_A_FRAME },
    );
  } finally {
    await context.close();
  }
}

/** Time of route changes compared with the same code as one bundle, and how a list of a thousand loaded results scrolls. */
export async function measureNavigations(say: Say): Promise<Section> {
  const federated = builtReleases();
  say('building shell and remotes as one bundle');
  const bundle = await buildComparisonBundle();
  const browser = await launchBrowser();
  const [one, many]: [Times, Times] = [new Map(), new Map()];
  try {
    const scrolled = await withServices({ jobs: JOBS, releases: federated }, (shell) =>
      withServices({ jobs: JOBS, releases: [bundle] }, async (single) => {
        say(`${TURNS} walks through the pages of each`);
        await walk(browser, shell.origin, new Map());
        await walk(browser, single.origin, new Map());
        for (let turn = 0; turn < TURNS; turn += 1) {
          await walk(browser, single.origin, one);
          await walk(browser, shell.origin, many);
        }
        say(`a list of ${LOADED} results`);
        const conversations: LongConversation[] = [];
        for (const messages of MESSAGES) conversations.push(await measureLongConversation(browser, shell, messages));
        return { ...(await scrollLong(browser, shell.origin)), conversations };
      }),
    );
    const rows = [...many].map(([name, times]) => {
      const [single, shell] = [median(one.get(name) ?? []), median(times)];
      return [name, Math.round(single), Math.round(shell), `${(shell / single).toFixed(2)}×`];
    });
    const { frames, shift, conversations } = scrolled;
    const late = frames.filter((ms) => ms > 1.5 * (1000 / 60)).length;
    const text = `${machine(`Chromium ${browser.version()}`)}

Milliseconds from the press to the frame that shows the next page, processor ${SLOWER}× slower, everything else as it is: medians of ${TURNS} walks. 'One bundle' is the same
code without federation.

${table(['', 'one bundle', 'federated', 'ratio'], rows)}

A list of ${LOADED.toLocaleString('en-US')} loaded results on a phone (412 × 823), scrolled ${PIXELS_A_FRAME} pixels a frame for ${SCROLL_MS / 1000} s with the processor ${SLOWER}× slower: ${frames.length} frames,
${(frames.length / (SCROLL_MS / 1000)).toFixed(0)} a second; median ${median(frames).toFixed(1)} ms, p95 ${quantile(frames, 0.95).toFixed(1)} ms, ${late} late by half a frame or more; layout shift ${shift.toFixed(4)}.

${LONG_CONVERSATION_TEXT}

${table(LONG_CONVERSATION_HEAD, conversations.map(rowOf))}`;
    return { title: 'Moving about', text };
  } finally {
    await browser.close();
  }
}
