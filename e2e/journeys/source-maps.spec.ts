import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { LOAD_REPORTS_PATH, releaseSetSchema, releaseUrl, type LoadReport, type Release } from '@hirehq/shared-contracts/release';
import type { Page } from '@playwright/test';
import { expect, test } from '../platform/test.ts';

/** A text of the job list's own code, once in its chunk. */
const LITERAL = 'list.anyFilter';

async function liveReleases(page: Page): Promise<{ base: string; releases: Release[] }> {
  await page.goto('/job-list');
  const { base, remotes } = releaseSetSchema.parse(
    JSON.parse((await page.locator(`#${PAGE_IDS.releaseSet}`).textContent()) ?? ''),
  );
  return { base, releases: Object.values(remotes).map(({ current }) => current) };
}

test('PF-03 no file that is served contains a source map or names one, and maps are not available', async ({ page }) => {
  const { base, releases } = await liveReleases(page);
  const shell = await page.locator('script[type="importmap"]').textContent();
  const ofShell = Object.keys((JSON.parse(shell ?? '{}') as { integrity: object }).integrity).filter((url) =>
    url.startsWith('/shell/'),
  );
  const ofRemotes = releases.flatMap((release) => Object.keys(release.files).map((file) => releaseUrl(base, release, file)));
  expect(ofShell.length).toBeGreaterThan(0);
  for (const url of [...ofShell, ...ofRemotes]) {
    expect(url).not.toContain('.map');
    const served = await page.request.get(url);
    expect(served.status(), url).toBe(200);
    expect((await served.body()).includes('sourceMappingURL'), url).toBe(false);
    if (url.endsWith('.js')) expect((await page.request.get(`${url}.map`)).status(), `${url}.map`).toBe(404);
  }
});

test('PF-03 what browsers report is told with the file, line and column of the source', async ({ page }) => {
  const { base, releases } = await liveReleases(page);
  const jobs = releases.find(({ remote }) => remote === 'jobs');
  if (!jobs) throw new Error('mfe-jobs is not deployed');
  const scripts = jobs.parts['jobList']?.js ?? [];
  const texts = await Promise.all(
    scripts.map(async (file) => ({ file, text: await (await page.request.get(releaseUrl(base, jobs, file))).text() })),
  );
  const found = texts.find(({ text }) => text.includes(LITERAL));
  if (!found) throw new Error(`No script of the job list contains ${LITERAL}`);
  const lines = found.text.slice(0, found.text.indexOf(LITERAL)).split('\n');
  const position = `${releaseUrl(base, jobs, found.file)}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;

  const report: LoadReport = {
    traceId: `source-maps-${Date.now()}`,
    remote: 'jobs',
    part: 'jobList',
    outcome: 'failed',
    attempts: [
      {
        version: jobs.version,
        outcome: 'failed',
        phase: 'render',
        cause: 'threw',
        stack: `Error: x\n    at f (http://localhost${position})`,
        ms: 1,
      },
    ],
    page: '/job-list',
    at: new Date().toISOString(),
  };
  expect((await page.request.post(LOAD_REPORTS_PATH, { data: [report] })).status()).toBe(204);
  const listed = (await (await page.request.get('/ops/load-reports?limit=100')).json()) as { reports: { report: LoadReport }[] };
  const stored = listed.reports.find(({ report: { traceId } }) => traceId === report.traceId)?.report;
  expect(stored?.attempts[0]?.stack).toMatch(/^Error: x\n {4}at f \(mfe-jobs\/src\/find\/\S+\.tsx?:\d+:\d+\)$/);
});
