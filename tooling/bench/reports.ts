import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { machine, table, type Say, type Section } from './write-section.ts';
import { JOBS, withMillionJobs } from './million-jobs.ts';
import { median } from './median.ts';
import { timeNavigation } from './navigations.ts';
import { withServices, type RunningServices } from './running-services.ts';
import { signIn } from './time-to-pixel.ts';
import { builtReleases, launchBrowser } from './under-test.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/reports.ts');
const PORT = 4390;
const TURNS = 5;
const SLOWER = 4;

interface Latency {
  p50: number;
  p95: number;
}

/** The JSON that services/src/bench/reports.ts prints. */
interface Measured {
  jobs: number;
  few: number;
  many: number;
  byHistory: Record<string, { few: Latency; many: Latency }>;
  density: Record<string, Latency>;
  /** A search for the same skills, with total and facets. */
  search: Latency;
}

/** Links on the page without a report, and what is on the screen once their report is complete. */
const REPORTS = [
  { name: 'ratings', keyword: 'my-average-rating', until: 'main figure svg[role="application"]' },
  { name: 'activity', keyword: 'my-activity-summary', until: 'main figure svg[role="application"]' },
  { name: 'density', keyword: 'job-density', until: 'main figure svg circle' },
] as const;

const count = (value: number) => value.toLocaleString('en-US');
const ms = (value: number) => value.toFixed(1);
const ratio = (one: number, other: number) => `${(one / other).toFixed(1)}×`;

async function openReports(page: Page, origin: string, times: Map<string, number[]>): Promise<void> {
  for (const { name, keyword, until } of REPORTS) {
    await page.goto(`${origin}/candidate/analytics`);
    const link = page.locator(`main a[href$="keyword=${keyword}"]`);
    await link.waitFor();
    const took = await timeNavigation(page, until, () => link.evaluate((element: HTMLElement) => element.click()));
    times.set(name, [...(times.get(name) ?? []), took]);
  }
}

/** Milliseconds from the click on a link to the frame with the report, its picture included. */
async function paintTimes(browser: Browser, running: RunningServices): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await signIn(page, running);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (let turn = 0; turn < TURNS; turn += 1) await openReports(page, running.origin, times);
  } finally {
    await context.close();
  }
  return times;
}

/** Query and paint times of the reports, for a candidate with a long history and a market of a million jobs. */
export async function measureReports(say: Say): Promise<Section> {
  return withMillionJobs(say, async ({ data }) =>
    withServices({ jobs: JOBS, releases: builtReleases(), data, port: PORT }, async (running) => {
      const email = /demo accounts: (\S+@\S+)/.exec(running.output())?.[1] ?? '';
      say('queries');
      const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, '--email', email], {
        env: running.environment,
        maxBuffer: 2 ** 24,
      });
      const measured = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Measured;
      say('pages');
      const browser = await launchBrowser();
      try {
        const painted = await paintTimes(browser, running);
        return { title: 'Reports', text: textOf(measured, painted, browser.version()) };
      } finally {
        await browser.close();
      }
    }),
  );
}

function textOf(
  { jobs, few, many, byHistory, density, search }: Measured,
  painted: Map<string, number[]>,
  version: string,
): string {
  return `${machine(`Chromium ${version}`, 'embedded PostgreSQL')}

Milliseconds in the services, one query at a time, after a warm-up; the last column is the ratio of the p95.

${table(
  [
    'report',
    `p50, ${count(few)} events`,
    `p95, ${count(few)} events`,
    `p50, ${count(many)} events`,
    `p95, ${count(many)} events`,
    'ratio',
  ],
  Object.entries(byHistory).map(([name, { few: one, many: other }]) => [
    name,
    ...[one, other].flatMap(({ p50, p95 }) => [ms(p50), ms(p95)]),
    ratio(other.p95, one.p95),
  ]),
)}

Job density over ${count(jobs)} open jobs, and the p95 against that of a search for the same skills with its total and facets (p50 ${ms(search.p50)}, p95 ${ms(search.p95)}):

${table(
  ['jobs', 'p50', 'p95', 'ratio'],
  Object.entries(density).map(([name, { p50, p95 }]) => [name, ms(p50), ms(p95), ratio(p95, search.p95)]),
)}

From the click on a report to the frame with its picture, for the candidate with ${count(many)} events, on a processor slowed down ${SLOWER} times, ${TURNS} times each; the first includes the files of the chart or map:

${table(
  ['report', 'first', 'median'],
  [...painted].map(([name, times]) => [name, Math.round(times[0] ?? 0), Math.round(median(times))]),
)}`;
}
