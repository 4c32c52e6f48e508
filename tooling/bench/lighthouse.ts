import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { machine, table, type Say, type Section } from './write-section.ts';
import { median } from './median.ts';
import { withServices } from './running-services.ts';
import { builtReleases, launchBrowser } from './under-test.ts';

const PAGES = ['/', '/home', '/feature', '/job-list'];
const RUNS = 3;
const JOBS = 2_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;
const REPORT_BYTES = 64 * 1024 * 1024;

interface Report {
  lighthouseVersion: string;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** With its packages 110 MB, which only this measurement uses: npx fetches them. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** One run of Lighthouse with its defaults: a phone, its own throttling. */
async function runOnce(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { maxBuffer: REPORT_BYTES },
  );
  return JSON.parse(stdout) as Report;
}

/** Lighthouse scores of the landing pages, the median of three runs each. */
export async function measureLighthouse(say: Say): Promise<Section> {
  const releases = builtReleases();
  const rows: (string | number)[][] = [];
  let version = '';
  await withServices({ jobs: JOBS, releases }, async ({ origin }) => {
    for (const path of PAGES) {
      say(`${RUNS} runs of ${path}`);
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run += 1) reports.push(await runOnce(origin + path));
      version = reports[0]?.lighthouseVersion ?? '';
      const scores = CATEGORIES.map((name) =>
        Math.round(median(reports.map((report) => report.categories[name]?.score ?? 0)) * 100),
      );
      const times = TIMES.map((name) => Math.round(median(reports.map((report) => report.audits[name]?.numericValue ?? 0))));
      rows.push([`\`${path}\``, ...scores, ...times]);
    }
  });
  const browser = await launchBrowser();
  const text = `${machine(`Chromium ${browser.version()}`, `Lighthouse ${version}`)}

Mobile, Lighthouse's own throttling, medians of ${RUNS} runs; scores of 100, times in ms.

${table(['', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT'], rows)}`;
  await browser.close();
  return { title: 'Lighthouse', text };
}
