import type { Page } from '@playwright/test';
import { machine, table, type Say, type Section } from './keep-section.ts';
import { median } from './median.ts';
import { withServices } from './running-services.ts';
import { builtReleases, launchBrowser } from './under-test.ts';

const JOBS = 2_000;
const CARDS = 1_000;
const TURNS = 5;
const SLOWER = 4;

const FOCUS = { bionicSelect: 'bold', color: '#101828', fontSize: 16, fixation: 3 };

interface Cost {
  /** Milliseconds of script, style, layout and paint together, as the browser counts them. */
  busy: number;
  /** The longest time for which the page could not respond, in milliseconds. */
  longest: number;
}

/** Opens the list and loads cards until there are enough. */
async function openLongList(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/job-list`);
  const cards = page.locator('main article');
  await cards.first().waitFor();
  for (let count = 0; count < CARDS; count = await cards.count()) {
    // Not by its role: to find it, every card would be laid out.
    await page.locator('main section button').last().click();
    await page.waitForFunction((before) => document.querySelectorAll('main article').length > before, count, {
      timeout: 60_000,
    });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** What a change of the page costs until the page is idle again. */
async function costOf(page: Page, change: () => Promise<unknown>): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const idle = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let quiet = 0;
          const turn = (deadline: IdleDeadline) => {
            quiet = deadline.timeRemaining() > 5 ? quiet + 1 : 0;
            if (quiet > 5) resolve();
            else requestIdleCallback(turn);
          };
          requestIdleCallback(turn);
        }),
    );
  await idle();
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(window, { longest: Math.max((window as unknown as { longest: number }).longest, duration) });
    }).observe({ type: 'longtask' });
  });
  const before = await busyMs();
  await change();
  await idle();
  const busy = (await busyMs()) - before;
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  await session.detach();
  return { busy, longest };
}

/** Turns reading focus on or off, as another tab of the browser would. */
const setFocus = (page: Page, isOn: boolean) =>
  page.evaluate(
    ({ focus, on }) => {
      localStorage.setItem('bionic', JSON.stringify(focus));
      if (on) localStorage.setItem('isBionic', 'true');
      else localStorage.removeItem('isBionic');
      dispatchEvent(new StorageEvent('storage', { key: 'isBionic' }));
    },
    { focus: FOCUS, on: isOn },
  );

/** Renderings that a list of cards meets. Each ends as it began. */
const CHANGES: readonly { name: string; run: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'one text of a card changes, and changes back',
    run: (page) =>
      page.evaluate(async () => {
        const title = document.querySelector('main article a')?.firstChild as Text;
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        title.data += ' (new)';
        await nextFrame();
        title.data = title.data.replace(/ \(new\)$/, '');
        await nextFrame();
      }),
  },
  {
    name: 'every card is removed and added again',
    run: (page) =>
      page.evaluate(() => {
        const cards = [...document.querySelectorAll('main article')].map((card) => ({ card, parent: card.parentElement }));
        for (const { card } of cards) card.remove();
        for (const { card, parent } of cards) parent?.append(card);
      }),
  },
  {
    name: 'every text of the cards is written again',
    run: (page) =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) (walker.currentNode as Text).data += '';
      }),
  },
  {
    name: 'scrolled by 20,000 pixels and back',
    run: (page) =>
      page.evaluate(async () => {
        for (const step of [200, -200])
          for (let turn = 0; turn < 100; turn += 1) {
            window.scrollBy(0, step);
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
      }),
  },
];

const rounded = (ms: number) => (ms < 10 ? ms.toFixed(1) : Math.round(ms));

/** What reading focus costs on a page with a thousand job cards: when it is turned on, and at each later rendering. */
export async function measureReading(say: Say): Promise<Section> {
  const browser = await launchBrowser();
  try {
    return await withServices({ jobs: JOBS, releases: builtReleases() }, async ({ origin }) => {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        locale: 'en-US',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      say(`a list of ${CARDS} cards`);
      await openLongList(page, origin);
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const turnedOn: Cost[] = [];
      const off = new Map<string, number[]>();
      const on = new Map<string, number[]>();
      const note = (costs: Map<string, number[]>, name: string, { busy }: Cost) =>
        costs.set(name, [...(costs.get(name) ?? []), busy]);
      const nothing = await costOf(page, () => Promise.resolve());
      for (let turn = 0; turn < TURNS; turn += 1) {
        say(`turn ${turn + 1} of ${TURNS}`);
        for (const { name, run } of CHANGES) note(off, name, await costOf(page, () => run(page)));
        turnedOn.push(await costOf(page, () => setFocus(page, true)));
        for (const { name, run } of CHANGES) note(on, name, await costOf(page, () => run(page)));
        await costOf(page, () => setFocus(page, false));
      }
      const rows = CHANGES.map(({ name }) => {
        const [without, withFocus] = [median(off.get(name) ?? []), median(on.get(name) ?? [])];
        return [name, rounded(without), rounded(withFocus), `${(withFocus / without).toFixed(2)}×`];
      });
      const text = `${machine(`Chromium ${browser.version()}`)}

A list of ${CARDS.toLocaleString('en-US')} job cards on a phone (412 × 823), processor ${SLOWER}× slower, medians of ${TURNS} turns. Turning reading focus on keeps the main thread
busy for ${rounded(median(turnedOn.map(({ busy }) => busy)))} ms in slices (a page on which nothing happens: ${rounded(nothing.busy)} ms); the longest time in which the page could not respond is ${rounded(Math.max(...turnedOn.map(({ longest }) => longest)))} ms (0: none over 50 ms).

Milliseconds of the main thread for a change, until the page is idle again:

${table(['', 'without', 'with reading focus', 'ratio'], rows)}`;
      return { title: 'Reading focus', text };
    });
  } finally {
    await browser.close();
  }
}
