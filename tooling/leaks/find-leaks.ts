import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { MountTarget } from '@hirehq/shared-contracts/remote-module';
import { listen, pathOf, sendFile } from '../dev-remote/page-server.ts';
import { watchPage } from './instruments.ts';
import { leaksIn, type Leak, type Sample } from './judge.ts';
import { buildLeakPage, LEAK_FILES } from './leak-build.ts';
import { openBrowser } from './open-browser.ts';

/** Mounts that fill caches and load what the part loads later. */
const WARM_UP = 10;
/** Mounts that are compared, in steps of the same size: 50 with those before. */
const STEPS = 4;
const MOUNTS_OF_A_STEP = 10;
/** For timers that end by themselves, such as those of a transition. */
const REST_MS = 400;

interface LeakPage {
  targets: MountTarget[];
  repeat(target: MountTarget, times: number): Promise<void>;
  subscriptions(): Record<string, number>;
}
declare const leakPage: LeakPage;

export interface LeakyPart {
  target: MountTarget;
  leaks: readonly Leak[];
}

async function sample(page: Page, session: CDPSession, mounts: number): Promise<Sample> {
  await page.waitForTimeout(REST_MS);
  // What a finalizer lets go is collected the second time.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const counters = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const counts = await page.evaluate(() => ({ ...leakCounts(), subscriptions: leakPage.subscriptions() }));
  return { ...counts, mounts, nodes: counters.nodes, allListeners: counters.jsEventListeners, heapBytes: usedSize };
}

async function leaksOfPart(page: Page, target: MountTarget): Promise<Leak[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  const before = await page.evaluate(() => leakCounts());
  const repeat = (times: number) => page.evaluate(([part, count]) => leakPage.repeat(part, count), [target, times] as const);
  await repeat(WARM_UP);
  const samples = [await sample(page, session, WARM_UP)];
  for (let step = 1; step <= STEPS; step += 1) {
    await repeat(MOUNTS_OF_A_STEP);
    samples.push(await sample(page, session, WARM_UP + step * MOUNTS_OF_A_STEP));
  }
  await session.detach();
  return leaksIn(before, samples);
}

/** A page of its own for each part, so that what one leaves behind is not in the way of the next. */
async function inFreshPage<Value>(browser: Browser, origin: string, use: (page: Page) => Promise<Value>): Promise<Value> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    await page.goto(origin);
    await page.waitForFunction(() => 'leakPage' in globalThis);
    return await use(page);
  } finally {
    await context.close();
  }
}

async function serve(packageFolder: string): Promise<{ server: Server; origin: string }> {
  const { folder, html } = await buildLeakPage(packageFolder);
  const server = await listen(0, (request, response) => {
    const path = pathOf(request);
    if (path.startsWith(LEAK_FILES)) return sendFile(folder, path.slice(LEAK_FILES.length), response);
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

interface Options {
  /** Where the browser is looked for: `CHROME_PATH` and `PATH`. */
  env?: NodeJS.ProcessEnv;
  /** Ids of the parts to try; all by default. */
  parts?: readonly string[];
  progress?: (text: string) => void;
}

/**
 * Mounts and unmounts each part of a remote 50 times in a browser, with the examples of its tests, and returns the parts after which
 * the page holds more each time.
 */
export async function findLeaks(
  packageFolder: string,
  { env = process.env, parts, progress }: Options = {},
): Promise<LeakyPart[]> {
  // Before the build, which takes longer.
  const browser = await openBrowser(env);
  try {
    const { server, origin } = await serve(packageFolder);
    try {
      const targets = await inFreshPage(browser, origin, (page) => page.evaluate(() => leakPage.targets));
      const leaky: LeakyPart[] = [];
      for (const target of targets.filter(({ id }) => parts?.includes(id) ?? true)) {
        progress?.(`${target.kind} ${target.id}`);
        const leaks = await inFreshPage(browser, origin, (page) => leaksOfPart(page, target));
        if (leaks.length > 0) leaky.push({ target, leaks });
      }
      return leaky;
    } finally {
      server.close();
    }
  } finally {
    await browser.close();
  }
}

export const leakText = ({ target, leaks }: LeakyPart): string[] =>
  leaks.map(({ kind, detail }) => `${target.kind} ${target.id} leaks ${kind} in ${STEPS * MOUNTS_OF_A_STEP} mounts: ${detail}`);
